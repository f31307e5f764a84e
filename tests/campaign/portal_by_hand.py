"""The search for the Portal once more, by hand, as the document and the cards write it: to compare the program with."""

from collections.abc import Mapping

PLANETS = tuple(f"{symbol} {cluster}" for symbol in ("hex", "arrow", "moon") for cluster in "123456")
CHECK, X = "check", "x"
ROW_OR_COLUMN = {one: {other for other in PLANETS if one[:3] == other[:3] or one[-1] == other[-1]} for one in PLANETS}


def bag_by_the_steps(pawn: str, clues: Mapping[str, str]) -> dict[str, str]:
    """The written rules once more, by hand: a chart with a pawn, cubes that are added in order, then some removed."""
    blue = [planet for planet, token in clues.items() if token == CHECK]
    red = [planet for planet, token in clues.items() if token == X]
    empty = {planet for planet in PLANETS if planet not in clues and planet != pawn}
    chart: dict[str, str] = {}
    if not blue:
        chart[pawn] = "yellow"
        for space in empty & ROW_OR_COLUMN[pawn]:
            chart[space] = "blue"
        for space in empty - set(chart):
            chart[space] = "red"
    else:
        with_all_blue = set.intersection(*(ROW_OR_COLUMN[meeple] for meeple in blue))
        for space in with_all_blue & ROW_OR_COLUMN[pawn]:
            if space == pawn:
                chart[space] = "yellow"
            elif space in empty:
                chart[space] = "blue"
        for space in with_all_blue & (empty - set(chart)):
            chart[space] = "red"
    for meeple in red:
        for space in ROW_OR_COLUMN[meeple]:
            chart.pop(space, None)
    return chart


def token_by_tiles(planet: str, hidden: str) -> str:
    """Both tiles of a planet: two vowels where the Portal is hidden, one where its symbol or its cluster is."""
    vowels = (planet[:3] == hidden[:3]) + (planet[-1] == hidden[-1])
    return ("x", "check", "portal")[vowels]


def still_possible(clues: Mapping[str, str]) -> set[str]:
    """The planets that could have given all these clues."""
    return {one for one in PLANETS if all(token_by_tiles(planet, one) == token for planet, token in clues.items())}


def guided(clues: Mapping[str, str]) -> set[str]:
    """campaign/pathfinder/clue-guidelines, line by line."""
    if not clues:
        return set(PLANETS)
    if len(clues) == 1:
        [clue] = clues
        return {planet for planet in PLANETS if planet[:3] != clue[:3] and planet[-1] != clue[-1]}
    left = still_possible(clues)
    symbols = {planet[:3] for planet in left}
    if len(left) > 1 and len(symbols) == 1:
        [symbol] = symbols
        used = {planet[-1] for planet in clues}
        return {planet for planet in PLANETS if planet[:3] == symbol and planet[-1] not in used}
    return left
