"""The chart of the search for the Portal: which planets intersect, the cubes in the bag, where the Portal can still be.

A planet is named by its symbol and the number of its cluster: "hex 3". Nothing here knows a game.
"""

from collections.abc import Mapping, Sequence

PORTAL, CHECK, X = "portal", "check", "x"
SYMBOLS = ("hex", "arrow", "moon")
CLUSTERS = ("1", "2", "3", "4", "5", "6")
PLANETS = tuple(f"{symbol} {cluster}" for symbol in SYMBOLS for cluster in CLUSTERS)

Clues = Mapping[str, str]
"""Planets with a clue, and its token: a check or an x."""


def symbol_of(planet: str) -> str:
    """Its column of the chart."""
    return planet.split()[0]


def cluster_of(planet: str) -> str:
    """Its row of the chart."""
    return planet.split()[1]


NEAR: Mapping[str, frozenset[str]] = {
    one: frozenset(
        other for other in PLANETS if symbol_of(one) == symbol_of(other) or cluster_of(one) == cluster_of(other)
    )
    for one in PLANETS
}
"""campaign/pathfinder/find-the-portal-minigame-cube-bag/adding-and-removing-cubes/5: what intersects a planet, which
does so itself."""


def cubes_on_chart(flagship: str, clues: Clues) -> dict[str, str]:
    """The planets with a cube, and the token that it stands for.

    As campaign/pathfinder/find-the-portal-minigame-cube-bag/adding-and-removing-cubes says: without checks every space
    gets one but those with a clue (10 to 13), else those that intersect all checks (14 to 16). Then those that
    intersect an x lose theirs (19).
    """
    spaces = set(PLANETS)
    for check in _with(CHECK, clues):
        spaces &= NEAR[check]
    for x in _with(X, clues):
        spaces -= NEAR[x]
    return {planet: token_at(flagship, planet) for planet in PLANETS if planet in spaces and planet not in clues}


def token_at(planet: str, portal: str) -> str:
    """The token that a planet gets where the Portal is at `portal`."""
    if planet == portal:
        return PORTAL
    return CHECK if portal in NEAR[planet] else X


def possible_planets(clues: Clues) -> tuple[str, ...]:
    """Where the Portal can still be: the planets that fit every clue."""
    return tuple(
        planet
        for planet in PLANETS
        if planet not in clues and all(token_at(clue, planet) == token for clue, token in clues.items())
    )


def guided_planets(clues: Clues) -> tuple[str, ...]:
    """campaign/pathfinder/clue-guidelines/2: the planets at which the bot uncovers the next clue."""
    if not clues:
        return PLANETS
    if len(clues) == 1:
        [clue] = clues
        return tuple(planet for planet in PLANETS if planet not in NEAR[clue])
    return possible_planets(clues)


def planets_in_words(planets: Sequence[str]) -> str:
    """Planets for the ear, symbol by symbol: "hex 1 or 2, or moon 4"."""
    groups = [(symbol, [cluster_of(one) for one in planets if symbol_of(one) == symbol]) for symbol in SYMBOLS]
    spoken = [f"{symbol} {_or(clusters)}" for symbol, clusters in groups if clusters]
    return spoken[0] if len(spoken) == 1 else f"{', '.join(spoken[:-1])}, or {spoken[-1]}"


def _or(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _with(token: str, clues: Clues) -> tuple[str, ...]:
    return tuple(planet for planet, clue in clues.items() if clue == token)
