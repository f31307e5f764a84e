"""Words for the slots of prompts."""

from voice_supercat.books.numerals import counted, in_words
from voice_supercat.books.spelling import capitalised
from voice_supercat.procedure.state import Table

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


def bot(table: Table) -> str:
    """How a bot is called."""
    return NAMES[table["bot"]]


def bot_again(table: Table) -> str:
    """The bot at the beginning of a second sentence."""
    return capitalised(bot(table))


def favorite(table: Table) -> str:
    """The favorite track of the bot whose part it is."""
    return favorite_of(table) or "another track"


def favorite_space(table: Table) -> str:
    """Where the bot stands on its favorite track."""
    return in_words(table[f"at.{table['bot']}.{favorite_of(table)}"])


def track(table: Table) -> str:
    """The track that was chosen or rolled."""
    return str(table["track"] or "a track")


def level(table: Table) -> str:
    """The level of difficulty."""
    return in_words(table["difficulty"])


def space_name(table: Table) -> str:
    """Where the token that moved last stands."""
    return _named(_space(table)) if table["track"] else _NEW_SPACE


def reached_name(table: Table) -> str:
    """The space whose icons are read."""
    return _named(table["reached"]) if table["reached"] else _NEW_SPACE


def your_landmarks(table: Table) -> str:
    """The player's landmarks as they were told."""
    return counted(len(table["claimed_by_you"]), "landmark")


def _named(space: Space) -> str:
    return f"{space[0]} space {in_words(space[1])}"


def indicator_question(table: Table) -> str:
    """tapestry/advance-on-a-track/1 to 5, the icon as a number."""
    colour = "blue icon" if table["bot"] == "automa" else "gray S icon"
    return f"{colour} on the track card: {_INDICATORS}?"


def given_indicator_question(_: Table) -> str:
    """The same for an icon that is printed elsewhere, where it can be the heart or a track too."""
    return f"which icon: {_INDICATORS}, four favorite, five a certain track?"


def indicator_short(table: Table) -> str:
    """The same after a few times."""
    return f"{'blue' if table['bot'] == 'automa' else 'gray S'} icon, one to three?"


def list_end(table: Table) -> str:
    """tapestry/advance-on-a-track/6"""
    return "top" if table["bot"] == "automa" else "bottom"


def or_heart(table: Table) -> str:
    """tapestry/advance-on-a-track/7, while the place of the heart in the track list is not known."""
    return ", or is it the heart" if heart_unread(table) else ""


def heart_counts(table: Table) -> str:
    """tapestry/advance-on-a-track/7, where the heart can decide."""
    favorite_track = favorite_of(table)
    return f" The heart counts as {favorite_track}." if favorite_track in table["valid"] else ""


def valid_names(table: Table) -> str:
    """The tracks that the tiebreaker card chooses from."""
    return _either(table["valid"])


def _either(names: tuple[str, ...]) -> str:
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


def doubt(table: Table) -> str:
    """Why a card number is not believed at once."""
    number = table["read_card"]
    if number in table["drawn"]:
        return f"card {in_words(number)} was already drawn in this era"
    return f"card {in_words(number)} should not be in the decision deck"


def tie_card_name(table: Table) -> str:
    """The tiebreaker card as worked out."""
    return f"card {in_words(int(table['tie_card']))}" if table["tie_card"] else "the last one"


def reach(table: Table) -> str:
    """tapestry/advance-on-a-track/14 and 15"""
    return "anywhere on the map" if table["anywhere"] else "next to its own"


def not_near(table: Table) -> str:
    """tapestry/conquer-neutral/3"""
    return "" if card_shows(table, "topples") else ", not counting those next to your territories"


def income_turn(table: Table) -> str:
    """The number of the income turn."""
    return in_words(table["incomes"])


def ordinal_income(table: Table) -> str:
    """The income turn as second, third."""
    return _ORDINALS[table["incomes"]]


def gained(table: Table) -> str:
    """Points just gained."""
    return _points(table["gained"])


def points(table: Table) -> str:
    """Where the Automa's token stands."""
    return _points(table["points"])


def _points(number: int) -> str:
    return counted(number, "point")


def achievement(table: Table) -> str:
    """What was achieved."""
    return str(table["achievement"])


def landmark_count(table: Table) -> str:
    """Landmarks in the box of the Automa's mat."""
    return counted(landmarks(table), "landmark")


def territory_count(table: Table) -> str:
    """Territories the Automa controls."""
    return counted(table["territories"], "territory", "territories")


def progress_cards(table: Table) -> str:
    """tapestry/income-turns/12, those just added"""
    number = table["added"]
    return "top progress card" if number == 1 else f"top {in_words(number)} progress cards"


def deck_count(table: Table) -> str:
    """Cards left to draw."""
    return counted(table["decision"], "card")


def direction(table: Table) -> str:
    """tapestry/advance-on-a-track/16"""
    return str(table["way"])


def automa_favorite(table: Table) -> str:
    """The Automa's favorite track, whoever's part it is."""
    return str(table["favorite.automa"] or "its track")
