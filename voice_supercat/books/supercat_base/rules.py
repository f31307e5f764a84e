"""The arithmetic of SUPERCAT's base game: cards, suits in reach, counters, ambitions.

Functions named in the pages. Those that answer a question take what is known (`table`); those that change the
game take a draft. Sources: item ids of the base document; the action cards and pips as printed on the cards of Arcs.
"""

from voice_supercat.procedure.faults import ProcedureFault
from voice_supercat.procedure.state import Draft, State

Table = State | Draft

PIPS = {  # actions of the cards numbered 1 to 7
    "administration": (4, 4, 3, 3, 3, 2, 1),
    "aggression": (3, 3, 2, 2, 2, 2, 1),
    "construction": (4, 4, 3, 3, 2, 2, 1),
    "mobilization": (4, 4, 3, 3, 2, 2, 1),
}
AMBITION_OF_NUMBER = {2: "tycoon", 3: "tyrant", 4: "warlord", 5: "keeper", 6: "empath"}
AMBITIONS = tuple(AMBITION_OF_NUMBER.values())
COLOURS = ("red", "yellow", "blue", "white")
MARKERS = 3
FULL_HAND = 6
CHAPTERS = 5
_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


# -- beginning ---------------------------------------------------------------------------------------------------------


def begin(draft: Draft, options: dict[str, str]) -> None:
    """A new game: hand counters at six, no seize counters, nothing declared."""
    bots = tuple(options["bots"].replace(",", " ").split())
    if not bots or len(set(bots)) < len(bots) or not set(bots) <= set(COLOURS) or len(bots) > 3:
        raise ProcedureFault(f'bots="{options["bots"]}": give one to three different colours of {", ".join(COLOURS)}.')
    seats = int(options["seats"] or len(bots) + 1)
    if seats <= len(bots):
        raise ProcedureFault(f"seats={seats}: there are {len(bots)} bots, and at least one player needs a seat too.")
    numbers = range(1, 8) if seats == 4 else range(2, 7)
    draft["bots"] = bots
    draft["deck"] = tuple(f"{suit} {number}" for suit in PIPS for number in numbers)
    draft["logistics"] = options["efficient_logistics"]
    draft["bot"] = bots[0]
    draft["chapter"] = 0
    draft["turns"] = 0
    draft["initiative"] = None
    draft["without_initiative"] = ()
    draft["seized_last_round"] = None
    draft["lead"] = None
    draft["lead_declared"] = None  # None: not asked yet
    draft["lead_is_zero"] = False
    for bot in bots:
        draft[f"seize.{bot}"] = 0
    _new_chapter(draft)
    begin_turn(draft)


def _new_chapter(draft: Draft) -> None:
    draft["chapter"] = draft["chapter"] + 1
    draft["round"] = 0
    draft["acted"] = draft["bots"]  # so that the first turn begins a round
    draft["declared"] = ()
    for bot in draft["bots"]:
        draft[f"hand.{bot}"] = FULL_HAND
        draft[f"bonus.{bot}"] = ()


def begin_chapter(draft: Draft) -> None:
    """Hands refilled, markers back. The seize counters stay on the boards."""
    _new_chapter(draft)


def begin_round(draft: Draft) -> None:
    """Nothing led yet; the initiative is known only if a bot seized it last round."""
    draft["initiative"] = draft["seized_last_round"]
    draft["without_initiative"] = ()
    draft["seized_last_round"] = None
    draft["lead"] = None
    draft["lead_declared"] = None
    draft["lead_is_zero"] = False
    draft["round"] = draft["round"] + 1
    draft["acted"] = (draft["bot"],)


def begin_turn(draft: Draft) -> None:
    """Cards, suit and actions of the turn are open."""
    draft["turns"] = draft["turns"] + 1
    draft["drawn"] = ()
    draft["leads"] = False
    draft["selected"] = None
    draft["played_as"] = None
    draft["page_suit"] = None
    draft["left"] = 0
    draft["action_cost"] = None
    draft["keeps"] = ()
    draft["goal"] = None
    draft["winning"] = 0
    draft["seize_roll"] = None
    draft["candidates"] = ()
    if draft["bot"] not in draft["acted"]:
        draft["acted"] = (*draft["acted"], draft["bot"])
        draft["begins_round"] = False
    else:
        draft["begins_round"] = True


