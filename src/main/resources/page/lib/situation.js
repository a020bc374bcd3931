// A round as people tell it, for the service to settle.
import { random } from './random.js';

/**
 * @typedef {{ name: string, captured: string[], declared: string[], said: string, active: boolean }} Seat
 * @typedef {{ game: string, profile: string, layer: string, seats: Seat[], chosen: number,
 *   field: string[], carried: number[], dealer: number, multiplier: number | null, pot: number | null,
 *   end: string, by: number, scores: number[] | null, round: number }} Round
 * @typedef {{ game: string, end: string | null, totals: number[], scores: number[], pot: number, multiplier: number,
 *   carried: number[], answer: Shapes['settled'], before: Round }} Line a round on the sheet
 * @typedef {Shapes['toldRecord'] & {
 *   sheet: Omit<Line, 'answer'> & { answer: Omit<Shapes['settled'], 'record'> } }} SheetRecord
 */

/**
 * A round of which nothing is known.
 * @param {string} game @param {string} profile @param {number} seats @returns {Round}
 */
export const fresh = (game, profile, seats) => ({
  game,
  profile,
  layer: '',
  chosen: 0,
  field: [],
  carried: [],
  dealer: 0,
  multiplier: null,
  pot: null,
  end: '',
  by: 0,
  scores: null,
  round: 1,
  seats: Array.from({ length: seats }, () => ({ name: '', captured: [], declared: [], said: '', active: true })),
});

/** What POST /api/score takes. @param {Round} round */
export function situation(round) {
  /** @type {Record<number, { captured?: string[], declared?: string[], active?: boolean }>} */
  const seats = {};
  round.seats.forEach((one, seat) => {
    seats[seat] = one.active
      ? { captured: one.captured, ...(one.declared.length ? { declared: one.declared } : {}) }
      : { active: false };
  });
  const said = round.seats.flatMap((one, seat) => (one.said ? [{ seat, do: one.said }] : []));
  return {
    game: round.game,
    profile: round.profile,
    ...(round.layer ? { layers: [round.layer] } : {}),
    players: round.seats.length,
    dealer: round.dealer,
    round: round.round,
    seats,
    ...(round.field?.length
      ? { field: round.field, carried: round.carried }
      : round.multiplier
        ? { multiplier: round.multiplier }
        : {}),
    ...(round.pot ? { pot: round.pot } : {}),
    ...(said.length ? { said } : {}),
    ...(round.end ? { end: round.end, by: round.by } : {}),
    ...(round.scores ? { scores: round.scores } : {}),
  };
}

/**
 * The records of a sheet's lines, as the service made them of what was told;
 * the line itself lies beside it, so that one can go on with it.
 * @param {Line[]} lines
 */
export function recordsOf(lines) {
  let match = '';
  return lines
    .filter(line => line.answer.record)
    .map(line => {
      const { record, ...answer } = line.answer;
      if (!match || record.round === 1) match = random();
      return { ...record, match, sheet: { ...line, answer } };
    });
}

/** The lines of a sheet that was saved. @param {SheetRecord[]} records */
export const linesOf = records =>
  records.map(({ sheet, ...record }) => ({ ...sheet, answer: { ...sheet.answer, record } }));
