"""Plays a round against a bot with a client that was generated from the service's document."""

import sys
import time
import uuid

import oya_client
from oya_client.models.moving import Moving
from oya_client.models.new_table import NewTable
from oya_client.models.new_table_seats_inner import NewTableSeatsInner
from oya_client.models.rules import Rules
from oya_client.models.sitting import Sitting
from oya_client.models.situation import Situation
from oya_client.rest import ApiException

address = sys.argv[1]
oya = oya_client.DefaultApi(oya_client.ApiClient(oya_client.Configuration(host=address)))
table = oya.create_table(
    NewTable(
        rules=Rules(game=oya.list_games().first),
        seats=[NewTableSeatsInner(kind="person"), NewTableSeatsInner(kind="bot", bot="greedy")],
        pace=0,
        seed="spring",
    ),
    idempotency_key=str(uuid.uuid4()),
)
seated = oya.take_seat(table.table, 0, Sitting(invite=table.seats[0].invite))
seat = oya_client.DefaultApi(
    oya_client.ApiClient(oya_client.Configuration(host=address, access_token=seated.token))
)
moves = 0
view = seat.get_view(table.table)
while view.settlement is None:
    if view.moves:
        moves += 1
        try:
            seat.make_move(table.table, Moving(version=view.version, move=view.moves[0]))
        except ApiException as stale:
            if stale.status != 409:
                raise
    else:
        time.sleep(0.01)
    view = seat.get_view(table.table)
scored = oya.score_round(Situation.from_dict({"game": "koi-koi", "captured": "1R 2R 3R"}))
print(f"Played {moves} moves, {len(view.settlement.scores)} scores, {scored.points} points")
