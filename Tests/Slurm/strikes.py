"""What strikes a shard in the middle of its work. Each takes the build and its stopped processes,
strikes, yields how often the shard must be started again, and then does what belongs to the aftermath."""
import os
import signal

import cluster
import processes


def kill_command(build, builders):
    processes.send(signal.SIGKILL, builders)
    yield 1


def kill_node(build, builders):
    """Its daemon and all that it runs, as a power cut does. It comes back when Slurm has noticed."""
    node = build.task()["NodeList"]
    step = step_of(builders[0])
    build.slurm.stop_daemon(node)
    processes.send(signal.SIGKILL, [*processes.descendants(step), step])
    yield 1
    bring_back(build, node)


def lose_node(build, builders):
    """Its daemon alone: the task runs on, and meets its second copy, which must not write."""
    node = build.task()["NodeList"]
    build.slurm.stop_daemon(node)
    yield 2
    cluster.wait("the second copy's refusal", lambda: "another build" in build.said())
    processes.send(signal.SIGCONT, builders)
    cluster.wait("the end of the first", lambda: not any(
        processes.state(pid) not in (None, "Z") for pid in builders))
    bring_back(build, node)


def near_time_limit(build, builders):
    """The signal that `--signal` asks for."""
    build.slurm.ask("scancel", "--batch", "--signal=USR1", build.struck)
    processes.send(signal.SIGCONT, builders)
    yield 1


def preempt(build, builders):
    """By a job of a partition with a higher priority that wants the same node."""
    build.slurm.ask("sbatch", "--partition=urgent", f"--nodelist={build.task()['NodeList']}",
                    "--exclusive", "--output=/dev/null", "--wrap=sleep 0.1")
    cluster.wait("the preemption", lambda: build.task()["JobState"] != "RUNNING")
    processes.send(signal.SIGCONT, builders)
    yield 1


def step_of(pid):
    """The slurmstepd that a process runs under: the highest of its ancestors below this test."""
    while (parent := int(processes.status(pid)[1])) != os.getpid():
        pid = parent
    return pid


def bring_back(build, node):
    cluster.wait(f"{node} to count as down", lambda: "DOWN" in build.slurm.ask(
        "scontrol", "--oneliner", "show", "node", node))
    build.slurm.start_node(node)
