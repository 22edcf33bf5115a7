"""watched.py COMMAND…: runs it; prints its exit code, and the peak memory in MB of itself, of its
largest worker, of any process among them, and what of it a worker was born with, as JSON.

What the kernel keeps for each process (proc(5), VmHWM), read until it is gone; but the third is
wait4's, of all together and to the end: whoever was read too early shows by it. A worker, being a
copy, is born with its parent's pages. A process of its own: a child's peak counts what its parent
held when it was started."""
import json
import os
import pathlib
import subprocess
import sys
import time

# Between two looks, in seconds: nothing beside how long a worker lives.
PAUSE = 0.005


def peak(pid):
    """In MB; 0 when the process is gone."""
    try:
        lines = pathlib.Path(f"/proc/{pid}/status").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return max((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM:")), default=0)


def workers(pid):
    try:
        return pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return []


command = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
own = ended = 0
first, last = {}, {}
while not ended:
    own = max(own, peak(command.pid))
    for pid in workers(command.pid):
        first.setdefault(pid, peak(pid))
        last[pid] = max(last.get(pid, 0), peak(pid))
    time.sleep(PAUSE)
    ended, status, usage = os.wait4(command.pid, os.WNOHANG)
code = os.waitstatus_to_exitcode(status)
print(json.dumps([128 - code if code < 0 else code, own, max(last.values(), default=0),
                  usage.ru_maxrss / 1024, max(first.values(), default=0)]))
