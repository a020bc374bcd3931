// Hints: the strong bot's move and the result it expects.
import { html, nothing } from 'lit';
import { t, about } from './words.js';
import { spoken } from './names.js';

/** @typedef {{ moves?: Shapes['expected'][], wrong?: unknown }} Hint neither field is set while the bot is thinking */

/**
 * Returns a button that requests a hint, or nothing if one was already requested.
 * @param {import('./choosing.js').Choosing} choosing
 */
export const asksHint = choosing =>
  choosing.hint ? nothing : html`<button id="hint" @click=${() => choosing.ask()}>${t('hint')}</button>`;

/** Returns the hint as a sentence. @param {Shapes['view']} view @param {Hint} hint */
export function advice(view, { moves, wrong }) {
  if (wrong) return /** @type {Error} */ (wrong).message;
  const best = moves?.[0];
  if (!best) return html`<span class="hinted">${t('thinking')}</span>`;
  // The number comes first, so that it stays visible if there is no room for the whole sentence.
  const { points } = about(best.points, 'exceptZero');
  return html`<span class="hinted">${t('hintSays')} <b>${points}</b>: ${spoken(view, best.says ?? '') || '–'}</span>`;
}
