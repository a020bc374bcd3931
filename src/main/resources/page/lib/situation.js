// The data of an entered round, for the form on the page and for requests to the service.
import { random } from './random.js';

/**
 * @typedef {{ name: string, captured: string[], declared: string[], dealt: string[], counts: Record<string, number>,
 *   said: string, active: boolean }} Seat the entered data of one player: captured cards, declared teyaku with the
 *   dealt hand, and other counts
 * @typedef {{ game: string, profile: string, layer: string, seats: Seat[], chosen: number,
 *   field: string[], carried: number[], dealer: number, multiplier: number | null, pot: number | null,
 *   end: string, by: number, scores: number[] | null, round: number }} Round
 * @typedef {{ game: string, end: string | null, totals: number[], scores: number[], pot: number, multiplier: number,
 *   carried: number[], answer: Shapes['scored'] & Shapes['settlement'], before: Round }} Line a round on the score
 *   sheet
 * @typedef {Shapes['toldRecord'] & {
 *   sheet: Omit<Line, 'answer'> & { answer: Omit<Shapes['scored'] & Shapes['settlement'], 'record'> } }} SheetRecord
 */

/** Returns an empty round. @param {string} game @param {string} profile @param {number} seats @returns {Round} */
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
  seats: Array.from({ length: seats }, () => ({
    name: '',
    captured: [],
    declared: [],
    dealt: [],
    counts: {},
    said: '',
    active: true,
  })),
});

/**
 * Destinations of tapped cards: a seat (0 or greater), the field at the deal (-1), or the dealt hand of a seat (-2 or
 * less).
 */
export const FIELD = -1;
/** @param {number} seat */
export const handOf = seat => -2 - seat;

/**
 * Returns the cards of the chosen destination if that is the field or a dealt hand.
 * @param {Round} round
 * @returns {string[]}
 */
export const chosenAtDeal = ({ chosen, field, seats }) => (chosen === FIELD ? field : seats[handOf(chosen)].dealt);

/** The place of problems with the end of the round. */
export const END = 'end';

/**
 * Returns the place in the form to which a problem of the service refers.
 * @param {string} pointer the JSON pointer to the wrong value of the situation
 * @returns {number | typeof END | null} a destination of cards, the end of the round, or null for the rest of the form
 */
export function placeOf(pointer) {
  const [, key, seat, entry] = pointer.split('/');
  if (key === 'field') return FIELD;
  if (key === 'end' || key === 'by') return END;
  if (key !== 'seats' || seat === undefined) return null;
  return entry === 'dealt' ? handOf(Number(seat)) : Number(seat);
}

/** @param {string[]} some @param {string} code */
const toggled = (some, code) => (some.includes(code) ? some.filter(one => one !== code) : [...some, code]);

/**
 * Returns the changes after a tap on a card: it is added to the chosen destination, or removed if it is already there.
 * @param {Round} round
 * @param {string} code
 * @param {number} copies the number of copies in the deck
 * @returns {Partial<Round>} the changed fields
 */
export function tapped({ seats, chosen, field }, code, copies) {
  if (chosen === FIELD) return { field: toggled(field, code) };
  if (chosen < 0)
    return {
      seats: seats.map((one, at) => (at === handOf(chosen) ? { ...one, dealt: toggled(one.dealt, code) } : one)),
    };
  const own = seats[chosen].captured.includes(code);
  const all = seats.reduce((sum, one) => sum + one.captured.filter(other => other === code).length, 0);
  // If the other seats have all copies of the card, they lose them and the chosen seat gets one copy.
  return {
    seats: seats.map((one, at) => {
      const kept = one.captured.filter(other => other !== code);
      if (at !== chosen) return all < copies || own ? one : { ...one, captured: kept };
      return { ...one, captured: all < copies || !own ? [...one.captured, code] : kept };
    }),
  };
}

/**
 * Returns the changes that give the chosen seat all cards without an owner.
 * @param {Round} round
 * @param {Shapes['toldCard'][]} cards the distinct cards of the deck
 * @returns {Partial<Round>} the changed fields
 */
export function withRest({ seats, chosen }, cards) {
  const held = seats.flatMap(one => one.captured);
  const rest = cards.flatMap(({ id, copies }) =>
    Array(Math.max(0, copies - held.filter(code => code === id).length)).fill(id),
  );
  return { seats: seats.map((one, at) => (at === chosen ? { ...one, captured: [...one.captured, ...rest] } : one)) };
}

/**
 * Returns the next round, with the results of the previous one.
 * @param {Round} before
 * @param {Shapes['scored'] & Shapes['settlement']} answer the settlement of the previous round
 * @returns {Round}
 */
export function following(before, answer) {
  const { game, profile, layer, seats } = before;
  const { round, rounds } = /** @type {Shapes['toldRecord']} */ (answer.record);
  const next = fresh(game, profile, seats.length);
  return {
    ...next,
    layer,
    seats: next.seats.map((one, at) => ({ ...one, name: seats[at].name })),
    dealer: answer.nextDealer ?? 0,
    pot: answer.pot || null,
    carried: answer.carriedOut ?? [],
    scores: answer.scores,
    round: rounds && round >= rounds ? 1 : round + 1,
  };
}

