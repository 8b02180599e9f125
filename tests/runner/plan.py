# SPDX-License-Identifier: BSD-3-Clause
"""What is to be compiled and run: it follows from the tags of the tests and from the
options, and is the same on every host that has the same parts of the library."""

import argparse
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from runner import mistakes
from runner.tap import skipped

# A world says how the job is started: a name and the environment that makes it.  Those
# after the third are run by name only.
WORLDS = {
    "node": "",
    "ucx": "SHMEM_TRANSPORT=all-ucx",
    "mixed": "SHMEM_TEST_NODES=2",
    "ofi": "SHMEM_TRANSPORT=all-ofi",
}
# The scripts that take longest come first, so that none of them is alone in the end.
LONG = """nvshmem/cuda launch/mpi source/runner manual/html manual/man
    network/mutate package/options launch/launchers launch/pmix fuzz/fuzz whitebox/schedule
    cray/cray fortran-compile/kinds nvshmem/cuda_device network/delay check/where
    package/install launch/faults""".split()
KINDS_OF_8 = "-fdefault-integer-8 -fdefault-real-8 -fdefault-double-8"
KEYS = "np env args oshrun cflags kinds worlds serial sanitize status lines notices match nomatch"


def die(text: str) -> NoReturn:
    print(f"tests/run: {text}", file=sys.stderr)
    sys.exit(2)


class Tags:
    """The tags of a variant: a key may come twice."""

    def __init__(self, line: str = "") -> None:
        self.pairs: list[tuple[str, str]] = []
        self.read(line)

    def get(self, key: str, default: str = "") -> str:
        return next((value for name, value in self.pairs if name == key), default)

    def all(self, key: str) -> list[str]:
        return [value for name, value in self.pairs if name == key]

    def read(self, line: str) -> None:
        keys = f"(?P<key>{KEYS.replace(' ', '|')}):"
        while found := re.search(rf"(?:^|[ \t]){keys}", line):
            key, line = found["key"], line[found.end() :]
            after = None if key.endswith("match") else re.search(rf"[ \t]{keys}", line)
            value, line = (line[: after.start()], line[after.start() :]) if after else (line, "")
            self.pairs.append((key, value.strip(" \t")))


def read_tags(file: Path) -> list[Tags]:
    """The variants of a file; one without tags has one variant."""
    variants: list[Tags] = []
    after_tags = 0
    with file.open(encoding="latin-1") as lines:
        for number, line in enumerate(lines, 1):
            begin = re.match(r"(/\*|//|!|[Cc*][ \t]| \*)[ \t]*", line)
            text = re.sub(r"[ \t]*\*/[ \t]*$", "", line.rstrip("\n")[begin.end() if begin else 0 :])
            if number > 200 or not (begin or not text.strip()):
                break
            if text.startswith("np:") or (number == 1 and re.match(r"[a-z]+:[ \t]", text)):
                variants.append(Tags())
                variants[-1].read(text)
                after_tags = number + 1
            elif re.match("(no)?match:", text) and number == after_tags:
                variants[-1].read(text)
                after_tags += 1
    return variants or [Tags()]


# ---- what is to be done


@dataclass
class Program:
    source: Path
    program: Path
    flags: str


@dataclass
class Run:
    number: int
    name: str
    np: str
    world: str
    settings: str
    program: Path
    tags: Tags
    mutant: str = ""

    @property
    def serial(self) -> bool:
        return self.tags.get("serial", "0") != "0"


@dataclass
class Script:
    name: str
    file: Path
    mutant: str = ""


