// What the strong bot would do and expects, for whoever asks.
import { html, nothing } from 'lit';
import { t, about } from './words.js';
import { spoken } from './names.js';

/** @typedef {{ moves?: Shapes['expected'][], wrong?: unknown }} Hint as long as it is thought about neither is there */

/** Asks for a hint, once at a moment. @param {import('./choosing.js').Choosing} choosing */
export const asksHint = choosing =>
  choosing.hint ? nothing : html`<button id="hint" @click=${() => choosing.ask()}>${t('hint')}</button>`;

/** @param {Shapes['view']} view @param {Hint} hint */
export function advice(view, { moves, wrong }) {
  if (wrong) return /** @type {Error} */ (wrong).message;
  const best = moves?.[0];
  if (!best) return html`<span class="hinted">${t('thinking')}</span>`;
  // The number comes first, so that it is read even if there is no room for a long sentence.
  const { points } = about(best.points, 'exceptZero');
  return html`<span class="hinted">${t('hintSays')} <b>${points}</b>: ${spoken(view, best.says ?? '') || '–'}</span>`;
}
