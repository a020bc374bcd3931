// A round as people tell it, for the service to settle.

/**
 * @typedef {{ name: string, captured: string[], declared: string[], said: string, active: boolean }} Seat
 * @typedef {{ game: string, profile: string, seats: Seat[], chosen: number, field: string[], carried: number[], dealer: number, multiplier: number | null, pot: number | null,
 *   end: string, by: number, scores: number[] | null, round: number }} Round
 */

/** A round of which nothing is known. @param {string} game @param {string} profile @param {number} seats @returns {Round} */
export const fresh = (game, profile, seats) => ({
  game, profile, chosen: 0, field: [], carried: [], dealer: 0, multiplier: null, pot: null, end: '', by: 0, scores: null, round: 1,
  seats: Array.from({ length: seats }, () => ({ name: '', captured: [], declared: [], said: '', active: true })),
});

/** What POST /api/score takes. @param {Round} round */
export function situation(round) {
  /** @type {Record<string, any>} */
  const seats = {};
  round.seats.forEach((one, seat) => {
    seats[seat] = one.active ? { captured: one.captured, ...(one.declared.length ? { declared: one.declared } : {}) } : { active: false };
  });
  const said = round.seats.flatMap((one, seat) => (one.said ? [{ seat, do: one.said }] : []));
  return {
    game: round.game, profile: round.profile, players: round.seats.length, dealer: round.dealer, seats,
    ...(round.field?.length ? { field: round.field, carried: round.carried } : round.multiplier ? { multiplier: round.multiplier } : {}),
    ...(round.pot ? { pot: round.pot } : {}),
    ...(said.length ? { said } : {}),
    ...(round.end ? { end: round.end, by: round.by } : {}),
    ...(round.scores ? { scores: round.scores } : {}),
  };
}

/**
 * A round that was told as a record; the cards of its deal and the moves are not known.
 * @param {any} line of the sheet @param {string} match @param {number} number @param {number} rounds
 */
export const recordOf = (line, match, number, rounds) => ({
  record: 1, game: line.game, rules: { id: line.game, profile: line.answer.profile, hash: line.answer.hash, house: null }, options: line.answer.rules.options,
  match, seed: null, round: number, rounds, seats: line.totals.length, dealer: line.before.dealer, misdeals: [], deck: null, stock: null, actions: null,
  multiplier: line.multiplier, end: line.end, winner: line.answer.winner,
  payments: line.answer.payments.map((/** @type {any} */ one) => ({ from: one.from, to: one.to, points: one.points, for: one.for })),
  scores: line.scores, nextDealer: line.answer.nextDealer, situation: situation(line.before), sheet: line,
});
