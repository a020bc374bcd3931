// The multiplier of a round: what it multiplies, why it applies, and the multipliers that wait for later rounds.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, times } from '../lib/words.js';
import { reasons } from '../lib/multiplied.js';

class Multiplied extends Part {
  static properties = { view: {}, game: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
  }

  render() {
    const { view, game } = this;
    const { multiplier, carried } = view;
    if (multiplier < 2) return nothing;
    return html`<div class="titled">
        <h2>${t('multiplier')} × ${multiplier}</h2>
        <button popovertarget="multiplied" popovertargetaction="hide">${t('close')}</button>
      </div>
      <p>${t('timesAll', { by: multiplier })}</p>
      ${reasons(game, view)}
      ${carried.length ? html`<p id="waiting">${t('timesWait', { list: times(carried) })}</p>` : nothing}`;
  }
}
customElements.define('oya-multiplied', Multiplied);
