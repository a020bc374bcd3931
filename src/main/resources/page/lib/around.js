// The arrangement of seats around the table, and the hand size for which the layout reserves room.

/** The smallest hand size, in cards, for which the layout reserves room. */
const USUAL = 8;

/** @typedef {{ round: number, hand: number }} Most the largest hand of a round, in cards */

/**
 * Returns the other seats in order of play, starting after this seat, and the class names of the layout. Seats that sit
 * out this round are listed separately. Seats are placed around the field only if there are partners. In other games, a
 * seat that sits out would move the field.
 * @param {Shapes['view']} view
 */
export function around(view) {
  const own = view.seat ?? 0;
  const all = view.seats.map((_, at) => view.seats[(own + at) % view.seats.length]);
  const others = view.seat === null ? all : all.slice(1);
  const cards = (/** @type {Shapes['chair']} */ seat) => seat.hand + seat.captured.length;
  const some = all.some(seat => cards(seat) > 0);
  // At the end of a round, a playing seat may have no cards, so the mark is checked too.
  const idle = (/** @type {Shapes['chair']} */ seat) => some && cards(seat) === 0 && !seat.marks.includes('active');
  const playing = others.filter(seat => !idle(seat));
  const out = others.filter(idle);
  const many = playing.length;
  const how =
    all.length === 4 && many === 3 && others.some(seat => partner(view, seat))
      ? 'flanked'
      : [many > 2 ? 'stacked' : '', many > 3 ? 'crowded' : '', all.length > 4 ? 'large' : ''].join(' ');
  return { playing, out, how };
}

/** Returns whether a seat is this seat's partner. @param {Shapes['view']} view @param {Shapes['chair']} seat */
export const partner = (view, seat) =>
  view.seat !== null && view.seat !== seat.seat && view.seats[view.seat].side === seat.side;

/** Returns the view with the sides of the seats, which a view before the first deal lists apart. @param {Shapes['view']} view */
export const sided = view =>
  view.sides ? { ...view, seats: view.seats.map((one, at) => ({ ...one, side: view.sides?.[at] ?? one.side })) } : view;

/** Returns the seats of other sides. For a spectator, these are all seats. @param {Shapes['view']} view */
export function rivals({ seat, seats }) {
  const own = seat === null ? null : seats[seat].side;
  return seats.filter(one => one.side !== own);
}

/**
 * Returns the larger of the view's hand and the largest hand known in this round.
 * @param {Shapes['view']} view
 * @param {Most | null} known
 */
export function most(view, known) {
  const before = known?.round === view.round ? known.hand : USUAL;
  return { round: view.round, hand: Math.max(before, view.hand.length) };
}
