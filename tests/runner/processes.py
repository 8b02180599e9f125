# SPDX-License-Identifier: BSD-3-Clause
"""Processes: their limit of time, their stacks, and work in processes of its own."""

import ctypes
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from runner.tap import remarks

# The limit, in seconds that the host gives.
LIMIT = int(os.environ.get("SMA_TEST_LIMIT") or 120)
PR_SET_CHILD_SUBREAPER = 36  # <linux/prctl.h>


def environments() -> Iterator[tuple[int, bytes]]:
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                yield int(name), Path("/proc", name, "environ").read_bytes()
            except OSError:
                pass


def marked(mark: str) -> list[int]:
    """The live processes that have this NAME=VALUE in their environment."""
    return [pid for pid, text in environments() if mark.encode() in text.split(b"\0")]


def of_marker(marker: str) -> list[int]:
    """Those of all steps of a runner."""
    return [pid for pid, text in environments() if f"={marker}-".encode() in text]


def adopt_orphans() -> None:
    """From now on, what a child of this process leaves behind becomes its child."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)


def no_children() -> bool:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
        return False
    except ChildProcessError:
        return True


def kill(pids: Iterable[int], number: int = signal.SIGKILL) -> None:
    for pid in pids:
        try:
            os.kill(pid, number)
        except OSError:
            pass


def stacks(pids: Iterable[int]) -> str:
    text = ""
    for pid in pids:
        try:
            words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
            text += f"--- stack of process {pid}: {b' '.join(words).decode(errors='replace')}\n"
            if not shutil.which("gdb"):
                text += Path(f"/proc/{pid}/wchan").read_text() + "\n"
                continue
            gdb = ["gdb", "-p", str(pid), "-nx", "-batch", "-ex", "thread apply all bt 16"]
            said = subprocess.run(gdb, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
            lines = said.stdout.decode(errors="replace").splitlines(keepends=True)
            text += "".join(line for line in lines if re.match("Thread|#", line))
        except (OSError, subprocess.TimeoutExpired):
            pass
    return text


class HostTime:
    """What this host has given since the beginning, in seconds.  A process of nice N gets
    1.25^N times less than others.  It counts turns and does not read a clock, which runs on
    while a process is stopped."""

    def __init__(self) -> None:
        self.given = 0.0
        self.processors = len(os.sched_getaffinity(0))
        self.weight = 1.25 ** max(os.nice(0), 0)

    def passes(self, seconds: float) -> None:
        running = int(Path("/proc/loadavg").read_text().split()[3].split("/")[0]) - 1
        if running > self.processors:
            seconds *= self.processors / running / self.weight
        self.given += seconds


class Watch:
    """While it is active, calls a function after each second, with the time that the
    host has given since the last one that began again."""

    def __init__(self, each_second: Callable[["Watch"], None]) -> None:
        self.time = HostTime()
        self.each_second = each_second
        self.active = True

    def __enter__(self) -> "Watch":
        signal.signal(signal.SIGALRM, self.tick)
        signal.setitimer(signal.ITIMER_REAL, 1)
        return self

    def tick(self, *_: object) -> None:
        self.time.passes(1)
        self.each_second(self)
        if self.active:
            signal.setitimer(signal.ITIMER_REAL, 1)

    def __exit__(self, *_: object) -> None:
        self.active = False  # Python may call tick, for a signal of before, until the end
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)


def wait_until(condition: Callable[[], bool], limit: float) -> bool:
    host = HostTime()
    while not condition():
        if host.given >= limit:
            return False
        time.sleep(0.1)
        host.passes(0.1)
    return True


def status_of(process: "subprocess.Popen[bytes]") -> int:
    """Its status, as a shell has it."""
    status = process.wait()
    return status if status >= 0 else 128 - status


def limited(
    mark: str, file: Path, process: "subprocess.Popen[bytes]", limit: float = LIMIT
) -> int:
    """The status of a process that has this mark, or 124 after the limit."""
    late = False

    def look(watch: Watch) -> None:
        nonlocal late
        if watch.time.given >= limit:
            late = True
            pids = marked(mark)
            file.write_text(stacks(pids))
            kill(pids)

    with Watch(look):
        status = status_of(process)
    return 124 if late else status


Step = TypeVar("Step")


def in_processes(
    steps: Sequence[Step], most: int, work: Callable[[Step], str], out: Path
) -> Iterator[tuple[Step, str, str]]:
    """Does the work of each step in a process of its own, so many at the same time; gives
    the step, the text that is the result, and how the process died, as a test may kill its
    parent."""
    active: dict[int, tuple[Step, Path]] = {}
    waiting = list(reversed(list(enumerate(steps))))
    while waiting or active:
        while waiting and len(active) < most:
            number, step = waiting.pop()
            file = out / f"step-{number}"
            sys.stdout.flush()
            pid = os.fork()
            if not pid:
                signal.signal(signal.SIGINT, signal.SIG_DFL)
                signal.signal(signal.SIGTERM, signal.SIG_DFL)
                try:
                    file.write_text(work(step), errors="replace")
                except BaseException:
                    file.write_text(remarks(traceback.format_exc()))
                    os._exit(1)
                os._exit(0)
            active[pid] = step, file
        pid, status = os.wait()
        if pid in active:
            step, file = active.pop(pid)
            text = file.read_text(errors="replace") if file.exists() else ""
            file.unlink(missing_ok=True)
            end = os.waitstatus_to_exitcode(status)
            how = f"signal {-end}" if end < 0 else f"status {end}"
            yield step, text, f"the runner's process ended with {how}" if end else ""
