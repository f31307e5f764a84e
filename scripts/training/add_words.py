"""Adds to a model, without training, the words and phrases of grammars and books that it cannot hear.

    python scripts/training/add_words.py

What it heard before it hears as before; its list of checksums is written anew. `build_model.py
--export-only` gives the same words, and needs the training.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from scripts.training.model.lexicon import Lexicon, grammar_phrases
from voice_supercat.books.registry import book_folder, book_ids
from voice_supercat.language.sounds import sounds_in
from voice_supercat.speech.book_lexicon import BookLexicon
from voice_supercat.speech.hearing.checksums import write_checksums
from voice_supercat.speech.lexicon.extending import Vocabulary

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Reads the command line, writes the graph of the model again, and tells what is new in it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, default=ROOT / "models" / "vosk-supercat-en", help="model directory")
    options = parser.parse_args()

    heard = sounds_in(*filter(None, map(book_folder, book_ids()))).heard
    said = BookLexicon("grammars", "grammars", tuple(grammar_phrases(ROOT / "grammars")), heard)
    lexicon = Lexicon()
    sounds = {word: tuple(lexicon.phones(word)) for word in said.words if word in lexicon}
    vocabulary = Vocabulary(options.model)
    words = vocabulary.add_words(said, lambda: sounds)
    phrases = vocabulary.add_phrases(said.phrases)
    if words or phrases:
        vocabulary.write(options.model / "graph")
    write_checksums(options.model)  # also where files were merged, and the list is that of others
    print(f"{options.model}: added {', '.join([*(word.word for word in words), *phrases]) or 'nothing'}")


if __name__ == "__main__":
    main()
