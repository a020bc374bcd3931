// The page: its header and the current part.
import { html, nothing } from 'lit';
import { Part } from './lib/part.js';
import { speak, t } from './lib/words.js';
import { place, swap } from './lib/route.js';
import { keepWatch } from './lib/seats.js';
import { mark } from './lib/icon.js';
import { told } from './lib/told.js';
import { Away } from './lib/api.js';
import './parts/front.js';
import './parts/menu.js';

/**
 * The parts of the page, by the first segment of the address fragment. Each part is loaded when it is first opened.
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

class App extends Part {
  static properties = { where: { state: true }, ready: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {string[]} */ this.where = [];
    this.ready = false;
    /** @type {unknown} */ this.problem = null;
    this.go = this.go.bind(this);
    this.addEventListener('speak', event => this.speakIn(/** @type {CustomEvent} */ (event).detail));
  }

  connectedCallback() {
    super.connectedCallback();
    /** The header that the page shows until its texts are loaded. */ this.shell = this.firstElementChild;
    addEventListener('hashchange', this.go);
    speak().then(this.go);
  }

  async go() {
    const { hash } = location;
    const where = place();
    if (where[0] === 'watch') {
      keepWatch(where[1], where[2]);
      return swap('table', where[1]);
    }
    // Loading fails if the part is not cached and the service is unavailable.
    const problem = await DOORS[where[0]]?.().then(
      () => null,
      () => new Away(),
    );
    // The reader may have left while the part was loading.
    if (location.hash !== hash) return;
    this.problem = problem;
    const moved = this.ready;
    this.where = where;
    this.ready = true;
    document.title = where.length ? `Oya: ${t(where[0] in DOORS ? where[0] : 'front')}` : 'Oya';
    await this.updateComplete;
    if (moved && where[0] !== 'new') this.querySelector('h1')?.focus();
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
      ${door === 'table' && !this.problem ? nothing : this.head(door)}
      <main id="main" tabindex="-1">${this.problem ? told(this.problem) : this.behind(door)}</main>`;
  }

  updated() {
    if (this.ready) this.shell?.remove();
  }

  /** @param {string} door */
  head(door) {
    return html`<header class="top">
      <a class="home" href="#/" aria-label=${t('home')}>${mark()} Oya</a>
      <button class="opens-menu" popovertarget="menu">${t('menu')}</button>
      <oya-menu id="menu" popover .door=${door}></oya-menu>
    </header>`;
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    this.querySelector('main')?.focus();
  }

  /** @param {string} door */
  behind(door) {
    const [, one, two, three, four] = this.where;
    switch (door) {
      case 'table':
        return html`<oya-table .table=${one}></oya-table>`;
      case 'join':
        return html`<oya-join
          .table=${one}
          .seat=${Number(two ?? 0)}
          .invite=${three ?? ''}
          .about=${four ?? ''}
        ></oya-join>`;
      case 'learn':
        return one ? html`<oya-pictures .wanted=${one}></oya-pictures>` : html`<oya-learn></oya-learn>`;
      case 'reckon':
        return html`<oya-reckon></oya-reckon>`;
      case 'replay':
        return html`<oya-replay .table=${one ?? ''} .from=${[two, three].filter(Boolean).join(' ')}></oya-replay>`;
      case 'rules':
        return html`<oya-rules .game=${one} .page=${two} .sent=${three ?? ''}></oya-rules>`;
      default:
        return html`<oya-front .at=${door ?? ''}></oya-front>`;
    }
  }
}
// The service worker caches the page, so that the page can report that the service is unavailable.
navigator.serviceWorker?.register('/worker.js').catch(() => null);
customElements.define('oya-app', App);
