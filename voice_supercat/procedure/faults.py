"""What can go wrong with a book, an answer or a journal: one clear sentence each."""


class ProcedureFault(Exception):
    """A fault whose message can be read to the player as it stands."""


class BookFault(ProcedureFault):
    """A rule book is missing or broken; the message names file, line, step and what was expected."""


class AnswerRefused(ProcedureFault):
    """An answer does not fit the open question; the game is unchanged."""


class JournalFault(ProcedureFault):
    """A journal cannot be replayed; the file is left as it is."""
