// Completed combinations with their cards, names and points, and the calculation of the payments.
import { html, nothing } from 'lit';
import { fanned } from './card.js';
import { t, together } from './words.js';

/** @typedef {{ yaku: string, points: number | null, cards: string[] }} Made */

/** @param {Made[]} list */
const sumOf = list => list.reduce((points, one) => points + (one.points ?? 0), 0);

/**
 * Returns combinations with their sum, multiplied if it counts several times.
 * @param {import('./games.js').Game} game
 * @param {Made[]} list
 * @param {number} [times]
 */
export function made(game, list, times = 1) {
  const sum = sumOf(list);
  const says = times > 1 ? `${sum} × ${times} = ${sum * times}` : sum;
  return rows(game, list, sum && (list.length > 1 || times > 1) ? total(says) : nothing);
}

/** @param {import('./games.js').Game} game @param {Made[]} list @param {unknown} below */
const rows = (game, list, below) =>
  html`<ul class="made" .style=${`--made: ${list.length}`}>
    ${list.map(
      one =>
        html`<li>
          <span class="kind">${fanned(game, game.sorted(one.cards))}</span>
          <strong>${game.word(one.yaku)}</strong>
          <b class="amount">${one.points ?? ''}</b>
        </li>`,
    )}
    ${below}
  </ul>`;

/** @param {string | number} says */
const total = says => html`<li class="sum"><b class="amount">${says}</b></li>`;

/** @param {unknown} why @param {string} amount */
const line = (why, amount) => html`<li class="factor"><span>${why}</span><b class="amount">${amount}</b></li>`;

/**
 * Returns the calculation of the payments to a seat for its combinations: additions, multipliers, and the players they
 * apply to.
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done
 * @param {number} seat
 * @param {Made[]} list the combinations of the seat
 * @param {(seat: number) => string} name
 */
export function worked(game, done, seat, list, name) {
  const groups = new Set(list.map(one => groupOf(done, seat, one.yaku)));
  const paid = done.payments.filter(one => one.to === seat && groups.has(one.for.split(':')[0]));
  const payers = [...new Set(paid.map(one => one.from))].map(from => payer(paid.filter(one => one.from === from)));
  const [{ parts }] = payers;
  const added = parts.filter(one => !list.some(made => yakuOf(one) === made.yaku));
  const sum = sumOf(list) + added.reduce((points, one) => points + one.why.base, 0);
  // If payers pay for different things, the list of payments explains them, and only the combinations are shown here.
  if (payers.some(one => one.points !== sum * one.times * done.multiplier)) return rows(game, list, nothing);
  const rules = [...new Map(payers.flatMap(one => one.more.map(rule => [rule.rule, rule]))).values()];
  const who = (/** @type {Shapes['decided']} */ rule) =>
    payers.filter(one => one.more.some(({ rule: id }) => id === rule.rule));
  const simple = payers.length === 1 && list.length === 1 && payers[0].points === sum && !added.length;
  return rows(
    game,
    list,
    html`${added.map(one => line(one.why.rules[0].says, '+ ' + one.why.base))}
    ${done.multiplier > 1 ? line((done.multiplied ?? []).map(one => one.says).join(' '), '× ' + done.multiplier) : nothing}
    ${rules.map(rule => line(whom(who(rule), payers, name) + rule.says, '× ' + rule.times))}
    ${simple ? nothing : total(sumsOf(payers, name))}`,
  );
}

/** Returns a payer with the multipliers of their payments. @param {Shapes['payment'][]} parts */
function payer(parts) {
  const [{ from, why }] = parts;
  const points = parts.reduce((sum, one) => sum + one.points, 0);
  return { from: Number(from), parts, points, times: why.times, more: why.rules.filter(one => one.times) };
}

/** @typedef {ReturnType<typeof payer>} Payer */

/**
 * Returns the names of the payers that a rule applies to, or an empty string if it applies to all.
 * @param {Payer[]} some
 * @param {Payer[]} all
 * @param {(seat: number) => string} name
 */
const whom = (some, all, name) => (some.length < all.length ? together(some.map(one => name(one.from))) + ': ' : '');

/** Returns the sum that each payer owes. @param {Payer[]} payers @param {(seat: number) => string} name */
function sumsOf(payers, name) {
  const [{ points }] = payers;
  if (payers.length === 1) return points;
  return payers.every(one => one.points === points)
    ? t('each', { points })
    : together(payers.map(one => `${name(one.from)} ${one.points}`));
}

/** Returns the combination that a payment is for. @param {Shapes['payment']} one */
const yakuOf = one => one.why.rules[0]?.rule.split('/')[1];

/**
 * Returns the reason for which a combination was paid.
 * @param {Shapes['settlement']} done
 * @param {number} seat
 * @param {string} yaku
 */
const groupOf = (done, seat, yaku) =>
  done.payments.find(one => one.to === seat && yakuOf(one) === yaku)?.for.split(':')[0];
