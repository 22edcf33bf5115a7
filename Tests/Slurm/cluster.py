"""A Slurm of its own on the loopback: a controller, three nodes and a munge, as root, without systemd."""
import contextlib
import os
import pathlib
import signal
import socket
import subprocess
import time

NODES = ["n0", "n1", "n2"]
# Seconds: a node that is silent for the first counts as down, once a message to it has waited for the
# second; a requeued job starts again after the third.
NODE_TIMEOUT, MESSAGE_TIMEOUT, REQUEUE_DELAY = 3, 3, 5

CONFIGURATION = """
ClusterName=darkroom
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={controller}
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket,cred_expire={requeue}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool-%n
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU_Memory
SlurmdParameters=config_overrides
SchedulerType=sched/builtin
SchedulerParameters=sched_interval=1,batch_sched_delay=0
PreemptType=preempt/partition_prio
PreemptMode=REQUEUE
ReturnToService=2
JobRequeue=1
KillWait=2
SlurmdTimeout={timeout}
MessageTimeout={message}
{nodes}
PartitionName=usual Nodes=ALL Default=YES MaxTime=INFINITE State=UP PriorityTier=1
PartitionName=urgent Nodes=ALL MaxTime=INFINITE State=UP PriorityTier=2
"""


def free_ports(count):
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]


class Cluster:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.configuration = self.folder / "slurm.conf"
        self.environment = {**os.environ, "SLURM_CONF": str(self.configuration)}
        self.daemons = {}

    def start(self):
        ports = free_ports(1 + len(NODES))
        nodes = "\n".join(
            f"NodeName={name} NodeHostname={socket.gethostname()} NodeAddr=127.0.0.1 Port={port}"
            " CPUs=2 RealMemory=4000" for name, port in zip(NODES, ports[1:]))
        self.configuration.write_text(CONFIGURATION.format(
            host=socket.gethostname(), controller=ports[0], folder=self.folder, nodes=nodes,
            timeout=NODE_TIMEOUT, message=MESSAGE_TIMEOUT,
            requeue=REQUEUE_DELAY))
        (self.folder / "state").mkdir()
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o400)
        self.daemon("munged", "munged", "--foreground", "--force", *(
            f"--{kind}={self.folder}/munge.{end}" for kind, end in (
                ("key-file", "key"), ("socket", "socket"), ("pid-file", "pid"),
                ("log-file", "log"), ("seed-file", "seed"))))
        wait("munge", lambda: (self.folder / "munge.socket").exists())
        self.daemon("slurmctld", "slurmctld", "-D", "-c")
        for name in NODES:
            self.start_node(name)
        wait("three idle nodes", self.is_idle)

    def daemon(self, name, *words):
        with open(self.folder / f"{name}.out", "a") as log:
            self.daemons[name] = subprocess.Popen(
                words, env=self.environment, stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT, start_new_session=True)

    def start_node(self, name):
        self.daemon(name, "slurmd", "-D", "-N", name)

    def is_idle(self):
        states = self.ask("sinfo", "--noheader", "--Node", "--partition", "usual", "--format", "%T")
        return states.split() == ["idle"] * len(NODES)

    def ask(self, *words, **variables):
        """What a command of Slurm's says."""
        return subprocess.run(words, env={**self.environment, **variables}, check=True, text=True,
                              stdout=subprocess.PIPE).stdout

    def job(self, identifier):
        """What Slurm knows of a job: its fields, as words."""
        text = self.ask("scontrol", "--oneliner", "show", "job", identifier)
        return dict(word.split("=", 1) for word in text.split() if "=" in word)

    def stop_daemon(self, name):
        """As a power cut does."""
        process = self.daemons.pop(name)
        process.send_signal(signal.SIGKILL)
        process.wait()


def wait(what, is_there, seconds=60, pause=0.2):
    """Waits for something, and says what it was that did not come."""
    end = time.monotonic() + seconds
    while not (found := is_there()):
        if time.monotonic() > end:
            raise TimeoutError(f"waited {seconds} s for {what}")
        time.sleep(pause)
    return found
