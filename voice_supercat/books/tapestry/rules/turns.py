"""Beginning a game and a turn of the bots; whose turn it is."""

from voice_supercat.procedure.state import Draft, View

from . import values as v
from .memory import recall
from .tracks import START, TRACKS

BOTS = ("automa", "shadow")
STARTING_CARDS = tuple(range(1, 8))  # decision cards with a circle
INCOME_TURNS = 5


def begin(draft: Draft, options: dict[str, str]) -> None:
    """A new game before its set-up. Raises ProcedureFault for cards or spaces that cannot be read."""
    draft[v.difficulty] = int(options["difficulty"]) if options["difficulty"] else None
    draft[v.first] = options["first"] or None
    draft[v.reads_numbers] = options["cards"] == "numbers"
    draft[v.favorite_icon] = options["favorite_icon"] or None
    draft[v.set_up] = False
    _begin_bots(draft)
    _begin_decks(draft)
    _begin_board(draft)
    recall(draft, options["known_cards"], options["known_spaces"])
    begin_turn(draft)
    draft[v.turns] = 0


def _begin_bots(draft: Draft) -> None:
    for bot in BOTS:
        draft[v.favorite.of(bot)] = None
        draft[v.completed.of(bot)] = False
        for track in TRACKS:
            draft[v.at.of(bot, track)] = START
    draft[v.points] = 0
    draft[v.gained] = 0
    draft[v.incomes] = 0


def _begin_decks(draft: Draft) -> None:
    """tapestry/setup/5 and 6"""
    draft[v.decision] = len(STARTING_CARDS) + 1
    draft[v.progress] = 14
    draft[v.discard] = 0
    draft[v.added] = 0  # of the progress deck, in the last income turn
    draft[v.track_card] = None
    draft[v.tie_card] = None
    draft[v.members] = STARTING_CARDS  # decision cards known by number, this era or before
    draft[v.drawn] = ()  # those drawn in this era
    draft[v.cards_sure] = True


def _begin_board(draft: Draft) -> None:
    draft[v.territories] = 1  # tapestry/setup/3.2
    draft[v.tapestries] = 0  # next to the mat
    draft[v.covered] = 0  # tapestry spaces of the mat
    draft[v.toppled] = 0  # outposts of the player
    draft[v.toppled_two] = False
    draft[v.island] = "open"  # open, gained or closed for the Automa
    draft[v.claimed_by_bots] = ()
    draft[v.claimed_by_you] = ()


def begin_turn(draft: Draft) -> None:
    """What was seen on the table before the player's turn may have changed since."""
    draft[v.turns] = draft[v.turns] + 1
    draft[v.landmarks_sure] = False
    draft[v.landmark_track] = None
    draft[v.pending] = ()
    draft[v.taken] = ()  # spaces whose icons were carried out this turn
    draft[v.reached] = None
    draft[v.benefit] = None
    draft[v.way] = "forward"
    draft[v.anywhere] = False
    draft[v.achievement] = None
    draft[v.picked] = False
    turn_to(draft, "automa")


def turn_to(draft: Draft, bot: str) -> None:
    """tapestry/a-bot-turn/7 and 8"""
    draft[v.bot] = bot
    draft[v.indicator] = None
    draft[v.track] = None


def bot_is(view: View, bot: str) -> bool:
    """Whose part of the turn it is."""
    return bool(view[v.bot] == bot)


def is_set_up(view: View) -> bool:
    """Whether the game has begun."""
    return bool(view[v.set_up])


def finish_setup(draft: Draft) -> None:
    """The first turn may be taken."""
    draft[v.set_up] = True


def level_unknown(view: View) -> bool:
    """Whether the level was not given when the game started."""
    return view[v.difficulty] is None


def note_level(draft: Draft, level: int) -> None:
    """tapestry/difficulty-levels/1"""
    draft[v.difficulty] = level


def level_is(view: View, *levels: str) -> bool:
    """Whether the game is played on one of `levels`."""
    return str(view[v.difficulty]) in levels


def first_unknown(view: View) -> bool:
    """Whether the first player was not given when the game started."""
    return view[v.first] is None


def note_first(draft: Draft, yes: bool) -> None:
    """tapestry/a-bot-turn/1"""
    draft[v.first] = "you" if yes else "bots"


def player_to_move(view: View) -> bool:
    """Always between two turns of the bots, and before their first one if the player begins."""
    return bool(view[v.turns] > 0 or view[v.first] == "you")


def no_turn_yet(view: View) -> bool:
    """Whether the player is to take the very first turn."""
    return bool(view[v.turns] == 0 and view[v.first] == "you")


def game_over(view: View) -> bool:
    """The bots have taken their last income turn."""
    return bool(view[v.incomes] >= INCOME_TURNS)


def no_income_yet(view: View) -> bool:
    """The first turn of a game is an income turn."""
    return bool(view[v.incomes] == 0)


def read_setup(draft: Draft) -> None:
    """The player wants the set-up read."""
    draft[v.setup_read] = True


def setup_read(view: View) -> bool:
    """Whether set-up is read in full, or only what the program rolls and must know."""
    return bool(view[v.setup_read])
