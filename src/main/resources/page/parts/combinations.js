// All combinations of this table with their cards, value and each player's progress.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { href } from '../lib/route.js';
import { combination } from '../lib/reach.js';

/** A word that can add something to a name, by its first letters. */
const WORD = /(?<!\p{L})\p{L}{5}/gu;

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
    const near = view.reach.map(one => one.yaku);
    const place = (/** @type {string} */ id) => (near.includes(id) ? near.indexOf(id) : near.length);
    // The nearest combinations come first. Combinations without a separate value are left out.
    const all = game.yaku.filter(one => one.amount !== null).sort((a, b) => place(a.id) - place(b.id));
    const [taken, held] = [all.filter(one => one.of !== 'hand'), all.filter(one => one.of === 'hand')];
    return html`<div class="titled">
        <h2>${game.scoring}</h2>
        <button popovertarget="combinations" popovertargetaction="hide">${t('close')}</button>
      </div>
      ${view.held.length ? html`<p>${t('held')} ${view.held.map(id => begun(game.word(id))).join(', ')}</p>` : nothing}
      <p>${game.gains(view.rules.options).map(says => html`${says}<br />`)}</p>
      ${taken.length ? html`<p class="quiet legend">${t('legend')}</p>` : nothing}
      ${this.list(taken.length && held.length ? t('ofCaptured') : '', taken)}
      ${this.list(taken.length && held.length ? t('ofHand') : '', held)}
      <p><a href=${href('rules', view.rules.game)}>${t('allRules')}</a></p>`;
  }

  /** @param {string} title @param {import('../lib/games.js').Yaku[]} some */
  list(title, some) {
    if (!some.length) return nothing;
    const groups = new Set(some.map(one => one.group));
    return html`${title ? html`<h3>${title}</h3>` : nothing}
      <p class="quiet">${[...groups].map(id => this.group(id)).join(' ')}</p>
      <ul class="reach">
        ${some.map(one => combination(this.game, this.view, one))}
      </ul>`;
  }

  /** Returns the name of a group of combinations with its meaning, unless that repeats the name. @param {string} id */
  group(id) {
    const name = begun(this.game.word(id));
    const what = this.game.told.yakuGroups?.[id] ?? '';
    const [known, said] = [name.toLowerCase(), what.toLowerCase()];
    if (said.startsWith(known)) return what;
    const more = (said.match(WORD) ?? []).filter(word => !known.includes(word));
    return more.length > 1 ? `${name}: ${what}` : '';
  }
}
customElements.define('oya-combinations', Combinations);
