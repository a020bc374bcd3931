// The page behind a friend's invitation link.
import { html } from 'lit';
import { Part } from '../lib/part.js';
import { t } from '../lib/words.js';
import { setting, keep } from '../lib/settings.js';
import { sit, seatAt } from '../lib/seats.js';
import { fromHere, swap } from '../lib/route.js';
import { told } from '../lib/told.js';

class Join extends Part {
  static properties = { table: {}, seat: {}, invite: {}, problem: { state: true }, busy: { state: true } };

  constructor() {
    super();
    this.table = '';
    this.seat = 0;
    this.invite = '';
    /** @type {unknown} */ this.problem = null;
    this.busy = false;
  }

  /** @param {Event} event */
  async join(event) {
    event.preventDefault();
    // The address contains the invite, so it is replaced in the history.
    const go = fromHere(swap);
    this.busy = true;
    try {
      await sit(this.table, this.seat, this.invite);
      go('table', this.table);
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    if (seatAt(this.table)) swap('table', this.table);
  }

  render() {
    return html`<section class="narrow">
      <h1 tabindex="-1">${t('invited')}</h1>
      <p>${t('invitedSays')}</p>
      <form @submit=${this.join}>
        <label>
          ${t('yourName')}
          <input
            name="name"
            maxlength="40"
            autocomplete="nickname"
            .value=${setting('name', '')}
            @change=${(/** @type {Of<HTMLInputElement>} */ e) => keep('name', e.target.value)}
          />
        </label>
        <p><button class="primary" ?disabled=${this.busy}>${t('sitDown')}</button></p>
      </form>
      ${told(this.problem)}
    </section>`;
  }
}
customElements.define('oya-join', Join);
