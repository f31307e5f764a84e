"""Small plots as SVG, drawn with the colours of the page around them. Each belongs beside a table of the same."""

from collections.abc import Sequence
from html import escape

_WIDTH, _NAMES, _VALUES = 640, 270, 70  # pixels, of names to the left and values to the right of the bars
_ROW, _BAR = 28, 18
_LONGEST_NAME = 34  # letters that fit beside a bar
_STRIP, _LEAST_LABELLED = 44, 30


def bars(label: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """One bar a row: its name, how long it is, and the value as text. `label` is what a screen reader says of it."""
    most = max((value for _, value, _ in rows), default=0) or 1
    room = _WIDTH - _NAMES - _VALUES
    drawn = []
    for number, (name, value, text) in enumerate(rows):
        top, long = number * _ROW + 4, round(room * value / most, 1)
        drawn.append(
            f'<text x="{_NAMES - 8}" y="{top + 14}" text-anchor="end">{escape(_short(name))}</text>'
            f'<rect class="bar" x="{_NAMES}" y="{top}" width="{long}" height="{_BAR}"/>'
            f'<text x="{_NAMES + long + 6}" y="{top + 14}">{escape(text)}</text>'
        )
    return _picture(label, len(rows) * _ROW + 4, drawn)


def strip(label: str, parts: Sequence[tuple[str, float]]) -> str:
    """Parts of a whole one after another, each as wide as it is long; a wide one shows its name."""
    whole = sum(long for _, long in parts) or 1
    drawn, at = [], 0.0
    for name, long in parts:
        width = _WIDTH * long / whole
        drawn.append(f'<rect class="part" x="{at:.1f}" y="1" width="{width:.1f}" height="{_STRIP - 2}"/>')
        if width >= _LEAST_LABELLED:
            drawn.append(f'<text x="{at + width / 2:.1f}" y="27" text-anchor="middle">{escape(name)}</text>')
        at += width
    return _picture(label, _STRIP, drawn)


def _picture(label: str, height: int, drawn: Sequence[str]) -> str:
    box = f'viewBox="0 0 {_WIDTH} {height}"'
    return f'<svg role="img" aria-label="{escape(label)}" {box}>{"".join(drawn)}</svg>'


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1].rstrip() + "…"
