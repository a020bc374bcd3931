// Completed combinations with their cards, names and points, and the calculation of what a player gains.
import { html, nothing } from 'lit';
import { fanned } from './card.js';
import { t, begun, together, signed } from './words.js';
import { cause } from './multiplied.js';
import { caseOf, explained, rule } from './payments.js';

/** @typedef {{ yaku: string, points: number | null, cards: string[], each?: boolean }} Made several players pay the points */
/**
 * @typedef {{ label: string, note?: string, sum?: string, points: string, gain?: number,
 *   rules?: Shapes['decided'][], paid?: Shapes['payment'][] }} Step
 */

/**
 * Returns combinations with their cards, names and points.
 * @param {import('./games.js').Game} game
 * @param {Made[]} list
 */
export const combinations = (game, list) =>
  list.length
    ? html`<ul class="made" .style=${`--made: ${list.length}`}>
        ${list.map(
          one =>
            html`<li>
              <span class="kind">${fanned(game, game.sorted(one.cards))}</span>
              <strong>${begun(game.word(one.yaku))}</strong>
              <b class="amount">${one.each ? t('fromEach', one) : (one.points ?? '')}</b>
            </li>`,
        )}
      </ul>`
    : nothing;

/**
 * Returns the combinations of a seat with their cards. A single combination of the hand has the shown cards.
 * @param {Shapes['settlement']} done @param {number} seat @param {string[]} shown
 */
export function madeBy(done, seat, shown) {
  const made = done.made.filter(one => one.seat === seat);
  const alone = made.filter(one => !one.cards.length).length === 1;
  return made.map(one => ({
    ...one,
    cards: one.cards.length || !alone ? one.cards : shown,
    each: payersOf(done, one) > 1,
  }));
}

/**
 * Returns the number of players who paid the points of a combination, without multipliers.
 * @param {Shapes['settlement']} done
 * @param {Shapes['settlement']['made'][number]} made
 */
const payersOf = ({ payments = [] }, { seat, yaku, points }) =>
  payments.filter(one => one.to === seat && yakuOf(one) === yaku && one.points === points).length;

/**
 * Returns the calculation of what a seat gains in a round, one step per line.
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done
 * @param {number} seat
 * @param {(seat: number) => string} name
 * @param {number | null} reader the reader's seat
 * @param {boolean} [cited] whether steps expand to their rules and sources; if not, all payments except those for
 *   combinations form one step
 */
export function steps(game, done, seat, name, reader, cited = false) {
  const { first, rest } = stepsOf(game, done, seat, name, reader);
  const shown = reader !== null && isPayer(done, seat, reader) ? reader : seat;
  const all = [...first, ...(cited ? rest : joined(rest))];
  return html`<ul class="sums">
    ${all.map(
      one =>
        html`<li class=${one.gain === undefined ? '' : 'gain'} title=${(!cited && one.note) || nothing}>
          ${
            cited && one.rules?.length
              ? html`<details>
                  <summary><span>${one.label} ${one.note ? html`<small>${one.note}</small>` : nothing}</span></summary>
                  ${one.paid ? html`<p class="why"><strong>${paid(one.paid, name)}</strong></p>` : nothing}
                  ${explained(done, one.rules).map(why => rule(game, why, '', name))}
                </details>`
              : html`<span>${one.label} ${one.note ? html`<small>${one.note}</small>` : nothing}</span>`
          }
          <b class="amount">${one.sum ? html`<span class="sum">${one.sum} =</span> ` : nothing}${one.points}</b>
        </li>`,
    )}
    ${
      all.filter(one => one.gain !== undefined).length > 1
        ? html`<li class="total">
            <span
              >${shown !== seat ? t('thisRound') : seat === reader ? t('youGet') : t('gets', { name: name(seat) })}</span
            >
            <b class="amount">${signed(done.totals[shown])}</b>
          </li>`
        : nothing
    }
  </ul>`;
}

/**
 * Returns whether the reader is the other of two players. This reader sees the calculation of the seat as a payment.
 * @param {Shapes['settlement']} done
 * @param {number} seat
 * @param {number | null} reader
 */
const isPayer = (done, seat, reader) => reader !== null && reader !== seat && done.totals.length === 2;

/**
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done
 * @param {number} seat
 * @param {(seat: number) => string} name
 * @param {number | null} reader
 * @returns {{ first: Step[], rest: Step[] }} the steps for the combinations, and those for other payments
 */
