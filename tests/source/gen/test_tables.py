# SPDX-License-Identifier: BSD-3-Clause
"""Tests how build-aux/gen reads the tables."""

import os
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

SRC = Path(os.environ.get("SRC", Path(__file__).parents[3]))
sys.dont_write_bytecode = True
sys.path.insert(0, str(SRC / "build-aux"))

from gen.rows import Mistake, read_rows  # noqa: E402
from gen.tables import Tables, name_of  # noqa: E402

API = SRC / "src/api"


class WithFolder(unittest.TestCase):
    """A test with a copy of the tables, to which it adds rows."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.api = Path(folder.name) / "src/api"
        shutil.copytree(API, self.api)
        shutil.copytree(SRC / "nvshmem/api", Path(folder.name) / "nvshmem/api")

    def add(self, table: str, row: str) -> Tables:
        with open(self.api / f"{table}.def", "a", encoding="utf-8") as file:
            file.write(row + "\n")
        return Tables(self.api)


class Rows(WithFolder):
    def test_lines(self) -> None:
        path = self.api / "rows.def"
        path.write_text(
            "# a comment\n"
            "# ---- first\n"
            "\n"
            "one | 1 | \\\n"
            "    more\n"
            "two | 2 |\n"
            "# ---- second\n"
            "three | |\n"
        )
        one, two, three = read_rows(path)
        self.assertEqual(one.columns, ["one", "1", "more"])
        self.assertEqual((one.heading, one.section, one.gap), ("first", "first", True))
        self.assertEqual(one.where, f"{path}:5")
        self.assertEqual(two.columns, ["two", "2", ""])
        self.assertEqual((two.heading, two.section, two.gap), ("", "first", False))
        self.assertEqual((three.heading, three.section), ("second", "second"))


class Routines(WithFolder):
    def test_types(self) -> None:
        tables = self.add(
            "routines",
            "shmem_{T}_hand | RMA_STD | transfer | ctx c11 | rma | shmem_put | SGI, 1.0 \\\n"
            "    | NV_RMA: host stream group",
        )
        plain, ctx = tables.families[-2:]
        routine = next(plain.routines())
        self.assertEqual(routine.name, "shmem_float_hand")
        self.assertEqual(routine.generic, "shmem_hand")
        self.assertEqual(
            routine.parameters,
            ("float *dest", "const float *source", "size_t nelems", "int pe"),
        )
        self.assertEqual(
            [r.name for r in plain.routines()],
            [f"shmem_{t}_hand" for t in tables.lists["RMA_STD"].names],
        )
        self.assertEqual(ctx.pattern, "shmem_ctx_{T}_hand")
        self.assertEqual(ctx.parameters, ("shmem_ctx_t ctx", *plain.parameters))
        self.assertEqual((plain.origin, ctx.origin), ("SGI, 1.0", "1.4"))
        forms = [f for f in tables.forms if f.original and f.original.pattern == plain.pattern]
        self.assertEqual(
            [(f.form, f.pattern) for f in forms],
            [
                ("host", "nvshmem_{T}_hand"),
                ("stream", "nvshmemx_{T}_hand_on_stream"),
                ("warp", "nvshmemx_{T}_hand_warp"),
                ("block", "nvshmemx_{T}_hand_block"),
            ],
        )
        self.assertEqual(forms[1].parameters[-1], "cudaStream_t stream")
        self.assertEqual(forms[0].types, tables.lists["NV_RMA"].types)

    def test_operators(self) -> None:
        tables = self.add(
            "routines",
            "shmem_{T}_{O}_hand | SHORT x OP_BIT | to_all | team | coll | shmem_{O}_hand | 1.6",
        )
        routines = list(tables.families[-1].routines())
        self.assertEqual(
            [(r.name, r.generic, r.page) for r in routines][0],
            ("shmem_short_and_hand", "shmem_and_hand", "shmem_and_hand"),
        )
        self.assertEqual([r.operator for r in routines], ["and", "or", "xor"])

    def test_one_type(self) -> None:
        tables = self.add(
            "routines", "shmem_hand | long | fetch | | amo | shmem_hand | Cray"
        )
        (routine,) = tables.families[-1].routines()
        self.assertEqual((routine.name, routine.returns), ("shmem_hand", "long"))
        self.assertEqual(routine.parameters, ("const long *source", "int pe"))

    def test_name_of(self) -> None:
        self.assertEqual(name_of("volatile long *lock"), "lock")
        self.assertEqual(name_of("..."), "...")


class Fortran(WithFolder):
    def test_routine(self) -> None:
        tables = self.add(
            "fortran", "SHMEM_HAND | add | INTEGER*4, int32 | | amo | shmem_put | 1.0"
        )
        routine = tables.fortran["SHMEM_HAND"]
        self.assertEqual(
            routine.statement, "sma_f_int32_add(SMA_R(SHMEM_HAND), dest, *value, *pe)"
        )
        self.assertEqual(
            [(a.name, a.type, a.out, a.data) for a in routine.arguments],
            [
                ("dest", "INTEGER*4", True, False),
                ("value", "INTEGER*4", False, False),
                ("pe", "INTEGER", False, False),
            ],
        )

    def test_kinds(self) -> None:
        kinds = Tables(self.api).fortran["SHMEM_MY_PE"].kinds
        assert kinds
        self.assertEqual(kinds.characters, ("d,4,0,0", "h,8,0,0"))


class Others(WithFolder):
    def test_constants(self) -> None:
        tables = self.add(
            "constants", "\nSHMEM_HAND | 1 | - | yes | a hand | same"
        )
        self.assertTrue(tables.constants[-1].gap)
        names = [c.name for c in tables.nvshmem_constants if c.value == "1"]
        self.assertIn("NVSHMEM_HAND", names)

    def test_variables(self) -> None:
        tables = self.add("env", "SHMEM_HAND | A B | word [left right] | left | Which.")
        hand = tables.variables[-1]
        self.assertEqual((hand.kind, hand.choices), ("word", "left right"))
        self.assertEqual(hand.older, ("A", "B"))

    def test_pages(self) -> None:
        tables = self.add("aliases", "shmem_env(7) | hands")
        self.assertEqual(tables.aliases[-1].page, ("shmem_env", "7"))
        self.assertEqual(tables.pages[1].pages[0], ("shmem_init", "3"))


class Mistakes(WithFolder):
    def wrong(self, table: str, row: str, text: str) -> None:
        with self.assertRaises(Mistake) as caught:
            self.add(table, row)
        path = self.api / f"{table}.def"
        line = len(path.read_text().splitlines())
        self.assertEqual(str(caught.exception), f"{path}:{line}: {text}")

    def test_routines(self) -> None:
        for row, text in (
            ("shmem_hand | | void (void) | | other | p", "a row has 7 or 8 columns, this one 6"),
            ("shmem_hand | byte | transfers | | rma | p | 1", "neither a shape nor a prototype: transfers"),
            ("shmem_{T}_hand | RMA | transfer | | rma | p | 1", "no such list: RMA"),
            ("shmem_hand | | transfer | | rma | p | 1", "elements of which type?"),
            ("shmem_hand | byte | transfer | gen | rma | p | 1", "no such form: gen"),
            ("shmem_hand | byte | transfer | | put | p | 1", "no such kind of calls: put"),
            ("shmem_hand | byte | transfer | | rma | p | 1 | hosts", "no such form: hosts"),
        ):
            with self.subTest(text):
                self.setUp()
                self.wrong("routines", row, text)

    def test_others(self) -> None:
        for table, row, text in (
            ("types", "sort | x | y", "unknown row: sort"),
            ("shapes", "C | x", "a shape of C has 3 columns, this one 2"),
            ("fortran", "SHMEM_HAND8 | puts | 8, any | | rma | p | 1", "no such shape: puts"),
            ("fortran", "SHMEM_PUT8 | put | 8, any | | rma | p | 1", "second row of SHMEM_PUT8"),
            ("fortran", "SHMEM_HAND | call | x | a:INTEGER,in | rma | p | 1",
             "no such attribute of an argument: in"),
            ("module", "hand | none | x | p", "no such kind: none"),
        ):
            with self.subTest(text):
                self.setUp()
                self.wrong(table, row, text)


if __name__ == "__main__":
    unittest.main()
