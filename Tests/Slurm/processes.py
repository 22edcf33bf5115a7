"""The processes of this test: all that it starts stay its descendants, however often they fork."""
import ctypes
import os
import pathlib
import signal
import time

# prctl(2): orphans of this process's descendants become its own children.
PR_SET_CHILD_SUBREAPER = 36


def adopt_orphans():
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


def status(pid):
    """The fields of /proc/PID/stat after the command's name; None for a process that is gone."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return None


def state(pid):
    fields = status(pid)
    return fields and fields[0]


def children(pid):
    try:
        tasks = pathlib.Path(f"/proc/{pid}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []


def descendants(pid):
    found = []
    for child in children(pid):
        found += [child, *descendants(child)]
    return found


def words(pid):
    """The command line; empty for a process that has ended."""
    try:
        return pathlib.Path(f"/proc/{pid}/cmdline").read_bytes().decode().split("\0")[:-1]
    except (FileNotFoundError, ProcessLookupError):
        return []


def send(number, pids):
    for pid in pids:
        try:
            os.kill(pid, number)
        except ProcessLookupError:
            pass


def end_all(seconds=10):
    """Kills whatever is left of this process's descendants."""
    end = time.monotonic() + seconds
    while left := [pid for pid in descendants(os.getpid()) if state(pid) != "Z"]:
        if time.monotonic() > end:
            raise SystemExit(f"still running: {[words(pid) for pid in left]}")
        send(signal.SIGKILL, left)
        time.sleep(0.02)
    while children(os.getpid()):
        os.wait()
