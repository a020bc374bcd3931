// Combinations that were made, as a picture: their cards, names, worth and sum.
import { html, nothing } from 'lit';
import { fanned } from './card.js';

/** @typedef {{ id: string, points: number | null }} Made a combination, and its points where they are known */

/**
 * @param {import('./games.js').Game} game @param {string[]} captured cards among which those of each are
 * @param {Made[]} list
 */
export function made(game, captured, list) {
  const sum = list.reduce((points, one) => points + (one.points ?? 0), 0);
  return html`<ul class="made">
    ${list.map(
      one =>
        html`<li>
          <span class="kind"
            >${fanned(game, game.sorted(captured.filter(code => game.sets.get(one.id)?.has(code))))}</span
          >
          <strong>${game.word(one.id)}</strong>
          <b class="amount">${one.points ?? ''}</b>
        </li>`,
    )}
    ${list.length > 1 && sum ? html`<li class="sum"><b class="amount">${sum}</b></li>` : nothing}
  </ul>`;
}
