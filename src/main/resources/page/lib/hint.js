// Hints: the strong bot's move, the reason for it, and on request the result that the bot expects.
import { html, nothing } from 'lit';
import { t, about, begun } from './words.js';
import { nameOf, spoken } from './names.js';
import { rivals } from './around.js';
import { lying } from './offers.js';
import { finalLead } from './outcome.js';

/** @typedef {{ moves?: Shapes['expected'][], wrong?: unknown }} Hint neither field is set while the bot is thinking */

/** The maximum number of missing cards at which an opponent counts as close to a combination. */
const CLOSE = 2;

/**
 * Returns a button that requests a hint, or nothing if a hint was already requested.
 * @param {import('./choosing.js').Choosing} choosing
 */
export const asksHint = choosing =>
  choosing.hint ? nothing : html`<button id="hint" @click=${() => choosing.ask()}>${t('hint')}</button>`;

/**
 * Returns the hint as a sentence with its reason, and a button that shows the expected result.
 * @param {Shapes['view']} view
 * @param {import('./games.js').Game} game
 * @param {import('./choosing.js').Choosing} choosing
 */
export function advice(view, game, choosing) {
  const { moves, wrong } = /** @type {Hint} */ (choosing.hint);
  if (wrong) return /** @type {Error} */ (wrong).message;
  const wins = choosing.words.find(one => winsMatch(view, choosing.worth(one).settlement));
  if (wins)
    return html`<span class="hinted"><strong>${begun(spoken(view, wins.says))}.</strong> ${t('winsMatch')}</span>`;
  const best = moves?.[0];
  if (!best) return html`<span class="hinted">${t('thinking')}</span>`;
  // The cards of the move are marked, so the expected result can take the place of the sentence.
  if (choosing.expects) return html`<span class="hinted">${expected(view, moves)}</span>`;
  return html`<span class="hinted"
    ><strong>${begun(spoken(view, best.says ?? '') || '–')}.</strong>
    ${best.move ? reason(view, game, best.move) || ofEnd(choosing, best.move) : ''}
    <button class="expects" @click=${() => choosing.expect()}>${t('howMuch')}</button></span
  >`;
}

/**
 * Returns whether a settlement ends the match with a win of the viewing seat.
 * @param {Shapes['view']} view @param {Shapes['settlement']} [done]
 */
const winsMatch = (view, done) => !!done && (finalLead(view, done) ?? 0) > 0;

/**
 * Returns the result that the bot expects of the best move, compared with the next best one.
 * @param {Shapes['view']} view
 * @param {Shapes['expected'][]} moves
 */
function expected(view, [best, next]) {
  const gain = html`<b class="expects">${t('expected', about(best.points, 'exceptZero'))}</b>`;
  if (!next?.says) return gain;
  const { points } = about(next.points, 'exceptZero');
  const equal = next.behind <= next.behindMargin;
  return html`${gain} ${t(equal ? 'equallyGood' : 'nextBest', { move: begun(spoken(view, next.says)), points })}`;
}

/**
 * Returns whether ending the round or playing on brings more, or an empty string if no such decision is made.
 * @param {import('./choosing.js').Choosing} choosing
 * @param {Shapes['action']} best
 */
function ofEnd(choosing, best) {
  const end = choosing.words.find(one => choosing.worth(one).settlement);
  return end ? t(end.do === best.do ? 'hintEnd' : 'hintGoOn') : '';
}

/**
 * Returns a reason for a move, or an empty string if the cards show no reason.
 * @param {Shapes['view']} view
 * @param {import('./games.js').Game} game
 * @param {Shapes['action']} move
 */
export function reason(view, game, move) {
  if (!move.card) return '';
  const taken = lying(move);
  const uses = (/** @type {Shapes['reach']} */ one) => one.need.filter(code => cards.includes(code)).length;
  const cards = [move.card, ...taken];
  if (!taken.length) return ofLaying(view, game, move.card);
  const own = [...view.reach].sort((a, b) => a.missing - uses(a) - (b.missing - uses(b))).filter(uses);
  const what = own.length ? game.word(own[0].yaku) : '';
  if (own.length && own[0].missing <= uses(own[0])) return t('hintCompletes', { what });
  for (const other of rivals(view)) {
    const kept = other.reach.find(one => one.missing === 1 && uses(one));
    if (kept) return t('hintKeeps', { name: nameOf(view, other.seat), what: game.word(kept.yaku) });
  }
  if (own.length) return t('hintNearer', { what, left: own[0].missing - uses(own[0]) });
  const points = cards.reduce((sum, code) => sum + (game.cards.get(code)?.points ?? 0), 0);
  return points && view.seats.some(one => one.points !== null) ? t('hintPoints', { points }) : '';
}

/**
 * Returns what speaks for laying this card rather than another card of the hand, or an empty string.
 * @param {Shapes['view']} view
 * @param {import('./games.js').Game} game
 * @param {string} laid
 */
function ofLaying(view, game, laid) {
  const kept = view.hand.filter(card => card !== laid);
  const named = (/** @type {string} */ card) => game.cards.get(card)?.name ?? card;
  for (const { seat, reach } of rivals(view)) {
    const near = reach.filter(one => one.missing <= CLOSE);
    if (near.some(one => one.need.includes(laid))) return '';
    for (const one of near) {
      const card = kept.find(code => one.need.includes(code));
      if (card) return t('hintWithholds', { name: nameOf(view, seat), card: named(card), what: game.word(one.yaku) });
    }
  }
  if (view.reach.some(one => one.need.includes(laid))) return '';
  for (const one of view.reach) {
    const card = kept.find(code => one.need.includes(code));
    if (card) return t('hintKeepsOwn', { card: named(card), what: game.word(one.yaku) });
  }
  const points = (/** @type {string} */ card) => game.cards.get(card)?.points ?? 0;
  const least = kept.length > 0 && kept.every(card => points(card) > points(laid));
  return least && view.seats.some(one => one.points !== null) ? t('hintLeast') : '';
}
