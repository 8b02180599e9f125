# SPDX-License-Identifier: BSD-3-Clause
"""Tests which mistakes tests/mutation makes in a source."""

import os
import sys
import tempfile
import unittest
from pathlib import Path

SRC = Path(os.environ.get("SRC", Path(__file__).parents[3]))
sys.dont_write_bytecode = True
sys.path.insert(0, str(SRC / "tests"))

from mutation.mistakes import mistakes  # noqa: E402

SOURCE = """/* {a < b} */
#define LESS(a, b) ((a) < (b))
struct place {
    int first, last; /* both < n */
    char *name;
};
static int n = 1 + 2;
int f(struct place *p)
{
    int i = -n;

    if (i < n && p->first != n)
        return g("a, b", p->first,
                 i);
    for (; i > 0; i--)
        p->last += i;
    return n;
}
"""
MADE = {
    "relation": ["12 < => <=", "12 != => ==", "15 > => >="],
    "logic": ["12 && => ||"],
    "one": ["15 -- => ++", "16 += => -=", "15 0 => 1"],
    "dropped": ["16 p->last += i; => (void) 0;"],
    "swapped": [
        '13 "a, b", p->first => p->first, "a, b"',
        "13 p->first, i => i, p->first",
    ],
    "condition": ["12 i < n && p->first != n => 0", "12 i < n && p->first != n => 1"],
    "field": ["12 first => last", "13 first => last", "16 last => first"],
}


class Mistakes(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        file = Path(folder.name, "f.c")
        file.write_text(SOURCE)
        self.all = [*mistakes([file], file.parent)]

    def test_mistakes_of_each_kind(self) -> None:
        self.assertEqual({m.kind for m in self.all}, {*MADE})
        for kind, made in MADE.items():
            found = [f"{m.line} {m.what}" for m in self.all if m.kind == kind]
            self.assertEqual(found, made)

    def test_mistakes_made(self) -> None:
        # one line is another one, and the others have their numbers
        for mistake in self.all:
            made = f"{SOURCE[: mistake.begin]}{mistake.new}{SOURCE[mistake.end :]}".splitlines()
            pairs = list(zip(SOURCE.splitlines(), made))
            self.assertEqual(len(made), len(pairs))
            self.assertNotEqual(*pairs[mistake.line - 1])
            others = pairs[: mistake.line - 1] + pairs[mistake.line + 1 :]
            self.assertTrue(all(old == new for old, new in others))
