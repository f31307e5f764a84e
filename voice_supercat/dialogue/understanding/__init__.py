"""From words to meaning: the phrases in force for the open question, and what was meant by what was heard or typed."""
