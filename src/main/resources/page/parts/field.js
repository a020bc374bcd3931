// The cards on the table: stock, field and builds. Items that match the selected card are lifted.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Part, given } from '../lib/part.js';
import { t, together } from '../lib/words.js';
import { face, back } from '../lib/card.js';
import { nameOf } from '../lib/names.js';
import { alike } from '../lib/offers.js';

/** The maximum numbers of cells for two and for three rows. */
const TWO_ROWS = 14;
const THREE_ROWS = 24;
/** The minimum number of columns for which the card size leaves room, and the minimum number of grid columns. */
const FEWEST = 5;
const LEAST = 2;

/** Returns the number of cells that a build occupies. @param {Shapes['build']} build */
const wide = build => (build.parts.flat().length > 1 ? 2 : 1);

/**
 * Returns the smallest number of columns in which all items fit into the rows. The single cards fill the first rows.
 * @param {number} single the number of items with one cell @param {number} double the number of items with two
 * @param {number} rows
 */
function columns(single, double, rows) {
  for (let cols = Math.max(LEAST, Math.ceil((single + 2 * double) / rows)); ; cols++) {
    let room = 0;
    for (let row = 0; row < rows; row++) {
      const filled = Math.min(cols, Math.max(0, single - row * cols));
      room += Math.floor((cols - filled) / 2);
    }
    if (room >= double) return cols;
  }
}

class Field extends Part {
  static properties = { view: {}, game: {}, choosing: {}, state: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/choosing.js').Choosing} */ this.choosing = given;
    this.state = 0;
    /** The touched copies of equal cards, by code. @type {Map<string, number[]>} */ this.copies = new Map();
  }

  updated() {
    const { field, builds } = this.view;
    const double = builds.filter(build => wide(build) > 1).length;
    const single = field.length + builds.length - double;
    const cells = single + 2 * double;
    const rows = cells <= TWO_ROWS ? 2 : cells <= THREE_ROWS ? 3 : 4;
    // The rows are filled evenly: six and five cards, not ten and one.
    const used = columns(single, double, rows);
    const style = /** @type {HTMLElement} */ (this.querySelector('.lies')).style;
    style.setProperty('--cells', String(cells));
    style.setProperty('--rows', String(rows));
    style.setProperty('--cols', String(Math.max(FEWEST, used)));
    style.setProperty('--used', String(used));
  }

  render() {
    const { view, game, choosing } = this;
    const lifted = choosing.lifted;
    return html`<div
      class="field"
      role="group"
      aria-label=${t('field')}
      @click=${(/** @type {MouseEvent} */ e) => !(/** @type {Element} */ (e.target).closest('button')) && choosing.put()}
    >
      <div class="lies ${lifted.size ? 'choosing' : ''} ${game.told.piled ? 'piled' : ''}">
        <div class="stock">${back(t('stock', { count: view.stock }), view.stock)}</div>
        ${game.told.piled ? this.heap(lifted) : this.spread(lifted)}
      </div>
    </div>`;
  }

  /** Returns the turned card and the cards of the field side by side. @param {Set<string>} lifted */
  spread(lifted) {
    const { view, game } = this;
    return html`<div class="drawn">
        ${
          view.turned
            ? html`<span
                class="card turned"
                data-turned=${view.turned}
                role="img"
                aria-label=${t('turned', { card: game.label(view.turned) })}
                >${face(game, view.turned)}
              </span>`
            : view.faceDown
              ? back(t('faceDown', { count: view.faceDown }), view.faceDown)
              : nothing
        }
      </div>
      ${this.cards(lifted)}${view.builds.map(build => this.build(build, lifted))}`;
  }

  /** Returns a pile: hidden cards at the bottom, and the top card last. @param {Set<string>} lifted */
  heap(lifted) {
    const { field, faceDown = 0 } = this.view;
    // All cards of a pile are taken together, so a touch of any card selects the top card.
    const touched = (/** @type {MouseEvent} */ event) => {
      if (/** @type {Element} */ (event.target).closest('button')) return;
      event.stopPropagation();
      /** @type {HTMLElement | null} */ (this.querySelector('.heap > .top'))?.click();
    };
    return html`<div class="heap" @click=${touched}>
      ${faceDown ? back(t('faceDown', { count: faceDown }), faceDown) : nothing}${this.cards(lifted)}
      ${field.length + faceDown > 1 ? html`<b class="quiet">${t('cards', { count: field.length + faceDown })}</b>` : nothing}
    </div>`;
  }

