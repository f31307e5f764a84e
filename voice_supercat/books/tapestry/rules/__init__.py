"""The arithmetic of Tapestry's bots. Every public function here can be named in a page.

Functions that answer a question take what is known (`table`); those that change the game take a draft. Sources:
item ids of the document; tiers and landmarks of the tracks as printed on the board of Tapestry.
"""
