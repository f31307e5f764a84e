"""A question of every kind."""

from voice_supercat.procedure.events import AskEvent

SUITS = ("administration", "aggression", "construction", "mobilization")
DECK = tuple(f"{suit} {number}" for suit in SUITS for number in range(2, 7))

YES_NO = AskEvent(text="Is it?", expect="yes_no")
NUMBER = AskEvent(text="How many?", expect="number", range=(0, 99))
FEW = AskEvent(text="How many?", expect="number", range=(1, 4))
CARD = AskEvent(text="Which card?", expect="card", choices=DECK)
CARDS = AskEvent(text="Which two cards?", expect="cards", choices=DECK, range=(2, 2))
COLOUR = AskEvent(text="Which bot?", expect="choice", choices=("red", "yellow", "blue"))
AMBITION = AskEvent(text="Which ambition?", expect="choice", choices=("none", "tycoon", "keeper"))
GOAL = AskEvent(text="Trophies or a raid?", expect="choice", choices=("trophies", "raid"))
SETTING = AskEvent(text="Which setting?", expect="choice", choices=("full_wording", "normal_wording"))
ACK = AskEvent(text="Say next.", expect="ack")
TAKEN = AskEvent(text="What is taken?", expect="list", choices=("fuel", "relic", "weapon"), range=(0, 3))
QUESTIONS = (YES_NO, NUMBER, FEW, CARD, CARDS, COLOUR, AMBITION, GOAL, SETTING, TAKEN, ACK)
