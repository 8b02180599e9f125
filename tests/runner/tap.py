# SPDX-License-Identifier: BSD-3-Clause
"""Verdicts as TAP, version 13."""

import re
import time
from collections.abc import Callable, Iterable, Iterator


def passed(name: str) -> str:
    return f"ok - {name}\n"


def failed(name: str, why: str) -> str:
    return f"not ok - {name}: {why}\n"


def skipped(name: str, why: str) -> str:
    return f"ok - {name} # SKIP {why}\n"


def remarks(text: str) -> str:
    return "".join(f"# {line}\n" for line in text.splitlines())


def kind_of(line: str) -> str:
    """passed, failed or skipped, if the line is a verdict."""
    if line.startswith("not ok - "):
        return "failed"
    if line.startswith("ok - "):
        return "skipped" if " # SKIP " in line else "passed"
    return ""


class Report:
    """What is printed, and the number of verdicts of each kind in it."""

    def __init__(self) -> None:
        self.count = {"passed": 0, "failed": 0, "skipped": 0}

    def say(self, text: str) -> None:
        for line in text.splitlines():
            if kind := kind_of(line):
                self.count[kind] += 1
        print(text, end="", flush=True)

    def end(self) -> int:
        count = self.count
        print(f"1..{sum(count.values())}")
        print(", ".join(f"{number} {kind}" for kind, number in count.items()))
        return 0 if count["passed"] + count["skipped"] and not count["failed"] else 1


def part(name: str, lines: Iterable[str], end: Callable[[], int]) -> Iterator[str]:
    """The verdicts and remarks in the lines of a test that prints TAP, once or several
    times; at last its failure, if it has not come to its end: whatever has begun prints
    its number of verdicts.  `end` gives its status when all lines are read."""
    begun = ended = verdicts = 0
    failure = cut = False
    for line in lines:
        cut = not line.endswith("\n")
        line = line.rstrip("\n")
        if line == "TAP version 13":
            begun += 1
        elif line.startswith("1.."):
            ended += 1
        elif not re.search(r" passed, .* failed, .* skipped$", line):
            kind = "" if cut else kind_of(line)
            verdicts += bool(kind)
            failure |= kind == "failed"
            yield line + "\n" if kind or line.startswith("#") else f"# {line}\n"
    status = end()
    if not verdicts:
        yield failed(name, f"it says nothing, status {status}")
    elif cut:
        yield failed(name, f"its output ends in the middle of a line, status {status}")
    elif ended < max(begun, 1) or (status and not failure):
        yield failed(name, f"no end, status {status}")


class Progress:
    """With -v, adds to a line how many of all have ended, and the seconds that are left."""

    def __init__(self, on: bool, number: int) -> None:
        self.on, self.all, self.ended, self.begin = on, number, 0, time.monotonic()

    def add(self, text: str) -> str:
        self.ended += 1
        if not self.on or kind_of(text) in ("failed", "skipped") or not text:
            return text
        left = (time.monotonic() - self.begin) * (self.all - self.ended) / self.ended
        return f"{text[:-1]} # {self.ended} of {self.all}, {left:.0f} s left\n"
