"""Examples/aws-batch: Amazon's own client checks what is sent; the commands that it sends are run here."""
import json
import os
import pathlib
import sys

import servers
from outputs import COUNT, DARKROOM, ROOT, check, check_same, run
from store import fetched

EXAMPLE = ROOT / "Examples/aws-batch"


def test(work, catalog, whole):
    with servers.BatchService() as batch:
        client = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_REGION": "eu-west-1",
                  "AWS_DEFAULT_REGION": "eu-west-1", "AWS_ENDPOINT_URL": batch.endpoint,
                  "PATH": f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}"}
        definition = EXAMPLE / "job-definition.json"
        register(definition, client, expect=0)
        check(batch.sent("registerjobdefinition") == [json.loads(definition.read_text())],
              "the client sends another definition than the file's")
        yield "aws takes the job definition"

        check_faults(work, definition, client)
        check(len(batch.sent("registerjobdefinition")) == 1, "the client sends what it should refuse")
        yield "aws refuses it with a fault in it, so it was checked"

        names = submit(client)
        array, merge = batch.sent("submitjob")
        check(array["arrayProperties"] == {"size": COUNT} and "dependsOn" not in array,
              f"the array job is {array}")
        check(merge["dependsOn"] == [{"jobId": names["shards"]}], f"the merge is {merge}")
        yield f"submit.sh submits an array of {COUNT}, and a merge that waits for it"

    with servers.s3(work) as (environment, _):
        run("rclone", "mkdir", "s3:bucket", **environment)
        run("rclone", "copy", catalog, "s3:bucket/catalog", **environment)
        for index in range(COUNT):
            contain(array, work / f"child-{index}", environment, 0, AWS_BATCH_JOB_ARRAY_INDEX=str(index))
        contain(merge, work / "merge", environment, 0)
        check_same(fetched(work / "fetched", environment), whole, "the merged output")
        yield "the commands it sends, run for each child and the merge, give a build of everything"

        run("rclone", "purge", f"s3:bucket/shards/1-of-{COUNT}", **environment)
        contain(merge, work / "merge", environment, 2)
        yield "a missing shard ends the merge with 2, which the definition does not try again"


def register(definition, client, expect):
    run("aws", "batch", "register-job-definition", "--cli-input-json", f"file://{definition}",
        expect=expect, **client)


def check_faults(work, definition, client):
    """Each fault alone must be refused, before anything is sent."""
    for path, value in [(["containerProperties", "comand"], ["run-job"]),
                        (["retryStrategy", "attempts"], "five"),
                        (["containerProperties", "environment"], {"A": "b"})]:
        faulty = json.loads(definition.read_text())
        place = faulty
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        file = work / "faulty.json"
        file.write_text(json.dumps(faulty))
        register(file, client, expect=255)


def submit(client):
    said = run(EXAMPLE / "submit.sh", "s3:bucket/catalog", "s3:bucket/shards", "s3:bucket/assets", COUNT,
               **client)
    return dict(line.split(" ", 1) for line in said.splitlines())


def contain(job, work, environment, expect, **variables):
    """Runs a job's command as its container does, with the examples and the command in PATH."""
    work.mkdir(exist_ok=True)
    path = [EXAMPLE, ROOT / "Examples/rclone", pathlib.Path(DARKROOM).parent, os.environ["PATH"]]
    run(*job["containerOverrides"]["command"], expect=expect, WORK=str(work / "work"),
        PATH=":".join(map(str, path)), **environment, **variables)
