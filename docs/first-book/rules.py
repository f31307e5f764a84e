def begin(draft, _options):
    draft["treasures"] = 0


def status(table):
    return [("treasures", str(table["treasures"]))]


def draw_treasure(draft):
    draft["treasures"] = draft["treasures"] + 1


def lose_treasure(draft):
    draft["treasures"] = max(0, draft["treasures"] - 1)


def treasures(table):
    return table["treasures"]
