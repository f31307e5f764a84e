"""A game as one HTML file: its numbers as plots with a table beside each, then what was asked, answered and done."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from voice_supercat.procedure.game import Game
from voice_supercat.reports.figures import Entry, Figures, figures_of
from voice_supercat.reports.plots import bars, strip
from voice_supercat.reports.story import Part, Told, standing, story_of
from voice_supercat.reports.style import STYLE

_NO_TIMES = "This journal keeps no times: it is of an earlier version, or a program played it."


def report_html(game: Game, entries: Sequence[Entry], name: str) -> str:
    """The whole file; nothing of it is loaded from elsewhere. `entries` are of the journal, `name` is its own."""
    parts = story_of(game)
    figures = figures_of(parts, entries)
    title = game.engine.book.title
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(name)} · {escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>",
            f"<h1>{escape(title)}</h1>\n<p>The game {escape(name)}. {escape(standing(game))}</p>",
            *_in_short(figures),
            *_turns(figures),
            *_counted("Answers by kind", "kind of answer", figures.kinds),
            *(_counted("How they came", "by", figures.ways) if figures.ways else ()),
            *_misheard(figures),
            *_time_line(parts, figures),
            "</main>\n</body>\n</html>",
        ]
    )


def _in_short(figures: Figures) -> Iterator[str]:
    counts = {
        "answers": sum(turn.answers for turn in figures.turns),
        "things judged": sum(turn.judgements for turn in figures.turns),
        "taken back": figures.taken_back,
        "corrected": figures.corrected,
        "misheard": sum(turn.misheard for turn in figures.turns),
    }
    yield '<h2>In short</h2>\n<dl class="short">'
    for what, count in counts.items():
        yield f"<div><dt>{what}</dt><dd>{count}</dd></div>"
    if figures.seconds is not None:
        yield f"<div><dt>time at the table</dt><dd>{_time(figures.seconds)}</dd></div>"
    yield "</dl>"


def _turns(figures: Figures) -> Iterator[str]:
    turns = [(str(number), turn) for number, turn in enumerate(figures.turns, start=1)]
    named = [f"{number}. {turn.heading}" for number, turn in turns]
    rows = [(name, turn.judgements, str(turn.judgements)) for name, (_, turn) in zip(named, turns, strict=True)]
    table = _table(
        "Each turn",
        ("turn", "things judged", "answers", "time", "misheard"),
        [
            (name, str(turn.judgements), str(turn.answers), _time(turn.seconds), str(turn.misheard))
            for name, (_, turn) in zip(named, turns, strict=True)
        ],
    )
    yield '<h2>Each turn</h2>\n<div class="beside">\n<div>'
    yield f"<h3>Things judged</h3>\n{bars('Things judged in each turn, as in the table', rows)}"
    if figures.seconds is None:
        yield f"<p>{_NO_TIMES}</p>"
    else:
        timed = [(name, turn.seconds or 0.0, _time(turn.seconds)) for name, (_, turn) in zip(named, turns, strict=True)]
        yield f"<h3>Time</h3>\n{bars('Time that each turn took, as in the table', timed)}"
    yield f"</div>\n{table}\n</div>"


def _counted(heading: str, what: str, counts: Mapping[str, int]) -> Iterator[str]:
    rows = [(name, count, str(count)) for name, count in counts.items()]
    table = _table(heading, (what, "times"), [(name, text) for name, _, text in rows])
    yield f"<h2>{heading}</h2>"
    yield f'<div class="beside">\n<div>{bars(f"{heading}, as in the table", rows)}</div>\n{table}\n</div>'


def _misheard(figures: Figures) -> Iterator[str]:
    yield "<h2>What was misheard</h2>"
    if not figures.ways:
        yield "<p>This journal does not keep it.</p>"
    elif not figures.misheard:
        yield "<p>Nothing.</p>"
    else:
        columns = ("heard", "times", "at the question")
        times: dict[str, int] = {}
        for one in figures.misheard:
            times[one.heard] = times.get(one.heard, 0) + one.times
        rows = [(heard, count, str(count)) for heard, count in sorted(times.items(), key=lambda pair: -pair[1])]
        listed = [(one.heard, str(one.times), one.question) for one in figures.misheard]
        table = _table("Heard where something else was meant, or nothing", columns, listed)
        yield f'<div class="beside">\n<div>{bars("What was misheard, as in the table", rows)}</div>\n{table}\n</div>'


def _time_line(parts: Sequence[Part], figures: Figures) -> Iterator[str]:
    yield "<h2>Time line</h2>"
    if figures.seconds is not None:
        shares = [(str(number), turn.seconds or 0.0) for number, turn in enumerate(figures.turns, start=1)]
        yield strip("The turns one after another, each as wide as the time it took, as in the table above", shares)
    since = 0.0
    for number, (part, turn) in enumerate(zip(parts, figures.turns, strict=True), start=1):
        after = f' <span class="soft">after {_time(since)}</span>' if figures.seconds is not None else ""
        yield f"<section>\n<h3>{number}. {escape(turn.heading)}{after}</h3>\n<ul>"
        yield from map(_line, part.lines)
        yield "</ul>\n</section>"
        since += turn.seconds or 0.0


def _line(told: Told) -> str:
    if told.kind == "asked":
        return f'<li>{escape(told.text)} <strong class="answer">{escape(told.answer)}</strong></li>'
    return f'<li class="{told.kind}">{"Do: " if told.kind == "act" else ""}{escape(told.text)}</li>'


def _table(caption: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f"<table>\n<caption>{escape(caption)}</caption>\n<tr>{head}</tr>\n{body}\n</table>"


def _time(seconds: float | None) -> str:
    if seconds is None:
        return "not kept"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
