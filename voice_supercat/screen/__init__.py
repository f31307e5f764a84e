"""The companion screen: a web page that shows the game and answers for the player, beside the voice.

It stands at the edge, and needs the extra `screen`. Nothing of it is imported where no screen is wanted.
"""
