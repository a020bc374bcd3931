// The points of a round as a table: one row for each reason, one column for each player. Each row expands to its rules, which
// have the whole width of the table.
import { html, nothing } from 'lit';
import { t, begun, together, signed } from './words.js';
import { inUnits, paid, reasonOf } from './made.js';
import { ofMatch, roundTotals } from './outcome.js';
import { cause } from './multiplied.js';
import { explained, rule } from './payments.js';

/**
 * @typedef {Pick<Shapes['view'], 'round' | 'settlement'> & { seat: number | null,
 *   seats: Pick<Shapes['view']['seats'][number], 'captured' | 'marks' | 'points' | 'shown'>[] }} Settled a round with its
 *   settlement, and the reader's seat
 */
/**
 * @typedef {{ label: string, note?: string, cells: number[], from?: string[], match: boolean, paid: Shapes['payment'][],
 *   rules: (Shapes['decided'] & { payers: number[] })[] }} Row the points of each seat for a reason, their calculation,
 *   whether they belong to the match, and their rules with the payers if a rule does not apply to all
 */

/**
 * Returns the rows of a round: card points compared with their average, and every other reason.
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done
 * @param {(number | null)[]} points the captured card points of each seat, or null if the seat did not play
 * @returns {Row[]}
 */
export function rowsOf(game, done, points) {
  /** @type {Map<string, Shapes['payment'][]>} */
  const reasons = new Map();
  for (const one of done.payments) {
    const key = reasonOf(game, one) + (one.why.parts > 1 ? ' / ' + one.why.parts : '');
    reasons.set(key, [...(reasons.get(key) ?? []), one]);
  }
  return [...reasons.values()].flatMap(some => {
    const net = (/** @type {(one: Shapes['payment']) => number} */ of) =>
      done.totals.map((_, seat) =>
        some.reduce((sum, one) => sum + (one.to === seat ? of(one) : one.from === seat ? -of(one) : 0), 0),
      );
    const by = new Map(some.flatMap(one => one.why.rules ?? []).map(one => [one.rule, one]));
    const rules = explained(
      done,
      [...by.values()].map(rule => ({ ...rule, ...ofPayers(some, rule.rule) })),
    );
    const cells = net(one => one.points);
    const label = begun(reasonOf(game, some[0]));
    const compared = compare(
      points,
      net(one => one.why.base),
    );
    const match = ofMatch(some[0]);
    if (compared === null) return [{ label, note: noteOf(game, some), cells, match, paid: some, rules }];
    const { multiplier } = some[0].why;
    const note = [t('comparedBy', { par: compared, by: multiplier }), multiplier > 1 && cause(game, done)];
    const from = points.map(one => (one === null ? '' : `${one} − ${compared}`));
    return [
      { label: t('capturedPoints'), note: note.filter(Boolean).join('. '), cells, from, match, paid: some, rules },
    ];
  });
}

/**
 * Returns the seats that paid because of a rule, or no seats if the rule applies to all payments, and the numbers that the
 * rule compares for each of them.
 * @param {Shapes['payment'][]} some
 * @param {string} id
 */
function ofPayers(some, id) {
  const those = some.filter(one => one.why.rules?.some(rule => rule.rule === id));
  const seats = those.map(one => Number(one.from)).filter(seat => seat >= 0);
  const counts = those.flatMap(one => one.why.rules.flatMap(rule => (rule.rule === id && rule.counts) || []));
  return {
    payers: those.length === some.length ? [] : [...new Set(seats)],
    counts: counts.length ? counts : undefined,
  };
}

/**
 * Returns the number with which the card points of all players were compared, or null if the payments do not result
 * from such a comparison.
 * @param {(number | null)[]} points
 * @param {number[]} net
 */
function compare(points, net) {
  const pars = net.flatMap((one, seat) => (points[seat] === null ? [] : [/** @type {number} */ (points[seat]) - one]));
  return pars.length > 1 && pars.every(one => one === pars[0]) && net.some(one => one) ? pars[0] : null;
}

/**
 * Returns the calculation of equal payments, or undefined if the payments differ. It begins with the worth of the
 * combination if the worth is not in points.
 * @param {import('./games.js').Game} game
 * @param {Shapes['payment'][]} some
 */
function noteOf(game, some) {
  const [{ points, why, to }] = some;
  if (some.some(one => one.points !== points || one.to !== to)) return undefined;
  const worth = inUnits(game, some[0]);
  const each = some.length > 1 ? t('fromEach', { points }) : String(points);
  if (why.base === points && !worth) return some.length > 1 ? each : undefined;
  const factors = [why.times, why.multiplier].filter(one => one > 1);
  if (!worth) return [why.base, ...factors].join(' × ') + (why.parts > 1 ? ' / ' + why.parts : '') + ' = ' + each;
  const steps = [worth, ...factors.map(by => t('timesBy', { by })), ...(why.parts > 1 ? [t('partOf', why)] : [])];
  return `${steps.join(', ')}: ${each}`;
}

/**
 * @param {import('./games.js').Game} game
 * @param {Settled} view
 * @param {(seat: number) => string} name
 */
export function ledger(game, view, name) {
  const done = /** @type {Shapes['settlement']} */ (view.settlement);
  const played = view.seats.map(one => one.captured.length > 0 || one.marks.includes('active'));
  const rows = rowsOf(
    game,
    done,
    view.seats.map((one, seat) => (played[seat] ? one.points : null)),
  );
  const line = (/** @type {Row} */ row) =>
    html`<tr>
        <th scope="row">
          ${
            row.rules.length
              ? html`<details>
                  <summary>
                    <span>${row.label} ${row.note ? html`<small>${row.note}</small>` : nothing}</span>
                  </summary>
                </details>`
              : row.label
          }
        </th>
        ${row.cells.map(
          (one, seat) =>
            html`<td class=${own(view, seat)}>
              ${signed(one)}${row.from?.[seat] ? html`<small>${row.from[seat]}</small>` : nothing}
            </td>`,
        )}
      </tr>
      ${
        row.rules.length
          ? html`<tr class="opened">
              <td colspan=${row.cells.length + 1}>
                <p class="why"><strong>${paid(row.paid, name)}</strong></p>
                ${row.rules.map(one => rule(game, one, together(one.payers.map(name)), name))}
              </td>
            </tr>`
          : nothing
      }`;
  const sum = (/** @type {string} */ label, /** @type {number[]} */ points) =>
    html`<tr>
      <th scope="row">${label}</th>
      ${points.map((one, seat) => html`<td class=${own(view, seat)}>${signed(one)}</td>`)}
    </tr>`;
  return html`<table class="standing ledger">
    <caption class="unseen">
      ${t('standing')}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${done.totals.map((_, seat) => html`<th scope="col" class=${own(view, seat)}>${name(seat)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.filter(row => !row.match).map(line)}
    </tbody>
    <tbody class="sum">
      ${sum(t('round', { round: view.round }), roundTotals(done))}
    </tbody>
    <tbody>
      ${rows.filter(row => row.match).map(line)}
    </tbody>
    <tfoot>
      ${sum(t('total'), done.scores)}
    </tfoot>
  </table>`;
}

/** @param {Settled} view @param {number} seat */
const own = (view, seat) => (seat === view.seat ? 'mine' : '');