def start_with_suit(draft: Draft, suit: str) -> None:
    """To read one page alone: a card of its suit is in hand and selected."""
    draft["drawn"] = (next(card for card in draft["deck"] if _suit(card) == suit),)
    draft["selected"], draft["page_suit"], draft["played_as"] = draft["drawn"][0], suit, "lead"
    draft["left"] = _pips(draft["drawn"][0])


# -- whose turn --------------------------------------------------------------------------------------------------------


def first_turn(table: Table) -> bool:
    """Whether the bots have not played yet."""
    return bool(table["turns"] <= 1)


def one_bot(table: Table) -> bool:
    """Whether there is nothing to choose; not asked before the very first turn."""
    return len(table["bots"]) == 1 and not first_turn(table)


def several_bots(table: Table) -> bool:
    """Whether the player says which bot plays."""
    return len(table["bots"]) > 1


def bots(table: Table) -> tuple[str, ...]:
    """Colours of the bots."""
    colours: tuple[str, ...] = table["bots"]
    return colours


def take_turn_of(draft: Draft, colour: str) -> None:
    """The turn belongs to this bot."""
    draft["bot"] = colour


def round_begins(table: Table) -> bool:
    """A bot that has played this round plays again, so a new round has begun."""
    return bool(table["begins_round"])


def chapter_may_be_over(table: Table) -> bool:
    """No bot has cards left (base/playing-a-chapter/2)."""
    return all(table[f"hand.{bot}"] == 0 for bot in table["bots"])


# -- cards -------------------------------------------------------------------------------------------------------------


def _suit(card: str) -> str:
    return card.split()[0]


def _number(card: str) -> int:
    return int(card.split()[1])


def _pips(card: str) -> int:
    return PIPS[_suit(card)][_number(card) - 1]


def _hand(table: Table) -> tuple[str, ...]:
    """The cards to choose from: drawn ones, and bonus cards kept by the bot."""
    cards: tuple[str, ...] = (*table["drawn"], *table[f"bonus.{table['bot']}"])
    return cards


def deck_left(table: Table) -> tuple[str, ...]:
    """Cards that can still turn up: not led this round, not in the bot's reach."""
    gone = {table["lead"], *_hand(table)}
    return tuple(card for card in table["deck"] if card not in gone)


def hand_empty(table: Table) -> bool:
    """base/bot-turn-start-here/1"""
    return bool(table[f"hand.{table['bot']}"] == 0)


def take_cards(draft: Draft, cards: tuple[str, ...]) -> None:
    """base/bot-turn-start-here/2"""
    draft["drawn"] = cards
    _add(draft, "hand", -1)


def take_bonus_card(draft: Draft, card: str) -> None:
    """base/prelude/guild-cards/3"""
    draft[f"bonus.{draft['bot']}"] = (*draft[f"bonus.{draft['bot']}"], card)
    _add(draft, "hand", 1)


def _add(draft: Draft, counter: str, amount: int) -> None:
    name = f"{counter}.{draft['bot']}"
    draft[name] = max(0, draft[name] + amount)


# -- initiative and the lead card --------------------------------------------------------------------------------------


def has_initiative(table: Table) -> bool | None:
    """Known once anyone's initiative this round is known to be a bot's."""
    if table["initiative"] is not None:
        return bool(table["initiative"] == table["bot"])
    return False if table["bot"] in table["without_initiative"] else None


def note_initiative(draft: Draft, yes: bool) -> None:
    """base/bot-turn-start-here/3"""
    if yes:
        draft["initiative"] = draft["bot"]
    else:
        draft["without_initiative"] = (*draft["without_initiative"], draft["bot"])


def lead_this_round(draft: Draft) -> None:
    """The bot leads: any suit it has is open."""
    draft["leads"] = True


def follow_this_round(draft: Draft) -> None:
    """The bot does not lead."""
    draft["leads"] = False


def lead_unknown(table: Table) -> bool:
    """The lead card is asked once a round."""
    return table["lead"] is None


def note_lead(draft: Draft, card: str) -> None:
    """The card that was led this round."""
    draft["lead"] = card
    draft["lead_declared"] = None


def _lead_number(table: Table) -> int:
    return 0 if table["lead"] is None else _number(table["lead"])


