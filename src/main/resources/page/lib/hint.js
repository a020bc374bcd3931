// Hints: the strong bot's move, the reason for it, and on request the result that the bot expects.
import { html, nothing } from 'lit';
import { t, about, begun } from './words.js';
import { nameOf, spoken } from './names.js';
import { rivals } from './around.js';
import { lying } from './offers.js';

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
  const best = moves?.[0];
  if (!best) return html`<span class="hinted">${t('thinking')}</span>`;
  const { points } = about(best.points, 'exceptZero');
  return html`<span class="hinted"
    ><strong>${begun(spoken(view, best.says ?? '') || '–')}.</strong>
    ${best.move ? reason(view, game, best.move) || ofEnd(choosing, best.move) : ''}
    ${
      choosing.expects
        ? html`<b class="expects">${t('expected', { points })}</b>`
        : html`<button class="expects" @click=${() => choosing.expect()}>${t('howMuch')}</button>`
    }</span
  >`;
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
  const others = rivals(view);
  if (!taken.length)
    return !game.told.combines || others.some(one => one.reach.some(near => near.missing <= CLOSE && uses(near)))
      ? ''
      : t('hintSafe');
  const own = [...view.reach].sort((a, b) => a.missing - uses(a) - (b.missing - uses(b))).filter(uses);
  const what = own.length ? game.word(own[0].yaku) : '';
  if (own.length && own[0].missing <= uses(own[0])) return t('hintCompletes', { what });
  for (const other of others) {
    const kept = other.reach.find(one => one.missing === 1 && uses(one));
    if (kept) return t('hintKeeps', { name: nameOf(view, other.seat), what: game.word(kept.yaku) });
  }
  if (own.length) return t('hintNearer', { what, left: own[0].missing - uses(own[0]) });
  const points = cards.reduce((sum, code) => sum + (game.cards.get(code)?.points ?? 0), 0);
  return points && view.seats.some(one => one.points !== null) ? t('hintPoints', { points }) : '';
}
