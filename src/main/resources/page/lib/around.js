// Who sits where around the table, and for how many cards there must be room.

/** Most hands hold so many cards or fewer. */
const USUAL = 8;

/** @typedef {{ round: number, hand: number }} Most the most cards of a hand in a round */

/**
 * The others, beginning with who plays after this seat; who sits out this round apart from those who play.
 * @param {Shapes['view']} view
 */
export function around(view) {
  const own = view.seat ?? 0;
  const all = view.seats.map((_, at) => view.seats[(own + at) % view.seats.length]);
  const others = view.seat === null ? all : all.slice(1);
  const cards = (/** @type {Shapes['chair']} */ seat) => seat.hand + seat.captured.length;
  const some = all.some(seat => cards(seat) > 0);
  const idle = (/** @type {Shapes['chair']} */ seat) => some && cards(seat) === 0;
  const playing = others.filter(seat => !idle(seat));
  const out = others.filter(idle);
  const many = playing.length;
  const how =
    all.length === 4 && many === 3
      ? 'flanked'
      : [many > 2 ? 'stacked' : '', many > 3 ? 'crowded' : '', all.length > 4 ? 'large' : ''].join(' ');
  return { playing, out, how };
}

/** Whether a seat plays together with this one. @param {Shapes['view']} view @param {Shapes['chair']} seat */
export const partner = (view, seat) =>
  view.seat !== null && view.seat !== seat.seat && view.seats[view.seat].side === seat.side;

/** @param {Shapes['view']} view @param {Most | null} known */
export function most(view, known) {
  const before = known?.round === view.round ? known.hand : USUAL;
  return { round: view.round, hand: Math.max(before, view.hand.length) };
}
