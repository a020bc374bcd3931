// Makes the decision that is asked the fullest there can be: the longest names, much that was made, much that may come, others close to it.
// False where nothing is at stake.
const decision = document.querySelector('oya-decision');
if (!decision?.querySelector('.stakes')) return false;
const { game, view } = decision;
const all = game.yaku.filter(one => one.of !== 'hand' && one.amount);
all.sort((one, other) => game.word(other.id).length - game.word(one.id).length);
const cards = one => [...game.sets.get(one.id)].slice(0, 10);
const reach = all.slice(0, 3).map(one => ({ yaku: one.id, have: [], need: cards(one).slice(0, 3), missing: 1, worth: one.amount }));
decision.made = all.slice(0, 4).map(one => ({ yaku: one.id, points: 10, cards: cards(one) }));
decision.view = { ...view, reach, seats: view.seats.map(seat => ({ ...seat, reach })) };
return true;
