// What the strong bot would do and expects, for whoever asks.
import { html, nothing } from 'lit';
import { t, about, begun } from './words.js';
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
  const says = begun(spoken(view, best.says ?? '') || '–');
  return html`<span class="hinted">${t('hintSays', { says, ...about(best.points, 'exceptZero') })}</span>`;
}
