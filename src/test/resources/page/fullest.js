// Fills the table as much as possible: the longest texts, large scores, a pot and a hint. A decision sheet with points at stake also
// shows several completed combinations, and several within reach of the player and of opponents. Returns true.
const table = document.querySelector('oya-table');
const { client, game, choosing } = table;
const { view } = client;
const all = game.yaku.filter(one => one.of !== 'hand' && one.amount);
all.sort((one, other) => game.word(other.id).length - game.word(one.id).length);
const cards = one => [...game.sets.get(one.id)].slice(0, 10);
const reach = all.slice(0, 3).map(one => ({ yaku: one.id, have: [], need: cards(one).slice(0, 3), missing: 1, worth: one.amount }));
const seats = view.seats.map(seat => ({ ...seat, reach, score: -1288 + seat.seat }));
const full = { ...view, reach, seats, rounds: 12, multiplier: view.multiplier > 1 ? 4 : view.multiplier, carried: view.carried.length ? [4, 4] : [], pot: view.pot ? 1480 : view.pot };
client.view = full;
const longest = (view.moves ?? []).reduce((long, one) => ((one.says ?? '').length > long.length ? one.says : long), '');
choosing.hint = choosing.brings?.some(one => one.settlement) ? null : { moves: [{ move: view.moves?.find(one => one.says === longest) ?? null, says: longest, points: -128.4 }] };
table.requestUpdate();
// Adds several combinations, payments of every kind and prospects of all players to a decision.
if (choosing.brings?.some(one => one.settlement)) {
  const rule = { rule: 'fullest/rule', says: game.told.aim ?? longest, cites: [] };
  const made = all.slice(0, 3).map((one, at) => ({ seat: view.seat, yaku: one.id, points: 70 + at, cards: cards(one).slice(0, 5) }));
  const other = seats.find(seat => seat.side !== seats[view.seat].side).seat;
  const why = base => ({ text: '', base, times: 1, parts: 1, multiplier: 4, rules: [rule] });
  const payments = [...made.map(one => ({ from: other, to: view.seat, points: 4 * one.points, for: one.yaku, why: { ...why(one.points), rules: [{ ...rule, rule: 'captured-yaku/' + one.yaku }] } })),
    { from: view.seat, to: other, points: 280, for: all[0].id, why: why(70) }];
  const brings = seats.map(seat => (seat.seat === view.seat ? -1288 : 644));
  choosing.brings = choosing.brings.map(one => one.settlement
    ? { ...one, settlement: { ...one.settlement, multiplier: 4, multiplied: [rule], made, payments } }
    : { ...one, prospects: seats.flatMap(({ seat }) => reach.map(near => ({ ...near, seat, brings }))) });
}
table.requestUpdate();
document.querySelector('oya-decision')?.requestUpdate();
return true;
