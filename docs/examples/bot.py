#!/usr/bin/env python3
"""A bot for any game of Oya: it captures what counts most, lays out what counts least, and stops when it may.

    ./oya play koi-koi --bots 'exec:python3 docs/examples/bot.py'

Nothing but this file and Python is needed. docs/bots.md tells what is said.
"""
import json
import random
import sys

# What a card counts by its kind, the letter behind its number; cards of other decks count nothing.
WORTH = {"B": 20, "A": 10, "R": 5, "C": 1}


def worth(card):
    kind = card.lstrip("0123456789")[:1]
    return WORTH.get(kind, 0) if card[:1].isdigit() else 0


def value(move):
    """How good a move looks: what it captures, the card that captures it included, or less than nothing for laying one out."""
    if "card" not in move:
        # Words: better to stop than to go on, and better to say something than nothing.
        return {"stop": 3, "shoubu": 3, "declare": 2, "join": 1}.get(move["do"], 0)
    captured = list(move.get("take", []))
    for group in move.get("free", []):
        captured += group
    if not captured and not move.get("builds"):
        return -worth(move["card"])
    return 100 * (len(captured) + len(move.get("builds", []))) + sum(map(worth, captured + [move["card"]]))


def main():
    luck = random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if told["say"] == "hello":
            # The same seed gives the same luck, so that a match can be played again.
            luck.seed(told["seed"])
            answer = {"say": "ready", "name": "Python example"}
        elif told["say"] == "move":
            moves = told["view"]["moves"]
            best = max(map(value, moves))
            answer = {"id": told["id"], "index": luck.choice([i for i, move in enumerate(moves) if value(move) == best])}
        elif told["say"] == "bye":
            return
        else:
            # A round or the match is over, or a move was forfeited: nothing is to be said.
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