def lead_could_declare(table: Table) -> bool:
    """Cards 2 to 6 declare one ambition, if a marker is left."""
    return table["lead_declared"] is None and _lead_number(table) in AMBITION_OF_NUMBER and markers_available(table)


def lead_could_declare_any(table: Table) -> bool:
    """Card 7 declares any ambition, if a marker is left."""
    return table["lead_declared"] is None and _lead_number(table) == 7 and markers_available(table)


def note_lead_declared(draft: Draft, yes: bool) -> None:
    """A declared lead card counts as number 0."""
    draft["lead_declared"] = yes
    if yes:
        _declare(draft, AMBITION_OF_NUMBER[_lead_number(draft)])


def note_seven_declared(draft: Draft, choice: str) -> None:
    """What the seven declared, if anything."""
    draft["lead_declared"] = choice != "none"
    if choice != "none":
        _declare(draft, choice)


def _declare(draft: Draft, ambition: str) -> None:
    draft["declared"] = (*draft["declared"], ambition)
    draft["lead_is_zero"] = True


# -- surpass, select ---------------------------------------------------------------------------------------------------


def _surpassing(table: Table) -> list[str]:
    if table["lead"] is None:
        return []
    value = 0 if table["lead_is_zero"] else _number(table["lead"])
    return [card for card in _hand(table) if _suit(card) == _suit(table["lead"]) and _number(card) > value]


def can_surpass(table: Table) -> bool:
    """base/bot-turn-start-here/4"""
    return bool(_surpassing(table))


def surpass(draft: Draft) -> None:
    """base/bot-turn-start-here/4.1.1: the higher number."""
    _play(draft, max(_surpassing(draft), key=_number), "surpass")


def _suits_in_reach(table: Table) -> set[str]:
    """Leading: the suits in hand. Otherwise a pivot to a suit in hand, or a copy of the lead suit."""
    suits = {_suit(card) for card in _hand(table)}
    if table["leads"] or table["lead"] is None:
        return suits
    return suits | {_suit(table["lead"])}


def available(table: Table, *suits: str) -> bool:
    """Whether the bot could play any of `suits` now (base/questions/16)."""
    return not _suits_in_reach(table).isdisjoint(suits)


def unavailable(table: Table, *suits: str) -> bool:
    """Whether the bot can play none of `suits`."""
    return not available(table, *suits)


def select(draft: Draft, *suits: str) -> None:
    """Play a card of the first of `suits` in reach. "combat" is a combat card (base/terminology/2)."""
    wanted = ["aggression" if suit == "combat" else suit for suit in suits]
    reach = _suits_in_reach(draft)
    suit = next((suit for suit in wanted if suit in reach), None)
    if suit is not None:
        _play_suit(draft, suit)
    elif _hand(draft) and "combat" in suits:
        select_any(draft)
        draft["page_suit"] = "aggression"
    else:  # read as printed: the card is the player's business
        draft["selected"], draft["page_suit"] = None, wanted[0]


def select_any(draft: Draft) -> None:
    """The card with the most actions, whatever its suit."""
    _play_suit(draft, _suit(max(_hand(draft), key=_pips)))


def _play_suit(draft: Draft, suit: str) -> None:
    of_suit = [card for card in _hand(draft) if _suit(card) == suit]
    if draft["leads"] or draft["lead"] is None:
        _play(draft, max(of_suit, key=_pips), "lead")
    elif suit != _suit(draft["lead"]):
        _play(draft, min(of_suit, key=_number), "pivot")
    else:
        _play(draft, min(_hand(draft), key=_number), "copy")


def _play(draft: Draft, card: str, played_as: str) -> None:
    draft["selected"] = card
    draft["played_as"] = played_as
    draft["page_suit"] = _suit(draft["lead"]) if played_as == "copy" else _suit(card)
    draft["left"] = (_pips(card) if played_as in ("lead", "surpass") else 1) + _extra_action(draft)
    kept = list(draft[f"bonus.{draft['bot']}"])
    if card in kept:
        kept.remove(card)
        draft[f"bonus.{draft['bot']}"] = tuple(kept)
    if played_as == "lead":
        draft["lead"] = card
        draft["lead_declared"] = False if draft["lead_declared"] is None else draft["lead_declared"]


def page_is(table: Table, suit: str) -> bool:
    """Whether the selected card is resolved on the page of `suit`."""
    return bool(table["page_suit"] == suit)


