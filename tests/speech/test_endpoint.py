"""Hypotheses in, verdicts out."""

import math

import pytest

from voice_supercat.speech.hearing.decoder import Hypothesis
from voice_supercat.speech.hearing.endpoint import Judgement, Verdict, drawn_out, hurried, judge, only_noise
from voice_supercat.speech.hearing.preferences import Preferences, begun_in, complete_words, usual_among
from voice_supercat.speech.hearing.second_look import command_in_words
from voice_supercat.speech.interfaces import UNDERSTOOD, Completeness, phrase_check
from voice_supercat.speech.settings import SURE_ENOUGH

PHRASES = ("yes", "no", "nope", "twenty", "twenty one", "aggression five", "repeat that")
PREFERENCES = Preferences(reluctant=frozenset({"repeat that"}), offered={"nope": "no", "no": "no"})


def verdict(quiet: float, *hypotheses: tuple[str, float]) -> Judgement:
    return judge([Hypothesis(text, score) for text, score in hypotheses], phrase_check(PHRASES), quiet, PREFERENCES)


def test_a_clear_word_is_taken_at_once() -> None:
    assert verdict(0.15, ("yes", 100.0)) == Judgement(Verdict.TAKE, "yes", 1.0)
    assert verdict(0.15, ("yes", 100.0), ("[unk]", 90.0)).verdict is Verdict.TAKE


def test_only_a_usual_answer_is_taken_after_the_shortest_quiets() -> None:
    """A "no" with a gap was "yeah" until the gap was over."""
    words = ("no", "nope", "repeat that")
    taken = {
        word: [verdict(quiet, (word, 100.0)).verdict is Verdict.TAKE for quiet in (0.06, 0.1, 0.15)] for word in words
    }
    assert taken == {"no": [True, True, True], "nope": [False, False, True], "repeat that": [False, False, True]}


def test_two_words_of_similar_probability_are_decided_later() -> None:
    race = (("yes", 100.0), ("no", 98.5))
    assert [verdict(quiet, *race).verdict for quiet in (0.15, 0.2)] == [Verdict.WAIT, Verdict.TAKE]
    assert verdict(0.2, *race).confidence == pytest.approx(1 / (1 + math.exp(-1.5)))
    assert verdict(0.6, ("yes", 100.0), ("no", 99.8)).verdict is Verdict.REJECT


def test_a_word_that_can_grow_waits() -> None:
    assert verdict(0.3, ("twenty", 100.0)).verdict is Verdict.WAIT
    assert verdict(0.6, ("twenty", 100.0)).verdict is Verdict.TAKE
    assert verdict(0.15, ("twenty one", 100.0)).verdict is Verdict.TAKE


def test_a_word_that_another_one_begins_with_waits_a_little() -> None:
    """The "t" of sixty is silence, and the "x" before it is soft."""
    numbers = ("six", "sixty", "seven", "no", "nope")
    assert begun_in(numbers, {"nope": "no"}) == {"six"}
    assert begun_in(("six", "six and a half", "sixteen"), {}) == {"six"}
    assert begun_in(("no", "none", "card", "cards", "eight", "eighteen"), {}) == {"card", "eight"}
    assert begun_in(("sixteen", "seventeen", "sixty nine", "sixty one"), {}) == {"sixteen"}
    assert begun_in(("sixteen", "sixty nine"), {"sixty nine": "sixteen"}) == set()
    preferences = Preferences(begun=begun_in(numbers, {}))

    def six(quiet: float) -> Judgement:
        return judge([Hypothesis("six", 100.0)], phrase_check(numbers), quiet, preferences)

    assert six(0.2).verdict is Verdict.WAIT
    assert six(0.3).verdict is Verdict.TAKE


def test_a_word_waits_as_long_as_one_nearly_as_probable_may_go_on() -> None:
    phrases = ("seventy", "seventeen", "seventy one")
    kind = {"seventy": Completeness.ONE_OF_TWO}
    answered = phrase_check(phrases)

    def at(quiet: float, behind: float) -> Verdict:
        heard = [Hypothesis("seventeen", 100.0), Hypothesis("seventy", 100.0 - behind)]
        return judge(heard, lambda text: kind.get(text, answered(text)), quiet).verdict

    assert [at(quiet, behind=4.0) for quiet in (0.15, 0.6, 1.0, 1.2)] == [Verdict.WAIT] * 3 + [Verdict.TAKE]
    assert at(0.15, behind=5.0) is Verdict.TAKE


def test_a_word_is_complete_where_nothing_of_another_meaning_begins_with_it() -> None:
    phrases = ("no", "no it does not", "five", "five two", "nope", "take it back")
    meanings = {"no": "no", "no it does not": "no", "nope": "no"}
    assert complete_words(phrases, meanings) == {"no", "nope"}


def test_a_phrase_that_can_only_be_added_to_is_taken_soon() -> None:
    def court(quiet: float) -> Judgement:
        return judge([Hypothesis("court", 100.0)], lambda _: Completeness.SETTLED, quiet)

    assert court(0.2).verdict is Verdict.WAIT
    assert court(0.3) == Judgement(Verdict.TAKE, "court", 1.0)