/** Returns the number of cards that no seat has. @param {Round} round @param {Shapes['toldCard'][]} cards */
export const leftOf = ({ seats }, cards) =>
  cards.reduce((sum, one) => sum + one.copies, 0) - seats.reduce((sum, one) => sum + one.captured.length, 0);

/** The number of cards that each player without a combination captured in an example. */
const FEW = 6;
/** The number of swept tables of the first player in an example. */
const SWEPT = 2;
/** The value of the twins of the first player in an example. */
const TWINS = 9;

/**
 * Returns an example of a round: the first player has a combination and ends the round with it, if the game has such an
 * end. Otherwise all cards are captured, most of them by the first player, who also swept tables and took twins if they count.
 * @param {Round} round the round with its rules and players
 * @param {import('./games.js').Game} game
 * @param {string[]} names
 * @returns {Round}
 */
export function exampleOf(round, game, names) {
  const { game: id, profile, layer, seats } = round;
  const end = endsOf(game.told).find(one => game.told.alone.includes(one));
  const [simple] = game.yaku
    .filter(one => one.of !== 'hand' && one.needs.length === 1)
    .map(one => one.needs[0])
    .sort((a, b) => Math.max(3, a.least) - Math.max(3, b.least));
  const set = end && simple ? simple.cards.slice(0, simple.least) : [];
  const rest = game.pack
    .flatMap(card => Array(card.copies).fill(card))
    .filter(card => !set.includes(card.id))
    .sort((a, b) => a.points - b.points)
    .map(card => card.id);
  const next = fresh(id, profile, seats.length);
  const { sweeps, claim } = game.told;
  const twins = claim ? rest.filter(code => code === game.pack.find(card => card.group === TWINS)?.id) : [];
  const counts = { ...(sweeps ? { [sweeps]: SWEPT } : {}), ...(claim ? { [claim.field]: TWINS } : {}) };
  const all = [...twins, ...mixed(rest.filter(code => !twins.includes(code)))];
  const most = Math.ceil(all.length / seats.length) + FEW;
  const each = Math.ceil((all.length - most) / Math.max(1, seats.length - 1));
  return {
    ...next,
    layer,
    end: end ?? endsOf(game.told).at(-1) ?? '',
    seats: next.seats.map((one, at) => ({
      ...one,
      name: seats[at].name || names[at] || '',
      captured: end
        ? [...(at ? [] : set), ...rest.filter((_, card) => card % seats.length === at).slice(0, FEW)]
        : at
          ? all.slice(most + each * (at - 1), most + each * at)
          : all.slice(0, most),
      counts: end || at ? {} : counts,
    })),
  };
}

/** Returns the cards in an order without a pattern, the same each time. @param {string[]} codes */
const mixed = codes =>
  codes
    .map((code, at) => ({ code, place: (at * 61 + 17) % 107 }))
    .sort((a, b) => a.place - b.place)
    .map(one => one.code);

/** Returns the ways in which a round can end. @param {Shapes['game']} told @returns {string[]} */
export function endsOf(told) {
  const ends = Object.values(told.phases).flatMap(phase =>
    Object.values(phase.transitions).map(transition => transition.end),
  );
  return [...new Set(ends.filter(end => end !== null))];
}

/**
 * Returns the actions that continue a round, in phases that also offer an action that ends it.
 * @param {Shapes['game']} told
 * @returns {string[]}
 */
export function spokenOf(told) {
  const ends = new Set(endsOf(told));
  const words = Object.values(told.phases)
    .filter(phase => phase.actions.some(action => ends.has(action)) && phase.actions.length > 1)
    .flatMap(phase => phase.actions);
  return [...new Set(words)].filter(word => !ends.has(word) && told.alone.includes(word));
}

/** Returns the body of POST /api/score. @param {Round} round */
export function situation(round) {
  /** @type {Record<number, object>} */
  const seats = {};
  round.seats.forEach((one, seat) => {
    seats[seat] = one.active
      ? {
          captured: one.captured,
          ...one.counts,
          ...(one.declared.length ? { declared: one.declared } : {}),
          ...(one.declared.length && one.dealt.length ? { dealt: one.dealt } : {}),
        }
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
    ...(round.field?.length ? { field: round.field } : {}),
    ...(round.carried.length ? { carried: round.carried } : {}),
    ...(!round.field?.length && !round.carried.length && round.multiplier ? { multiplier: round.multiplier } : {}),
    ...(round.pot ? { pot: round.pot } : {}),
    ...(said.length ? { said } : {}),
    ...(round.end ? { end: round.end, by: round.by } : {}),
    ...(round.scores ? { scores: round.scores } : {}),
  };
}

/**
 * Returns the records of a score sheet as the service created them. Each record also contains its line, so that the
 * sheet can be continued.
 * @param {Line[]} lines
 */
export function recordsOf(lines) {
  let match = '';
  return lines
    .filter(line => line.answer.record)
    .map(line => {
      const { record, ...answer } = line.answer;
      if (!match || record?.round === 1) match = random();
      return { ...record, match, sheet: { ...line, answer } };
    });
}

/** Returns the lines of a saved score sheet. @param {SheetRecord[]} records */
export const linesOf = records =>
  records.map(({ sheet, ...record }) => ({ ...sheet, answer: { ...sheet.answer, record } }));
