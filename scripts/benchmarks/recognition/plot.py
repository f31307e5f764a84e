"""Plots of the benchmarks as SVG, without any package for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

_COLOURS = ("#1b6ca8", "#c8541a", "#2b8a3e", "#8b3fa0", "#a88a00", "#5f6b7a")
_WIDTH, _HEIGHT = 640, 400  # of the field of the curves
_LEFT, _TOP, _BOTTOM = 70, 20, 60
_LEGEND = 190
_TICKS = 5
_ROW, _NAME, _BAR = 18, 330, 420  # the height of a row of bars; the widths of its name and of a whole bar


@dataclass(frozen=True)
class Curve:
    """Points to be joined by a line."""

    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Bar:
    """A share with its interval, all 0 to 1."""

    name: str
    share: float
    interval: tuple[float, float]


def curves_svg(curves: Sequence[Curve], across: str, upwards: str) -> str:
    """Curves in one field, with axes from 0 and a legend; `across` and `upwards` name the axes."""
    points = [point for curve in curves for point in curve.points]
    most_x, most_y = (1.05 * max((point[axis] for point in points), default=1.0) or 1.0 for axis in (0, 1))

    def at(x: float, y: float) -> tuple[float, float]:
        return _LEFT + _WIDTH * x / most_x, _TOP + _HEIGHT * (1 - y / most_y)

    drawn = [_line((_LEFT, _TOP), (_LEFT, _TOP + _HEIGHT)), _line(at(0, 0), (_LEFT + _WIDTH, _TOP + _HEIGHT))]
    for tick in range(_TICKS + 1):
        x, y = most_x * tick / _TICKS, most_y * tick / _TICKS
        drawn.append(_text(at(x, 0)[0], _TOP + _HEIGHT + 18, f"{x:.2g}", "middle"))
        drawn.append(_text(_LEFT - 6, at(0, y)[1] + 4, f"{y:.2g}", "end"))
    drawn.append(_text(_LEFT + _WIDTH / 2, _TOP + _HEIGHT + 45, across, "middle"))
    drawn.append(f'<g transform="translate(18 {_TOP + _HEIGHT / 2}) rotate(-90)">{_text(0, 0, upwards, "middle")}</g>')
    for number, curve in enumerate(curves):
        colour = _COLOURS[number % len(_COLOURS)]
        places = [at(x, y) for x, y in curve.points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn += (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>' for x, y in places)
        below = _TOP + 10 + 20 * number
        drawn.append(f'<circle cx="{_LEFT + _WIDTH + 20}" cy="{below}" r="5" fill="{colour}"/>')
        drawn.append(_text(_LEFT + _WIDTH + 32, below + 4, curve.name, "start"))
    return _svg(_LEFT + _WIDTH + _LEGEND, _TOP + _HEIGHT + _BOTTOM, drawn)


def bars_svg(title: str, bars: Sequence[Bar]) -> str:
    """A bar for each share, with a thin line for its interval."""
    drawn = [_text(10, 20, title, "start")]
    for number, bar in enumerate(bars):
        y = 34 + _ROW * number
        low, high = (_NAME + _BAR * share for share in bar.interval)
        drawn.append(_text(_NAME - 8, y + 11, bar.name, "end"))
        drawn.append(f'<rect x="{_NAME}" y="{y}" width="{_BAR * bar.share:.1f}" height="{_ROW - 5}" fill="#9ec5e8"/>')
        drawn.append(_line((low, y + 6.5), (high, y + 6.5)))
        drawn.append(_text(_NAME + _BAR + 8, y + 11, f"{100 * bar.share:.1f} %", "start"))
    return _svg(_NAME + _BAR + 70, 44 + _ROW * len(bars), drawn)


def _line(start: tuple[float, float], end: tuple[float, float]) -> str:
    return f'<line x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}" stroke="#333333"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(width: float, height: float, drawn: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" font-family="sans-serif"'
    background = '<rect width="100%" height="100%" fill="white"/>'
    return "\n".join((f'{head} font-size="13">', background, *drawn, "</svg>\n"))