@dataclass
class Plan:
    """The lists of what to compile and to run, from the tags of the tests."""

    o: argparse.Namespace
    programs: list[Program] = field(default_factory=list)
    runs: list[Run] = field(default_factory=list)
    left_out: str = ""
    turn: str = "ucx"
    matched: bool = False  # whether any name matches the pattern

    def is_selected(self, name: str) -> bool:
        matches = bool(re.search(self.o.pattern, name))
        self.matched |= matches
        return matches and not (self.o.without and re.search(self.o.without, name))

    def numbers_of_pes(self, tags: Tags, world: str, kind: int, name: str) -> list[str]:
        """The numbers that are run in a world with a default kind.  In a short run these
        are the first, one in the middle and the last of those up to 8, in the first world and
        with the usual kind.  With the other kind, in other worlds with the usual kind, and of
        tests of what passes between nodes, it is only the largest number up to 4, or else the
        smallest one."""
        numbers = tags.get("np", "1 2 4").split()
        if self.o.short:
            first = world == self.o.all_worlds[0]
            counts = [int(n) for n in numbers if n != "solo"]
            if first and kind == 4 and not name.startswith("c/net_"):
                few = [str(n) for n in counts if n <= 8] or numbers
                some = {few[0], few[len(few) // 2], few[-1], "solo"}
                numbers = [n for n in numbers if n in ({*few, "solo"} if self.o.np else some)]
            elif (first or kind == 4) and counts:
                numbers = [str(max([counts[0]] + [n for n in counts if n <= 4]))]
            else:
                numbers = []
        if self.o.np:
            numbers = [n for n in self.o.np if n in numbers][:1]
        return numbers

    def add_run(self, name: str, np: str, world: str, program: Path, tags: Tags, mutant: str) -> None:
        settings = WORLDS.get(world, "") + (f" SMA_MUTANT={mutant}" if mutant else "")
        number = len(self.runs) + 1
        self.runs.append(Run(number, name, np, world, settings, program, tags, mutant))

    def add_mutants(self, name: str, tags: Tags, program: Path) -> None:
        """A run for each mistake on purpose that the test must notice."""
        for mutant in tags.get("notices").split():
            world, _, mutant = mutant.rpartition("/")
            world = world or self.o.all_worlds[0]
            if world not in self.o.all_worlds:
                die(f"{name}: notices: no world {world}")
            if self.is_selected(f"{name}~{mutant}"):
                for np in self.numbers_of_pes(tags, world, 4, "c/net_"):
                    self.add_run(f"{name}~{mutant}", np, world, program, tags, mutant)

    def left_out_world(self, own: list[str]) -> str:
        """In a short run wrong programs, which are many, take turns in the worlds ucx and
        mixed, if both are there."""
        if not {"ucx", "mixed"} <= set(self.o.worlds) & set(own):
            return ""
        left_out = self.turn
        self.turn = "mixed" if left_out == "ucx" else "ucx"
        return left_out

    def add_variant(self, file: Path, name: str, tags: Tags, kind: int, program: Path) -> None:
        """The runs of a variant in all worlds."""
        if self.o.mutants:
            if str(kind) == tags.get("kinds", "4 8").split()[0]:
                self.add_mutants(name, tags, program)
            return
        if not self.is_selected(name):
            return
        if not self.o.ucx and re.search("SHMEM_T(EST_NODES|RANSPORT=all-ucx)", tags.get("env")):
            self.left_out += skipped(name, "no UCX")
            return
        if self.o.launcher and tags.get("oshrun"):
            return
        text, _, reason = tags.get("worlds", " ".join(self.o.all_worlds)).partition("(")
        reason = reason.removesuffix(")")
        text = text.replace("mixed", "mixed cluster", 1)
        if not any(re.search("UCX|libfabric", value) for _, value in tags.pairs):
            text = text.replace("ucx", "ucx ofi", 1)
        own, omitted = text.split(), ""
        if self.o.short and tags.get("status", "0") != "0":
            omitted = self.left_out_world(own)
        for world in self.o.worlds:
            if world == omitted:
                continue
            if world in own:
                self.add_runs(name, tags, world, kind, program)
            elif reason:
                self.left_out += skipped(f"{name} {world}", reason)
            else:
                die(f"{file}: worlds: does not say why, in parentheses")

    def add_runs(self, name: str, tags: Tags, world: str, kind: int, program: Path) -> None:
        for np in self.numbers_of_pes(tags, world, kind, name):
            if np == "solo" and world != "node":
                continue
            if self.o.sanitize and tags.get("sanitize") == "no":
                self.left_out += skipped(f"{name} np {np} {world}", "sanitize: no")
                continue
            self.add_run(name, np, world, program, tags, "")

    def add_program(self, file: Path, variants: list[Tags], kind: int, flags: str, suffix: str) -> None:
        """The runs of variants of a file with a default kind, and their program."""
        short = f"{file.parent.name}/{file.stem}" + ("@8" if kind == 8 else "")
        program = self.o.outdir / "bin" / (short.replace("/", "-") + suffix)
        before = len(self.runs)
        if self.o.kind not in ("", str(kind)):
            return
        for tags in variants:
            if str(kind) in tags.get("kinds", "4 8").split():
                arguments = tags.get("args").replace(" ", "_")
                alone = len(variants) == 1 and not suffix
                self.add_variant(file, short if alone else f"{short}:{arguments}", tags, kind, program)
        if len(self.runs) > before:
            if mistakes.has_rows(file):
                flags += f" -I{mistakes.write(file, program)}"
            self.programs.append(
                Program(file, program, flags if kind == 4 else f"{KINDS_OF_8} {flags}")
            )

    def add_file(self, file: Path) -> None:
        """Variants with other flags than the first have programs of their own."""
        variants = read_tags(file)
        usual = variants[0].get("cflags")
        if mistakes.has_rows(file):
            variants = [Tags(line) for line in mistakes.variants(file)]
        all_flags = [tags.get("cflags", usual) for tags in variants]
        groups = list(dict.fromkeys(all_flags))
        for flags in groups:
            group = [tags for tags, own in zip(variants, all_flags) if own == flags]
            suffix = f".{groups.index(flags)}" if len(groups) > 1 else ""
            for kind in (4,) if file.suffix in (".c", ".cc") else (4, 8):
                self.add_program(file, group, kind, flags, suffix)

    def scripts(self, files: Iterable[Path]) -> list[Script]:
        """The scripts that are wanted, or with -m each with each of its mistakes."""
        found = []
        for file in files:
            of = file.parents[1] if file.parent.name == "tests" else file.parent
            name = f"{of.name}/{file.stem}"
            notices = re.findall("^# notices: (.*)$", file.read_text(), re.M)
            for mutant in " ".join(notices).split() if self.o.mutants else [""]:
                full = f"{name}~{mutant}" if mutant else name
                if self.is_selected(full):
                    found.append(Script(full, file, mutant))
        return sorted(found, key=lambda s: LONG.index(s.name) if s.name in LONG else len(LONG))
