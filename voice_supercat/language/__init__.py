"""What people may say: templates, the grammars that all games share, and the words of a book."""
