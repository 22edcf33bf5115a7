"""Runs a command and says what it took."""
import collections
import os
import subprocess
import time

Usage = collections.namedtuple("Usage", "seconds cpu peak code output")


def run(command):
    """Seconds by the clock and of processors, peak memory in bytes, exit code, standard output."""
    began = time.monotonic()
    process = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Usage(time.monotonic() - began, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024,
                 process.returncode, output)


def run_all(commands):
    """All at once; seconds until the last has ended."""
    began = time.monotonic()
    processes = [subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL)
                 for command in commands]
    if any([process.wait() for process in processes]):
        raise SystemExit(f"{commands[0][0]} failed")
    return time.monotonic() - began
