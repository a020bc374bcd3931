// A combination in reach: its cards, those that are still to be had pale; what it needs and is worth.
import { html } from 'lit';
import { t } from './words.js';
import { fanned } from './card.js';

/** So many cards that are still to be had are drawn. */
const MOST = 6;

/**
 * @param {import('./games.js').Game} game @param {Shapes['view']} view @param {Shapes['reach']} one
 */
export function reach(game, view, one) {
  const here = (/** @type {string} */ code) => (view.field.includes(code) || view.hand.includes(code) ? 'here' : '');
  // Those that lie in the hand or on the table come first.
  const need = [...one.need].sort((a, b) => here(b).length - here(a).length).slice(0, Math.max(MOST, one.missing));
  return html`<li>
    <strong>${game.word(one.yaku)}</strong>
    <span class="quiet">${one.worth ?? ''}</span>
    <span class="kind">${fanned(game, game.sorted(one.have))}${fanned(game, need, code => 'lacks ' + here(code))}</span>
    <span class="quiet"
      >${t('reachSays', { have: one.have.length, of: one.have.length + one.missing })}${
        one.missing < one.need.length ? ' · ' + t('needsAny', { count: one.missing }) : ''
      }</span
    >
  </li>`;
}
