// Fills the table as much as possible: the longest texts, large scores, a pot and a hint. A decision sheet with points at stake
// also gets several combinations made, in reach, and in reach of opponents. Returns true.
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
choosing.hint = { moves: [{ says: longest, points: -128.4 }] };
table.requestUpdate();
const decision = document.querySelector('oya-decision');
if (decision?.querySelector('.stakes')) decision.made = all.slice(0, 4).map(one => ({ yaku: one.id, points: 10, cards: cards(one) }));
return true;
