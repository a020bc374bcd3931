// The rule book of the service, with chapters that can be expanded, its own styles and a search field.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, language, LANGUAGES } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { shadowStyle } from '../lib/style.js';
import { told } from '../lib/told.js';
import { called, saidOf, sendLayer } from '../lib/games.js';
import { chapters, matches, only, reveal } from '../lib/chapters.js';

/** Windows in which the chapters are listed beside the open chapter. */
const WIDE = '(min-width: 64rem)';

/** Hides the words of other languages in the glossary on a phone. */
const foreign = () =>
  Object.keys(LANGUAGES)
    .filter(one => one !== language())
    .map(
      one => `@media screen and (max-width: 820px) { .chapter:has(#glossary) tr > [lang='${one}'] { display: none; } }`,
    )
    .join('');

class Book extends Part {
  static properties = {
    game: {},
    heading: {},
    finest: {},
    profile: {},
    layer: {},
    rule: {},
    reading: { state: true },
    found: { state: true },
    at: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    /** The title of the game: its name and its description. */ this.heading = '';
    /** The finest cards of the game. @type {string[]} */ this.finest = [];
    this.profile = '';
    /** House rules that the game offers. @type {import('../lib/games.js').Offered | null} */ this.layer = null;
    /** The rule to scroll to when the book opens. */ this.rule = '';
    this.reading = true;
    this.found = -1;
    /** @type {unknown} */ this.problem = null;
    /** @type {Range[]} */ this.ranges = [];
    /** The number of the current match, from 0. */ this.at = 0;
    /** The chapters that were closed before printing. @type {HTMLDetailsElement[]} */ this.closed = [];
    this.opens = () => {
      this.closed = [...(this.root?.querySelectorAll('details') ?? [])].filter(one => !one.open);
      for (const one of this.closed) one.open = !one.closest('.appendix');
    };
    this.closes = () => {
      for (const one of this.closed) one.open = false;
    };
  }

  get root() {
    return this.querySelector('.book')?.shadowRoot ?? null;
  }

  /** Opens all chapters while the book is being printed. */
  connectedCallback() {
    super.connectedCallback();
    addEventListener('beforeprint', this.opens);
    addEventListener('afterprint', this.closes);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('beforeprint', this.opens);
    removeEventListener('afterprint', this.closes);
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (changes.has('game') || changes.has('profile') || changes.has('layer')) this.read();
  }

  async read() {
    const query = new URLSearchParams({ lang: language(), profile: this.profile });
    const current = this.asks('book');
    this.reading = true;
    try {
      if (this.layer) query.set('layer', (await sendLayer(this.game, this.layer.text)).digest);
      const [text, chaptered] = await Promise.all([
        ask(`/api/games/${this.game}/book?${query}`, { as: 'text' }),
        shadowStyle('book'),
      ]);
      if (!current()) return;
      this.show(text, chaptered);
      this.problem = null;
    } catch (wrong) {
      if (current()) this.problem = wrong;
    }
  }

  /**
   * Shows the book in a shadow root, so that its styles and ids do not affect the page.
   * @param {string} text
   * @param {CSSStyleSheet} chaptered
   */
  show(text, chaptered) {
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
    sheet.replaceSync(styles.join('\n').replace(/(^|\})\s*body\b/g, '$1 :host') + foreign());
    root.adoptedStyleSheets = [sheet, chaptered];
    const { heading, finest } = this;
    const named = { name: called(heading), says: saidOf(heading), finest };
    chapters(book.body, { ...named, contents: t('contents') });
    if (!place.dataset.heard) {
      root.addEventListener('click', event => this.follow(root, event));
      place.dataset.heard = 'true';
    }
    root.replaceChildren(...book.body.childNodes);
    this.reading = false;
    if (matchMedia(WIDE).matches) {
      for (const part of root.querySelectorAll('.chapter:not(.appendix) .part'))
        /** @type {HTMLDetailsElement} */ (part).open = true;
    }
    if (this.rule) reveal(root.getElementById('rule-' + this.rule), 'center');
  }

  /** Follows links within the book without changing the address. @param {ShadowRoot} root @param {Event} event */
  follow(root, event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const chapter = /** @type {HTMLDetailsElement | null} */ (target.closest('.chapter > summary')?.parentElement);
    if (chapter) requestAnimationFrame(() => only(chapter));
    const link = target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    reveal(root.getElementById(decodeURIComponent(/** @type {string} */ (link.getAttribute('href')).slice(1))));
  }

  /** Marks all places of a text and scrolls to the first. @param {string} wanted the text in lower case, without spaces around it */
  search(wanted) {
    const searched = wanted.length > 1;
    this.ranges = this.root && searched ? matches(this.root, wanted) : [];
    if ('highlights' in CSS) CSS.highlights.set('found', new Highlight(...this.ranges));
    this.found = searched ? this.ranges.length : -1;
    this.goTo(0);
  }

  /** Scrolls to a match and marks it. @param {number} at its number, from 0 */
  goTo(at) {
    this.at = at;
    const range = this.ranges[at];
    if ('highlights' in CSS) CSS.highlights.set('match', new Highlight(...(range ? [range] : [])));
    reveal(range?.startContainer.parentElement, 'center');
  }

  render() {
    return html`<form
        class="search"
        role="search"
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault();
          if (this.found > 0) this.goTo((this.at + 1) % this.found);
        }}
      >
        <label>
          <span class="unseen">${t('search')}</span>
          <input
            type="search"
            enterkeyhint="next"
            name="search"
            placeholder=${t('search')}
            @input=${(/** @type {Of<HTMLInputElement>} */ e) => this.search(e.target.value.trim().toLowerCase())}
          />
        </label>
        ${
          this.found >= 0
            ? html`<span role="status">${t('found', { count: this.found, at: this.at + 1 })}</span
                ><button ?disabled=${this.found < 2}>${t('nextFound')}</button>`
            : nothing
        }
      </form>
      ${told(this.problem)} ${this.reading && !this.problem ? html`<p role="status">${t('opening')}</p>` : nothing}
      <div class="book"></div>`;
  }
}
customElements.define('oya-book', Book);
