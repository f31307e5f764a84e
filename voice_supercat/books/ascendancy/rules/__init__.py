"""The arithmetic of the A.I. factions of Star Trek: Ascendancy. Every public function here can be named in a page.

Functions that tell something take what is known (a `View`); those that change the game take a `Draft`. Sources:
item ids of the document; where it says "all base game rules are in effect", the printed rules of the board game.
"""
