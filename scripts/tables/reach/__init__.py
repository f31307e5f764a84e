"""Simulated tables of the Blighted Reach campaign, on the board of Arcs: Act One, with Events and the Council."""
