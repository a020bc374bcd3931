// The payments of a round: payer, payee, points, reason and calculation. Each expands to its rule and citations.
import { html, svg, nothing } from 'lit';
import { t, begun, together } from './words.js';
import { href } from './route.js';

/**
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done the settlement of a round
 * @param {(seat: number) => string} name
 * @param {number} seats
 */
export function payments(game, done, name, seats) {
  return html`<div class="payments">
    ${done.sides ? counted(game, done, done.sides, name) : standing(done, name)}
    ${done.pot ? html`<p>${t('pot', { points: done.pot })}</p>` : nothing}
    ${
      done.payments.length
        ? html`<ul class="paid">
            ${alike(done.payments).map(some => payment(game, some, name))}
          </ul>`
        : nothing
    }
    ${done.payments.length && seats > 2 ? flow(done.payments, name, seats) : nothing}
    ${!done.payments.length && !done.sides ? html`<p class="quiet">${t('nothingPaid')}</p>` : nothing}
  </div>`;
}

/** @param {Shapes['settlement']} done @param {(seat: number) => string} name */
const standing = (done, name) =>
  html`<table class="standing">
    <caption>
      ${t('standing')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${t('who')}</th>
        <th scope="col">${t('thisRound')}</th>
        <th scope="col">${t('total')}</th>
      </tr>
    </thead>
    <tbody>
      ${done.scores.map(
        (score, at) =>
          html`<tr>
            <th scope="row">${name(at)}</th>
            <td>${signed(done.totals[at])}</td>
            <td>${minus(score)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/**
 * Returns the points of each side, one row per reason. Each row expands to its rule.
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done
 * @param {NonNullable<Shapes['settlement']['sides']>} sides
 * @param {(seat: number) => string} name
 */
function counted(game, done, sides, name) {
  const gains = sides.flatMap(side => side.gains.filter(gain => gain.points));
  const rows = [...new Map(gains.map(gain => [gain.for, gain])).values()];
  const of = (/** @type {number[]} */ numbers) =>
    sides.map(({ seats }, at) => numbers[numbers.length === sides.length ? at : seats[0]]);
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
      ${rows.map(
        row =>
          html`<tr>
            <th scope="row">
              <details>
                <summary>${begun(game.reason(row.for))}</summary>
                ${rule(game, row)}
              </details>
            </th>
            ${cells(sides.map(side => side.gains.find(gain => gain.for === row.for)?.points || ''))}
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
 * Groups payments that differ only in the payer. A player who pays the same twice gets two lines.
 * @param {Shapes['payment'][]} paid
 */
function alike(paid) {
  /** @type {Map<string, Shapes['payment'][]>} */
  const lines = new Map();
  for (const one of paid) {
    let key = JSON.stringify({ ...one, from: null });
    while (lines.get(key)?.some(other => other.from === one.from)) key += '+';
    lines.set(key, [...(lines.get(key) ?? []), one]);
  }
  return [...lines.values()];
}

/**
 * @param {import('./games.js').Game} game
 * @param {Shapes['payment'][]} some payments that differ only in the payer
 * @param {(seat: number) => string} name
 */
function payment(game, some, name) {
  const [one] = some;
  const who = (/** @type {number | string} */ whose) =>
    typeof whose === 'number' ? name(whose) : t('account-' + whose);
  return html`<li>
    <details>
      <summary>
        <span class="who">${together(some.map(({ from }) => who(from)))} → ${who(one.to)}</span>
        <strong class="amount">${some.length > 1 ? t('each', { points: one.points }) : one.points}</strong>
        <span>${reason(game, one)}</span> <span class="quiet">${reckoned(one)}</span>
      </summary>
      ${(one.why?.rules ?? []).map(why => rule(game, why))}
    </details>
  </li>`;
}

/**
 * Returns the calculation of a payment, or an empty string if it only repeats the points.
 * @param {Shapes['payment']} one
 */
const reckoned = ({ points, why }) => (why && why.text !== t('points', { points }) ? why.text : '');

/**
 * Returns the reason of a payment, with its combination if it has one.
 * @param {import('./games.js').Game} game
 * @param {Shapes['payment']} one
 */
function reason(game, one) {
  const key = one.why?.rules?.[0]?.rule.split('/')[1] ?? '';
  const yaku = one.for.includes(':') ? undefined : game.told.yaku[key];
  return game.reason(one.for) + (yaku ? ': ' + game.word(yaku.id) : '');
}

/**
 * Returns a rule's sentence with a link to the rule book.
 * @param {import('./games.js').Game} game
 * @param {Shapes['decided'] | Shapes['gain']} one
 */
const rule = (game, one) =>
  html`<p class="why">
    ${one.says}
    <a class="cites" href=${href('rules', game.told.game, 'book', one.rule)}
      >${[one.ruling, ...(one.cites ?? [])].filter(Boolean).join(' ') || t('inTheBook')}</a
    >
  </p>`;

/** Returns a number with a minus sign as wide as a plus. @param {number | string} points */
export const minus = points => String(points).replace('-', '−');

/** @param {number} points */
export const signed = points => (points > 0 ? '+' : '') + minus(points);

/**
 * Returns a diagram of the net payments between the seats.
 * @param {Shapes['payment'][]} paid
 * @param {(seat: number) => string} name
 * @param {number} seats
 */
function flow(paid, name, seats) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const one of paid) {
    if (typeof one.from !== 'number' || typeof one.to !== 'number') continue;
    const forth = one.from + ' ' + one.to,
      back = one.to + ' ' + one.from;
    const net = (sums.get(forth) ?? 0) - (sums.get(back) ?? 0) + one.points;
    sums.delete(forth);
    sums.delete(back);
    if (net > 0) sums.set(forth, net);
    if (net < 0) sums.set(back, -net);
  }
  if (!sums.size) return nothing;
  const [wide, high] = seats > 4 ? [420, 300] : [300, 180];
  const at = (/** @type {number} */ seat) => [
    wide / 2 + (wide / 2 - 45) * Math.sin((2 * Math.PI * seat) / seats),
    high / 2 + (high / 2 - 28) * Math.cos((2 * Math.PI * seat) / seats),
  ];
  return html`<svg class="flow" viewBox="0 0 ${wide} ${high}" aria-hidden="true">
    <defs>
      <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0 0 8 4 0 8z" />
      </marker>
    </defs>
    ${[...sums].map(([pair, points], line) => {
      // Lines may cross, so their labels are placed at different distances.
      const part = 0.28 + 0.13 * (line % 3);
      const [from, to] = pair.split(' ').map(Number);
      const [x1, y1] = at(from),
        [x2, y2] = at(to),
        long = Math.hypot(x2 - x1, y2 - y1) || 1;
      const [dx, dy] = [((x2 - x1) / long) * 30, ((y2 - y1) / long) * 20];
      return svg`<line x1=${x1 + dx} y1=${y1 + dy} x2=${x2 - dx} y2=${y2 - dy} marker-end="url(#tip)"/>
        <text class="amount" x=${x1 + part * (x2 - x1)} y=${y1 + part * (y2 - y1) + 4}>${points}</text>`;
    })}
    ${Array.from(
      { length: seats },
      (_, seat) => svg`<text x=${at(seat)[0]} y=${at(seat)[1] + 4}>${name(seat).slice(0, 14)}</text>`,
    )}
  </svg>`;
}
