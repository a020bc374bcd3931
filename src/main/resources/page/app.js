// The page: its head, and the door that one has gone through.
import { html, nothing } from 'lit';
import { Part } from './lib/part.js';
import { speak, t, LANGUAGES, language } from './lib/words.js';
import { setting, chooseTheme } from './lib/settings.js';
import { place, href } from './lib/route.js';
import './parts/front.js';

/**
 * Where each door leads; what is behind it is loaded when somebody goes through.
 * @type {Record<string, () => Promise<unknown>>}
 */
const DOORS = {
  table: () => import('./parts/table.js'),
  join: () => import('./parts/join.js'),
  learn: () => import('./parts/learn.js'),
  reckon: () => import('./parts/reckon.js'),
  replay: () => import('./parts/replay.js'),
  rules: () => import('./parts/rules.js'),
};

/** The doors that stand in the head of the page. @type {string[]} */
const OPEN = ['learn', 'reckon', 'replay', 'rules'];

const THEMES = ['auto', 'light', 'dark', 'contrast'];

class App extends Part {
  static properties = { where: { state: true }, ready: { state: true } };

  constructor() {
    super();
    /** @type {string[]} */ this.where = [];
    this.ready = false;
    this.go = this.go.bind(this);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.go);
    speak().then(this.go);
  }

  async go() {
    const where = place();
    await DOORS[where[0]]?.();
    const moved = this.ready;
    this.where = where;
    this.ready = true;
    document.title = where.length ? `Oya: ${t(where[0] in DOORS ? where[0] : 'front')}` : 'Oya';
    await this.updateComplete;
    if (moved) this.querySelector('h1')?.focus();
  }

  /** @param {string} wanted */
  async speakIn(wanted) {
    await speak(wanted);
    this.ready = false;
    await this.updateComplete;
    this.ready = true;
    await this.go();
  }

  render() {
    if (!this.ready) return nothing;
    const door = this.where[0];
    return html`<a class="skip" href="#main" @click=${this.skip}>${t('skip')}</a>
      <header class="top">
        <a class="home" href="#/" aria-label=${t('home')}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <rect x="6" y="2" width="20" height="28" rx="3"></rect>
            <circle cx="16" cy="12" r="6"></circle>
          </svg>
          Oya
        </a>
        <nav aria-label=${t('doors')}>
          ${OPEN.map(one => html`<a href=${href(one)} aria-current=${door === one ? 'page' : nothing}>${t(one)}</a>`)}
        </nav>
        <div class="chosen">
          <label>
            <span class="unseen">${t('language')}</span>
            <select id="language" @change=${(/** @type {Of<HTMLSelectElement>} */ e) => this.speakIn(e.target.value)}>
              ${Object.entries(LANGUAGES).map(
                ([id, name]) => html`<option value=${id} lang=${id} ?selected=${id === language()}>${name}</option>`,
              )}
            </select>
          </label>
          <label>
            <span class="unseen">${t('theme')}</span>
            <select id="theme" @change=${(/** @type {Of<HTMLSelectElement>} */ e) => chooseTheme(e.target.value)}>
              ${THEMES.map(
                id =>
                  html`<option value=${id} ?selected=${id === setting('theme', 'auto')}>${t('theme-' + id)}</option>`,
              )}
            </select>
          </label>
        </div>
      </header>
      <main id="main" tabindex="-1">${this.behind(door)}</main>`;
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    this.querySelector('main')?.focus();
  }

  /** @param {string} door */
  behind(door) {
    const [, one, two, three] = this.where;
    switch (door) {
      case 'table':
        return html`<oya-table .table=${one}></oya-table>`;
      case 'join':
        return html`<oya-join .table=${one} .seat=${Number(two)} .invite=${three}></oya-join>`;
      case 'learn':
        return html`<oya-learn></oya-learn>`;
      case 'reckon':
        return html`<oya-reckon></oya-reckon>`;
      case 'replay':
        return html`<oya-replay .table=${one ?? ''}></oya-replay>`;
      case 'rules':
        return html`<oya-rules .game=${one} .page=${two} .sent=${three ?? ''}></oya-rules>`;
      default:
        return html`<oya-front></oya-front>`;
    }
  }
}
customElements.define('oya-app', App);
