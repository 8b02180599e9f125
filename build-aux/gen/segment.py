# SPDX-License-Identifier: BSD-3-Clause
"""Draws doc/segment.svg out of the lines "NAME NUMBER" of tests/source/internals.c: the
memory file of a host, and below it, row by row, what one of its parts is made of."""

from collections.abc import Iterator
from pathlib import Path

from gen.svg import element
from gen.text import fill

LEFT, WIDTH, HEIGHT, STEP = 20, 860, 56, 118
ORANGE, PALE, BLUE, LIGHT = "#fbe5cc", "#fdf2e4", "#dde6f0", "#eef3f9"
GREEN, GREY, WHITE = "#dcefd8", "#f0f0f0", "#ffffff"

# A part of a row: its width, its colour, its name, what it holds, its size.
Part = tuple[float, str, str, str, str]


def size(bytes: int) -> str:
    if bytes >= 1 << 20:
        return f"{bytes / (1 << 20):.4g} MiB"
    return f"{bytes / 1024:.4g} KiB" if bytes >= 4096 else f"{bytes} bytes"


def text(x: float, y: float, words: str, color: str, anchor: str = "middle") -> str:
    return element("text", words, x=x, y=y, text_anchor=anchor, fill=color)


def box(x: float, y: float, part: Part) -> Iterator[str]:
    width, color, name, *lines = part
    box = {"x": x, "y": y, "width": width, "height": HEIGHT}
    x += width / 2
    yield element("rect", **box, fill=color, stroke="#333333")
    if "\n" in name:
        for i, line in enumerate(name.splitlines()):
            yield text(x, y + 24 + 14 * i, line, "#000000")
        return
    yield element("text", name, x=x, y=y + 18, text_anchor="middle", font_weight="bold")
    for i, line in enumerate(lines):
        yield text(x, y + 33 + 15 * i, line, "#333333")


def row(y: int, title: str, parts: list[Part], zoom: tuple[float, float] | None) -> Iterator[str]:
    """A row of parts.  What is from zoom[0] to zoom[1] is the whole row below it."""
    yield text(LEFT + 6, y - 8, title, "#000000", "start")
    x: float = LEFT
    for part in parts:
        yield from box(x, y, part)
        x += part[0]
    if y == 50:
        yield f'<path d="M300 {y - 4} V{y - 10} H880 V{y - 4}" stroke="#333333" fill="none"/>'
        words = "the node segment, which each PE of the node maps as a whole"
        yield text(590, y - 15, words, "#000000")
    if zoom:
        low, high = (f"M{int(x)} {y + HEIGHT} L" for x in zoom)
        path = f"{low}{LEFT} {y + STEP} {high}{LEFT + WIDTH} {y + STEP}"
        yield element("path", d=path, stroke="#888888", stroke_dasharray="4 3", fill="none")


def drawing(path: str) -> str:
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    n = {name: int(number) for name, number in map(str.split, lines)}
    pes, ring, mailbox = n["pes"], n["ring"], 44
    unused = n["job"] - n["job_head"] - pes * n["job_pe"]
    slot = size(n["slot"])
    rows: list[tuple[str, list[Part], tuple[float, float] | None]] = [
        ("The memory file of a host", [
            (130, BLUE, "job block", "the life of each PE", size(n["job"])),
            (150, GREY, "addresses", "only with several hosts", ""),
            (150, ORANGE, "collective areas", "one a PE", f"{pes} x {size(n['coll_stride'])}"),
            (100, PALE, "peers", "a table a PE", ""),
            (130, GREEN, "static data", "one copy a PE", f"{pes} x the program's"),
            (200, GREEN, "symmetric heaps", "one a PE", f"{pes} x SHMEM_SYMMETRIC_SIZE"),
        ], (300, 300 + 150 / pes)),
        ("The collective area of a PE: this PE writes to it, the other PEs of the node read"
         " it, and mark a slot when they sleep", [
            (330, ORANGE, "slots of active sets", f"{n['sets']} of them; the first is that"
             " of all PEs", f"{n['sets']} x {slot}"),
            (280, ORANGE, "slots of teams", f"{n['teams']} of them", f"{n['teams']} x {slot}"),
            (250, PALE, "bounce buffers", "data copied for the others",
             f"{n['bounces']} x {size(n['bounce'])}"),
        ], (LEFT, LEFT + 22)),
        ("A slot: what the PE tells the other members of one set", [
            *((mailbox, ORANGE, f"mail-\nbox {i}", "", "") for i in range(ring)),
            (WIDTH - ring * mailbox, PALE, "key, done", "", size(n["slot_rest"])),
        ], (LEFT, LEFT + mailbox)),
        (f"A mailbox: what the PE says in one epoch, {size(n['mailbox'])}", [
            (160, ORANGE, "epoch", "stored last, by a release", size(8)),
            (200, ORANGE, "bytes, where", "how much, and where it is", size(8)),
            (WIDTH - 360, PALE, "data", "or the number of a bounce buffer, or an offset in"
             " the segment", size(n["mailbox_data"])),
        ], None),
        ("The job block", [
            (140, BLUE, "head", "of the host", size(n["job_head"])),
            *((150, LIGHT, f"PE {i}", "state, wait, processors", size(n["job_pe"]))
              for i in range(pes)),
            (720 - pes * 150, WHITE, "unused", "up to a page", size(unused)),
        ], None),
    ]
    parts = (line for i, args in enumerate(rows) for line in row(50 + i * STEP, *args))
    return fill("segment.svg", rows=parts, pes=str(pes))
