// The points of a round as a table, and the rules behind them.
import { html, nothing } from 'lit';
import { t, begun, together } from './words.js';
import { href } from './route.js';
import { fanned, shown } from './card.js';

/** @typedef {NonNullable<Shapes['settlement']['sides']>[number]} Side */

/**
 * Returns the points of each side, one row per reason. Each row expands to its rule.
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done
 * @param {NonNullable<Shapes['settlement']['sides']>} sides
 * @param {(seat: number) => string} name
 * @param {{ captured: string[] }[]} seats
 */
export function counted(game, done, sides, name, seats) {
  const gains = sides.flatMap(side => side.gains.filter(gain => gain.points));
  const rows = [...new Map(gains.map(gain => [gain.for, gain])).values()];
  const of = (/** @type {number[]} */ numbers) =>
    sides.map(({ seats }, at) => numbers[numbers.length === sides.length ? at : seats[0]]);
  const captured = sides.map(side => side.seats.reduce((sum, seat) => sum + seats[seat].captured.length, 0));
  const cells = (/** @type {(string | number)[]} */ all) => all.map(one => html`<td>${one}</td>`);
  return html`<table class="standing counted">
    <caption>
      ${t('standing')}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${sides.map(side => html`<th scope="col">${together(side.seats.map(name))}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr class="taken">
        <th scope="row">${t('capturedPoints')}</th>
        ${cells(captured)}
      </tr>
      ${rows.map(
        row =>
          html`<tr>
            <th scope="row">
              <details>
                <summary>${begun(game.reason(row.for))}</summary>
                ${sides.map(
                  side =>
                    html`<p class="of-side">
                      <span>${together(side.seats.map(name))}</span> ${cardsBehind(game, side, row.for)}
                    </p>`,
                )}
                ${rule(game, row)}
              </details>
            </th>
            ${sides.map(side => html`<td>${behind(game, side, row.for)}</td>`)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t('thisRound')}</th>
        ${cells(of(done.totals).map(signed))}
      </tr>
      <tr>
        <th scope="row">${t('total')}</th>
        ${cells(of(done.scores).map(minus))}
      </tr>
    </tfoot>
  </table>`;
}

/**
 * Returns the points of a side for a reason, with the captured cards that count.
 * @param {import('./games.js').Game} game
 * @param {Side} side
 * @param {string} reason
 */
const behind = (game, side, reason) =>
  html`<span class="behind">
    ${cardsBehind(game, side, reason)} <b>${side.gains.find(one => one.for === reason)?.points || ''}</b>
  </span>`;

/**
 * Returns the captured cards that count for a reason. If cards are weighted, each card shows its weight, followed by
 * the sum.
 * @param {import('./games.js').Game} game
 * @param {Side} side
 * @param {string} reason
 */
function cardsBehind(game, { gains, weighed }, reason) {
  const best = weighed?.[reason] ?? [];
  const cards = gains.find(one => one.for === reason)?.cards ?? [];
  const sum = best.reduce((all, one) => all + one.weight, 0);
  if (best.length)
    return html`<span class="weighed"
      >${best.map(one => html`<span>${shown(game, one.card)}<small>${one.weight}</small></span>`)}
      <small>= ${sum}</small></span
    >`;
  return cards.length ? html`<span class="kind">${fanned(game, cards)}</span>` : nothing;
}

/**
 * Returns the numbers of this round that a rule compares, with its limits, such as "Junk: Bo 5 (fewer than 8)". Returns an
 * empty string if there are none.
 * @param {import('./games.js').Game} game
 * @param {Shapes['decided']} one
 * @param {(seat: number) => string} name
 */
export function caseOf(game, { counts = [] }, name) {
  const limit = (/** @type {typeof counts[number]} */ { least, below }) =>
    least !== undefined ? t('fromCount', { least }) : below !== undefined ? t('belowCount', { below }) : '';
  const all = [...new Set(counts.map(one => one.of))].map(of => {
    const seats = new Map(counts.filter(one => one.of === of).map(one => [one.seat, one]));
    const times = Object.values(game.told.phases).some(phase => phase.actions?.includes(of)) ? '×' : '';
    const each = [...seats.values()].map(one =>
      [name(one.seat), one.count === undefined ? '' : one.count + times, limit(one)].filter(part => part).join(' '),
    );
    return `${begun(game.word(of))}: ${each.join(', ')}`;
  });
  return all.join('. ');
}

/**
 * Returns a rule's sentence with a link to its source in the rule book. The numbers of the rule's statements appear
 * only in the book.
 * @param {import('./games.js').Game} game
 * @param {Shapes['decided'] | Shapes['gain']} one
 * @param {string} [who] the players to whom the rule applies, if it does not apply to all
 * @param {(seat: number) => string} [name] the names of the seats, to add the numbers that the rule compares
 */
export const rule = (game, one, who = '', name = undefined) =>
  html`<p class="why">
    ${who ? html`<b>${who}:</b> ` : nothing}${
      name && 'counts' in one && one.counts ? html`<strong>${caseOf(game, one, name)}.</strong> ` : nothing
    }${one.says}
    <a
      class="cites"
      href=${href('rules', game.told.game, 'book', one.rule)}
      title=${[one.ruling, ...(one.cites ?? [])].filter(Boolean).join(' ') || nothing}
      >${t('source')}</a
    >
  </p>`;

/** Returns a number with a minus sign as wide as a plus. @param {number | string} points */
export const minus = points => String(points).replace('-', '−');

/** @param {number} points */
export const signed = points => (points > 0 ? '+' : '') + minus(points);
