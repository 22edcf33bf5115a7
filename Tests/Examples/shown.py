"""What the README shows of reading a manifest, run as it stands there."""
import os
import re
import subprocess

from rig import EXAMPLES, ROOT, expect, manifest

RUNNERS = {"python": ("/usr/bin/python3", "-"), "js": ("node", "--input-type=module", "-"), "sh": ("bash", "-eu")}


def test(folder, outputs):
    """Says what holds; an error where something doesn't."""
    place = folder / "newcomer"
    (place / "build").mkdir(parents=True)
    (place / "build/assets").symlink_to(outputs[0])
    (place / "Examples").symlink_to(EXAMPLES)
    file = next(file["path"] for file in manifest(outputs[0])["images"]["trip/picos/header.expanded"]["variants"]
                if file["scale"] == 3)
    expect(printed("python", place), file + "\n", "README: Python")
    expect(printed("js", place), file + "\n", "README: JavaScript")
    wanted = f'src="https://pictures.example/{file.partition("@")[0]}@1x.'
    expect(wanted in printed("sh", place), True, "README: the page")
    print("README: its lines of Python, JavaScript and shell give what they are said to")


def printed(language, place):
    """What the only block of a language prints."""
    section = (ROOT / "README.md").read_text().split("\n## Reading the manifest\n")[1].split("\n## ")[0]
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    expect(len(blocks), 1, f"README: blocks of {language}")
    done = subprocess.run(RUNNERS[language], input=blocks[0], text=True, stdout=subprocess.PIPE, cwd=place,
                          check=True, env={**os.environ, "PYTHONPATH": str(place / "Examples/python")})
    return done.stdout
