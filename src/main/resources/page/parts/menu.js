// The main menu, with the language and the theme of the page.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, LANGUAGES, language } from '../lib/words.js';
import { setting, chooseTheme } from '../lib/settings.js';
import { href } from '../lib/route.js';

const DOORS = ['learn', 'reckon', 'replay', 'rules'];
const THEMES = ['auto', 'light', 'dark', 'contrast'];

class Menu extends Part {
  static properties = { door: {} };

  constructor() {
    super();
    this.door = '';
  }

  render() {
    return html`<nav aria-label=${t('doors')}>
        ${DOORS.map(
          one =>
            html`<a
              href=${href(one)}
              aria-current=${this.door === one ? 'page' : nothing}
              @click=${() => this.matches(':popover-open') && this.hidePopover()}
              >${t(one)}</a
            >`,
        )}
      </nav>
      <div class="chosen">
        <label>
          <span class="unseen">${t('language')}</span>
          <select
            id="language"
            @change=${(/** @type {Of<HTMLSelectElement>} */ e) => this.tell('speak', e.target.value)}
          >
            ${Object.entries(LANGUAGES).map(
              ([id, name]) => html`<option value=${id} lang=${id} ?selected=${id === language()}>${name}</option>`,
            )}
          </select>
        </label>
        <label>
          <span class="unseen">${t('theme')}</span>
          <select id="theme" @change=${(/** @type {Of<HTMLSelectElement>} */ e) => chooseTheme(e.target.value)}>
            ${THEMES.map(
              id => html`<option value=${id} ?selected=${id === setting('theme', 'auto')}>${t('theme-' + id)}</option>`,
            )}
          </select>
        </label>
      </div>`;
  }
}
customElements.define('oya-menu', Menu);
