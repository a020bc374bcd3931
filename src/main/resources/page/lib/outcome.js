// The winners of a match and of a round.

/**
 * Returns the seats of the sides that have won the match, or lead it by score. Partners form one side.
 * @param {Shapes['view']} view
 * @returns {{ seats: number[], drawn: boolean }} the leaders, and whether several sides share the lead
 */
export function leaders({ seats, matchWinners }) {
  const best = Math.max(...seats.map(one => one.score));
  const first = seats.filter(one => (matchWinners ? matchWinners.includes(one.seat) : one.score === best));
  const sides = new Set(first.map(one => one.side));
  return { seats: seats.filter(one => sides.has(one.side)).map(one => one.seat), drawn: sides.size > 1 };
}

/**
 * Returns the seats that won the round by its rules: the winner and its partners, or no seats if nobody won.
 * @param {Shapes['settlement']} done @returns {number[]}
 */
export function winners(done) {
  if (done.winner === null) return [];
  const side = done.sides?.find(one => one.seats.some(seat => seat === done.winner));
  return side?.seats ?? [done.winner];
}

/**
 * Returns whether a payment belongs to the match, such as a loan, and not to the round.
 * @param {Pick<Shapes['payment'], 'for'>} one
 */
export const ofMatch = one => one.for.startsWith('match:');

/**
 * Returns what a seat gains by the payments of the match.
 * @param {{ for: string, points: number, from: unknown, to: unknown }[]} payments
 * @param {number} seat
 */
export const matchGain = (payments, seat) =>
  payments
    .filter(ofMatch)
    .reduce((sum, { to, from, points }) => sum + (to === seat ? points : from === seat ? -points : 0), 0);

/**
 * Returns the points of each seat, or of each side, in the round without the payments of the match.
 * @param {Shapes['settlement']} done
 */
export const roundTotals = ({ totals, payments = [], sides }) =>
  sides ? totals : totals.map((total, seat) => total - matchGain(payments, seat));

/**
 * Returns the points by which this seat leads the match if a settlement ends its last round. Returns null if the match goes on,
 * or if the players are partners.
 * @param {Shapes['view']} view
 * @param {Shapes['settlement']} done
 */
export function finalLead({ round, rounds, seats, seat }, { totals, sides }) {
  if (!rounds || round < rounds || sides || seat === null) return null;
  const scores = seats.map(one => one.score + totals[one.seat]);
  return scores[seat] - Math.max(...scores.filter((_, at) => at !== seat));
}

/**
 * Returns the seats that gained most in the round, or no seats if all totals are equal.
 * @param {Shapes['settlement']} done @returns {number[]}
 */
export function gainers(done) {
  const totals = roundTotals(done);
  const most = Math.max(...totals);
  const seats = totals.flatMap((points, seat) => (points === most ? [seat] : []));
  return seats.length === totals.length ? [] : seats;
}
