"""What people may say: the grammars that all games share, and the words of a book."""
