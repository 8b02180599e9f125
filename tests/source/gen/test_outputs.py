# SPDX-License-Identifier: BSD-3-Clause
"""Tests what the modules of build-aux/gen make of rows."""

import os
import sys
import tempfile
import unittest
from pathlib import Path

SRC = Path(os.environ.get("SRC", Path(__file__).parents[3]))
sys.dont_write_bytecode = True
sys.path[:0] = [str(SRC / "build-aux"), str(SRC / "nvshmem")]

from api import cuda  # noqa: E402
from gen import bench, exports, fortran, header, lists, module  # noqa: E402
from gen import layers, segment, text  # noqa: E402
from gen.rows import Mistake  # noqa: E402
from gen.tables import Family, Routine, Tables  # noqa: E402

TABLES = Tables(SRC / "src/api")


def routine(name: str, families: list[Family] = TABLES.families) -> Routine:
    return next(r for f in families for r in f.routines() if r.name == name)


class Text(unittest.TestCase):
    def test_folded(self) -> None:
        self.assertEqual(text.folded("f(a, bb, c)", "  ", 6, " &"), "f(a, &\n  bb, &\n  c)")
        self.assertEqual(text.folded("f(a, bb, c)", "  ", 11), "f(a, bb, c)")
        self.assertEqual(text.aligned("f(" + "a" * 50 + ", " + "b" * 30 + ")"),
                         "f(" + "a" * 50 + ",\n  " + "b" * 30 + ")")

    def test_fill(self) -> None:
        made = text.fill("libsma.map", names=["        one;", "        two;"])
        self.assertIn("PMIx_Initialized;\n        one;\n        two;\n    local:", made)
        self.assertNotIn("@", text.fill("routines.h", rows=""))
        for parts in {}, {"names": "", "others": ""}:
            with self.assertRaises(ValueError):
                text.fill("libsma.map", **parts)


class C(unittest.TestCase):
    def test_generic(self) -> None:
        put = header.Generics(TABLES.families).plain["shmem_put"]
        self.assertEqual(put.plain["float"].name, "shmem_float_put")
        # int32_t is int, which has a routine
        self.assertNotIn("int32", put.plain)
        self.assertIn("shmem_ctx_t: \\\n        _Generic(", header.generic(put))

    def test_overload(self) -> None:
        g = header.Generic("shmem_put", {"complexf": routine("shmem_complexf_put")})
        plain, cxx, _ = header.overloads(g, set())
        self.assertIn("shmem_put(sma_complexf_t *dest,", plain)
        self.assertIn("reinterpret_cast<sma_complexf_t *>(dest)", cxx)
        in_c = {("shmem_put", routine("shmem_complexf_put").parameters)}
        self.assertEqual([*header.overloads(g, in_c)], [""])

    def test_values(self) -> None:
        self.assertEqual(header.constant_in_c("-1"), "(-1)")
        handle = header.constant_in_c("((shmem_ctx_t) 1)")
        self.assertEqual(handle, "SMA_HANDLE(shmem_ctx_t, 1)")
        for value, bare in ('"libsma"', "libsma"), ("f:1_8", "1"), ("((t) 2)", "2"):
            self.assertEqual(lists.bare(value), bare)

    def test_alignment(self) -> None:
        for name, want in (
            ("shmem_float_put", "_Alignof(float)"), ("shmem_put16", "2"),
            ("shmem_put64", "4"), ("shmem_putmem", "1"), ("shmem_quiet", "1"),
        ):
            self.assertEqual(lists.alignment(routine(name)), want)
        for name, want in ("SHMEM_PUT16", "2"), ("SHMEM_PUT8", "4"), ("SHMEM_PUT", "1"):
            self.assertEqual(lists.fortran_alignment(TABLES.fortran[name]), want)

    def test_device(self) -> None:
        for name, want in (
            ("nvshmemx_float_put_warp",
             "sma_cuda::put(sma_cuda::warp_group(), dest, source, nelems * sizeof(float), pe)"),
            ("nvshmemx_putmem_block", "sma_cuda::put(sma_cuda::block_group(), dest, source, nelems, pe)"),
            ("nvshmemx_barrier_all_block", "sma_cuda::barrier_all(sma_cuda::block_group())"),
        ):
            self.assertEqual(cuda.device(routine(name, TABLES.forms)), want)


