# SPDX-License-Identifier: BSD-3-Clause
"""What bench/compare makes of a table of measurements: the rows of its page, and
doc/speed.svg, the picture of README.md.

A table has lines "# FACT", and rows with the job, the row, the bytes, the library and
the median of the time in microseconds, all divided by tabs.
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path

from gen.svg import element
from gen.text import fill

Key = tuple[str, str, str]  # job, row, bytes

NAMES = {"libsma": "libsma", "oshmem": "Open MPI OSHMEM", "openmpi": "Open MPI",
         "mpich": "MPICH"}

# What the picture shows: a row of the table, its bytes, and the heading.
GROUPS = (
    ("put", "8", "put, 8 bytes"),
    ("fetch_add", "8", "atomic fetch and add"),
    ("p_wait_latency", "8", "put until the waiting PE goes on"),
    ("put", "1048576", "put, 1 MiB"),
    ("barrier_all", "0", "barrier"),
    ("int_sum_to_all", "8", "sum of 8 bytes"),
    ("int_sum_to_all", "1048576", "sum of 1 MiB"),
)
LEFT, RIGHT = 150, 388  # where the bars begin, and where the longest ends
MOST = 16  # times as long as libsma: a bar of more has a gap
TOP = 66
THICK = 13  # a bar
PITCH = 17  # from a bar to the next
SPACE = 34  # from the last bar of a group to the next group


class Nothing(Exception):
    """A table without what is to be drawn."""


class Table:
    def __init__(self, path: str) -> None:
        self.facts: dict[str, str] = {}
        self.times: dict[Key, dict[str, str]] = {}
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            columns = line.split("\t")
            if line.startswith("# "):
                self.facts[columns[0][2:]] = columns[1]
            elif columns[1] != "row":
                job, row, bytes, peer, median = columns[:5]
                self.times.setdefault((job, row, bytes), {})[peer] = median

    def time(self, key: Key, peer: str) -> float:
        """The time, or 0 where there is none or the result was wrong."""
        text = self.times.get(key, {}).get(peer, "")
        return float(text) if text[:1].isdigit() else 0


# --------------------------------------------------------------------- page


def figure(text: str) -> str:
    if not text[:1].isdigit():
        return text or "-"
    x = float(text)
    return f"{x:.4f}" if x < 10 else f"{x:.2f}" if x < 100 else f"{x:.0f}"


def page(
    path: str, peers: str, headings: str, titles: str, pictures: str, ratios: str
) -> Iterator[str]:
    """The facts and the rows as a page of markdown.  PEERS are the columns, libsma
    first, HEADINGS their names, divided by "|"; TITLES is "JOB=TITLE;...", and PICTURES
    stands between the facts and the rows.  The ratios, those of the fastest other
    library to libsma, also go to the file RATIOS: "JOB ROW BYTES RATIO"."""
    table = Table(path)
    ours, *others = peers.split()
    rivals = [peer for peer in others if peer != "ofi"]  # that is libsma itself
    title = dict(part.split("=", 1) for part in titles.split(";") if part)
    yield "\n| | |\n|---|---|"
    for fact, value in table.facts.items():
        yield f"| {fact} | {value} |"
    if pictures:
        yield pictures.replace("\\n", "\n")
    last_job = ""
    with open(ratios, "w", encoding="utf-8") as file:
        for key, times in table.times.items():
            job, row, bytes = key
            if job != last_job:
                yield f"\n## {title[job]}\n"
                yield f"| row | bytes | {headings.replace('|', ' | ')} | ratio |"
                yield f"|---|--:|{'--:|' * (1 + len(others))}--:|"
            last_job = job
            best = min((t for p in rivals if (t := table.time(key, p))), default=0)
            ratio = "-"
            if best and (own := table.time(key, ours)):
                file.write(f"{job} {row} {bytes} {best / own:.6g}\n")
                ratio = f"{best / own:.2f}"
            figures = [figure(times.get(peer, "")) for peer in [ours, *others]]
            yield f"| {row} | {bytes} | {' | '.join(figures)} | {ratio} |"


# ------------------------------------------------------------------ picture


def digits(x: float) -> str:
    return f"{x:.1f}" if x < 99.95 else f"{x:.0f}"


def duration(t: float) -> str:
    """A time in microseconds, with its unit."""
    if t < 0.9995:
        return f"{digits(1000 * t)} ns"
    return f"{digits(t)} µs" if t < 999.5 else f"{digits(t / 1000)} ms"


def words(x: float, y: float, class_: str, content: str) -> str:
    return element("text", content, x=x, y=y, class_=class_)


def axis(longest: float, y: int, bottom: int) -> Iterator[str]:
    """The lines of the axis, at 1 and at each second multiple."""
    for m in (0, 1, *range(2, int(longest) + 1, 2)):
        x = LEFT + m / longest * (RIGHT - LEFT)
        line = "one" if m == 1 else "grid"
        yield f'<path d="M{x:.1f} {y}V{bottom}" class="{line}"/>'
        yield words(x, bottom + 16, "tick", str(m))


def bars(times: dict[str, float], longest: float, y: int) -> Iterator[str]:
    """The bars of a group: each time as a multiple of libsma's."""
    for peer, time in times.items():
        multiple = time / times["libsma"]
        length = min(multiple / longest, 1) * (RIGHT - LEFT)
        kinds, value = ("name", "other", "value"), ""
        if peer == "libsma":
            kinds = ("ours name", "libsma", "ours")
        else:
            value = f", {multiple:.1f} ×" if multiple < 9.95 else f", {multiple:.0f} ×"
        yield words(LEFT - 6, y + 11, kinds[0], NAMES[peer])
        ends = [length] if multiple <= longest else [length - 12, length - 7, length]
        for begin, end in zip([0, *ends[1::2]], ends[::2]):
            yield element(
                "rect", x=LEFT + begin, y=y, width=f"{end - begin:.1f}", height=THICK,
                class_=kinds[1],
            )
        yield words(LEFT + length + 6, y + 11, kinds[2], duration(time) + value)
        y += PITCH


