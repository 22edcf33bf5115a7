"""The command, and what must be true of what comes of a recipe."""
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
DARKROOM = os.environ.get("DARKROOM", str(ROOT / ".build/release/darkroom"))
COUNT = 3

# Whatever this machine's user has set up for the real clouds, and proxies, is nothing to these tests.
ENVIRONMENT = {name: value for name, value in os.environ.items()
               if not name.startswith(("AWS_", "RCLONE_"))} | {"NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}


def run(*words, expect=0, **variables):
    """Runs a command to its end, which must be `expect`; gives what it printed."""
    ended = subprocess.run(list(map(str, words)), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                           stdin=subprocess.DEVNULL, env={**ENVIRONMENT, **variables})
    check(ended.returncode == expect,
          f"{words}: exit {ended.returncode}, not {expect}\n{ended.stdout}{ended.stderr}")
    return ended.stdout


def darkroom(*words, expect=0):
    return run(DARKROOM, *words, expect=expect)


def files(output):
    """What consumers of an output see of it, by path."""
    return {str(path.relative_to(output)): path.read_bytes() for path in output.rglob("*")
            if path.is_file() and ".darkroom" not in path.parts}


def check(holds, what):
    """Not `assert`, which a Python told to be quick leaves out."""
    if not holds:
        raise AssertionError(what)


def check_same(found, whole, what):
    differing = sorted(path for path in found.keys() | whole.keys() if found.get(path) != whole.get(path))
    check(not differing, f"{what} differs from a build of everything: {differing[:5]}")
