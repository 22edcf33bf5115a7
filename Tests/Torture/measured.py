"""measured.py COMMAND…: runs it; prints its exit code, wall and processor seconds, and peak memory in
MB as JSON.

A process of its own: a child's peak counts what its parent held when it was started, so the parent
must be small."""
import json
import os
import resource
import subprocess
import sys
import time

began = time.monotonic()
code = subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                      stderr=subprocess.DEVNULL).returncode
seconds = time.monotonic() - began
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
busy = usage.ru_utime + usage.ru_stime
print(json.dumps([128 - code if code < 0 else code, seconds, busy, usage.ru_maxrss / 1024]))
