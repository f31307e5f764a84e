"""A chart as one HTML file to print or to read: nested lists, which every browser and screen reader knows."""

from collections.abc import Iterator
from html import escape

from .chart import Box, Chart

_STYLE = """
body { font: 12pt/1.45 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1d2228; }
h1 { font-size: 1.8rem; margin: 0; }
.book { margin: 0 0 1.5rem; color: #414a54; }
ol { list-style: none; margin: 0; padding: 0; }
li { margin: .4rem 0; }
.step { break-inside: avoid-page; border: 1px solid #8b8f92; border-radius: 8px; padding: .3rem .7rem; }
.act > .step { border-left-width: 6px; }
.test > .step { border-style: dashed; }
.page > .step, .end > .step { border-style: double; border-width: 3px; }
.here > .step { border: 3px solid #0d4a4f; font-weight: 700; }
.branch { margin: .3rem 0 .3rem 1rem; padding-left: 1rem; border-left: 2px dotted #8b8f92; }
.step p { margin: .2rem 0 0; }
ol.prefer { list-style: decimal; padding-left: 1.6rem; }
ol.prefer li { margin: 0; }
.label { margin: 0; break-after: avoid-page; font-weight: 600; text-transform: capitalize; }
@page { margin: 15mm; }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 10pt; } }
"""
KINDS = {"act": "Do: ", "test": "The program knows: ", "page": "Page: "}
"""What stands before the text of a box, by its kind."""


def page_html(book: str, chart: Chart) -> str:
    """The whole file. `book` is the title of the book."""
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(chart.title)} · {escape(book)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>",
            f'<h1>{escape(chart.title)}</h1>\n<p class="book">{escape(book)}</p>',
            *_list(chart.boxes),
            "</body>\n</html>",
        ]
    )


def _list(boxes: tuple[Box, ...]) -> Iterator[str]:
    yield "<ol>"
    for box in boxes:
        here = "You are here: " if box.here else ""
        yield f'<li class="{box.kind}{" here" if box.here else ""}">'
        prefer = "".join(f"<li>{escape(line)}</li>" for line in box.prefer)
        listed = f'<p>Prefer, in this order:</p><ol class="prefer">{prefer}</ol>' if prefer else ""
        yield f'<div class="step">{escape(here + KINDS.get(box.kind, "") + box.text)}{listed}</div>'
        for branch in box.branches:
            yield f'<div class="branch"><p class="label">{escape(branch.label)}</p>'
            yield from _list(branch.boxes)
            yield "</div>"
        yield "</li>"
    yield "</ol>"
