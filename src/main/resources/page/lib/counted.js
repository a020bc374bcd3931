// The points of each side of a round as a table.
import { html, nothing } from 'lit';
import { t, begun, minus, signed, together } from './words.js';
import { fanned, shown } from './card.js';
import { rule } from './payments.js';

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
                <p class="why"><strong>${gainsOf(sides, row.for, name)}</strong></p>
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
 * Returns how many points each side gains for a reason, and for how many cards.
 * @param {Side[]} sides
 * @param {string} reason
 * @param {(seat: number) => string} name
 */
export const gainsOf = (sides, reason, name) =>
  sides
    .flatMap(({ seats, gains }) => {
      const { points = 0, cards } = gains.find(one => one.for === reason) ?? {};
      const who = { name: together(seats.map(name)), count: seats.length };
      return points ? t('gainSays', { ...who, points, cards: cards?.length }) : [];
    })
    .join(' ');

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
