# SPDX-License-Identifier: BSD-3-Clause
"""One step: to compile a program, to run it, to run a script.  Each has one verdict or
more, and is done in a process of its own."""

import argparse
import fcntl
import os
import re
import resource
import signal
import subprocess
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from runner.plan import Program, Run, Script, Tags
from runner.processes import (
    LIMIT, Watch, adopt_orphans, kill, limited, marked, no_children, stacks, status_of, wait_until,
)  # fmt: skip
from runner.tap import failed, kind_of, part, passed, remarks, skipped

TESTS = Path(__file__).resolve().parents[1]


@dataclass
class Steps:
    o: argparse.Namespace
    limit: float = LIMIT
    until_failure: bool = False  # the first one ends a script

    def compile(self, item: Program) -> str:
        suffix, source, program = item.source.suffix, item.source, item.program
        environment = os.environ.get
        flags = f"{item.flags} {environment('SMA_TEST_CFLAGS' if 'c' in suffix else 'SMA_TEST_FFLAGS', '')}"
        wrapper = {".c": "oshcc", ".cc": "oshc++"}.get(suffix, "oshfort")
        command = [f"{self.o.prefix}/bin/{wrapper}", *environment("SMA_TEST_LINKER", "").split()]
        if suffix == ".c" and re.search("-std=(c|gnu)[+]", flags): # the same program in C++
            command = [f"{self.o.prefix}/bin/oshc++", "-x", "c++", *command[1:]]
        if "c" in suffix:
            command += ["-Og", "-g1", "-Wall", "-Wextra", "-Werror", *flags.split()]
        else: # module files of different tests must not meet
            modules = Path(f"{program}.mod")
            modules.mkdir(exist_ok=True)
            command += ["-O2", "-g1", *flags.split(), f"-J{modules}"]
        command.append(f"-I{source.parent}")
        stamp = Path(f"{program}.cmd")
        if program.exists() and stamp.exists() and stamp.read_text() == " ".join(command):
            if not self.is_older(program, source):
                return ""
        program.unlink(missing_ok=True)
        with open(f"{program}.log", "wb") as log:
            done = subprocess.run([*command, "-o", program, source, "-lm"], stdout=log, stderr=log)
        if done.returncode:
            program.unlink(missing_ok=True)
        else:
            stamp.write_text(" ".join(command))
        return ""

    def is_older(self, program: Path, source: Path) -> bool:
        """Than its source, the headers beside it, or the library."""
        prefix = self.o.prefix
        files = [source, *source.parent.glob("*.h"), *prefix.glob("bin/osh*")]
        files += Path(f"{program}.rows").glob("*")
        files += [*prefix.glob("lib/libsma*"), *prefix.glob("include/**/*")]
        made = program.stat().st_mtime
        return any(file.stat().st_mtime > made for file in files if file.exists())

    def mark(self, step: Run | Script) -> str:
        """What the environment of its processes has, and no other."""
        if isinstance(step, Run):
            return f"SMA_TEST_ID={self.o.marker}-{step.number}"
        return f"TEST_OF_SMA={self.o.marker}-{step.name}"

    # ---- a run of a program

    def command(self, run: Run) -> list[str]:
        """The program with its arguments and its launcher."""
        tags = run.tags
        words = os.environ.get("SMA_TEST_WRAP", "").split() + [str(run.program)]
        words += tags.get("args").split()
        if self.o.launcher:
            words = [*self.o.launcher.split(), "-n", run.np, *words]
        elif run.np != "solo":
            oshrun = [f"{self.o.prefix}/bin/oshrun", "-n", run.np]
            words = oshrun + tags.get("oshrun").split() + words
        return words

    def environment(self, run: Run, mark: str) -> dict[str, str]:
        """With what LeakSanitizer leaves out: memory that UCX keeps until the end of the
        process, and a run that ends without shmem_finalize, in the middle of UCX."""
        environment = dict(os.environ)
        if run.settings and run.tags.get("status", "0") != "0":
            environment["ASAN_OPTIONS"] = "detect_leaks=0"
        environment["LSAN_OPTIONS"] = f"suppressions={TESTS}/lsan.supp:print_suppressions=0"
        settings = f"{run.settings} {run.tags.get('env')} SMA_TEST_WORLD={run.world} {mark}"
        for setting in settings.split():
            name, _, value = setting.partition("=")
            environment[name] = value
        return environment

    def lines_of(self, err: str) -> int:
        """The number of lines of stderr, without those of another launcher, of what the
        programs run under, or of UCX 1.18: it aborts where a PE of its host that asked for
        a connection has ended, and with it the file of its memory in /proc."""
        omit = os.environ.get("SMA_TEST_IGNORE") or "ucp_worker.inl:.*cfg_index != "
        if self.o.launcher:
            omit = "^((srun|slurmstepd[^:]*): |oshrun: (srun|prterun|mpirun) )"
        return sum(not re.search(omit, line) for line in err.split("\n") if line)

    def judge(self, tags: Tags, status: int, out: Path, err: Path) -> str:
        """Why the output is not what the tags ask for."""
        want = tags.get("status", "0")
        if want == "nonzero":
            if status == 0:
                return "exit status 0, expected another"
        elif status != int(want):
            return f"exit status {status}, expected {want}"
        said, told = (file.read_text(encoding="latin-1") for file in (out, err))
        lines = tags.get("lines")
        if lines and self.lines_of(told) != int(lines):
            return f"stderr has {self.lines_of(told)} lines, expected {lines}"
        for key, text in ("match", "does not match"), ("nomatch", "matches"):
            for regex in tags.all(key):
                if bool(re.search(regex, f"{said}\n{told}", re.M)) != (key == "match"):
                    return f"the output {text}: {regex}"
        return ""

    def run(self, run: Run) -> str:
        base, mark = f"{self.o.outdir}/runs/{run.number}", self.mark(run)
        out, err, stacks_file = (Path(f"{base}.{end}") for end in ("out", "err", "stacks"))
        files, full = (out, err, stacks_file), f"{run.name} np {run.np} {run.world}"
        if not os.access(run.program, os.X_OK):
            return self.failure(run, "does not compile", [Path(f"{run.program}.log")])
        stacks_file.unlink(missing_ok=True)
        begin = time.monotonic()
        adopt_orphans()
        with out.open("wb") as o, err.open("wb") as e:
            # A job that signals its process group must not reach the runner.
            process = subprocess.Popen(
                self.command(run), stdin=subprocess.DEVNULL, stdout=o, stderr=e,
                env=self.environment(run, mark), start_new_session=True,
            )  # fmt: skip
            status = limited(mark, stacks_file, process, self.limit)
        seconds = f"{time.monotonic() - begin:.3f} s"
        if stacks_file.exists():
            why = "" if run.mutant else f"no end within the limit, {self.limit:.0f} s"
        else:
            why = self.judge(run.tags, status, out, err)
            if run.mutant:
                why = "" if why else f"the mistake {run.mutant} is not noticed"
            skips = status == 77 and run.tags.get("status", "0") == "0"
            # Other launchers start PEs that are no descendants of this process.
            if not wait_until(
                lambda: no_children() and not (self.o.launcher and marked(mark)), self.limit / 4
            ):
                left = marked(mark)
                why += f"{'; ' if why else ''}processes left behind: {' '.join(map(str, left))}"
                stacks_file.write_text(stacks(left))
                kill(left)
            elif skips:
                text = (out.read_text(errors="replace") + err.read_text(errors="replace")).splitlines()
                return skipped(full, text[0] if text else "")
        Path(f"{base}.time").write_text(f"{seconds}  {full}\n")
        return self.failure(run, why, files) if why else passed(f"{full} ({seconds})")

    def failure(self, run: Run, why: str, files: Iterable[Path]) -> str:
        text = failed(f"{run.name} np {run.np} {run.world}", why)
        for file in files:
            if file.exists():
                lines = file.read_text(errors="replace").splitlines()[:200]
                text += "".join(f"# {line[:400]}\n" for line in lines)
        world = "" if self.o.launcher else f" -w {run.world}"
        again = f"{self.o.rerun}{world} -n {run.np} -k '^{run.name}$'"
        return text + f"# rerun: {' '.join([again, *self.o.files])}\n"

    # ---- a script

    def start_script(self, script: Script, log: Path, mutant: str) -> tuple[int, str]:
        """Runs it; gives its status, and a verdict if it had none for too long.  Then its
        processes are killed, and it itself if there are no others."""
        mark = self.mark(script)
        late = ""
        seen = 0

        def look(watch: Watch) -> None:
            nonlocal late, seen
            verdicts = [line for line in log.read_text(errors="replace").splitlines() if kind_of(line)]
            if self.until_failure and any(kind_of(line) == "failed" for line in verdicts[seen:]):
                kill([process.pid], signal.SIGTERM)  # it may have to restore the host
                kill(set(marked(mark)) - {process.pid})
            if len(verdicts) > seen:
                seen, watch.time.given = len(verdicts), 0
            if watch.time.given >= 3 * self.limit:
                pids = [pid for pid in marked(mark) if pid != process.pid]
                after = verdicts[-1] if verdicts else "none"
                late += failed(script.name, f"no verdict within the limit, {3 * self.limit:.0f} s, after: {after}")
                late += remarks("\n".join(stacks(pids or [process.pid]).splitlines()[:200]))
                kill(pids or [process.pid])
                watch.time.given = 0

        environment = {**os.environ, "TEST_OF_SMA": mark.partition("=")[2]}
        environment.update(SRC=str(TESTS.parent), BUILD=str(self.o.build), PREFIX=str(self.o.prefix))
        for name in ("MAKEFLAGS", "MAKEOVERRIDES", "MFLAGS", "MAKELEVEL", "SMA_TEST_RERUN"):
            environment.pop(name, None)
        if mutant:
            environment["SMA_MUTANT"] = mutant
        with log.open("wb") as file:
            process = subprocess.Popen(
                [script.file], stdin=subprocess.DEVNULL, stdout=file, stderr=file, env=environment
            )
            with Watch(look):
                return status_of(process), late

    def is_noticed(self, script: Script, log: Path) -> bool:
        """Does the script fail where it does not without a mistake?  What fails because of
        the variable itself, which oshrun hands on, is no sign."""
        none = log.with_name(re.sub("~.*", "~none.log", log.name))
        with open(f"{none}.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not none.exists():
                self.start_script(script, none, "none")
        failures = [
            {line for line in file.read_text(errors="replace").splitlines() if kind_of(line) == "failed"}
            for file in (log, none)
        ]
        return bool(failures[0] - failures[1])

    def script(self, script: Script) -> str:
        begin = time.monotonic()
        log = self.o.outdir / "scripts" / (script.name.replace("/", "-") + ".log")
        status, text = self.start_script(script, log, script.mutant)
        if not script.mutant:
            lines = log.read_text(errors="replace").splitlines(keepends=True)
            text += "".join(part(script.name, lines, lambda: status))
        elif self.is_noticed(script, log):
            text = passed(script.name)
        else:
            text = failed(script.name, f"the mistake {script.mutant} is not noticed")
        if any(kind_of(line) == "failed" for line in text.splitlines()):
            settings = f"SMA_MUTANT={script.mutant} " if script.mutant else ""
            settings += "SMA_TEST_SHORT=1 " if self.o.short else ""
            settings += f"SRC={TESTS.parent} BUILD={self.o.build} PREFIX={self.o.prefix}"
            text += f"# rerun: {settings} {script.file}\n"
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        text += f"# {script.name} took {used.ru_utime + used.ru_stime:.0f} s of processors"
        return text + f", {time.monotonic() - begin:.0f} s\n"


class LeftFiles:
    """Files that a run could leave behind: of this user, and not Open MPI's, which tests
    that run beside this one may use."""

    def __init__(self, marker: str) -> None:
        self.marker = marker
        self.before = self.list()

    def list(self) -> set[str]:
        found = set()
        for top, deep in ("/dev/shm", True), ("/tmp", False):
            for folder, folders, files in os.walk(top):
                for name in [*files, *(folders if deep else [])]:
                    path = f"{folder}/{name}"
                    ours = name.startswith("sma") or (
                        deep and not name.startswith(("vader_segment.", "sm_segment."))
                    )
                    try:
                        if ours and os.lstat(path).st_uid == os.getuid():
                            found.add(path)
                    except OSError:
                        pass
                if not deep:
                    break
        return found

    def is_used(self, path: str) -> bool:
        """Does a live process map or have it?  An ordinary user does not see what processes
        of others have open."""
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if path in (process / "maps").read_text(errors="replace"):
                    return True
                if any(os.readlink(fd) == path for fd in (process / "fd").iterdir()):
                    return True
            except OSError:
                pass
        return False

    def new(self) -> set[str]:
        def of_others(path: str) -> bool:
            return "/sma-test-" in path and f"/{self.marker}" not in path

        return {p for p in self.list() - self.before if not of_others(p) and not self.is_used(p)}

    def find(self) -> str:
        """The failure that the runs have left files.  A file of another job may be new and
        not mapped yet, or wait for oshrun to remove it after a PE was killed; so only files
        count that stay."""
        left = self.new()

        def none_stays() -> bool:
            nonlocal left
            left = left and left & self.new()
            return not left

        if wait_until(none_stays, LIMIT / 4):
            return ""
        self.before = self.list()
        return failed("leftover", "files after the runs") + remarks("\n".join(sorted(left)))