# -- Efficient Logistics -----------------------------------------------------------------------------------------------


def logistics_depend_on_power(table: Table) -> bool:
    """base/difficulty-mode-optional-but-recommended/1"""
    return bool(table["logistics"] == "behind")


def no_more_power_at_zero(table: Table) -> bool | None:
    """base/difficulty-mode-optional-but-recommended/4: in the first chapter all power is at zero."""
    return False if table["chapter"] == 1 else None


def _extra_action(table: Table) -> int:
    """base/difficulty-mode-optional-but-recommended/2"""
    if table["logistics"] == "always":
        return 1
    ahead = table["chapter"] > 1 and bool(table.facts.get(f"more_power of {table['bot']}"))
    return int(table["logistics"] == "behind" and not ahead)


# -- ambitions ---------------------------------------------------------------------------------------------------------


def markers_available(table: Table) -> bool:
    """Three markers a chapter; double declarations take one each."""
    return len(table["declared"]) < MARKERS


def _undeclared(table: Table) -> list[str]:
    """base/terminology/14: without a marker nothing counts as undeclared."""
    return [name for name in AMBITIONS if name not in table["declared"]] if markers_available(table) else []


def no_without_declared(table: Table) -> bool | None:
    """Nothing declared: nothing to contend."""
    return None if table["declared"] else False


def declared_is(table: Table, ambition: str) -> bool:
    """Whether `ambition` is declared this chapter."""
    return ambition in table["declared"]


def only_warlord_declared(table: Table) -> bool:
    """Whether contending can only mean trophies."""
    return set(table["declared"]) == {"warlord"}


def list_ambitions_of_cards(draft: Draft) -> None:
    """base/bot-turn-start-here/3.2: what the cards in hand could declare, the card with the most actions first."""
    found: list[tuple[str, str]] = []
    if markers_available(draft):
        for card in sorted(_hand(draft), key=_pips, reverse=True):
            number = _number(card)
            names = AMBITIONS if number == 7 else (AMBITION_OF_NUMBER[number],) if number > 1 else ()
            found += [(name, card) for name in names if name not in [known for known, _ in found]]
    draft["candidates"] = tuple(found)


def ambition_to_check(table: Table) -> bool:
    """Whether a card in hand could declare an ambition that was not asked about yet."""
    return bool(table["candidates"])


def next_ambition(draft: Draft) -> None:
    """On to the next candidate."""
    draft["candidates"] = draft["candidates"][1:]


def declare(draft: Draft) -> None:
    """base/bot-turn-start-here/3.2.1.1: play the matching card and declare."""
    ambition, card = draft["candidates"][0]
    _play(draft, card, "lead")
    draft["lead_declared"] = True
    _declare(draft, ambition)


# -- the seize counter -------------------------------------------------------------------------------------------------


def has_seize_counter(table: Table) -> bool:
    """base/bot-turn-start-here/3.1"""
    return bool(table[f"seize.{table['bot']}"])


def remove_seize_counter(draft: Draft) -> None:
    """base/bot-turn-start-here/3.1"""
    draft[f"seize.{draft['bot']}"] = 0


def raise_seize_counter(draft: Draft) -> None:
    """base/bot-turn-start-here/4.2.1"""
    _add(draft, "seize", 1)


def seize_worth_checking(table: Table) -> bool:
    """base/bot-turn-start-here/4.2.2, and the roll could succeed at all."""
    could = table[f"seize.{table['bot']}"] > 1 or bool(_undeclared(table))
    return bool(table[f"hand.{table['bot']}"] >= 2 and could)


def seizure_known(table: Table) -> bool | None:
    """Known when a bot has seized this round."""
    return True if table["seized_last_round"] is not None else None


def undeclared_exist(table: Table) -> bool:
    """Whether winning one could lower the roll."""
    return bool(_undeclared(table))


def undeclared_count(table: Table) -> tuple[int, int]:
    """Lowest and highest answer."""
    return 0, len(_undeclared(table))


def note_winning(draft: Draft, count: int) -> None:
    """Undeclared ambitions the bot is winning."""
    draft["winning"] = count


def seize_possible(table: Table) -> bool:
    """A roll of one must be enough, or the die is not rolled."""
    return bool(1 - table["winning"] < table[f"seize.{table['bot']}"])