export function stepsOf(game, done, seat, name, reader) {
  const list = done.made.filter(one => one.seat === seat);
  const groups = new Set(list.map(one => groupOf(done, seat, one.yaku)));
  const paid = done.payments.filter(one => one.to === seat && groups.has(one.for.split(':')[0]));
  const rest = done.payments.filter(one => (one.to === seat || one.from === seat) && !paid.includes(one));
  const first = ofCombinations(game, done, seat, list, paid, name, reader);
  const steps = { first, rest: ofOthers(game, rest, seat, name) };
  if (!isPayer(done, seat, reader)) return steps;
  const turned = (/** @type {Step} */ one) =>
    one.gain === undefined ? one : { ...one, gain: -one.gain, points: signed(-one.gain) };
  return { first: steps.first.map(turned), rest: steps.rest.map(turned) };
}

/** Joins several steps with gains into one. @param {Step[]} some @returns {Step[]} */
function joined(some) {
  if (some.length < 2) return some;
  const gain = some.reduce((sum, one) => sum + (one.gain ?? 0), 0);
  const sum = some.map(({ points }, at) => (at ? points.replace(/^[+−]/, '$& ') : points)).join(' ');
  return [{ label: t('otherPayments'), note: some.map(one => one.label).join(', '), sum, points: signed(gain), gain }];
}

/**
 * Returns the steps from the points of the combinations to the payments for them.
 * @param {import('./games.js').Game} game
 * @param {Shapes['settlement']} done
 * @param {number} seat
 * @param {Shapes['settlement']['made']} list
 * @param {Shapes['payment'][]} paid
 * @param {(seat: number) => string} name
 * @param {number | null} reader
 * @returns {Step[]}
 */
function ofCombinations(game, done, seat, list, paid, name, reader) {
  const payers = [...new Set(paid.map(one => one.from))].map(from => payer(paid.filter(one => one.from === from)));
  if (!payers.length) return [];
  const [{ parts }] = payers;
  const added = parts.filter(one => !list.some(made => yakuOf(one) === made.yaku));
  const sums = [...list.map(one => one.points), ...added.map(one => one.why.base)];
  const sum = sums.reduce((points, one) => points + one, 0);
  // If payers pay for different things, each payment is a line.
  if (payers.some(one => one.points !== sum * one.times * done.multiplier)) return ofOthers(game, paid, seat, name);
  /** @type {Step[]} */
  const all = added.map(one => ({
    label: begun(reasonOf(game, one)),
    note: one.why.rules[0]?.says,
    points: '+' + one.why.base,
    rules: one.why.rules,
  }));
  if (sums.length > 1) all.push({ label: t('together'), sum: sums.join(' + '), points: String(sum) });
  let now = sum;
  // The numbers of this round say more than the sentence of the rule.
  const because = (/** @type {Shapes['decided'][]} */ rules) =>
    rules.map(one => (caseOf(game, one, name) || one.says).replace(/\.$/, '')).join('. ');
  const times = (/** @type {number} */ by, /** @type {Shapes['decided'][]} */ rules) => {
    const note = (rules === done.multiplied && cause(game, done)) || because(rules);
    all.push({ label: begun(t('countsTimes', { by })), note, sum: `${now} × ${by}`, points: String(now * by), rules });
    now *= by;
  };
  if (done.multiplier > 1) times(done.multiplier, done.multiplied ?? []);
  const rules = [...new Map(payers.flatMap(one => one.more.map(rule => [rule.rule, rule]))).values()];
  const reasons = (/** @type {Payer} */ one) =>
    one.more
      .map(rule => rule.rule)
      .sort()
      .join();
  const alike = payers.every(one => one.points === payers[0].points && reasons(one) === reasons(payers[0]));
  if (alike) for (const rule of rules) times(rule.times ?? 1, [rule]);
  const to = seat === reader ? t('toYou') : name(seat);
  const factors = new Set([...(done.multiplied ?? []), ...(alike ? rules : [])].map(one => one.rule));
  const pay = (/** @type {Payer[]} */ some, /** @type {string} */ note, /** @type {string | undefined} */ product) =>
    all.push({
      rules: some[0].parts
        .flatMap(one => one.why.rules)
        .filter((one, at, every) => !factors.has(one.rule) && every.findIndex(other => other.rule === one.rule) === at),
      label: t('payTo', { name: together(some.map(one => name(one.from))), count: some.length, to }),
      note,
      sum: product,
      points: signed(some.reduce((points, one) => points + one.points, 0)),
      gain: some.reduce((points, one) => points + one.points, 0),
    });
  if (alike) pay(payers, '', payers.length > 1 ? `${payers.length} × ${payers[0].points}` : undefined);
  else for (const one of payers) pay([one], because(one.more), one.times > 1 ? `${now} × ${one.times}` : undefined);
  return all;
}

