"""One sitting without sound: a game, its journal, and what every command does. Events in, events out."""
