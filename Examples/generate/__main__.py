"""generate [--check]: writes the Python module and the TypeScript declarations of the manifest from its JSON
Schema. With --check it writes nothing and ends with 1 where a file is not what would be written."""
import json
import pathlib
import subprocess
import sys

import typescript

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "Sources/DarkroomPipeline/Resources/manifest-v1.schema.json"
PYTHON = ROOT / "Examples/python/darkroom_manifest.py"
TYPESCRIPT = ROOT / "Examples/node/darkroom-manifest.d.ts"
HEADER = "Generated from manifest-v1.schema.json by `make manifest-types`: change the schema instead."
# Plain dictionaries as the json module reads them, with types for checkers: nothing to install or convert.
OPTIONS = ("--input-file-type=jsonschema --output-model-type=typing.TypedDict --target-python-version=3.11"
           " --formatters=builtin --use-title-as-name --enum-field-as-literal=all"
           " --use-schema-description --use-field-description").split()


def python_module(schema):
    """The module's text, by datamodel-code-generator."""
    command = [pathlib.Path(sys.executable).with_name("datamodel-codegen"), *OPTIONS,
               f"--custom-file-header=# {HEADER}"]
    done = subprocess.run(command, input=json.dumps({**schema, "title": "Manifest"}), text=True,
                          stdout=subprocess.PIPE, check=True)
    return done.stdout


def main():
    schema = json.loads(SCHEMA.read_text())
    texts = {PYTHON: python_module(schema), TYPESCRIPT: f"// {HEADER}\n\n" + typescript.declarations(schema)}
    if "--check" in sys.argv[1:]:
        stale = [str(path.relative_to(ROOT)) for path, text in texts.items()
                 if not path.exists() or path.read_text() != text]
        sys.exit(f"Not what the schema gives, run `make manifest-types`: {', '.join(stale)}" if stale else 0)
    for path, text in texts.items():
        path.write_text(text)


main()
