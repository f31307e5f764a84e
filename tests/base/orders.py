"""Orders that are told on more than one page."""

REVISED_INFLUENCE = """\
Of several cards, choose in this order.
Prefer a Vox card whose Crisis harms the bot, then an effective Vox card.
Then a card that grants an action card, then a card with another attached to it.
Where none is one of those, choose in this order.
Prefer captives, then to contend an undeclared ambition, then a Weapon icon.
Then to grow a lead in an undeclared ambition.
Between equal cards, choose in this order.
Prefer an uncontested card, if it places two agents, then a card with a Faithful, Guild or lore card attached.
Then the most captives, then a Loyal card of an outraged resource, then the most keys."""
"""influence/influence-principles: which of several cards, with nothing declared."""
