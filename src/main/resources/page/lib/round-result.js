// The result of a round, the same for every kind of table: who won, the combinations and their calculation, and the
// points of each player.
import { html, nothing } from 'lit';
import { t, begun, together, minus, signed } from './words.js';
import { combinations, madeBy, steps } from './made.js';
import { counted } from './counted.js';
import { rule } from './payments.js';
import { ledger } from './ledger.js';
import { reasons } from './multiplied.js';
import { gainers, ofMatch, roundTotals, winners } from './outcome.js';

/**
 * Returns the combinations of a settled round, the points of each player and the pot.
 * @param {import('./games.js').Game} game
 * @param {import('./ledger.js').Settled} view
 * @param {(seat: number) => string} name
 */
export function roundResult(game, view, name) {
  const done = /** @type {Shapes['settlement']} */ (view.settlement);
  return html`${done.made.length ? made(game, view, done, name) : nothing} ${points(game, view, done, name)}
  ${done.pot ? html`<p>${t('pot', { points: done.pot })}</p>` : nothing}`;
}

/**
 * Returns the combinations of each seat, the winner's first, and the cards that counted as another kind. If there are
 * two sides, the calculation of the payment follows.
 * @param {import('./games.js').Game} game
 * @param {import('./ledger.js').Settled} view
 * @param {Shapes['settlement']} done
 * @param {(seat: number) => string} name
 */
function made(game, view, done, name) {
  const seats = [...new Set(done.made.map(one => one.seat))];
  seats.sort((a, b) => Number(b === done.winner) - Number(a === done.winner));
  const recounted = Object.entries(done.counted ?? {}).filter(([code, kind]) => game.cards.get(code)?.kind !== kind);
  return html`<div class="won">
    ${seats.map(
      seat =>
        html`${seats.length > 1 || seat !== done.winner ? html`<h3>${name(seat)}</h3>` : nothing}
        ${combinations(game, madeBy(done, seat, view.seats[seat].shown))}
        ${view.seats.length === 2 && !done.payments.some(ofMatch) ? steps(game, done, seat, name, view.seat, true) : nothing}`,
    )}
    ${recounted.map(
      ([code, kind]) =>
        html`<p class="quiet">
          ${begun(t('countedAs', { card: game.cards.get(code)?.name, kind: game.word(kind) }))}
        </p>`,
    )}
  </div>`;
}

/**
 * Returns the points of the round as a table, unless the calculation of two players' payment has already shown them.
 * @param {import('./games.js').Game} game
 * @param {import('./ledger.js').Settled} view
 * @param {Shapes['settlement']} done
 * @param {(seat: number) => string} name
 */
function points(game, view, done, name) {
  if (done.sides) return counted(game, done, done.sides, name, view.seats);
  if (done.payments.length && (view.seats.length > 2 || !done.made.length || done.payments.some(ofMatch)))
    return html`${ledger(game, view, name)} ${done.multiplier > 1 ? whyMultiplied(game, done, name) : nothing}
    ${whyMore(game, done, name)}`;
  return done.payments.length ? nothing : html`<p class="quiet">${t('nothingPaid')}</p>`;
}

/**
 * Returns the reason for the multiplier, to be shown beside the table of points, with its rules. Small windows show it only
 * in the table.
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done
 * @param {(seat: number) => string} name
 */
const whyMultiplied = (game, done, name) =>
  html`<section class="reasons">
    <h3>${t('whyTimes', { by: done.multiplier })}</h3>
    ${reasons(game, done, name)}
  </section>`;

/**
 * Returns the rules by which single payers pay more than the others, once each, with their payers and the numbers that they compare.
 * @param {Shapes['settlement']} done
 */
export function payMore(done) {
  /** @type {Map<string, { one: Shapes['decided'], payers: Set<number> }>} */
  const by = new Map();
  for (const { from, why } of done.payments)
    for (const one of why.rules.filter(rule => rule.times && rule.counts)) {
      const { one: before, payers } = by.get(one.rule) ?? { payers: [] };
      const counts = [...(before?.counts ?? []), ...(one.counts ?? [])];
      by.set(one.rule, { one: { ...one, counts }, payers: new Set([...payers, Number(from)]) });
    }
  return [...by.values()];
}

/**
 * Returns why single payers pay more than the others: the numbers of this round that the rules compare.
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done
 * @param {(seat: number) => string} name
 */
function whyMore(game, done, name) {
  const all = payMore(done);
  return all.length
    ? html`<section class="reasons">
        ${all.map(({ one, payers }) =>
          rule(game, one, `${together([...payers].map(name))}, ${t('timesBy', { by: one.times })}`, name),
        )}
      </section>`
    : nothing;
}

/**
 * Returns the names of seats and their number, which selects the form of the verb.
 * @param {number[]} seats
 * @param {(seat: number) => string} name
 */
export const namesOf = (seats, name) => ({ name: together(seats.map(name)), count: seats.length });

/**
 * Returns who gained most in the round, or who won it by its rules if no points were paid.
 * @param {import('./ledger.js').Settled} view
 * @param {(seat: number) => string} name
 */
export function roundHeadline(view, name) {
  const done = /** @type {Shapes['settlement']} */ (view.settlement);
  const [won, gained] = [winners(done), gainers(done)];
  const own = (/** @type {number[]} */ seats) => seats.some(seat => seat === view.seat);
  if (!won.length && !gained.length) return t('drawnRound');
  if (!gained.length || won.some(seat => gained.includes(seat)))
    return t(own(won) ? 'youWon' : 'won', namesOf(won, name));
  return t(own(gained) ? 'youGainedMost' : 'gainedMost', namesOf(gained, name));
}

/**
 * Returns the points that the headline of a round is about, or nothing if the headline names no player or several
 * players. If a game counts points by side, returns the points of all sides and the lead of the named one.
 * @param {Shapes['settlement']} done
 */
export function headlinePoints(done) {
  const [won, gained] = [winners(done), gainers(done)];
  const seat = won.find(one => gained.includes(one)) ?? (gained.length === 1 ? gained[0] : null);
  if (seat === null) return nothing;
  const totals = roundTotals(done);
  // If a game counts points by side, the totals are those of the sides, and every side gains points.
  const side = done.sides?.length === totals.length ? done.sides.findIndex(one => one.seats.includes(seat)) : seat;
  const total = totals[side];
  if (total <= 0) return nothing;
  if (!done.sides) return html` <b class="amount">${signed(total)}</b>`;
  const others = totals.filter((_, at) => at !== side).sort((a, b) => b - a);
  return html` <b class="amount">${[total, ...others].map(minus).join(' : ')} (${signed(total - others[0])})</b>`;
}