def speed(path: str) -> str:
    """The times of some calls with 2 PEs.  The length of a bar is the time as a multiple
    of libsma's, on a linear axis that begins at 0, and ends at MOST.  A row that is missing, or
    whose result was wrong, has no bar.  The picture has a background of its own, so that it is
    readable on every page, and its colours follow the reader's choice of light or
    dark."""
    table = Table(path)
    groups = {}
    for row, bytes, title in GROUPS:
        times = {p: t for p in NAMES if (t := table.time(("2", row, bytes), p))}
        # a group without another library compares nothing
        if "libsma" in times and len(times) > 1:
            groups[title] = times
    if not groups:
        raise Nothing(f"{path} has nothing to compare")
    all_times = (t / times["libsma"] for times in groups.values() for t in times.values())
    longest = min(max(all_times), MOST)
    lines, y = [], TOP
    for title, times in groups.items():
        lines += [words(12, y, "title", title), *bars(times, longest, y + 8)]
        y += PITCH * len(times) + SPACE
    bottom = y - SPACE + 14
    facts = ("processor", "host", "rounds", "date", "libsma", "openmpi", "mpich")
    processor, host, rounds, date, *versions = (
        escape(table.facts.get(fact, ""), quote=False) for fact in facts
    )
    host = f", {host} host" if host else ""
    rounds = rounds.replace(", ", " ", 1)
    note = {f"note{i}": str(bottom + 40 + 17 * i) for i in range(5)}
    return fill(
        "speed.svg", height=str(bottom + 129), back=str(bottom + 128), **note,
        axis=axis(longest, TOP - 18, bottom), groups=lines,
        measured=f"{processor}{host}; least of the medians of {rounds} rounds, {date};",
        versions=f"{', '.join(versions)}.",
    )
