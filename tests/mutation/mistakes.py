# SPDX-License-Identifier: BSD-3-Clause
"""The one-line mistakes that can be made in C sources.  This module knows tokens and
brackets, and no types: whether the result compiles, and to other code, says the compiler."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

TOKEN = re.compile(
    r"(?P<blank>\s+|/\*.*?\*/|//[^\n]*|^[ \t]*#(?:\\\n|[^\n])*)"
    r"|(?P<text>\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*')|(?P<value>\w+)"
    r"|(?P<sign>->|\+\+|--|(?:<<|>>|[-+*/%&|^<>=!])=|&&|\|\||<<|>>|.)",
    re.S | re.M,
)
SIGNS = {
    "relation": {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="},
    "logic": {"&&": "||", "||": "&&", "!": ""},
    "one": {"+": "-", "-": "+", "+=": "-=", "-=": "+=", "++": "--", "--": "++"},
}
KINDS = [*SIGNS, "dropped", "swapped", "condition", "field"]
KEYWORDS = "if while for switch return sizeof do else case goto".split()
# An assignment, a call, a jump; and what comes before a statement.
STATEMENT = re.compile(
    r"\*?\w+(?:(?:->|\.)\w+|\[[^]]*\])*\s*(?:(?:<<|>>|[-+*/%&|^])?=[^=]|\+\+|--)"
    r"|(?:\(void\) ?)?\w+(?:(?:->|\.)\w+)*\(|break;|continue;|return;"
)
BEFORE = ("{", "}", ";", ")", "else", ":")
Token = re.Match[str]
Change = tuple[str, int, int, str]  # kind, begin, end, new text
Fields = dict[str, set[str]]  # what a field may be taken for


class Mistake(NamedTuple):
    file: str
    text: str  # of the line
    what: str
    kind: str
    line: int
    begin: int
    end: int
    new: str

    def made(self, source: str) -> str:
        return source[: self.begin] + self.new + source[self.end :]


def in_token(before: Token, token: Token, after: str, fields: Fields) -> Iterator[Change]:
    text, (begin, end) = token[0], token.span()
    operand = before[0] in (")", "]") or (before["value"] and before[0] not in KEYWORDS)
    for kind, other in SIGNS.items():
        if text in other and (operand or text not in "+-"):
            yield kind, begin, end, other[text]
    if text.isdigit():
        for number in {int(text) + 1, abs(int(text) - 1)}:
            yield "one", begin, end, str(number)
    if before[0] in ("->", ".") and after != "(":
        for name in sorted(fields[text]):
            yield "field", begin, end, name


def in_brackets(source: str, name: Token, tokens: list[Token]) -> Iterator[Change]:
    """A condition and its operands, or arguments; the first of the tokens opens."""
    depth, ends = 0, tokens[:1]  # what separates the parts
    for token in tokens:
        depth += (token[0] in "([{") - (token[0] in ")]}")
        if depth == 0 or (depth == 1 and token[0] in (",", "&&", "||")):
            ends.append(token)
        if depth == 0:
            break
    if name[0] in ("if", "while"):
        for new in "01" if name[0] == "if" else "0":
            yield "condition", ends[0].end(), ends[-1].start(), new
        if len({end[0] for end in ends[1:-1]}) == 1:
            yield "condition", ends[0].end(), ends[1].end(), ""
            for left, right in zip(ends[1:], ends[2:]):
                yield "condition", left.start(), right.start(), ""
    elif name[0] not in KEYWORDS and name["value"]:
        ends = [end for end in ends if end[0] in ("(", ",", ")")]
        for left, middle, right in zip(ends, ends[1:], ends[2:]):
            first = source[left.end() : middle.start()].strip()
            second = source[middle.end() : right.start()].strip()
            if first != second:
                yield "swapped", left.end(), right.start(), f"{second}, {first}"


def changes(source: str, fields: Fields) -> Iterator[Change]:
    """In functions, whose braces stand in the first column."""
    for body in re.finditer(r"^\{$.*?^\}", source, re.S | re.M):
        tokens = [t for t in TOKEN.finditer(source, *body.span()) if not t["blank"]]
        for i, (before, token, after) in enumerate(zip(tokens, tokens[1:], tokens[2:]), 2):
            yield from in_token(before, token, after[0], fields)
            if after[0] == "(":
                yield from in_brackets(source, token, tokens[i:])
            if before[0] in BEFORE and token[0] not in KEYWORDS:
                whole = source[token.start() : source.find(";", token.start()) + 1]
                if STATEMENT.match(whole) and whole.count("(") == whole.count(")"):
                    yield "dropped", token.start(), token.start() + len(whole), "(void) 0;"


def fields_of(source: str) -> Fields:
    """For each field the others that follow the same name somewhere in the file."""
    of: Fields = defaultdict(set)
    beside: Fields = defaultdict(set)
    for name, field in re.findall(r"\b(\w+)(?:\[\w+\])?(?:->|\.)(\w+)\b(?!\()", source):
        of[name].add(field)
    for fields in of.values():
        for field in fields:
            beside[field] |= fields - {field}
    return beside


def mistakes(files: Iterable[Path], root: Path) -> Iterator[Mistake]:
    for path in files:
        source, file = path.read_text(encoding="utf-8"), str(path.relative_to(root))
        lines = source.splitlines()
        for kind, begin, end, new in changes(source, fields_of(source)):
            line, old = source.count("\n", 0, begin), source[begin:end]
            what = " ".join(f"{old} => {new or 'nothing'}".split())
            new += "\n" * (old.count("\n") - new.count("\n"))  # the others keep their numbers
            yield Mistake(file, lines[line].strip(), what, kind, line + 1, begin, end, new)
