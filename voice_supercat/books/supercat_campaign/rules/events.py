"""Events: when one is played, what it gives, and when it seizes the initiative."""

from voice_supercat.books.supercat_base.rules.seizing import seizure_known
from voice_supercat.books.supercat_base.rules.selecting import logistics_apply
from voice_supercat.procedure.state import Draft, View

from . import values as v
from .drawing import EVENT, events_held
from .empire import is_first_regent
from .fate_rules import events_critical, fate_and_act
from .rounds import council_is_open
from .selecting import pips_led, suit_led


def seizes_without_roll(view: View) -> bool:
    """campaign/bot-turn-start-here/5.2.2.1: an Event held, or played by anyone earlier in this round."""
    return event_may_seize(view) and events_critical(view)


def event_may_seize(view: View) -> bool:
    """The same, where Events are critical."""
    enough = view[v.hand_counter.of(view[v.bot])] >= 2 and not seizure_known(view)
    return enough and (events_held(view) > 0 or view[v.event_played_by] is not None)


def council_may_make_critical(view: View) -> bool:
    """campaign/steward/all-acts/3: whether it decides that a player may have secured the Council in this round."""
    by_council = view[v.fate_rules.of(fate_and_act(view), "events_critical")] == "outside_the_council"
    return by_council and not is_first_regent(view) and council_is_open(view) and event_may_seize(view)


def plays_event(view: View) -> bool:
    """campaign/bot-turn-start-here/5.2.3"""
    return events_held(view) > 0 and view[v.event_played_by] is None


def play_event(draft: Draft) -> None:
    """It gives the actions of the lead card; none where a rival has secured the Council in this round."""
    bot = draft[v.bot]
    secured = draft[v.council_secured_by]
    draft[v.selected], draft[v.played_as], draft[v.page_suit] = EVENT, "event", suit_led(draft)
    draft[v.left] = 0 if secured not in (None, bot) else pips_led(draft) + int(logistics_apply(draft))
    held = v.events_drawn if draft[v.events_drawn] else v.events_kept.of(bot)
    draft[held] -= 1
    draft[v.events_aside] += 1
    draft[v.events_played] += 1
    draft[v.event_played_by] = bot
    draft[v.discards] += len(draft[v.drawn])


def no_actions_left(view: View) -> bool:
    """Whether the card that is played gives none."""
    return view[v.played_as] == EVENT and view[v.left] == 0
