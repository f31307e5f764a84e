"""A table of Tapestry with printed components, decks and a map, and a player who answers what is there.

It knows nothing of the book's Python: what the program says is done, and checked against the rules, on the way.
"""
