// The cost of the decisions of a round, as estimated by a strong bot.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, about } from '../lib/words.js';
import { weigh } from '../lib/records.js';
import { named } from '../lib/names.js';
import { told } from '../lib/told.js';

const MOST = 6;

class Mistakes extends Part {
  static properties = {
    game: {},
    record: {},
    layers: {},
    name: {},
    decisions: { state: true },
    busy: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {Shapes['record']} */ this.record = given;
    /** @type {string[] | undefined} the digests of the house rules, if known */ this.layers = undefined;
    /** @type {(seat: number) => string} */ this.name = String;
    /** @type {Shapes['analysis']['decisions'] | null} */ this.decisions = null;
    this.busy = false;
    /** @type {unknown} */ this.problem = null;
  }

  /** @param {import('lit').PropertyValues} changes */
  willUpdate(changes) {
    if (!changes.has('record')) return;
    this.asks('decisions');
    Object.assign(this, { decisions: null, problem: null, busy: false });
  }

  async weigh() {
    const current = this.asks('decisions');
    this.busy = true;
    this.problem = null;
    try {
      const decisions = await weigh(this.record, undefined, this.layers);
      if (current()) this.decisions = decisions;
    } catch (wrong) {
      if (current()) this.problem = wrong;
    }
    if (current()) this.busy = false;
  }

  render() {
    const list = this.decisions?.filter(one => one.mistake).slice(0, MOST);
    return html`<section>
      <h2>${t('mistakes')}</h2>
      <p><button id="weigh" ?disabled=${this.busy} @click=${this.weigh}>${t('weigh')}</button></p>
      ${this.busy ? html`<p role="status">${t('weighing')}</p>` : nothing}${told(this.problem)}
      ${
        list
          ? html`<div role="status">
              <ul class="lines">
                ${list.length ? list.map(one => this.line(one)) : html`<li>${t('noMistakes')}</li>`}
              </ul>
            </div>`
          : nothing
      }
    </section>`;
  }

  /** @param {Shapes['analysis']['decisions'][number]} one */
  line(one) {
    const best = one.moves[0];
    const played = one.moves.find(move => JSON.stringify(move.move) === JSON.stringify(one.played));
    return html`<li>
      <span
        ><strong>${this.name(one.seat)}:</strong> ${named(played?.says ?? this.game.word(one.played.do), this.name)}:
        ${t('cost', { ...about(one.cost), best: best.says ?? '–' })}</span
      >
      <button @click=${() => this.tell('step', one.number)}>${t('look')}</button>
    </li>`;
  }
}
customElements.define('oya-mistakes', Mistakes);