def test_a_part_of_a_phrase_waits_longest_and_is_rejected() -> None:
    assert verdict(1.2, ("aggression", 100.0)).verdict is Verdict.WAIT
    assert verdict(1.5, ("aggression", 100.0)).verdict is Verdict.REJECT


def test_what_is_nearly_a_part_of_a_phrase_may_be_understood_with_its_rest() -> None:
    near = (("[unk]", 100.0), ("aggression", 99.4))
    assert [verdict(quiet, *near).verdict for quiet in (0.6, 1.0)] == [Verdict.WAIT, Verdict.REJECT]


def test_one_card_of_two_waits_for_the_other_one_and_is_then_taken() -> None:
    def of_two(quiet: float) -> Judgement:
        return judge([Hypothesis("aggression five", 100.0)], lambda _: Completeness.ONE_OF_TWO, quiet)

    assert of_two(1.0).verdict is Verdict.WAIT
    assert of_two(1.2) == Judgement(Verdict.TAKE, "aggression five", 1.0)


@pytest.mark.parametrize("text", ["[unk]", "", "yes no", "[unk] yes", "five", "yes yes"])
def test_what_is_no_phrase_is_never_taken(text: str) -> None:
    assert verdict(0.15, (text, 100.0)).verdict is Verdict.WAIT
    assert verdict(0.6, (text, 100.0)) == Judgement(Verdict.REJECT, "", 1.0)


def test_a_word_no_more_probable_than_its_competitors_is_rejected() -> None:
    assert verdict(1.0, ("yes", 100.0), ("[unk]", 99.9), ("no", 99.8)).verdict is Verdict.REJECT


def test_an_answer_that_competes_with_noise_is_asked_about() -> None:
    """Once it is quiet; with a confidence that lets no program take it."""
    beside_noise = (("yes", 100.0), ("[unk]", 99.9))
    assert verdict(0.3, *beside_noise).verdict is Verdict.WAIT
    found = verdict(0.6, *beside_noise)
    assert (found.verdict, found.text, found.confidence, found.only_worth_asking) == (Verdict.TAKE, "yes", 0.5, True)
    assert verdict(0.6, ("yes", 100.0), ("[unk]", 100.9)).verdict is Verdict.REJECT


def test_a_word_that_is_seldom_said_is_asked_about_unless_it_is_sure() -> None:
    beside_noise = ("nope", 100.0), ("[unk]", 97.4)
    share = math.exp(-3) / (math.exp(-3) + math.exp(-2.6))
    asked = verdict(0.6, *beside_noise)
    assert (asked.text, asked.confidence) == ("no", pytest.approx(share))
    assert verdict(0.6, beside_noise[0], ("[unk]", 96.0)).confidence > 0.95


def test_all_readings_of_an_answer_together_make_it_worth_a_question() -> None:
    """Of a "no" in a room that rings: each reading alone is less probable than the command."""
    found = verdict(0.6, ("repeat that", 100.0), ("nope", 99.0), ("no", 94.9), ("[unk]", 94.4))
    assert (found.text, found.only_worth_asking) == ("no", True)
    assert verdict(0.6, ("repeat that", 100.0), ("nope", 97.0), ("[unk]", 98.5)).text == ""


def test_who_stops_in_a_phrase_meant_a_short_answer_that_resembles_its_beginning() -> None:
    """But not at once: the rest may follow. And never what goes on as the phrase began."""
    resembling = ("aggression", 100.0), ("yes", 97.1)
    assert [verdict(quiet, *resembling).text for quiet in (0.06, 0.1, 0.15, 0.2, 0.3)] == ["", "", "", "", "yes"]
    assert 0.6 < verdict(0.3, *resembling).confidence < 0.9
    going_on = ("aggression", 100.0), ("aggression five", 99.8)
    assert [verdict(quiet, *going_on).verdict for quiet in (0.3, 1.0, 1.5)] == [
        Verdict.WAIT,
        Verdict.WAIT,
        Verdict.REJECT,
    ]


def test_nothing_is_asked_about_a_command_or_one_of_two_answers() -> None:
    assert verdict(0.6, ("repeat that", 100.0), ("[unk]", 98.0)).verdict is Verdict.REJECT
    assert verdict(0.6, ("yes", 100.0), ("[unk]", 99.0), ("no", 99.5)).verdict is Verdict.REJECT


def test_a_command_wins_only_by_a_margin() -> None:
    assert verdict(0.6, ("repeat that", 100.0), ("yes", 92.0)).text == "repeat that"
    assert verdict(0.6, ("repeat that", 100.0), ("[unk]", 97.0)).text == "repeat that"
    assert verdict(0.6, ("repeat that", 100.0), ("[unk]", 99.5)).text == ""
    between = verdict(0.6, ("repeat that", 100.0), ("yes", 97.0))
    assert (between.text, between.only_worth_asking) == ("yes", True)
    assert verdict(0.6, ("repeat that", 100.0), ("yes", 99.9)).text != "repeat that"


