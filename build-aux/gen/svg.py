# SPDX-License-Identifier: BSD-3-Clause
"""Elements of a drawing."""


def element(tag: str, content: str | None = None, /, **attributes: str | float) -> str:
    """<tag name="value" ...>content</tag>.  A number is cut to an integer, class_ is
    the attribute class, and font_weight is font-weight."""
    words = [tag]
    for name, value in attributes.items():
        value = value if isinstance(value, str) else str(int(value))
        words.append(f'{name.rstrip("_").replace("_", "-")}="{value}"')
    end = "/>" if content is None else f">{content}</{tag}>"
    return f"<{' '.join(words)}{end}"
