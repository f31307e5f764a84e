"""What answers several things asked in one breath: of each the words that only it is called by in the question."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from voice_supercat.dialogue.understanding.asked_words import parts_of
from voice_supercat.procedure.state import Offer


def words_of_offers(
    offers: Sequence[Offer], named: Callable[[str], tuple[str, ...]], things: Mapping[str, str]
) -> tuple[dict[str, str], set[str]]:
    """Phrase -> the name of the offer that it answers, of each the one to offer first; and what several share.

    An offer answers to its name, of which `named` gives the phrases, and to the words of it that are among `things`,
    which gives their meanings: "boat" and "boats" are one. What several share tells nothing apart, but for one that has
    no other word: it keeps the first that none before it has, in every form, as the answer is the first that is so.
    """
    called = [_called(offer, named(offer.name), things) for offer in offers]
    counts = Counter(meaning for phrases in called for meaning in set(phrases.values()))
    found: dict[str, str] = {}
    before: set[str] = set()
    for offer, phrases in zip(offers, called, strict=True):
        own = [phrase for phrase, meaning in phrases.items() if counts[meaning] == 1]
        new = [phrase for phrase, meaning in phrases.items() if meaning not in before]
        first = [phrase for phrase in new if phrases[phrase] == phrases[new[0]]]
        found.update(dict.fromkeys(own or first or list(phrases)[:1], offer.name))
        before.update(phrases.values())
    return found, {phrase for phrases in called for phrase in phrases} - set(found)


def _called(offer: Offer, names: Sequence[str], things: Mapping[str, str]) -> dict[str, str]:
    """Its names and its words with their meanings, those first that it is asked with at every wording."""
    parts = (" ".join(part) for text in (offer.ask, offer.short) for part in sorted(parts_of(text), key=len))
    words = [part for part in parts if part in things]
    texts = [f" {text.lower()} " for text in (offer.ask, offer.short)]
    phrases = sorted(
        dict.fromkeys((*names, *words)), key=lambda phrase: sum(f" {phrase} " not in text for text in texts)
    )
    return {phrase: things.get(phrase, phrase) for phrase in phrases}
