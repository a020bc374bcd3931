// The menu of a table: pace, what one wants to hear, what people say to each other, leaving, keys and proofs.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { fromHere, href } from '../lib/route.js';
import { forgetSeat } from '../lib/seats.js';
import { keep, setting } from '../lib/settings.js';
import { canTell, mayTell } from '../lib/turns.js';
import './menu.js';
import './phrases.js';

/** After how many milliseconds the next move of others is shown. */
const PACES = [0, 300, 500, 1000, 2000];

class TableMenu extends Part {
  static properties = {
    view: {},
    game: {},
    client: {},
    watching: {},
    taught: { type: Boolean },
    leaving: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** How many look on. */ this.watching = 0;
    /** Whether this is a first round. */ this.taught = false;
    /** Whether leaving was asked for once. */ this.leaving = false;
  }

  render() {
    const { view, game } = this;
    const people = view.seats.some(one => one.kind === 'person' && one.seat !== view.seat);
    return html`<p class="quiet">${game.told.title} <a href=${href('rules', view.rules.game)}>${t('readRules')}</a></p>
      <label>
        ${t('pace')}
        <select id="pace" @change=${(/** @type {Of<HTMLSelectElement>} */ e) => keep('pace', Number(e.target.value))}>
          ${PACES.map(
            pace =>
              html`<option value=${pace} ?selected=${pace === setting('pace', 1000)}>
                ${
                  pace
                    ? t('seconds', { count: (pace / 1000).toLocaleString(document.documentElement.lang) })
                    : t('atOnce')
                }
              </option>`,
          )}
        </select>
      </label>
      ${this.switch('sound', false)}${this.switch('answers', true)} ${people ? this.company() : nothing}
      ${
        view.seat === null
          ? nothing
          : html`<button id="leave" @click=${this.leave}>${t(this.leaving ? 'leaveSure' : 'leave')}</button>`
      }
      <oya-menu></oya-menu>
      <dl class="keys">
        ${['arrows', 'enter', 'escape', 'u', ...(this.taught ? ['n'] : []), 'question'].map(
          one =>
            html`<div>
              <dt><kbd>${t('key-' + one)}</kbd></dt>
              <dd>${t('keyDoes-' + one)}</dd>
            </div>`,
        )}
      </dl>
      <details>
        <summary>${t('proofs')}</summary>
        <dl class="proofs">
          <dt>${t('digest')}</dt>
          <dd><code>${view.rules.digest}</code></dd>
          <dt>${t('commitment')}</dt>
          <dd><code>${view.commitment}</code></dd>
        </dl>
      </details>`;
  }

  /** What people say to each other, and who looks on. */
  company() {
    return html`${this.switch('phrases', true)}
    ${canTell() ? this.switch('turns', false, async wanted => keep('turns', await mayTell(wanted))) : nothing}
    ${this.view.seat === null ? nothing : html`<oya-phrases .client=${this.client}></oya-phrases>`}
    ${this.watching ? html`<p class="quiet">${t('watching', { count: this.watching })}</p>` : nothing}`;
  }

  /**
   * A thing that can be wanted or not.
   * @param {string} what @param {boolean} usual @param {(wanted: boolean) => void | Promise<void>} [want] what is done then
   */
  switch(what, usual, want = wanted => keep(what, wanted)) {
    return html`<label class="switch">
      <input
        type="checkbox"
        id=${what}
        .checked=${setting(what, usual)}
        @change=${async (/** @type {Of<HTMLInputElement>} */ e) => {
          const { target } = e;
          await want(target.checked);
          // A browser may not allow what is wanted.
          target.checked = setting(what, usual);
        }}
      />
      ${t('wants-' + what)}
    </label>`;
  }

  async leave() {
    if (!this.leaving) {
      this.leaving = true;
      return;
    }
    const go = fromHere();
    await this.client.request('leave');
    forgetSeat(this.view.table);
    go();
  }
}
customElements.define('oya-table-menu', TableMenu);
