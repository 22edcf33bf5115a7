"""Examples/kubernetes: checked against the schemas of Kubernetes; the containers' scripts are run here."""
import os
import pathlib
import sys

import yaml

from outputs import COUNT, DARKROOM, ROOT, check, check_same, files, run

EXAMPLE = ROOT / "Examples/kubernetes"
# The oldest that has what the jobs need by default, and later ones.
VERSIONS = ("1.29", "1.31", "1.37")


def test(work, catalog, whole):
    for name in ("shards.yaml", "merge.yaml"):
        for version in VERSIONS:
            validate(EXAMPLE / name, version, expect=0)
    yield f"both files are valid in Kubernetes {', '.join(VERSIONS)}"

    for right, wrong in [("completions: 12", "completion: 12"), ("parallelism: 4", "parallelism: four"),
                         ("action: FailIndex", "actions: FailIndex")]:
        text = (EXAMPLE / "shards.yaml").read_text()
        check(right in text, f"shards.yaml has no {right}")
        faulty = work / "faulty.yaml"
        faulty.write_text(text.replace(right, wrong))
        validate(faulty, VERSIONS[-1], expect=1)
    yield "with a fault in them they are refused, so they were checked"

    check_numbers()
    yield "completions and SHARDS are the same number"

    for index in range(COUNT):
        contain("shards.yaml", work, catalog, 0, JOB_COMPLETION_INDEX=str(index))
    contain("merge.yaml", work, catalog, 0)
    check_same(files(work / "output/assets"), whole, "the merged output")
    yield "the containers' scripts, run for each index and the merge, give a build of everything"

    (work / f"output/shards/1-of-{COUNT}/shard.json").unlink()
    contain("merge.yaml", work, catalog, 2)
    yield "a missing shard ends the merge with 2, on which the Job fails"


def validate(file, version, expect):
    run(pathlib.Path(sys.executable).parent / "kubernetes-validate", "--strict", "--kubernetes-version", version, file,
        expect=expect)


def container(name):
    job = yaml.safe_load((EXAMPLE / name).read_text())
    return job["spec"], job["spec"]["template"]["spec"]["containers"][0]


def check_numbers():
    spec, shards = container("shards.yaml")
    _, merge = container("merge.yaml")
    for one in (shards, merge):
        check({"name": "SHARDS", "value": str(spec["completions"])} in one["env"],
              f"SHARDS is not {spec['completions']}, the completions")


def contain(name, work, catalog, expect, **variables):
    """Runs a container's script with the volumes' folders in the places of their mounts."""
    _, found = container(name)
    (work / "output").mkdir(exist_ok=True)
    script = found["args"][0].replace("/output/", f"{work}/output/").replace(
        "darkroom build /catalog", f"darkroom build {catalog}")
    check(str(work) in script, f"{name}: the script does not write to /output")
    run(*found["command"], script, expect=expect, SHARDS=str(COUNT),
        PATH=f"{pathlib.Path(DARKROOM).parent}:{os.environ['PATH']}", **variables)
