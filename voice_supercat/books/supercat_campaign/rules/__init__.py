"""The arithmetic of SUPERCAT's campaign, where it is another one than the base game's. Every public function here can
be named in a page; one that has the name of a function of the base book stands in its place. Sources: item ids of the
campaign document.
"""
