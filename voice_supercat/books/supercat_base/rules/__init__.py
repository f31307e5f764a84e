"""The arithmetic of SUPERCAT's base game. Every public function here can be named in a page.

Functions that answer a question take what is known (a `View`); those that change the game take a draft. Sources:
item ids of the base document; the action cards and pips as printed on the cards of Arcs.
"""
