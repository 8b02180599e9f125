# SPDX-License-Identifier: BSD-3-Clause
"""Looks at the loops of a file of PTX: each must load anew what other PEs change.

    python3 loops.py FILE WORD

Of each kernel whose name begins with WORD the parts between labels and branches are
joined as the branches join them; parts of which each leads to all the others are a loop,
and one of them must have a load.  Prints a line for each loop without one, and for each
kernel without a loop.
"""

import re
import sys
from pathlib import Path


def parts_of(body: str) -> dict[int, tuple[bool, set[int]]]:
    """Each part: whether it has such a load, and where it leads."""
    lines = [line.split("//")[0].strip() for line in body.splitlines()]
    lines = [line for line in lines if line]
    labels = {line[:-1]: i for i, line in enumerate(lines) if re.fullmatch(r"\$\w+:", line)}
    parts: dict[int, tuple[bool, set[int]]] = {}
    for i, line in enumerate(lines):
        leads = set() if re.match(r"ret|bra", line) or i + 1 == len(lines) else {i + 1}
        if branch := re.match(r"(@!?%p\d+ +)?bra(?:\.uni)?\s+(\$\w+);", line):
            leads |= {labels[branch[2]]}
        parts[i] = bool(re.match(r"(@!?%p\d+ +)?ld\.(relaxed|acquire)\.sys", line)), leads
    return parts


def reached(parts: dict[int, tuple[bool, set[int]]], start: int) -> set[int]:
    """What comes behind a part."""
    seen: set[int] = set()
    rest = list(parts[start][1])
    while rest:
        part = rest.pop()
        if part not in seen:
            seen.add(part)
            rest += parts[part][1]
    return seen


def main(file: str, word: str) -> None:
    text = Path(file).read_text(encoding="utf-8")
    for name, body in re.findall(r"\.entry (\w+)\(.*?^\{(.*?)^\}", text, re.M | re.S):
        if not name.startswith(word):
            continue
        parts = parts_of(body)
        behind = {part: reached(parts, part) for part in parts}
        loops = {
            frozenset(p for p in behind[part] if part in behind[p])
            for part in parts
            if part in behind[part]
        }
        if not loops:
            print(f"{name}: no loop")
        for loop in loops:
            if not any(parts[part][0] for part in loop):
                print(f"{name}: a loop without a load")


main(sys.argv[1], sys.argv[2])