/**
 * Returns a step for each reason of other payments to and from a seat.
 * @param {import('./games.js').Game} game
 * @param {Shapes['payment'][]} some
 * @param {number} seat
 * @param {(seat: number) => string} name
 * @returns {Step[]}
 */
function ofOthers(game, some, seat, name) {
  /** @type {Map<string, Shapes['payment'][]>} */
  const lines = new Map();
  for (const one of some) {
    const key = [one.to === seat, one.for, yakuOf(one), calculation(one), one.to === seat ? '' : one.to].join(' ');
    lines.set(key, [...(lines.get(key) ?? []), one]);
  }
  return [...lines.values()].map(alike => {
    const [one] = alike;
    const gets = one.to === seat;
    const who = alike.map(({ from, to }) => (gets ? from : to)).filter(other => typeof other === 'number');
    const gain = alike.reduce((points, { points: more }) => points + (gets ? more : -more), 0);
    const sum = [calculation(one), ...(alike.length > 1 ? [alike.length] : [])].join(' × ');
    return {
      label: begun(reasonOf(game, one)),
      note: who.length ? t(gets ? 'fromWhom' : 'toWhom', { name: together(who.map(name)) }) : undefined,
      sum: sum === String(Math.abs(gain)) ? undefined : sum,
      points: signed(gain),
      gain,
      rules: one.why.rules,
      paid: alike,
    };
  });
}

/**
 * Returns who paid whom how much in this round. Players who paid the same to a player are named in one sentence.
 * @param {Pick<Shapes['payment'], 'from' | 'to' | 'points'>[]} some
 * @param {(seat: number) => string} name
 */
export function paid(some, name) {
  const players = some.filter(({ from, to }) => typeof from === 'number' && typeof to === 'number');
  const alike = new Map(players.map(({ to, points }) => [`${to} ${points}`, { to: Number(to), points }]));
  return [...alike.values()]
    .map(({ to, points }) => {
      const payers = players.filter(one => one.to === to && one.points === points).map(one => name(Number(one.from)));
      const who = { name: begun(together(payers)), count: payers.length };
      return t('paysSays', { ...who, to: name(to) === t('you') ? t('toYou') : name(to), points });
    })
    .join(' ');
}

/** Returns the calculation of a payment in points. @param {Shapes['payment']} one */
const calculation = ({ why: { base, times, multiplier, parts } }) =>
  [base, ...[times, multiplier].filter(factor => factor > 1)].join(' × ') + (parts > 1 ? ' / ' + parts : '');

/**
 * Returns the name of the combination that is paid for, or of the reason for a payment without a combination.
 * @param {import('./games.js').Game} game
 * @param {Shapes['payment']} one
 */
export function reasonOf(game, one) {
  const yaku = one.for.includes(':') ? undefined : game.told.yaku[yakuOf(one) ?? ''];
  return yaku ? game.word(yaku.id) : game.reason(one.for);
}

/**
 * Returns the worth of a payment's combination in its unit and the points of a unit, such as 7 kan at 10 points, or an
 * empty string if it is counted in points.
 * @param {import('./games.js').Game} game
 * @param {Shapes['payment']} one
 */
export function inUnits(game, one) {
  const [, count, unit] = /^(\d+) (\S+)$/.exec(game.told.yaku[yakuOf(one) ?? '']?.worth ?? '') ?? [];
  const points = one.why.base / Number(count);
  return points > 1 && Number.isInteger(points) ? t('inUnits', { count, unit, points }) : '';
}

/** Returns a payer with the multipliers of their payments. @param {Shapes['payment'][]} parts */
function payer(parts) {
  const [{ from, why }] = parts;
  const points = parts.reduce((sum, one) => sum + one.points, 0);
  return { from: Number(from), parts, points, times: why.times, more: why.rules.filter(one => one.times) };
}

/** @typedef {ReturnType<typeof payer>} Payer */

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
