#!/usr/bin/env python3
"""Checks the deals of a match against the commitment that the service published before it knew the players' nonces.

    check_deals.py RECORDS.jsonl [COMMITMENT]

COMMITMENT is the commitment that you received when the table was created. The script needs only this file and Python.
It prints a line for each round and exits with 1 if any check fails.
"""
import hashlib
import hmac
import json
import sys

MONTHS = ["1B 1R 1C1 1C2", "2A 2R 2C1 2C2", "3B 3R 3C1 3C2", "4A 4R 4C1 4C2", "5A 5R 5C1 5C2", "6A 6R 6C1 6C2",
          "7A 7R 7C1 7C2", "8B 8A 8C1 8C2", "9A 9R 9C1 9C2", "10A 10R 10C1 10C2", "11B 11A 11R 11C1",
          "12B 12C1 12C2 12C3"]
HANAFUDA = " ".join(MONTHS).split()
FRENCH = [suit + rank for suit in "shdc" for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]
ITALIAN = [suit + rank for suit in "cdsb" for rank in "A234567FCR"]
# The order of the deck files. Two packs are that order twice, and the blank card comes last.
PACKS = [HANAFUDA, HANAFUDA + ["X"], FRENCH, FRENCH * 2, ITALIAN]


def numbers(key):
    """Yields unsigned 32-bit numbers from the blocks HMAC(key, 0), HMAC(key, 1) and so on."""
    block = 0
    while True:
        digest = hmac.new(key, block.to_bytes(4, "big"), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at:at + 4], "big")
        block += 1


def shuffled(cards, secret, nonces, deal):
    """Returns the cards in the order of deal number `deal`."""
    key = hmac.new(secret, (",".join(nonces) + ":" + str(deal)).encode(), hashlib.sha256).digest()
    stream = numbers(key)
    cards = list(cards)
    for k in range(len(cards) - 1, 0, -1):
        limit = 2 ** 32 - 2 ** 32 % (k + 1)
        r = next(stream)
        while r >= limit:
            r = next(stream)
        cards[k], cards[r % (k + 1)] = cards[r % (k + 1)], cards[k]
    return cards


def pack_of(cards):
    """Returns the cards in the order of the deck file."""
    for pack in PACKS:
        if sorted(pack) == sorted(cards):
            return pack
    raise ValueError("unknown deck")


def problems_of(record, commitment, expected_deal):
    fair = record["fair"]
    secret, nonces, deal = bytes.fromhex(fair["secret"]), fair["nonces"], fair["deal"]
    problems = []
    if hashlib.sha256(secret).hexdigest() != fair["commitment"]:
        problems.append("the commitment is not the SHA-256 of the secret")
    if commitment and fair["commitment"] != commitment:
        problems.append("the commitment is not the published one")
    if expected_deal and deal != expected_deal:
        problems.append("expected deal %d, not %d" % (expected_deal, deal))
    for name, cards in [("misdeal", misdeal) for misdeal in record["misdeals"]] + [("deck", record["deck"])]:
        if shuffled(pack_of(cards), secret, nonces, deal) != cards:
            problems.append("the %s of deal %d differs" % (name, deal))
        deal += 1
    stock = record["stock"]
    if stock is not None:
        order = HANAFUDA + ["X"]
        if shuffled(sorted(stock, key=order.index), secret, nonces, deal) != stock:
            problems.append("the stock of deal %d differs" % deal)
        deal += 1
    return problems, deal


def main(file, commitment=None):
    wrong = 0
    following = {}
    with open(file, encoding="utf-8") as lines:
        for line in filter(str.strip, lines):
            try:
                record = json.loads(line)
                match, number = record["match"], record["round"]
                record["misdeals"], record["deck"], record["stock"]
            except KeyError as missing:
                wrong += 1
                print("not a record of a round: missing %s" % missing)
                continue
            except (ValueError, TypeError) as unreadable:
                wrong += 1
                print("not a record of a round: %s" % unreadable)
                continue
            if "fair" not in record:
                problems = ["missing 'fair': is the match over?"]
            else:
                try:
                    problems, following[match] = problems_of(record, commitment, following.get(match))
                except (ValueError, KeyError, TypeError) as broken:
                    problems = ["the deals cannot be checked: %s" % broken]
            wrong += bool(problems)
            print("round %s: %s" % (number, "; ".join(problems) or "dealt as committed to"))
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    try:
        sys.exit(main(*sys.argv[1:]))
    except (OSError, UnicodeDecodeError) as unreadable:
        sys.exit("the records cannot be read: %s" % unreadable)