def roll_for_seize(draft: Draft) -> None:
    """base/bot-turn-start-here/4.2.2.1"""
    draft["seize_roll"] = draft.roll(6)


def seize_succeeds(table: Table) -> bool:
    """base/bot-turn-start-here/4.2.2.1"""
    roll = table["seize_roll"]
    return roll is not None and bool(roll - table["winning"] < table[f"seize.{table['bot']}"])


def seize(draft: Draft) -> None:
    """The bot discards an extra card and leads next round."""
    draft["seized_last_round"] = draft["bot"]
    _add(draft, "hand", -1)


# -- Prelude -----------------------------------------------------------------------------------------------------------

_KEPT = {"tycoon": ("material", "fuel", "guild"), "empath": ("psionic", "guild"), "keeper": ("relic", "guild")}


def keep_for(draft: Draft, contending: bool, ambition: str) -> None:
    """base/prelude/restrictions/3 to 5"""
    if contending:
        draft["keeps"] = (*draft["keeps"], ambition)


def keeps_for(table: Table, ambition: str) -> bool:
    """Whether the bot keeps what counts for `ambition`."""
    return ambition in table["keeps"]


def may_spend(table: Table, kind: str) -> bool:
    """base/prelude/restrictions/1"""
    return not any(kind in _KEPT[ambition] for ambition in table["keeps"])


def may_spend_guild_cards(table: Table) -> bool:
    """base/prelude/restrictions/3 to 5"""
    return may_spend(table, "guild")


def combat_by_resources(table: Table) -> bool:
    """A card of another suit was selected as a combat card."""
    return bool(table["page_suit"] == "aggression" and table["played_as"] and _played_suit(table) != "aggression")


def _played_suit(table: Table) -> str:
    return _suit(table["lead"] if table["played_as"] == "copy" else table["selected"])


def may_spend_for_combat(table: Table) -> bool:
    """base/prelude/resources/2, where not already spent by selecting the card."""
    return not combat_by_resources(table) and may_spend(table, "fuel") and page_is(table, "aggression")


# -- what one answer tells about another -------------------------------------------------------------------------------


def fewer_claims_if_none(table: Table) -> bool | None:
    """No claim at all is fewer than any unbuilt city."""
    return True if table.facts.get("has_claim") is False and table.facts.get("unbuilt_cities") else None


def claim_unless_fewer(table: Table) -> bool | None:
    """Unbuilt cities, and not fewer claims than those: at least one claim."""
    return True if table.facts.get("fewer_claims") is False else None


def yes_if_ships_to_repair(table: Table) -> bool | None:
    """Ships that can be repaired are something to repair."""
    return True if table.facts.get("repair_ships") else None


def combat_may_contend(table: Table) -> bool:
    """Something declared, and asked at most once."""
    return bool(table["declared"])


def came_from(table: Table, *steps: str) -> bool:
    """Whether the action now guided follows from one of `steps`."""
    return bool(table.trail) and table.trail[-1].step in steps


def set_goal(draft: Draft, goal: str) -> None:
    """The goal of a battle that the question itself tells."""
    draft["goal"] = goal


def note_goal(draft: Draft, goal: str) -> None:
    """base/combat-doctrine/1"""
    draft["goal"] = goal


def goal_is(table: Table, *goals: str) -> bool:
    """Whether the battle is for one of `goals`."""
    return table["goal"] in goals


# -- actions -----------------------------------------------------------------------------------------------------------


def note_actions_left(draft: Draft, count: int) -> None:
    """As printed, the player counts."""
    draft["left"] = count


def cost_unknown(table: Table) -> bool:
    """Whether the last action may have taken more than one of several."""
    return table["action_cost"] is None and table["left"] > 1


def one_to_left(table: Table) -> tuple[int, int]:
    """What an action can have cost."""
    return 1, table["left"]


def spend_actions(draft: Draft, count: int) -> None:
    """What the player says it took."""
    draft["action_cost"] = count


def spend_known_cost(draft: Draft) -> None:
    """base/how-to-follow-the-procedures/3"""
    draft["left"] = max(0, draft["left"] - (draft["action_cost"] or 1))


def actions_remain(table: Table) -> bool:
    """Whether the page is read again from its top."""
    return bool(table["left"] > 0)


# -- words for the prompts ---------------------------------------------------------------------------------------------


