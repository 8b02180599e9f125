# SPDX-License-Identifier: BSD-3-Clause
"""The lines that each run of a test reaches, and its time: gcov measures them once, and a
file keeps them."""

import json
import os
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from runner.plan import Run, Script
from runner.processes import in_processes

Step = Run | Script


def name_of(step: Step) -> str:
    return f"{step.name} np {step.np} {step.world}" if isinstance(step, Run) else step.name


def lines_of(data: Path, objects: Path) -> dict[str, int]:
    """Of each file the lines that were reached, as bits, from what processes have left in
    the folder; the compiler has left beside the objects what belongs to it."""
    for file in [*data.rglob("*.gcda")]:
        note = objects / file.relative_to(data).with_suffix(".gcno")
        if note.exists():
            file.with_suffix(".gcno").symlink_to(note)
    gcov = ["gcov", "--json-format", "--stdout", *map(str, data.rglob("*.gcno"))]
    lines: Counter[str] = Counter()
    for text in subprocess.run(gcov, capture_output=True).stdout.splitlines():
        for of in json.loads(text)["files"] if text.startswith(b"{") else ():
            name = "src/" + of["file"].rpartition("src/")[2]
            for line in of["lines"] if name.startswith(("src/c/", "src/fortran/")) else ():
                lines[name] |= (line["count"] > 0) << line["line_number"]
    return lines


class Coverage:
    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / "coverage"
        self.of: dict[str, tuple[float, dict[str, int]]] = {}
        self.file.touch()
        for line in self.file.read_text().splitlines():
            self.add(line)

    def add(self, text: str) -> None:
        name, seconds, lines = json.loads(text)
        self.of[name] = seconds, {file: int(bits, 16) for file, bits in lines.items()}

    def measure(self, steps: list[Step], most: int, work: Callable[[Step], str]) -> None:
        def measured(step: Step) -> str:
            data, objects = self.folder / f"gcov-{os.getpid()}", self.folder / "cover"
            os.environ["GCOV_PREFIX"] = str(data)
            os.environ["GCOV_PREFIX_STRIP"] = str(len(objects.parts) - 1)
            begin = time.monotonic()
            work(step)
            seconds = round(time.monotonic() - begin, 2)
            lines = {name: f"{bits:x}" for name, bits in lines_of(data, objects).items() if bits}
            shutil.rmtree(data, ignore_errors=True)
            return json.dumps([name_of(step), seconds, lines])

        runs = in_processes(steps, most, measured, self.folder)
        for number, (_, text, died) in enumerate(runs, 1):
            if not died:
                self.add(text)
                with self.file.open("a") as file:
                    file.write(text + "\n")
            if number % 100 == 0 or number == len(steps):
                print(f"# coverage: {number} of {len(steps)} runs", flush=True)

    def reaches(self, step: Step, file: str, line: int) -> bool:
        lines = self.of.get(name_of(step), (1.0, {file: -1}))[1]  # a new test may reach any
        return bool(lines.get(file, 0) >> line & 1)

    def ordered(self, steps: list[Step], file: str, line: int) -> list[Step]:
        """First those that reach the line, and of them those that reach much of its file in
        a short time; a further run of the same test has less to say."""

        def cost(step: Step) -> float:
            seconds, lines = self.of.get(name_of(step), (1.0, {}))
            return seconds / (lines.get(file, 0).bit_count() or 1)

        costs, seen = [], Counter[str]()
        for number, step in enumerate(sorted(steps, key=cost)):
            seen[step.name] += 1
            far = not self.reaches(step, file, line)
            costs.append((far, cost(step) * seen[step.name], number, step))
        return [step for *_, step in sorted(costs, key=lambda of: of[:3])]
