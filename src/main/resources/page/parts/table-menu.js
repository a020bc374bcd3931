// The menu of a table: speed, sounds, leaving, keys and fairness proofs.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { fromHere, href } from '../lib/route.js';
import { forgetSeat } from '../lib/seats.js';
import { keep, setting } from '../lib/settings.js';
import { canTell, mayTell } from '../lib/turns.js';
import { ownName } from '../lib/own-name.js';
import { watchLink } from '../lib/share.js';
import './menu.js';

/** Delays before another player's next move is shown, in milliseconds. */
const PACES = [0, 300, 500, 1000, 2000];

class TableMenu extends Part {
  static properties = {
    view: {},
    game: {},
    client: {},
    watching: {},
    taught: { type: Boolean },
    leaving: { state: true },
    copied: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** The number of spectators. */ this.watching = 0;
    /** Whether this is a first round with explanations. */ this.taught = false;
    /** Whether the link for spectators was copied. */ this.copied = false;
    /** Whether the player has pressed the button to leave once. */ this.leaving = false;
  }

  /** Loads the description of house rules only if there are any. */
  firstUpdated() {
    if (this.view.rules.layers.length) import('./house.js');
  }

  render() {
    const { view, game } = this;
    const people = view.seats.some(one => one.kind === 'person' && one.seat !== view.seat);
    return html`<div class="titled">
        <h2>${t('menu')}</h2>
        <button popovertarget="menu" popovertargetaction="hide">${t('close')}</button>
      </div>
      <p class="quiet">${game.told.title} <a href=${href('rules', view.rules.game)}>${t('readRules')}</a></p>
      ${
        view.rules.layers.length
          ? html`<details id="house-rules">
              <summary>${t('houseRules')}</summary>
              <oya-house .game=${view.rules.game} .layers=${view.rules.layers}></oya-house>
            </details>`
          : nothing
      }
      ${people ? this.company() : nothing}
      <div class="group">
        <label class="line">
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
        ${this.switch('sound', false)}${this.switch('answers', true)}
      </div>
      ${view.seat === null ? nothing : this.leaves(people)}
      <div class="group">
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
        </details>
      </div>`;
  }

  /** Returns the button to leave, which asks once more. @param {boolean} people whether there are other people */
  leaves(people) {
    if (!this.leaving)
      return html`<div class="group"><button id="leave" @click=${this.leave}>${t('leave')}</button></div>`;
    return html`<div class="group leaving" role="group" aria-label=${t('leave')}>
      <p>${t(people ? 'leaveSays' : 'leaveAlone')}</p>
      <button id="leave" @click=${this.leave}>${t('leave')}</button>
      <button
        id="stay"
        @click=${() => {
          this.leaving = false;
        }}
      >
        ${t('stay')}
      </button>
    </div>`;
  }

  /** Changes the name of this player at the table. @param {string} name */
  rename(name) {
    if (name) this.client.request('name', { name });
  }

  /** Returns the player's name, the settings for phrases and notifications, and the number of spectators. */
  company() {
    const { seat, seats } = this.view;
    return html`<div class="group">
      ${seat === null ? nothing : ownName(name => this.rename(name), seats[seat].name ?? '')}
      ${this.switch('phrases', true)}
      ${canTell() ? this.switch('turns', false, async wanted => keep('turns', await mayTell(wanted))) : nothing}
      <button id="copy-watch" @click=${this.copyWatch}>${t(this.copied ? 'copied' : 'copyWatch')}</button>
      ${this.watching ? html`<p class="quiet">${t('watching', { count: this.watching })}</p>` : nothing}
    </div>`;
  }

  /**
   * Returns a switch for a setting.
   * @param {string} what
   * @param {boolean} usual
   * @param {(wanted: boolean) => void | Promise<void>} [want] a callback that stores the choice
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
          // The browser may deny the permission. The switch then shows the stored value.
          target.checked = setting(what, usual);
        }}
      />
      ${t('wants-' + what)}
    </label>`;
  }

  async copyWatch() {
    await navigator.clipboard?.writeText(watchLink(this.view));
    this.copied = true;
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
