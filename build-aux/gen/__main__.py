# SPDX-License-Identifier: BSD-3-Clause
"""Makes the files that come from the tables of src/api.

    python3 -B build-aux/gen DIR
        writes those that differ below DIR, under the names that they have in the
        source tree
    python3 -B build-aux/gen -n WHAT
        prints lines:
        symbols   the names that C exports
        rules     what is exported, as abi/symbols has it
        pages     "page name" for each routine of C
        generics  the type-generic macros of C11
        fortran   "page NAME" for each routine of Fortran
        module    the public names of the Fortran module
        cuda      "form name" for each routine of libsma_cuda
        kernels   a program of CUDA with a kernel for each routine for kernels
        calls     a program that calls each of these in all its forms
    python3 -B build-aux/gen -d WHAT ARGUMENT...
        prints what comes from measurements:
        segment SIZES    doc/segment.svg, of the sizes that tests/source/internals.c prints
        speed TABLE      doc/speed.svg, of doc/bench.tsv
        page TABLE PEERS HEADINGS TITLES PICTURES RATIOS    the rows of doc/bench.md
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

SRC = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(SRC / "build-aux"), str(SRC / "nvshmem")]

from api import cuda  # noqa: E402
from gen import bench, cray, exports, fortran, header, lists, module  # noqa: E402
from gen import layers, old, pages, segment  # noqa: E402
from gen.rows import Mistake  # noqa: E402
from gen.tables import Tables  # noqa: E402

# Each has files(tables), which gives the name and the text of each file.
OUTPUTS = (header, old, lists, fortran, module, exports, cray, cuda, pages, layers)

NAMES: dict[str, Callable[[Tables], Iterable[str]]] = {
    "symbols": exports.c_names,
    "rules": exports.rules,
    "pages": lambda tables: (f"{r.page} {r.name}" for r in tables.routines()),
    "generics": lambda tables: dict.fromkeys(
        r.generic for r in tables.routines() if r.generic
    ),
    "fortran": lambda tables: (f"{r.page} {r.name}" for r in tables.fortran.values()),
    "module": module.names,
    "cuda": cuda.forms,
    "kernels": cuda.kernels,
    "calls": cuda.calls,
}

DRAWINGS: dict[str, Callable[..., str]] = {
    "segment": segment.drawing,
    "speed": bench.speed,
    "page": lambda *arguments: "\n".join(bench.page(*arguments)) + "\n",
}


def show(text: str) -> None:
    """Prints the text in UTF-8, whatever the locale."""
    sys.stdout.buffer.write(text.encode())


def write(path: Path, text: str) -> None:
    """Writes a file that is missing or differs."""
    if path.exists():
        if path.read_text(encoding="utf-8") == text:
            return
        print(f"gen: {path} brought up to date")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_all(root: Path, tables: Tables) -> None:
    made = dict(pair for output in OUTPUTS for pair in output.files(tables))
    for name, text in made.items():
        write(root / name, text)
    for folder in pages.FOLDERS:
        for path in (root / folder).glob("*"):
            if f"{folder}/{path.name}" not in made:
                print(f"gen: {path} removed")
                path.unlink()


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["-n", what] if what in NAMES:
                show("\n".join(NAMES[what](Tables(SRC / "src/api"))) + "\n")
            case ["-d", what, *rest] if what in DRAWINGS:
                show(DRAWINGS[what](*rest))
            case [folder] if not folder.startswith("-"):
                write_all(Path(folder), Tables(SRC / "src/api"))
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except (Mistake, bench.Nothing) as mistake:
        print(mistake, file=sys.stderr)
        return 1
    return 0


sys.exit(main(sys.argv[1:]))
