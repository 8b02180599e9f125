# SPDX-License-Identifier: BSD-3-Clause
"""The one-line mistakes that can be made in C sources, by operators and brackets, not types."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

NO_CODE = re.compile(
    r"(?sm)/\*.*?\*/|//[^\n]*|^[ \t]*#(?:\\\n|[^\n])*|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'"
)
FUNCTION = re.compile(r"^\{$.*?^\}", re.S | re.M)
# Of - and + those with an operand on each side: a blank follows them.
SIGN = re.compile(r"->|<<=?|>>=?|[-+*/%&|^<>=!]=|\+\+|--|&&|\|\||[<>!]|[-+](?=\s)")
SIGNS = {
    "relation": {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="},
    "logic": {"&&": "||", "||": "&&", "!": ""},
    "one": {"+": "-", "-": "+", "+=": "-=", "-=": "+=", "++": "--", "--": "++"},
}
NUMBER = re.compile(r"(?<![\w.])\d{1,5}(?![\w.])")  # a longer one is a time
FIELD = re.compile(r"\b(\w+)(?:\[\w+\])?(?:->|\.)(\w+)\b(?!\()")
NESTED = r"[^();{}]"
for _ in range(4):  # brackets in brackets
    NESTED = rf"(?:[^();{{}}]|\({NESTED}*\))"
CONDITION = re.compile(rf"\b(if|while) \(({NESTED}+)\)")
ARGUMENT = rf"\s*((?:[^();{{}},]|\({NESTED}*\))+)"
ARGUMENTS = re.compile(rf"(?<=[(,])(?<!cmp\()(?={ARGUMENT},{ARGUMENT}[,)])")  # a == b is b == a
# An assignment, a call or a jump, after the end of another statement.
STATEMENT = re.compile(
    r"(?<=\n) +((?:\*?\w+(?:->\w+|\.\w+|\[[^]]*\])* ?(?:[-+*/%&|^<>]*= |\+\+|--)"
    r"|(?:\(void\) ?)?\w+(?:(?:->|\.)\w+)*\()[^;]*;|break;|continue;|return;)"
)


class Mistake(NamedTuple):
    file: str
    line: int
    text: str  # of the line
    kind: str
    what: str
    begin: int
    end: int
    new: str


def changes(source: str, code: str, *body: int) -> Iterator[tuple[str, int, int, str]]:
    """Of a function: kind, begin, end, new text."""
    for sign in SIGN.finditer(code, *body):
        for kind, other in SIGNS.items():
            if sign[0] in other:
                yield kind, *sign.span(), other[sign[0]]
    for number in NUMBER.finditer(code, *body):
        for value in {int(number[0]) + 1, abs(int(number[0]) - 1)}:
            yield "one", *number.span(), str(value)
    for statement in STATEMENT.finditer(code, *body):
        if code[: statement.start()].rstrip().endswith((*"{};):", "else")):
            yield "dropped", *statement.span(1), "(void) 0;"
    for condition in CONDITION.finditer(code, *body):
        for constant in "01" if condition[1] == "if" else "0":
            yield "condition", *condition.span(2), constant
    for two in ARGUMENTS.finditer(code, *body):
        first, second = (source[slice(*two.span(of))] for of in (1, 2))
        yield "swapped", two.start(1), two.end(2), f"{second}, {first}"
    pairs = {(of[1], of[2]) for of in FIELD.finditer(code)}
    for field in FIELD.finditer(code, *body):
        for new in sorted({own for name, own in pairs if (name, field[2]) in pairs} - {field[2]}):
            yield "field", *field.span(2), new


def mistakes(files: Iterable[Path], root: Path) -> Iterator[Mistake]:
    for path in files:
        source = path.read_text(encoding="utf-8")
        code = NO_CODE.sub(lambda of: re.sub(".", "_" if of[0][0] in "'\"" else " ", of[0]), source)
        for body in FUNCTION.finditer(code):
            for kind, begin, end, new in changes(source, code, *body.span()):
                line, old = source.count("\n", 0, begin), source[begin:end]
                what = " ".join(f"{old} => {new or 'nothing'}".split())
                new += "\n" * (old.count("\n") - new.count("\n"))  # the others keep their numbers
                place = str(path.relative_to(root)), line + 1, source.splitlines()[line].strip()
                yield Mistake(*place, kind, what, begin, end, new)
