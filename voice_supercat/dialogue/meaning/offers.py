"""What answers several things asked in one breath: of each the words that only it is called by in the question."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Sequence

from voice_supercat.procedure.state import Offer


def words_of_offers(
    offers: Sequence[Offer], named: Callable[[str], tuple[str, ...]], things: Collection[str]
) -> tuple[dict[str, str], set[str]]:
    """Phrase -> the name of the offer that it answers, of each the one to offer first; and what several share.

    An offer answers to its name, of which `named` gives the phrases, and to the words of it that are among `things`.
    What several share tells nothing apart, but for one that has no other word: it keeps the first that none before it
    has, as the answer is the first that is so.
    """
    called = [_called(offer, named(offer.name), things) for offer in offers]
    counts = Counter(phrase for phrases in called for phrase in phrases)
    found: dict[str, str] = {}
    for at, (offer, phrases) in enumerate(zip(offers, called, strict=True)):
        before = {phrase for others in called[:at] for phrase in others}
        own = [phrase for phrase in phrases if counts[phrase] == 1]
        new = [phrase for phrase in phrases if phrase not in before]
        found.update(dict.fromkeys(own or new[:1] or phrases[:1], offer.name))
    return found, set(counts) - set(found)


def _called(offer: Offer, names: Sequence[str], things: Collection[str]) -> list[str]:
    """Its names and its words, those first that it is asked with at every wording."""
    words = [word for word in re.findall(r"[a-z]+", f"{offer.ask} {offer.short}".lower()) if word in things]
    texts = [f" {text.lower()} " for text in (offer.ask, offer.short)]
    phrases = dict.fromkeys((*names, *words))
    return sorted(phrases, key=lambda phrase: sum(f" {phrase} " not in text for text in texts))
