#!/usr/bin/env python3
"""Plays a match against bots over HTTP: creates a table, sits down, follows the stream, makes moves, verifies the records.

    play_table.py http://127.0.0.1:7070 GAME SEATS [RECORDS.jsonl]

Plain Python without dependencies. It makes random legal moves; put a better choice into `choose`.
"""
import http.client
import json
import random
import secrets
import sys
import time
from urllib.parse import urlsplit


class Service:
    """Requests to a service."""

    def __init__(self, address):
        self.host = urlsplit(address).netloc
        self.connection = http.client.HTTPConnection(self.host, timeout=30)
        self.token = None

    def request(self, method, path, body=None, **headers):
        headers = {"Accept-Language": "en", **headers}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = body
        if isinstance(body, dict):
            data = json.dumps(body)
            headers["Content-Type"] = "application/json"
        for wait in (0.2, 1, 3, 0):
            try:
                self.connection.request(method, path, data, headers)
                answer = self.connection.getresponse()
                text = answer.read().decode()
            except (OSError, http.client.HTTPException):
                # The response was lost. The same move at the same version is made only once.
                self.connection.close()
                time.sleep(wait)
                continue
            if answer.status not in (429, 503):
                return answer.status, text
            time.sleep(max(wait, int(answer.headers.get("Retry-After", 1))))
        raise SystemExit("the service does not answer")

    def json(self, method, path, body=None, expected=(200, 201)):
        status, text = self.request(method, path, body)
        if status not in expected:
            problem = json.loads(text)
            raise SystemExit("%s %s: %s" % (method, path, problem.get("detail", text)))
        return status, json.loads(text)

    def events(self, path):
        """Yields every version. After a lost connection the stream resumes after the last one."""
        last = None
        while True:
            connection = http.client.HTTPConnection(self.host, timeout=60)
            headers = {"Authorization": "Bearer " + self.token}
            if last is not None:
                headers["Last-Event-ID"] = last
            try:
                connection.request("GET", path, headers=headers)
                for line in connection.getresponse():
                    name, _, value = line.decode().rstrip("\n").partition(": ")
                    if name == "id":
                        last = value
                    elif name == "data":
                        yield json.loads(value)
            except (OSError, http.client.HTTPException):
                pass
            connection.close()
            time.sleep(0.5)


def choose(view):
    return random.choice(view["moves"])


def play(service, table):
    """Plays to the end of the match, choosing from the legal moves in the views of the stream."""
    path = "/api/tables/" + table
    versions = []
    for told in service.events(path + "/events"):
        view = told["view"]
        if versions and told["version"] != versions[-1] + 1:
            raise SystemExit("received version %d after %d" % (told["version"], versions[-1]))
        versions.append(told["version"])
        for event in told["events"]:
            if event.get("happened") == "round-over":
                print("round %d is over: %s" % (event["round"], event["settlement"]["totals"]))
        if view["over"]:
            return versions
        if view.get("settlement"):
            service.json("POST", path + "/next", expected=(200, 422))
        elif view["moves"] is None:
            card = random.choice(view["hand"])
            moves = service.json("GET", path + "/moves?card=" + card)[1]["moves"]
            make(service, path, view, random.choice(moves))
        elif view["turn"] == view["seat"] and view["moves"]:
            make(service, path, view, choose(view))


def make(service, path, view, move):
    """Makes a move. 409 means that the table has a newer version, which the stream delivers."""
    status, answer = service.json("POST", path + "/moves", {"version": view["version"], "move": move}, (200, 409))
    if status == 200 and answer["version"] != view["version"] + 1:
        raise SystemExit("the move was made at another version")


def main(address, game, seats, file=None):
    service = Service(address)
    others = [{"kind": "bot", "bot": "random"}] * (int(seats) - 1)
    made = service.json("POST", "/api/tables", {
        "rules": {"game": game}, "seats": [{"kind": "person", "name": "Python"}] + others, "pace": 0})[1]
    table, invite = made["table"], made["seats"][0]["invite"]
    sat = service.json("POST", "/api/tables/%s/seats/0" % table, {
        "invite": invite, "name": "Python", "nonce": secrets.token_hex(16)})[1]
    service.token = sat["token"]
    play(service, table)
    status, records = service.request("GET", "/api/tables/%s/record" % table)
    rounds = [json.loads(line) for line in records.splitlines()]
    if any(record["fair"]["commitment"] != made["commitment"] for record in rounds):
        raise SystemExit("the commitment of a record is not that of the table")
    status, verified = service.request("POST", "/api/records/verify", records.encode(),
                                       **{"Content-Type": "application/x-ndjson"})
    if status != 200 or not all(json.loads(line)["ok"] for line in verified.splitlines()):
        raise SystemExit("the service found errors in the records: " + verified)
    if file:
        with open(file, "w", encoding="utf-8") as out:
            out.write(records)
    print("%d rounds played and verified; the scores are %s" % (len(rounds), rounds[-1]["scores"]))


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    main(*sys.argv[1:])
