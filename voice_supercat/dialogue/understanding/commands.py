"""The commands by the phrases they are said with."""

import re
from collections.abc import Collection, Iterator, Mapping

from voice_supercat.dialogue.understanding.dialling import dialled_command
from voice_supercat.dialogue.understanding.meanings import Command
from voice_supercat.dialogue.understanding.value_words import ValueWords
from voice_supercat.language.entries import Grammar
from voice_supercat.language.grammars import meanings_of
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.book import Book
from voice_supercat.procedure.steps import SLOT

_YES = "yes"
_TOLD = "(?:the )?[a-z]+(?: [a-z]+)?"
"""What stands in a sentence that tells something: a name, "two apples"."""
_TYPED = {
    **{"?": "help", "more": "help", "u": "undo", "q": "quit", "r": "repeat", "w": "why"},
    **{"go back": "undo", "take that back": "undo", "exit": "quit", "quit game": "quit", "again": "repeat"},
    **{"say that again": "repeat", "continue": "resume", "go on": "resume", "wait": "pause", "hang on": "pause"},
    "that was wrong": "correct",
    **dict.fromkeys(("what", "what was that", "huh", "sorry", "pardon", "pardon me", "come again"), "repeat"),
    **dict.fromkeys(("what do you mean", "i don't understand", "i do not understand"), "in_full"),
}
"""How some are typed too."""
_POLITE = re.compile(
    r"(?:(?:ok|okay|oh|um|please|now) )*(?:(?:can|could|will|would) you )?(?:please )?(?P<asked>\w.+?)"
    r"(?: (?:please|for me|(?:for )?a (?:sec|second|moment|minute)))*"
)
"""What people type around a command: "could you repeat that, please"."""
_WHAT_IS = re.compile(r"what(?:'s| is| are) (?:an? |the )?(?P<term>.+)")
_MEANT = re.compile(
    r"(?:(?:no|oops|sorry|wait|oh) )*"
    r"(?:i (?:actually )?meant?(?: to (?:say|type))?|(?:correct|change) (?:it|that) to"
    r"|(?:it|that) should have been) (?P<answer>(?!to (?:say|type)$).+)"
)
"""The answer that should have been given last."""
_IN_WHOLE = frozenset({"undo", "correct", "tell"})
"""They change the game, so that their beginning is not enough, "take", "correct", nor a sentence that has them."""


class CommandWords:
    """How commands are said: by themselves, with what they are about in the book, as a fact told in a sentence.

    Those sentences are understood when typed. They are not listened for: some twenty more phrases in force at every
    question would cost accuracy on yes and no, so by voice "that changed" asks which fact.
    """

    def __init__(self, vocabulary: Vocabulary, book: Book) -> None:
        command = vocabulary["command"]
        self._alone = _alone(command)
        self._explain = command["explain"]
        self._explanations = _about(command, "explain", vocabulary["terms"])
        readings = _about(command, "rules", vocabulary["topics"], "about ")
        self._all = {**_alone(vocabulary["setting"]), **readings, **self._explanations, **self._alone}
        self._facts = tuple(re.compile(SLOT.sub(_TOLD, pattern)) for pattern in book.sentences)
        self._values = ValueWords(book, command, vocabulary["facts"])
        self._what_if = tuple(phrase[: -len(_YES)] for phrase in command["what_if_yes"] if phrase.endswith(_YES))

    def listened_for(self, terms: Collection[str]) -> Iterator[str]:
        """The phrases of all commands that stand alone, and "explain" with each of `terms`."""
        yield from self._alone
        yield from (phrase for phrase, command in self._explanations.items() if command.about in terms)

    def meaning(self, said: str) -> Command | None:
        """The command that was said; None where it is none."""
        found = self._all.get(said) or self._values.asked(said) or self._partial_or_unknown_term(said)
        return found or self._supposing(said) or self._politely(said) or self._term_asked(said)

    def _politely(self, said: str) -> Command | None:
        """ "can you repeat that, please": what it is without what is only polite."""
        asked = match["asked"] if (match := _POLITE.fullmatch(said)) else said
        found = None if asked == said else self._all.get(asked) or self._by_key(asked)
        return None if found is None or found.name in _IN_WHOLE else found

    def _term_asked(self, said: str) -> Command | None:
        """ "what's a harbour": a term is to be explained."""
        if (asked := _WHAT_IS.fullmatch(said)) is None:
            return None
        return next(filter(None, (self._explanations.get(f"{one} {asked['term']}") for one in self._explain)), None)

    def _supposing(self, said: str) -> Command | None:
        """ "what if harbour": what would follow any answer to the open question."""
        prefix = next((phrase for phrase in self._what_if if said.startswith(phrase) and said != phrase), None)
        return None if prefix is None else Command("what_if", said.removeprefix(prefix))

    def _partial_or_unknown_term(self, said: str) -> Command | None:
        """ "explain ripe": the only term that starts so; of another word it is asked which term is meant."""
        for phrase in self._explain:
            if said.startswith(f"{phrase} "):
                meant = {command for all_of_it, command in self._explanations.items() if all_of_it.startswith(said)}
                return meant.pop() if len(meant) == 1 else Command("explain", said.removeprefix(f"{phrase} "))
        return None

    def tells(self, said: str) -> Command | None:
        """The command that takes down a fact, where `said` tells one."""
        if _MEANT.fullmatch(said):
            return None
        if (value := self._values.sentence_in(said)) is not None:
            return Command("tell", value)
        return Command("tell", said) if any(fact.fullmatch(said) for fact in self._facts) else None

    def typed(self, said: str) -> Command | None:
        """The command that only a typed text stands for: a key, a phrase, "no, I meant three". None for other texts."""
        meant = _MEANT.fullmatch(said)
        return self._by_key(said) if meant is None else Command("correct", meant["answer"])

    def _by_key(self, said: str) -> Command | None:
        """The command that a typed letter or phrase or a dialled star and digit stand for, but for a player's own."""
        name = None if said in self._all else _TYPED.get(said) or dialled_command(said)
        return Command(name) if name else None

    def asked(self, said: str) -> Command | None:
        """The command that is typed as a question, "why?", without its mark; help where nothing else is typed."""
        return self._by_key(said or "?") or self.meaning(said)

    def completed(self, said: str) -> Command | None:
        """The only command that starts so and may be shortened; None where there is none or more than one."""
        commands = {command for phrase, command in self._alone.items() if phrase.startswith(said)}
        found = commands.pop() if len(commands) == 1 else None
        return None if found is None or found.name in _IN_WHOLE else found


def _alone(grammar: Grammar) -> dict[str, Command]:
    return {phrase: Command(name) for phrase, name in meanings_of(grammar).items()}


def _about(grammar: Grammar, command: str, names: Mapping[str, tuple[str, ...]], *links: str) -> dict[str, Command]:
    """ "explain harbour"; with the link "about" also "rules about harbours" """
    return {
        f"{phrase} {link}{name}": Command(command, about)
        for phrase in grammar[command]
        for link in ("", *links)
        for about, all_names in names.items()
        for name in all_names
    }
