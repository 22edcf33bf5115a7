"""A sharded build by Examples/slurm, and what must be true of it when it has ended."""
import json
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import tempfile

import cluster
import processes

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "Examples/slurm"
DARKROOM = os.environ.get("DARKROOM", str(ROOT / ".build/release/darkroom"))
COUNT = 3
# The shard that is struck.
STRUCK = 2


def darkroom(*words):
    """Runs it; its exit code and all it says."""
    ended = subprocess.run([DARKROOM, *map(str, words)], stdout=subprocess.PIPE, text=True,
                           stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    return ended.returncode, ended.stdout


def files(output):
    """What consumers of an output see of it, by path."""
    return {str(path.relative_to(output)): path.read_bytes() for path in output.rglob("*")
            if path.is_file() and ".darkroom" not in path.parts}


class Sharded:
    def __init__(self, slurm, catalog, output, *options, **variables):
        self.slurm, self.output = slurm, pathlib.Path(output)
        self.log = pathlib.Path(f"{output}.shards/log")
        said = slurm.ask(EXAMPLE / "submit.sh", catalog, output, str(COUNT), *options,
                         DARKROOM=DARKROOM, **variables)
        names = dict(line.split(" ", 1) for line in said.splitlines())
        self.array, self.merge = names["shards"], names["merge"]
        self.struck = f"{self.array}_{STRUCK}"
        # What was finished when the fault struck: files as they were, and the number of pictures.
        self.finished, self.kept = {}, 0

    def shard(self, index=STRUCK):
        return pathlib.Path(f"{self.output}.shards/{index}-of-{COUNT}")

    def task(self, index=STRUCK):
        return self.slurm.job(f"{self.array}_{index}")

    def said(self, index=STRUCK):
        """A task's log, of all its starts."""
        path = self.log / f"{index}-of-{COUNT}.log"
        return path.read_text() if path.exists() else ""

    def builders(self):
        """The struck shard's darkroom and its worker."""
        return [pid for pid in processes.descendants(os.getpid())
                if (words := processes.words(pid)) and words[0] == DARKROOM
                and str(self.shard()) in words]

    def frozen(self):
        """The struck shard's processes, stopped in the middle of their work."""
        return cluster.wait("a build in the middle of its work", self.freeze, pause=0.01)

    def freeze(self):
        if len(list(self.shard().glob("images/**/*.jpg"))) < 3:
            return None
        builders = self.builders()
        processes.send(signal.SIGSTOP, builders)
        if (self.shard() / "manifest.json").exists() or len(builders) < 2:
            raise RuntimeError("the build was over before it could be struck")
        self.read_state()
        if not self.finished:
            processes.send(signal.SIGCONT, builders)
            return None
        return builders

    def read_state(self):
        """What the struck shard's build state knows. Read in a copy: a build locks its own."""
        with tempfile.TemporaryDirectory() as folder:
            for path in self.shard().glob(".darkroom/state.sqlite*"):
                shutil.copy(path, folder)
            state = sqlite3.connect(f"{folder}/state.sqlite")
            digests = {row[0][:16] for row in state.execute("SELECT sha256 FROM files")}
            self.kept = state.execute("SELECT count(*) FROM pictures").fetchone()[0]
            state.close()
        self.finished = {path: path.stat() for path in self.shard().glob("images/**/*.*")
                         if path.name.split(".")[-2] in digests}

    def ended(self, job, seconds=90):
        """A job's state when it is over."""
        over = ("COMPLETED", "FAILED", "CANCELLED", "TIMEOUT", "NODE_FAIL")
        return cluster.wait(f"the end of job {job}", lambda: (
            state if (state := self.slurm.job(job)["JobState"]) in over else None), seconds)

    def faults(self, reference, restarts):
        """All that is wrong with an ended build that was struck and started again so often."""
        if (state := self.ended(self.merge)) != "COMPLETED":
            return [f"the merge is {state}"]
        return [*self.differences(reference), *self.leftovers(), *self.remade(),
                *self.wrong_restarts(restarts)]

    def differences(self, reference):
        ours, right = files(self.output), files(reference)
        if ours.keys() != right.keys():
            yield f"files differ: {sorted(ours.keys() ^ right.keys())}"
        for path in ours.keys() & right.keys():
            if ours[path] != right[path]:
                yield f"{path} differs"

    def leftovers(self):
        for folder in (self.output, *map(self.shard, range(1, COUNT + 1))):
            code, said = darkroom("verify", folder)
            if code != 0 or "warning" in said:
                yield f"verify {folder} ended with {code}: {said}"
            for path in folder.glob(".darkroom/tmp/*"):
                yield f"left over: {path}"

    def remade(self):
        """What had been finished when the fault struck, and was made again."""
        for path, before in self.finished.items():
            after = path.stat()
            if (before.st_ino, before.st_mtime_ns) != (after.st_ino, after.st_mtime_ns):
                yield f"made again: {path}"
        report = json.loads((self.log / f"{STRUCK}-of-{COUNT}.json").read_bytes())
        if (kept := report["pictures"]["upToDate"]) < self.kept:
            yield f"the shard's report says that it kept {kept} pictures, not {self.kept}"

    def wrong_code(self, expected):
        code = self.task()["ExitCode"]
        return [] if code == expected else [f"the shard's exit code is {code}"]

    def wrong_restarts(self, expected):
        """Of the struck shard so many are right, of the others none."""
        right = {index: expected if index == STRUCK else 0 for index in range(1, COUNT + 1)}
        found = {index: int(self.task(index)["Restarts"]) for index in right}
        return [] if found == right else [f"the shards were started again so often: {found}"]
