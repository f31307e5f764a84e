"""Words for the slots of prompts."""

from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.numerals import counted, in_words
from voice_supercat.procedure.state import View

from . import values as v
from .board import card_shows
from .choosing import heart_unread
from .landmarks import landmarks
from .landmarks import space as _space
from .moving import favorite_of
from .tracks import Space

_ORDINALS = ("", "first", "second", "third", "fourth", "last")
NAMES = {"automa": "the Automa", "shadow": "the Shadow Empire"}
_INDICATORS = "one any track, two nearest landmark, three nearest end"
_NEW_SPACE = "its new space"  # where the rules are read without a game


def bot(view: View) -> str:
    """How a bot is called."""
    return NAMES[view[v.bot]]


def bot_again(view: View) -> str:
    """The bot at the beginning of a second sentence."""
    return capitalised(bot(view))


def favorite(view: View) -> str:
    """The favorite track of the bot whose part it is."""
    return favorite_of(view) or "another track"


def favorite_space(view: View) -> str:
    """Where the bot stands on its favorite track."""
    return in_words(view[v.at.of(view[v.bot], favorite_of(view))])


def track(view: View) -> str:
    """The track that was chosen or rolled."""
    return str(view[v.track] or "a track")


def level(view: View) -> str:
    """The level of difficulty."""
    return in_words(view[v.difficulty])


def space_name(view: View) -> str:
    """Where the token that moved last stands."""
    return _named(_space(view)) if view[v.track] else _NEW_SPACE


def reached_name(view: View) -> str:
    """The space whose icons are read."""
    return _named(view[v.reached]) if view[v.reached] else _NEW_SPACE


def your_landmarks(view: View) -> str:
    """The player's landmarks as they were told."""
    return counted(len(view[v.claimed_by_you]), "landmark")


def _named(space: Space) -> str:
    return f"{space[0]} space {in_words(space[1])}"


def indicator_question(view: View) -> str:
    """tapestry/advance-on-a-track/1 to 5, the icon as a number."""
    colour = "blue icon" if view[v.bot] == "automa" else "gray S icon"
    return f"{colour} on the track card: {_INDICATORS}?"


def given_indicator_question(_: View) -> str:
    """The same for an icon that is printed elsewhere, where it can be the heart or a track too."""
    return f"which icon: {_INDICATORS}, four favorite, five a certain track?"


def indicator_short(view: View) -> str:
    """The same after a few times."""
    return f"{'blue' if view[v.bot] == 'automa' else 'gray S'} icon, one to three?"


def list_end(view: View) -> str:
    """tapestry/advance-on-a-track/6"""
    return "top" if view[v.bot] == "automa" else "bottom"


def or_heart(view: View) -> str:
    """tapestry/advance-on-a-track/7, while the place of the heart in the track list is not known."""
    return ", or is it the heart" if heart_unread(view) else ""


def heart_counts(view: View) -> str:
    """tapestry/advance-on-a-track/7, where the heart can decide."""
    favorite_track = favorite_of(view)
    return f" The heart counts as {favorite_track}." if favorite_track in view[v.valid] else ""


def valid_names(view: View) -> str:
    """The tracks that the tiebreaker card chooses from."""
    return _either(view[v.valid])


def _either(names: tuple[str, ...]) -> str:
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


def doubt(view: View) -> str:
    """Why a card number is not believed at once."""
    number = view[v.read_card]
    if number in view[v.drawn]:
        return f"card {in_words(number)} was already drawn in this era"
    return f"card {in_words(number)} should not be in the decision deck"


def tie_card_name(view: View) -> str:
    """The tiebreaker card as worked out."""
    return f"card {in_words(int(view[v.tie_card]))}" if view[v.tie_card] else "the last one"


def reach(view: View) -> str:
    """tapestry/advance-on-a-track/14 and 15"""
    return "anywhere on the map" if view[v.anywhere] else "next to its own"


def not_near(view: View) -> str:
    """tapestry/conquer-neutral/3"""
    return "" if card_shows(view, "topples") else ", not counting those next to your territories"


def income_turn(view: View) -> str:
    """The number of the income turn."""
    return in_words(view[v.incomes])


def ordinal_income(view: View) -> str:
    """The income turn as second, third."""
    return _ORDINALS[view[v.incomes]]


def gained(view: View) -> str:
    """Points just gained."""
    return _points(view[v.gained])


def points(view: View) -> str:
    """Where the Automa's token stands."""
    return _points(view[v.points])


def _points(number: int) -> str:
    return counted(number, "point")


def achievement(view: View) -> str:
    """What was achieved."""
    return str(view[v.achievement])


def landmark_count(view: View) -> str:
    """Landmarks in the box of the Automa's mat."""
    return counted(landmarks(view), "landmark")


def territory_count(view: View) -> str:
    """Territories the Automa controls."""
    return counted(view[v.territories], "territory", "territories")


def progress_cards(view: View) -> str:
    """tapestry/income-turns/12, those just added"""
    number = view[v.added]
    return "top progress card" if number == 1 else f"top {in_words(number)} progress cards"


def deck_count(view: View) -> str:
    """Cards left to draw."""
    return counted(view[v.decision], "card")


def direction(view: View) -> str:
    """tapestry/advance-on-a-track/16"""
    return str(view[v.way])


def automa_favorite(view: View) -> str:
    """The Automa's favorite track, whoever's part it is."""
    return str(view[v.favorite.of("automa")] or "its track")
