"""A sitting by voice: how its events are said, how much of them was heard, and what repairs a misunderstanding."""
