// Combinations that were made, as a picture: their cards, names, worth and sum.
import { html, nothing } from 'lit';
import { fanned } from './card.js';

/** @typedef {{ yaku: string, points: number | null, cards: string[] }} Made */

/**
 * @param {import('./games.js').Game} game @param {Made[]} list @param {number} [times] how often their sum counts
 */
export function made(game, list, times = 1) {
  const sum = list.reduce((points, one) => points + (one.points ?? 0), 0);
  return html`<ul class="made" .style=${`--made: ${list.length}`}>
    ${list.map(
      one =>
        html`<li>
          <span class="kind">${fanned(game, game.sorted(one.cards))}</span>
          <strong>${game.word(one.yaku)}</strong>
          <b class="amount">${one.points ?? ''}</b>
        </li>`,
    )}
    ${
      sum && (list.length > 1 || times > 1)
        ? html`<li class="sum"><b class="amount">${times > 1 ? `${sum} × ${times} = ${sum * times}` : sum}</b></li>`
        : nothing
    }
  </ul>`;
}
