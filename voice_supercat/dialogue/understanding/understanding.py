"""What may be said now, and what was meant: phrases in force for the open question, and the meaning of a text.

The recogniser gets a closed list of phrases. A typed answer may also be a digit, a prefix that fits one phrase, or `?`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from voice_supercat.dialogue.understanding.answers import AnswerWords
from voice_supercat.dialogue.understanding.asked_words import EMPTY
from voice_supercat.dialogue.understanding.cards import CardWords
from voice_supercat.dialogue.understanding.carriers import AnswerSentences, carriers_of
from voice_supercat.dialogue.understanding.choice_words import asked_as
from voice_supercat.dialogue.understanding.commands import CommandWords
from voice_supercat.dialogue.understanding.counted import bare_number, number_check
from voice_supercat.dialogue.understanding.dialling import dialled_answer
from voice_supercat.dialogue.understanding.meanings import Answered, Command, Meaning
from voice_supercat.dialogue.understanding.sentences import SentenceWords
from voice_supercat.dialogue.understanding.typed import as_said, asks_back, plain, typed_number
from voice_supercat.dialogue.understanding.typed_sentences import TypedSentences, put_simply
from voice_supercat.language.vocabulary import Vocabulary
from voice_supercat.procedure.answers import Answer
from voice_supercat.procedure.book import Book, Term
from voice_supercat.procedure.events import AskEvent
from voice_supercat.procedure.numerals import number_in
from voice_supercat.speech.interfaces import Complete, Completeness, phrase_check

_TWO_DIGITS = re.compile(r"\d\d")
"""In a row its words would be two of its names: "twenty three"."""
_LEAST_OF_NUMBER = 2
"""Letters of a number that is typed shortened: "o" is rather zero than one."""


class LanguageUnderstanding:
    """The language of one book: its vocabulary, the terms it explains, the sentences in which facts are told."""

    def __init__(self, vocabulary: Vocabulary, book: Book) -> None:
        self._vocabulary = vocabulary
        self._terms = book.terms.values()
        self._cards_of = CardWords(vocabulary)
        self._answers = AnswerWords(vocabulary)
        self._lists, self._rows = self._answers.lists, self._answers.rows
        self._in_breath = self._answers.in_breath
        self._in_sentences = SentenceWords(vocabulary)
        self._commands = CommandWords(vocabulary, book)
        self._sentences = AnswerSentences(carriers_of(vocabulary.shared))
        self.typed = TypedSentences(vocabulary)

    def phrases(self, question: AskEvent, *, aside: bool = False) -> tuple[str, ...]:
        """Every phrase that means something now: the answers that fit, then the commands.

        `aside`: the program asks it beside the game, so that it can be left without an answer.

        Each further word costs accuracy on the others, so of the terms only those in the question can be named
        at once; "explain" alone asks which.
        """
        sentences = self._in_sentences.listened_for(question.sentences)
        commands = self._commands_at(question)
        leaving = self._answers.leaving(question) if aside else {}
        lists = self._lists.listened_for(question) if question.expect == "list" else ()
        if question.expect == "row":
            lists = self._rows.listened_for(question)
        if question.offers:
            lists = self._in_breath.listened_for(question.offers)
        answers = (*self._answers.to(question), *self._answers.owned_by_voice(question))
        return tuple(dict.fromkeys((*answers, *lists, *leaving, *sentences, *commands)))

    def listened_for(self, question: AskEvent, *, aside: bool = False) -> tuple[str, ...]:
        """All that the recogniser listens for now: the phrases, and what may follow a number."""
        return (*self.phrases(question, aside=aside), *self.counted(question))

    def counted(self, question: AskEvent) -> tuple[str, ...]:
        """What may follow a number that is asked for, and is nothing by itself: "eggs" of "five eggs"."""
        return self._answers.counted(question)

    def settings(self) -> tuple[str, ...]:
        """The settings that can be asked for by name."""
        return tuple(self._vocabulary["setting"])

    def terms_in(self, question: AskEvent) -> list[Term]:
        """The terms that occur in the wording of the question."""
        said = question.text.lower()
        return [term for term in self._terms if term.occurs_in(said)]

    def offered(self, question: AskEvent) -> tuple[str, ...]:
        """The answers as the program offers them, one phrase for each meaning."""
        seen: dict[Answer, str] = {}
        for phrase, meaning in self._answers.to(question).items():
            seen.setdefault(meaning, phrase)
        return tuple(seen.values())

    def sentence_of_several(self, question: AskEvent) -> str | None:
        """A short example of how several questions are answered at once; None where they cannot be."""
        sentences = [sentence for sentence in question.sentences if len(sentence.clauses) > 1]
        phrases = (phrase for sentence in sentences for phrase in self._in_sentences.phrases(sentence))
        return min(phrases, key=lambda phrase: len(phrase.split()), default=None)

    def commands(self) -> dict[str, str]:
        """How the program offers each command, by its name."""
        return {name: phrases[0] for name, phrases in self._vocabulary["command"].items()}

    def suits(self) -> tuple[str, ...]:
        """The suits of the cards, in the order in which they are counted."""
        return tuple(self._vocabulary.suits)

    def complete(self, question: AskEvent, *, aside: bool = False) -> Complete:
        """Whether a text is a whole answer or command, or the beginning of one; two cards are two phrases."""
        if question.expect == "list":
            return self._list_or_command(question)
        if question.expect == "row":
            return self._rows.complete(question, tuple(self._commands_at(question)))
        if question.offers:
            return self._in_breath.complete(question.offers, self.phrases(question))
        single = phrase_check(self.phrases(question, aside=aside))
        if question.expect == "number":
            return number_check(single, self._answers.to(question), self.counted(question))
        if question.expect != "cards":
            return single
        most = question.range[1] if question.range else 1
        cards = phrase_check(self._answers.to(question))

        def check(text: str) -> Completeness:
            found, rest = self._cards_of.leading(text.split())
            if not found:
                return single(text)
            if not rest:
                return Completeness.WHOLE if len(found) >= most else Completeness.ONE_OF_TWO
            return Completeness.PART if cards(" ".join(rest)) is Completeness.PART else Completeness.NONE

        return check

    def _commands_at(self, question: AskEvent) -> Iterator[str]:
        return self._commands.listened_for({term.id for term in self.terms_in(question)})

    def _list_or_command(self, question: AskEvent) -> Complete:
        lists, commands = self._lists.complete(question), phrase_check(self._commands_at(question))

        def check(text: str) -> Completeness:
            return lists(text) if lists(text) is not Completeness.NONE else commands(text)

        return check

    def names(self, question: AskEvent) -> tuple[str, ...]:
        """What can be named at a question for a list or a row, as the program offers it."""
        return (self._rows if question.expect == "row" else self._lists).names(question)

    def read_back(self, question: AskEvent, answer: Answer, heard: str) -> str:
        """The words for an answer that was `heard`: those, but for a list what is in it."""
        if question.expect == "list" and isinstance(answer, tuple):
            return self._lists.said(question, answer)
        if question.expect == "row" and isinstance(answer, tuple):
            return self._rows.said(question, answer)
        return heard

    def of_row(self, names: Sequence[str]) -> str:
        """The names of a row in words, in their order."""
        return " ".join(self._vocabulary.of_choice(name)[0] for name in names)

    def clauses(self, text: str) -> tuple[str, ...]:
        """The clauses of a sentence about the player's own turn, also of one that does not fit; else none."""
        return self._in_sentences.clauses(plain(text))

    def meaning(self, question: AskEvent, text: str, *, aside: bool = False, dialled: bool = False) -> Meaning | None:
        """What `text` means as heard or typed; None where it is neither an answer nor a command.

        Where it was `dialled` with one key, digits are places and stand for yes and no.
        """
        said = plain(text)
        if (asked := asks_back(said)) is not None:
            return self._commands.asked(asked)
        beside = {**self._answers.owned(question), **(self._answers.leaving(question) if aside else {})}
        if said in beside:
            return Answered(beside[said])
        found = self._meaning(question, said, aside=aside, dialled=dialled)
        if found is None and "," in text and question.offers:
            found = self._meaning(question, self._in_breath.joined(text), aside=aside, dialled=dialled)
        if self.typed.about_another(question, said):
            return self._told(as_said(said)) or (None if isinstance(found, Answered) else found)
        return found if isinstance(found, Answered) else self._in_a_sentence(question, said, aside=aside) or found

    def _in_a_sentence(self, question: AskEvent, said: str, *, aside: bool) -> Meaning | None:
        """What a typed sentence means: "there are 2" answers, "I have 2 eggs" too, where that is asked, or tells it."""
        in_words = said if question.expect == "row" and _TWO_DIGITS.search(said) else as_said(said)
        had = self.typed.answer_in(question, in_words, self._answers.to(question), aside=aside)
        if had and isinstance(found := self._meaning(question, had), Answered):
            return found
        answer = self._sentences.answer_in(in_words)
        answer = self._sentences.answer_in(put_simply(in_words)) if answer == in_words else answer
        told = self._told(in_words)
        number = number_in(answer) if question.expect == "number" else None
        if told is not None and answer not in self._answers.to(question) and number is None:
            return told
        if answer == said:
            return None
        if number is not None:  # also one that does not fit, to be told so
            return Answered(number)
        return found if isinstance(found := self._meaning(question, answer), Answered) else None

    def _told(self, said: str) -> Command | None:
        """What a sentence tells that is no answer, nor about the player's own turn."""
        return None if self._in_sentences.clauses(said) else self._commands.tells(said)

    def _meaning(self, question: AskEvent, said: str, *, aside: bool = False, dialled: bool = False) -> Meaning | None:
        answers = self._answers.to(question)
        said = bare_number(said, answers, self.counted(question))
        if (command := self._commands.typed(said)) and said not in answers:
            return command
        if question.expect == "list" and (listed := self._lists.meaning(question, said)) is not None:
            return Answered(listed)
        if question.expect == "row" and (row := self._rows.meaning(question, said)) is not None:
            return Answered(row)
        number = dialled_answer(question, said, self.suits()) if dialled else typed_number(question, said, answers)
        if number is not None:
            return Answered(number)
        if said not in answers:
            if sentence := self._in_sentences.meaning(said, question.sentences):
                return Answered(sentence)
            if command := self._commands.meaning(said):
                return command
            if told := self._told(said):
                return told
        if question.expect in ("card", "cards"):
            cards = self._cards_of.meaning(question, said, answers)
            return None if cards is None else Answered(cards)
        if said in answers:
            return Answered(answers[said])
        if question.offers and (answer := self._in_breath.meaning(question.offers, said)) is not None:
            return Answered(answer)
        if (answer := self._answers.unlistened(question, said, aside=aside)) is not None:
            return Answered(answer)
        if question.expect == "choice" and not question.offers:
            asked = asked_as((question.text, question.short or ""), answers, said)
            if asked is not None:
                return Answered(asked)
        return self._prefixed(question, answers, said)

    def _prefixed(self, question: AskEvent, answers: Mapping[str, Answer], said: str) -> Meaning | None:
        """A typed prefix that fits one answer only, and is no name; that of yes or no stands for nothing else."""
        if (
            said in EMPTY
            or self._answers.is_name(said)
            or len(said) < (_LEAST_OF_NUMBER if question.expect == "number" else 1)
        ):
            return None
        yes_no = self._answers.starts_yes_or_no(said)
        phrases = self._answers.yes_no.keys() & answers.keys() if yes_no else answers
        meanings = {answers[phrase] for phrase in phrases if phrase.startswith(said)}
        if len(meanings) == 1:
            return Answered(meanings.pop())
        return None if meanings or yes_no else self._commands.completed(said)
