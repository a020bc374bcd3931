// Error messages next to the element that caused them.
import { html, nothing } from 'lit';
import { t, begun } from './words.js';
import { Away, Refused } from './api.js';

/** @param {unknown} wrong an error response, a lost connection, or null */
export function told(wrong) {
  if (!wrong) return nothing;
  if (wrong instanceof Away)
    return html`<p class="wrong" role="alert">
      ${t('away')} <button @click=${() => location.reload()}>${t('tryAgain')}</button>
    </p>`;
  const problem = wrong instanceof Refused ? wrong.problem : null;
  return html`<p class="wrong" role="alert">
    ${wrong instanceof Error ? begun(wrong.message) : wrong}${
      problem?.hint ? html` <span class="hint">${problem.hint}</span>` : nothing
    }
  </p>`;
}
