// The rule book as the service prints it, with its own styles and a search field.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, language } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { told } from '../lib/told.js';

class Book extends Part {
  static properties = {
    game: {},
    profile: {},
    layer: {},
    rule: {},
    reading: { state: true },
    found: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    this.profile = '';
    this.layer = '';
    /** The rule to scroll to when the book opens. */ this.rule = '';
    this.reading = true;
    this.found = -1;
    /** @type {unknown} */ this.problem = null;
    /** @type {Range[]} */ this.ranges = [];
    this.at = 0;
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (changes.has('game') || changes.has('profile') || changes.has('layer')) this.read();
  }

  async read() {
    const query = new URLSearchParams({ lang: language(), profile: this.profile });
    if (this.layer) query.set('layer', this.layer);
    const current = this.asks('book');
    this.reading = true;
    try {
      const text = await ask(`/api/games/${this.game}/book?${query}`, { as: 'text' });
      if (!current()) return;
      this.show(text);
      this.problem = null;
    } catch (wrong) {
      if (current()) this.problem = wrong;
    }
  }

  /** Shows the book in a shadow root, so that its styles and ids do not affect the page. @param {string} text */
  show(text) {
    /** @type {string[]} */
    const styles = [];
    const book = new DOMParser().parseFromString(
      text
        .replace(/<(\/?)main\b/g, '<$1div')
        .replace(/<style>([^]*?)<\/style>/g, (_, style) => (styles.push(style), '')),
      'text/html',
    );
    const place = /** @type {HTMLElement} */ (this.querySelector('.book'));
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      styles.join('\n').replace(/(^|\})\s*body\b/g, '$1 :host') +
        ':host { display: block; max-width: none !important; margin: 0 !important; }' +
        '::highlight(found) { background: #ffd84d; color: #000; }',
    );
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(...book.body.childNodes);
    root.addEventListener('click', event => this.follow(root, event));
    this.reading = false;
    if (this.rule) root.getElementById('rule-' + this.rule)?.scrollIntoView({ block: 'center' });
  }

  /** Follows links within the book without changing the address. @param {ShadowRoot} root @param {Event} event */
  follow(root, event) {
    const link = /** @type {HTMLElement} */ (event.target).closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    root
      .getElementById(decodeURIComponent(/** @type {string} */ (link.getAttribute('href')).slice(1)))
      ?.scrollIntoView();
  }

  /** @param {string} wanted */
  search(wanted) {
    const root = this.querySelector('.book')?.shadowRoot;
    this.ranges = [];
    if (root && wanted.length > 1) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.nodeValue ?? '').toLowerCase();
        for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + wanted.length);
          this.ranges.push(range);
        }
      }
    }
    if ('highlights' in CSS) CSS.highlights.set('found', new Highlight(...this.ranges));
    this.at = 0;
    this.found = wanted.length > 1 ? this.ranges.length : -1;
    this.scroll();
  }

  next() {
    this.at = (this.at + 1) % Math.max(1, this.ranges.length);
    this.scroll();
  }

  scroll() {
    this.ranges[this.at]?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  }

  render() {
    return html`<form
        class="search"
        role="search"
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault();
          this.next();
        }}
      >
        <label>
          ${t('search')}
          <input
            type="search"
            name="search"
            @input=${(/** @type {Of<HTMLInputElement>} */ e) => this.search(e.target.value.toLowerCase())}
          />
        </label>
        ${
          this.found >= 0
            ? html`<span role="status">${t('found', { count: this.found })}</span><button>${t('nextFound')}</button>`
            : nothing
        }
      </form>
      ${told(this.problem)} ${this.reading && !this.problem ? html`<p role="status">${t('opening')}</p>` : nothing}
      <div class="book"></div>`;
  }
}
customElements.define('oya-book', Book);