def bot(table: Table) -> str:
    """How a bot is called: by its colour where there are several."""
    return str(table["bot"]) if len(table["bots"]) > 1 else "the bot"


Bot = bot  # the same at the beginning of a sentence, where the first letter is raised


def next_bot(table: Table) -> str:
    """Whoever plays next, when there is one bot."""
    return bot(table)


def out_of_cards(table: Table) -> str:
    """Who has no cards left."""
    return "the bots are out of cards" if several_bots(table) else "the bot is out of cards"


def chapter(table: Table) -> str:
    """The number of the chapter."""
    return _word(table["chapter"])


def declared(table: Table) -> str:
    """The declared ambitions by name."""
    names = list(dict.fromkeys(table["declared"]))
    return " or ".join(name.capitalize() for name in names) if names else "a declared ambition"


def undeclared_or_captives(table: Table) -> str:
    """Without a marker left, only captives remain of it."""
    return "to contend an undeclared ambition or take captives" if _undeclared(table) else "to take captives"


def undeclared_captives_or_lead(table: Table) -> str:
    """The parts of the goal that can matter now."""
    parts = ["contend an undeclared ambition"] if _undeclared(table) else []
    parts.append("take captives")
    if table["declared"]:
        parts.append(f"grow a lead in {declared(table)}")
    return "to " + (", or ".join(parts) if len(parts) < 3 else f"{parts[0]}, {parts[1]}, or {parts[2]}")


def lead_ambition(table: Table) -> str:
    """The ambition the lead card can declare."""
    return AMBITION_OF_NUMBER[_lead_number(table)].capitalize()


def is_first_in_ambition(table: Table) -> str:
    """base/clarifications/3: a second declaration needs a clear first place."""
    ambition = table["candidates"][0][0]
    alone = ambition in table["declared"]
    place = "alone in first place" if alone else "first, or tied for first,"
    return f"Is {bot(table)} {place} in {ambition.capitalize()}?"


def first_in_ambition_short(table: Table) -> str:
    """The same after a few times."""
    ambition = table["candidates"][0][0]
    return f"{'Alone first' if ambition in table['declared'] else 'First or tied'} in {ambition.capitalize()}?"


def declaration(table: Table) -> str:
    """What the bot plays and declares."""
    return f"{selection(table)[:-1]}, and declares {table['declared'][-1].capitalize()}."


def selection(table: Table) -> str:
    """The card the bot plays, how, and for how many actions."""
    name, card = bot(table), table["selected"]
    if card is None:
        return f"{name} plays a card of the suit {table['page_suit']}."
    ways = {
        "lead": f"leads with {card}",
        "surpass": f"surpasses with {card}",
        "pivot": f"pivots with {card}",
        "copy": f"copies {table['page_suit']} with {card} face down",
    }
    return f"{name} {ways[table['played_as']]}, for {actions_left(table)}."


def actions_left(table: Table) -> str:
    """The number of actions in words."""
    return f"{_word(table['left'])} action{'' if table['left'] == 1 else 's'}"


def raised_seize_counter(table: Table) -> str:
    """Where the seize counter stands now."""
    value = table[f"seize.{table['bot']}"]
    return f"{'place the' if value == 1 else 'raise the'} seize counter, it is at {_word(value)}."


def seize_result(table: Table) -> str:
    """The roll and what it means."""
    roll, winning = table["seize_roll"], table["winning"]
    said = f"rolled {_word(roll)}" + (f", less {_word(winning)}" if winning else "")
    if seize_succeeds(table):
        return f"{said}. {bot(table).capitalize()} seizes the initiative and discards one more card."
    return f"{said}. The initiative is not seized."


def _word(number: int) -> str:
    return _WORDS[number] if number < len(_WORDS) else str(number)


def status(table: Table) -> list[tuple[str, str]]:
    """What the program keeps, for the ear."""
    lines = [("chapter", chapter(table)), ("round", _word(table["round"]))]
    for colour in table["bots"]:
        whose = f"{colour} " if len(table["bots"]) > 1 else ""
        lines.append((f"{whose}hand counter", _word(table[f"hand.{colour}"])))
        lines.append((f"{whose}seize counter", _word(table[f"seize.{colour}"])))
    lines.append(("declared", ", ".join(table["declared"]) or "nothing"))
    if table["left"]:
        lines.append(("actions left", _word(table["left"])))
    return lines
