#!/usr/bin/env python3
"""A bot for any game of Oya. It captures the most valuable cards, lays out the least valuable ones, and stops when it may.

    ./oya play koi-koi --bots 'exec:python3 docs/examples/bot.py'

It needs only this file and Python. docs/bots.md describes the messages.
"""
import json
import random
import sys

# The value of a card by its kind, the letter after its number. Cards of other decks have the value 0.
WORTH = {"B": 20, "A": 10, "R": 5, "C": 1}


def worth(card):
    kind = card.lstrip("0123456789")[:1]
    return WORTH.get(kind, 0) if card[:1].isdigit() else 0


def value(move):
    """Returns the value of a move: that of its captured and played cards, or a negative number for laying a card out."""
    if "card" not in move:
        # Actions without a card: stopping is better than playing on, and any action is better than none.
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
            # Equal seeds give equal random numbers, so a match can be repeated.
            luck.seed(told["seed"])
            answer = {"say": "ready", "name": "Python example"}
        elif told["say"] == "move":
            moves = told["view"]["moves"]
            best = max(map(value, moves))
            answer = {"id": told["id"], "index": luck.choice([i for i, move in enumerate(moves) if value(move) == best])}
        elif told["say"] == "bye":
            return
        else:
            # A round or the match is over, or a move was forfeited: no answer is needed.
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
