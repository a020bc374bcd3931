// All combinations of this table: those in reach with their cards, the others in a sentence with their worth.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { reach } from '../lib/reach.js';

class Combinations extends Part {
  static properties = { view: {}, game: {}, open: { state: true } };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    this.open = false;
    this.addEventListener('beforetoggle', event => {
      if (event.target === this) this.open = /** @type {ToggleEvent} */ (event).newState === 'open';
    });
  }

  render() {
    if (!this.open) return nothing;
    const { view, game } = this;
    const near = new Set(view.reach.map(one => one.yaku));
    const others = Object.values(game.told.yaku).filter(one => one.played && !near.has(one.id));
    return html`<div class="titled">
        <h2>${t('combinations')}</h2>
        <button popovertarget="combinations" popovertargetaction="hide">${t('close')}</button>
      </div>
      ${view.held.length ? html`<p>${t('held')} ${view.held.map(id => game.word(id)).join(', ')}</p>` : nothing}
      ${
        view.reach.length
          ? html`<h3>${t('reach')}</h3>
              <ul class="reach">
                ${view.reach.map(one => reach(game, view, one))}
              </ul>`
          : nothing
      }
      <ul class="reach">
        ${others.map(
          one =>
            html`<li>
              <strong>${game.word(one.id)}</strong>
              <span class="quiet">${one.worth ?? ''}</span>
              <span class="quiet">${one.what}</span>
            </li>`,
        )}
      </ul>`;
  }
}
customElements.define('oya-combinations', Combinations);