class Fortran(unittest.TestCase):
    def test_entry(self) -> None:
        lines = "\n".join(fortran.entry(TABLES.fortran["SHMEM_INT4_FADD"], {"shmem_int4_fadd"}))
        self.assertIn("int32_t pshmem_int4_fadd_(int32_t *dest, const int32_t *value,", lines)
        self.assertIn("dest, *value, sma_f_int(pe)", lines.replace("\n", " "))
        self.assertIn("SMA_F_NAMES_C(shmem_int4_fadd, SHMEM_INT4_FADD)", lines)

    def test_statement(self) -> None:
        with self.assertRaises(ValueError):
            fortran.statement("A" * 67)

    def test_module(self) -> None:
        for name, form in (
            ("SHMEM_INT4_ADD", "entry"), ("SHMEM_REAL_PUT", "descriptors"),
            ("SHMEM_LOGICAL_PUT", "logical"), ("SHMEM_MY_PE", "kinds"),
            ("SHMEM_INFO_GET_NAME", "text"),
        ):
            self.assertEqual(module.form_of(TABLES.fortran[name]), form)
        self.assertEqual(module.f_type("COMPLEX*16"), "complex(8)")
        self.assertEqual(module.guard(["REAL*4", "REAL*16"]), "__GFC_REAL_16__")


class Exports(unittest.TestCase):
    def test_rules(self) -> None:
        rules = set(exports.rules(TABLES))
        self.assertLessEqual(
            {"list SIZE 8 16 32 64 128", "c shmem_put{SIZE}", "fortran SHMEM_PUT8",
             "c shmem_{TEAM_BIT}_{OP_BIT}_reduce", "name sma_my_pe_d",
             "mangled sma_l_put_{LOGICAL}"}, rules,
        )


class Drawings(unittest.TestCase):
    def read(self, rows: str) -> list[layers.Module]:
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(rows)
            file.flush()
            return layers.read_modules(Path(file.name))

    def test_modules(self) -> None:
        two = self.read(
            "# x\n0 | c/base | a.h b.h | below | 9 | what\n1 | tools | - | c/base c/x | 8 | t\n"
        )
        self.assertEqual(two[0].contracts, ["a.h", "b.h"])
        self.assertEqual([*layers.table(two)][-1],
                         "| 1 | `src/tools/` | 8 |  | t; it includes only `c/base` and `c/x` |")
        page = "top\n<!-- modules -->\nearlier\n<!-- end of modules -->\nend\n"
        self.assertNotIn("earlier", layers.with_table(page, two))
        self.assertTrue(layers.with_table(page, two).endswith("<!-- end of modules -->\nend\n"))
        with self.assertRaisesRegex(Mistake, ":1: not six columns"):
            self.read("c/base | a.h | below | 9 | what\n")

    def test_numbers(self) -> None:
        self.assertEqual([bench.figure(x) for x in ("0.5", "12.5", "640.4", "wrong", "")],
                         ["0.5000", "12.50", "640", "wrong", "-"])
        self.assertEqual([bench.duration(t) for t in (0.0123, 5, 2500)],
                         ["12.3 ns", "5.0 µs", "2.5 ms"])
        self.assertEqual([segment.size(n) for n in (100, 8192, 3 << 20)],
                         ["100 bytes", "8 KiB", "3 MiB"])

    def test_nothing_to_draw(self) -> None:
        with tempfile.NamedTemporaryFile("w") as file:
            file.write("job\trow\tbytes\tpeer\tmedian\n2\tput\t8\tlibsma\t0.1\n")
            file.flush()
            with self.assertRaises(bench.Nothing):
                bench.speed(file.name)


if __name__ == "__main__":
    unittest.main()
