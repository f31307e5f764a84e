"""The report of a game, to be read and not said: as Markdown, and as one HTML page with its plots."""
