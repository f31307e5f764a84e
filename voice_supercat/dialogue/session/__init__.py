"""One session without sound: a game, its journal, and what every command does. Answers in, events out."""