def test_words_of_one_meaning_do_not_compete_and_the_usual_one_is_preferred() -> None:
    assert verdict(0.15, ("nope", 100.0), ("no", 98.0), ("[unk]", 96.0)).text == "no"
    assert verdict(0.15, ("nope", 100.0), ("no", 93.0)).text == "nope"
    assert verdict(0.15, ("nope", 100.0)).text == "nope"


def test_a_preferred_word_must_be_an_allowed_phrase() -> None:
    close = [Hypothesis("nope", 100.0), Hypothesis("no", 99.0)]
    assert judge(close, phrase_check(["nope"]), 0.15, PREFERENCES).text == "nope"


def test_only_an_allowed_phrase_can_be_the_usual_one() -> None:
    """Where a piece is asked for, "the starport" is not allowed; then "starport" and "starports" are one answer."""
    offered = {"starport": ("the starport", "starport"), "starports": ("starport",), "no": ("no",)}
    pieces = usual_among(["starport", "starports", "city"], offered)
    assert pieces == {"starport": "starport", "starports": "starport"}
    assert usual_among(["the starport", "starport"], offered) == {"starport": "the starport"}
    hypotheses = [Hypothesis("starports", 100.0), Hypothesis("starport", 99.5), Hypothesis("[unk]", 96.0)]
    found = judge(hypotheses, phrase_check(["starport", "starports"]), 0.15, Preferences(offered=pieces))
    assert (found.verdict, found.text) == (Verdict.TAKE, "starport")


def test_a_sound_as_long_as_talk_is_no_short_answer() -> None:
    assert not drawn_out("no", 1.3)
    assert drawn_out("no", 1.5)
    assert not drawn_out("aggression five construction two", 3.2)


def test_a_sound_that_is_too_short_for_a_phrase_is_not_that_phrase() -> None:
    assert hurried("change settings", 0.3)
    assert not hurried("change settings", 0.7)
    assert not hurried("eight", 0.2)
    assert not hurried("seven", 0.11)


def test_only_a_best_hypothesis_of_silence_is_noise() -> None:
    assert only_noise([Hypothesis("", 60.0), Hypothesis("no", 58.5)])
    assert not only_noise([Hypothesis("no", 60.0), Hypothesis("", 58.5)])
    assert not only_noise([Hypothesis("[unk]", 60.0), Hypothesis("", 58.5)])


def test_an_unusual_word_must_beat_the_usual_ones_of_other_meanings() -> None:
    """In noise "yes" is sometimes recognised as "nope"; a real "nope" is more probable by far."""
    assert verdict(0.6, ("nope", 100.0), ("yes", 98.6), ("[unk]", 94.0)).text == "yes"
    assert verdict(0.6, ("nope", 100.0), ("yes", 92.0), ("[unk]", 95.0)).text == "nope"


def test_an_unusual_word_is_no_reason_to_believe_the_usual_one_without_asking() -> None:
    """A "no" in a noisy room was "yeah", and "yes" a little more probable than "no": it was taken for yes."""
    preferences = Preferences(offered={"yeah": "yes", "yes": "yes"})

    def found(*hypotheses: tuple[str, float]) -> Judgement:
        complete = phrase_check(("yes", "yeah", "no"))
        return judge([Hypothesis(text, score) for text, score in hypotheses], complete, 0.6, preferences)

    torn = found(("yeah", 100.0), ("yes", 98.0), ("no", 97.2))
    assert (torn.text, torn.verdict) == ("yes", Verdict.TAKE)
    assert torn.confidence == pytest.approx(1 / (1 + math.exp(-0.8)))
    assert found(("yeah", 100.0), ("yes", 98.0), ("no", 97.9)).confidence == UNDERSTOOD
    assert found(("yeah", 100.0), ("yes", 98.0), ("no", 94.0)).confidence > SURE_ENOUGH
    assert found(("yes", 100.0), ("yeah", 99.0), ("no", 97.2)).confidence > SURE_ENOUGH


def test_phrases_in_a_row_do_not_hide_an_answer_that_is_nearly_as_probable() -> None:
    assert verdict(0.2, ("twenty yes", 100.0), ("yes", 99.0)).text == "yes"
    assert verdict(0.6, ("twenty yes", 100.0), ("yes", 96.0)).text == ""
    assert verdict(0.6, ("[unk] yes", 100.0), ("yes", 99.0)).text == ""


def test_a_short_command_that_was_heard_in_its_long_form_counts_as_the_long_one() -> None:
    quitting = Preferences(frozenset({"quit", "quit the game"}), {"quit the game": "quit"})
    long, short = Hypothesis("[unk] quit the game", -1.0), Hypothesis("quit", -2.0)
    assert command_in_words("quit", [short], [long, short], quitting) == Hypothesis("quit the game", -1.0)
    assert command_in_words("quit", [short], [], quitting) is None
    assert (
        command_in_words("yes", [], [Hypothesis("yes it does", 0.0)], Preferences(offered={"yes it does": "yes"}))
        is None
    )
