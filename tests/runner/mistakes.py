# SPDX-License-Identifier: BSD-3-Clause
"""The table of mistakes (tests/mistakes.def): its rows are variants of a test, and functions
of C or cases of Fortran that the program of the test includes."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TABLE = Path(__file__).resolve().parents[1] / "mistakes.def"
WORDS = {
    "HEAP": r"heap \[@,@\), static \[@,@\)",
    "THERE": "called there at PLACE",
    "NOBODY": r"which stands for no PE that holds it or waits for it: is it initialised to 0\?",
    "WRONG": "shmem_[a-z_0-9]+: PE [0-6] has sent a wrong message, of ([0-9]+|another number) "
    "instead of [0-9]+ bytes: .*",
    "MOVES8": "moves words of 8 bytes, and",
    "BEYOND": "bytes runs past the end of",
    "OPTION": "compile with oshfort -fshmem-generic-32 for words of 4 bytes, or with "
    "-fshmem-generic-64 for words of 8 bytes",
    "WORDS8": r"the routine counts words of 8 bytes \(of 4 if compiled with oshfort "
    r"-fshmem-generic-32\)",
    "PLACE": r"[a-z_]+\.[a-z0-9]+:[0-9]+",
    "OTHER": "the call has COUNT",
    "@": "0x[0-9a-f]+",
}
ADDRESS = re.compile("@{(.*?)}")
# Of two numbers or names, the first one is that of the PEs of the lower half.
COUNT = r"COUNT\(([^ ]+) ([^)]+)\)", (
    r"(?(lower)\1|\2)( bytes( of data)?)? here but ((?(lower)\2|\1)|another number|differs) "
    r"on PE [0-6](: (routine and )?nelems must be the same)?"
)
DEFAULTS = {"by": "0", "before": "start", "status": "1", "lines": "1", "levels": "1"}
OF_RUNS = "np status lines worlds sanitize kinds oshrun notices".split()


def has_rows(file: Path) -> bool:
    return file.stem in ("mistakes", "module_mistakes")


@dataclass
class Row:
    number: int
    name: str
    call: str
    message: str
    tags: dict[str, str]
    fortran: bool

    def regex(self) -> str:
        text, tags = self.message.removeprefix("~"), self.tags
        if text == self.message:
            known = len(ADDRESS.findall(text))
            says = tags.get("says", tags["by"])
            says = says if says.isdigit() else "[0-9]+"
            told = f"PE {says}/({tags['np'].replace(' ', '|')}) on [^ ]+: "
            if tags["np"] == "solo":
                told = "" if tags["before"] == "early" else "PE 0/1 on [^ ]+: "
            if not re.match("[^ ]+: ", text):
                told += f"{self.routine()}: "
            end = "" if text.endswith("...") else r" \(called at PLACE\)$"
            text = f"^shmem: {told}{text.removesuffix('...')}{end}"
            if known:  # the runner puts stdout before stderr
                text = f"^{says}" + r" (\S+)" * known + f"$(?s:.*){text}"
            for number in range(1, known + 1):
                text = ADDRESS.sub(rf"(?i:\\{number})", text, count=1)
        for word, meaning in WORDS.items():
            text = text.replace(word, meaning)
        text = re.sub(*COUNT, text)
        return text.replace("^shmem: ", f"^shmem: {self.halves()}") if "(lower)" in text else text

    def halves(self) -> str:
        """One of the PEs in a line is in the lower half (numbers, odd), the other one is not."""
        numbers = [(int(n) // 2, int(n)) for n in self.tags["np"].split()]
        lower = "|".join(rf"[0-{m - 1}]/{n} .* PE [{m}-{n - 1}]\b" for m, n in numbers)
        upper = "|".join(rf"[{m}-{n - 1}]/{n} .* PE [0-{m - 1}]\b" for m, n in numbers)
        return f"(?=PE (?:(?P<lower>{lower})|{upper}))"

    def routine(self) -> str:
        """That of the last statement."""
        last = self.call.split("; ")[-1]
        pattern = r"(?:call|(?<!=)=) (\w+)" if self.fortran else r"\b(\w+)\("
        name = str(re.findall(pattern, last)[0])
        return name.upper() if self.fortran else name

    def statements(self) -> list[str]:
        """Before the last one the addresses of the message are printed."""
        *first, last = self.call.split("; ")
        known = ADDRESS.findall(self.message)
        values = ", ".join(f"loc({x})" if self.fortran else f"(void *) ({x})" for x in known)
        show = f'printf("%d{" %p" * len(known)}\\n", me, {values}); fflush(stdout)'
        if self.fortran:
            show = f"""print '(I0, 9(:, " 0x", Z0))', me, {values}; flush (6)"""
        return [*first, show, last] if known else [*first, last]

    def function(self) -> str:
        return "do_" + re.sub(r"\W", "_", self.name)


def tags_of(text: str) -> dict[str, str]:
    words = re.split(r"(?:^|\s+)([a-z]+):(?=\s|$)", text)
    return {key: value.strip() for key, value in zip(words[1::2], words[2::2], strict=True)}


def rows(file: Path) -> Iterator[Row]:
    """Those of a program; each has the tags of its section, unless it has its own."""
    column, of_section = 1 if file.suffix == ".c" else 2, DEFAULTS
    for number, line in enumerate(TABLE.read_text().splitlines(), 1):
        if line.startswith("= "):
            section, _, text = line[2:].partition(" ")
            of_section = DEFAULTS | {"program": "mistakes"} | tags_of(text)
        elif line and not line.startswith("#"):
            cells = line.split(" | ")
            tags = of_section | tags_of(cells[4] if len(cells) > 4 else "")
            if tags["program"] == file.stem and cells[column] != "-":
                name = f"{section}-{cells[0]}"
                yield Row(number, name, cells[column], cells[3], tags, column == 2)


def variants(file: Path) -> Iterator[str]:
    """Tag lines."""
    for row in rows(file):
        for level in row.tags["levels"].split():
            env = row.tags.get("env", "") + (f" SHMEM_CHECK={level}" if level != "1" else "")
            line = f"args: {row.name}" + (f"  env: {env}" if env else "")
            for key in OF_RUNS:
                if row.tags.get(key) not in (None, "", "any"):
                    line += f"  {key}: {row.tags[key]}"
            yield line + (f"  match: {row.regex()}" if row.message != "-" else "")


def in_c(file: Path) -> Iterator[str]:
    for row in rows(file):
        yield f'#line {row.number} "{TABLE.name}"'
        yield f"static void {row.function()}(void) {{ {'; '.join(row.statements())}; }}"
    yield "static const struct row rows[] = {"
    for row in rows(file):
        by = row.tags["by"] if row.tags["by"].isdigit() else -1
        before, thread = row.tags["before"], row.tags.get("thread", 0)
        yield f'{{"{row.name}", before_{before}, {by}, {thread}, {row.function()}}},'
    yield "};"


def in_fortran(file: Path) -> Iterator[str]:
    for row in rows(file):
        yield f"case ('{row.name}')"
        yield f"call before_{row.tags['before']}"
        by = row.tags["by"]
        condition = f"me == {by}" if by.isdigit() else ".true."
        yield from (f"if ({condition}) then", *row.statements(), "end if")


def write(file: Path, program: Path) -> Path:
    """The folder with what the program includes."""
    folder = Path(f"{program}.rows")
    folder.mkdir(exist_ok=True)
    lines = in_c(file) if file.suffix == ".c" else in_fortran(file)
    text, made = "".join(f"{line}\n" for line in lines), folder / "rows.h"
    if not made.exists() or made.read_text() != text:
        made.write_text(text)
    return folder
