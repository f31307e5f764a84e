"""A chart as SVG: boxes below each other, and what follows an answer further to the right, on a line from its box."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from textwrap import wrap

from .chart import Box, Chart
from .page_html import KINDS

_WIDTH, _EDGE = 820, 20
_LETTER, _LINE, _INSIDE, _GAP, _INDENT = 7.7, 20, 10, 12, 34  # pixels, at 15 pixels a line of text
_LEAST = 240  # so wide is a box in the deepest branch
_STYLE = """<style>
text { font: 15px system-ui, sans-serif; fill: #1d2228; }
.title { font-size: 24px; font-weight: 700; } .label { font-weight: 600; } .here text { font-weight: 700; }
rect { fill: #ffffff; stroke: #6b6f72; } .act rect { stroke-width: 3; } .test rect { stroke-dasharray: 5 4; }
.here rect { stroke: #0d4a4f; stroke-width: 4; } .passed rect { fill: #e2eeec; stroke: #0d4a4f; stroke-width: 2; }
path { fill: none; stroke: #6b6f72; stroke-width: 2; } path.taken { stroke: #0d4a4f; stroke-width: 4; }
</style>"""


def page_svg(chart: Chart) -> str:
    """The whole picture, with its texts as text. `svg` has the title as its name."""
    drawing = _Drawing()
    drawing.boxes(chart.boxes, _EDGE)
    height = drawing.y + _EDGE
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(chart.title)}"',
            f'     viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}">',
            _STYLE,
            f'<text class="title" x="{_EDGE}" y="38">{escape(chart.title)}</text>',
            *drawing.parts,
            "</svg>",
        ]
    )


@dataclass
class _Drawing:
    """What is drawn so far; `y` is where the next box begins."""

    y: int = 60
    parts: list[str] = field(default_factory=list)

    def boxes(self, boxes: tuple[Box, ...], x: int) -> None:
        for box in boxes:
            self._box(box, x)

    def _box(self, box: Box, x: int) -> None:
        width = max(_WIDTH - _EDGE - x, _LEAST)
        letters = int((width - 2 * _INSIDE) / _LETTER)
        lines = [line for text in _texts(box) for line in wrap(text, letters, break_on_hyphens=False)]
        height = len(lines) * _LINE + 2 * _INSIDE - 4
        marked = " here" if box.here else " passed" if box.passed else ""
        texts = "".join(
            f'<text x="{x + _INSIDE}" y="{self.y + _INSIDE + 12 + at * _LINE}">{escape(line)}</text>'
            for at, line in enumerate(lines)
        )
        rect = f'<rect x="{x}" y="{self.y}" width="{width}" height="{height}" rx="8"/>'
        self.parts.append(f'<g class="{box.kind}{marked}">{rect}{texts}</g>')
        self.y += height + _GAP
        top = self.y - _GAP
        for branch in box.branches:
            bend = self.y + 8
            taken = ' class="taken"' if branch.taken else ""
            self.parts.append(f'<path{taken} d="M {x + 14} {top} V {bend} H {x + _INDENT - 4}"/>')
            done = " ✓" if branch.taken else ""
            label = f'<text class="label" x="{x + _INDENT}" y="{bend + 5}">{escape(branch.label)}{done}</text>'
            self.parts.append(label)
            self.y += 26
            self.boxes(branch.boxes, x + _INDENT)


def _texts(box: Box) -> Iterator[str]:
    if box.here:
        yield "You are here"
    yield f"{'✓ ' if box.passed else ''}{KINDS.get(box.kind, '')}{box.text}"
    for place, line in enumerate(box.prefer, start=1):
        yield f"{place}. {line}"
