"""Beginning a game and a turn of the bots; whose turn it is."""

from voice_supercat.procedure.state import Draft, Table

from .memory import recall
from .tracks import START, TRACKS

BOTS = ("automa", "shadow")
STARTING_CARDS = tuple(range(1, 8))  # decision cards with a circle
INCOME_TURNS = 5


def begin(draft: Draft, options: dict[str, str]) -> None:
    """A new game before its set-up. Raises ProcedureFault for cards or spaces that cannot be read."""
    draft["difficulty"] = int(options["difficulty"]) if options["difficulty"] else None
    draft["first"] = options["first"] or None
    draft["reads_numbers"] = options["cards"] == "numbers"
    draft["favorite_icon"] = options["favorite_icon"] or None
    draft["set_up"] = False
    _begin_bots(draft)
    _begin_decks(draft)
    _begin_board(draft)
    recall(draft, options["known_cards"], options["known_spaces"])
    begin_turn(draft)
    draft["turns"] = 0


def _begin_bots(draft: Draft) -> None:
    for bot in BOTS:
        draft[f"favorite.{bot}"] = None
        draft[f"completed.{bot}"] = False
        for track in TRACKS:
            draft[f"at.{bot}.{track}"] = START
    draft["points"] = 0
    draft["gained"] = 0
    draft["incomes"] = 0


def _begin_decks(draft: Draft) -> None:
    """tapestry/setup/5 and 6"""
    draft["decision"] = len(STARTING_CARDS) + 1
    draft["progress"] = 14
    draft["discard"] = 0
    draft["added"] = 0  # of the progress deck, in the last income turn
    draft["track_card"] = None
    draft["tie_card"] = None
    draft["members"] = STARTING_CARDS  # decision cards known by number, this era or before
    draft["drawn"] = ()  # those drawn in this era
    draft["cards_sure"] = True


def _begin_board(draft: Draft) -> None:
    draft["territories"] = 1  # tapestry/setup/3.2
    draft["tapestries"] = 0  # next to the mat
    draft["covered"] = 0  # tapestry spaces of the mat
    draft["toppled"] = 0  # outposts of the player
    draft["toppled_two"] = False
    draft["island"] = "open"  # open, gained or closed for the Automa
    draft["claimed_by_bots"] = ()
    draft["claimed_by_you"] = ()


def begin_turn(draft: Draft) -> None:
    """What was seen on the table before the player's turn may have changed since."""
    draft["turns"] = draft.get("turns", 0) + 1
    draft["landmarks_sure"] = False
    draft["landmark_track"] = None
    draft["pending"] = ()
    draft["taken"] = ()  # spaces whose icons were carried out this turn
    draft["reached"] = None
    draft["benefit"] = None
    draft["way"] = "forward"
    draft["anywhere"] = False
    draft["achievement"] = None
    draft["picked"] = False
    turn_to(draft, "automa")


def turn_to(draft: Draft, bot: str) -> None:
    """tapestry/a-bot-turn/7 and 8"""
    draft["bot"] = bot
    draft["indicator"] = None
    draft["track"] = None


def bot_is(table: Table, bot: str) -> bool:
    """Whose part of the turn it is."""
    return bool(table["bot"] == bot)


def is_set_up(table: Table) -> bool:
    """Whether the game has begun."""
    return bool(table["set_up"])


def finish_setup(draft: Draft) -> None:
    """The first turn may be taken."""
    draft["set_up"] = True


def level_unknown(table: Table) -> bool:
    """Whether the level was not given when the game started."""
    return table["difficulty"] is None


def note_level(draft: Draft, level: int) -> None:
    """tapestry/difficulty-levels/1"""
    draft["difficulty"] = level


def level_is(table: Table, *levels: str) -> bool:
    """Whether the game is played on one of `levels`."""
    return str(table["difficulty"]) in levels


def first_unknown(table: Table) -> bool:
    """Whether the first player was not given when the game started."""
    return table["first"] is None


def note_first(draft: Draft, yes: bool) -> None:
    """tapestry/a-bot-turn/1"""
    draft["first"] = "you" if yes else "bots"


def player_to_move(table: Table) -> bool:
    """Always between two turns of the bots, and before their first one if the player begins."""
    return bool(table["turns"] > 0 or table["first"] == "you")


def no_turn_yet(table: Table) -> bool:
    """Whether the player is to take the very first turn."""
    return bool(table["turns"] == 0 and table["first"] == "you")


def game_over(table: Table) -> bool:
    """The bots have taken their last income turn."""
    return bool(table["incomes"] >= INCOME_TURNS)


def no_income_yet(table: Table) -> bool:
    """The first turn of a game is an income turn."""
    return bool(table["incomes"] == 0)


def read_setup(draft: Draft) -> None:
    """The player wants the set-up read."""
    draft["setup_read"] = True


def setup_read(table: Table) -> bool:
    """Whether set-up is read in full, or only what the program rolls and must know."""
    return bool(table.get("setup_read"))