  /** @param {Set<string>} lifted */
  cards(lifted) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    const { piled } = this.game.told;
    const cards = piled ? this.view.field : this.game.sorted(this.view.field);
    const all = cards.map(code => {
      const copy = seen.get(code) ?? 0;
      seen.set(code, copy + 1);
      return { code, copy };
    });
    return repeat(
      all,
      ({ code, copy }) => code + copy,
      ({ code, copy }) => this.card(code, copy, lifted),
    );
  }

  /** @param {string} code @param {number} copy @param {Set<string>} lifted */
  card(code, copy, lifted) {
    const meant = this.selected(code).includes(copy);
    const means = lifted.has(code) && !meant ? this.means(code) : '';
    const on = !this.game.told.piled ? '' : code === this.view.field.at(-1) ? 'top' : 'under';
    const label = this.game.label(code);
    if (on === 'under')
      return html`<span
        class="card under ${lifted.has(code) ? 'lifted' : ''} ${this.choosing.advised.has(code) ? 'advised' : ''}"
        data-card=${code}
        role="img"
        aria-label=${label}
        title=${label}
        >${face(this.game, code)}</span
      >`;
    const says = [on === 'top' ? t('topCard', { card: label }) : label, means].filter(Boolean).join(': ');
    return html`<button
      class="card ${on} ${lifted.has(code) ? 'lifted' : ''} ${meant ? 'meant' : ''} ${
        this.choosing.advised.has(code) ? 'advised' : ''
      } ${this.choosing.client.fresh?.has(code) ? 'fresh' : ''}"
      data-card=${code}
      aria-pressed=${meant ? 'true' : 'false'}
      aria-label=${says}
      title=${says}
      @click=${() => (this.choosing.card === null ? this.choosing.drop() : this.touch(code, copy))}
    >
      ${face(this.game, code)} ${means ? html`<span class="means" aria-hidden="true">${means}</span>` : nothing}
    </button>`;
  }

  /**
   * Returns the actions of the selected card with an item on the table. Returns an empty string if only one action is
   * possible, or if all moves use the same items, because then their buttons name the actions.
   * @param {string} item
   */
  means(item) {
    const { choosing, game } = this;
    const { open } = choosing.meant;
    if (new Set(open.map(move => move.do)).size < 2 || alike(open)) return '';
    const moves = choosing.movesWith(item);
    return [...new Set(moves.map(move => move.do))]
      .map(act => {
        const values = new Set(moves.flatMap(move => (move.do === act ? (move.value ?? []) : [])));
        return [game.word(act), [...values].sort((a, b) => Number(a) - Number(b)).join('/')].filter(Boolean).join(': ');
      })
      .join(' · ');
  }

  /** Returns which of several equal cards are selected: the ones that were touched, or the first. @param {string} code */
  selected(code) {
    const count = this.choosing.touched.filter(one => one === code).length;
    const copies = count ? (this.copies.get(code) ?? []).slice(-count) : [];
    for (let copy = 0; copies.length < count; copy++) if (!copies.includes(copy)) copies.push(copy);
    return copies;
  }

  /** Selects or deselects a card on the table. @param {string} code @param {number} copy */
  touch(code, copy) {
    const { choosing } = this;
    const copies = this.selected(code);
    const others = copies.filter(one => one !== copy);
    const on = others.length === copies.length;
    if (on && copies.length && !choosing.lifted.has(code)) return;
    this.copies.set(code, on ? [...others, copy] : others);
    if (on && !copies.length) choosing.lay(code);
    else choosing.count(code, others.length + Number(on));
  }

  /** @param {Shapes['build']} build @param {Set<string>} lifted */
  build(build, lifted) {
    const id = '#' + build.number;
    const meant = this.choosing.touched.includes(id);
    const parts = build.parts
      .map(part => part.map(code => this.game.cards.get(code)?.name ?? code).join(' + '))
      .join('; ');
    const { seat: own } = this.view;
    const name = (/** @type {number} */ seat) => (seat === own ? t('you').toLowerCase() : nameOf(this.view, seat));
    const by = build.creator === own ? t('toYou') : name(build.creator);
    const says =
      t('build', { value: build.value, parts, by }) +
      (build.bound.length
        ? '; ' + t('bound', { bound: together(build.bound.map(name)), count: build.bound.length })
        : '');
    return html`<button
      class="build ${lifted.has(id) ? 'lifted' : ''} ${meant ? 'meant' : ''} ${
        this.choosing.advised.has(id) ? 'advised' : ''
      }"
      data-build=${build.number}
      aria-pressed=${meant ? 'true' : 'false'}
      aria-label=${says}
      title=${says}
      data-wide=${wide(build)}
      @click=${() => (this.choosing.card === null ? this.choosing.drop() : this.choosing.lay(id))}
    >
      ${build.parts
        .flat()
        .map(code => html`<span class="slip"><span class="card">${face(this.game, code)}</span></span>`)}
      <span class="worth">${build.value}</span>
      <span class="by"
        >${(build.bound.length ? build.bound : [build.creator]).map(seat => nameOf(this.view, seat)).join(', ')}</span
      >
    </button>`;
  }
}
customElements.define('oya-field', Field);
