// Hints: the strong bot's move, the reasons for it, and on request the result that the bot expects.
import { html, nothing } from 'lit';
import { t, about, begun } from './words.js';
import { spoken } from './names.js';
import { finalLead } from './outcome.js';

/** @typedef {{ moves?: Shapes['expected'][], wrong?: unknown }} Hint neither field is set while the bot is thinking */

/**
 * Returns a button that requests a hint. It stays in place after a request, so that no other button moves under the pointer.
 * @param {import('./choosing.js').Choosing} choosing
 */
export const asksHint = choosing =>
  html`<button id="hint" ?disabled=${!!choosing.hint} @click=${() => choosing.ask()}>${t('hint')}</button>`;

/**
 * Returns the hint as a sentence with its reasons, and a button that shows the expected result. If the cards show no reason, the
 * expected result takes its place.
 * @param {Shapes['view']} view
 * @param {import('./choosing.js').Choosing} choosing
 */
export function advice(view, choosing) {
  const { moves, wrong } = /** @type {Hint} */ (choosing.hint);
  if (wrong) return /** @type {Error} */ (wrong).message;
  const wins = choosing.words.find(one => winsMatch(view, choosing.worth(one).settlement));
  if (wins)
    return html`<span class="hinted"><strong>${begun(spoken(view, wins.says))}.</strong> ${t('winsMatch')}</span>`;
  const best = moves?.[0];
  if (!best) return html`<span class="hinted">${t('thinking')}</span>`;
  const move = html`<strong>${begun(spoken(view, best.says ?? '') || '–')}.</strong>`;
  const why =
    (best.reasons ?? []).map(one => spoken(view, one)).join(' ') || (best.move && ofEnd(choosing, best.move, moves[1]));
  // On small screens, the expected result takes the place of the reasons.
  if (choosing.expects)
    return html`<span class="hinted">${move} <span class="roomy">${why}</span> ${expected(view, moves)}</span>`;
  return html`<span class="hinted"
    >${move} ${why || gain(best)}
    ${why ? html`<button class="expects" @click=${() => choosing.expect()}>${t('howMuch')}</button>` : nothing}</span
  >`;
}

/**
 * Returns whether a settlement ends the match with a win of the viewing seat.
 * @param {Shapes['view']} view @param {Shapes['settlement']} [done]
 */
const winsMatch = (view, done) => !!done && (finalLead(view, done) ?? 0) > 0;

/** Returns the result that the bot expects of a move. @param {Shapes['expected']} move */
const gain = ({ points }) => html`<b class="expects">${t('expected', about(points, 'exceptZero'))}</b>`;

/**
 * Returns the result that the bot expects of the best move, compared with the next best one.
 * @param {Shapes['view']} view
 * @param {Shapes['expected'][]} moves
 */
function expected(view, [best, next]) {
  if (!next?.says) return gain(best);
  const { points } = about(next.points, 'exceptZero');
  return html`${gain(best)}
  ${t(asGood(next) ? 'equallyGood' : 'nextBest', { move: begun(spoken(view, next.says)), points })}`;
}

/** Returns whether the difference from the best move may be chance. @param {Shapes['expected']} move */
const asGood = ({ behind, behindMargin }) => behind <= behindMargin;

/**
 * Returns whether ending the round or playing on brings more, or an empty string if no such decision is made.
 * @param {import('./choosing.js').Choosing} choosing
 * @param {Shapes['action']} best
 * @param {Shapes['expected']} [next] the best other move
 */
function ofEnd(choosing, best, next) {
  const end = choosing.words.find(one => choosing.worth(one).settlement);
  if (!end || !next) return '';
  return t(asGood(next) ? 'hintEqual' : end.do === best.do ? 'hintEnd' : 'hintGoOn', about(next.behind));
}
