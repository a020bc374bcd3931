// What lies on the table: stock, field and builds. What may be meant with the touched card is lifted.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { face, back } from '../lib/card.js';
import { nameOf } from '../lib/names.js';

class Field extends Part {
  static properties = { view: {}, game: {}, choosing: {}, state: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/choosing.js').Choosing} */ this.choosing = given;
    this.state = 0;
  }

  render() {
    const { view, game } = this;
    const lifted = this.choosing.lifted;
    return html`<div class="field" role="group" aria-label=${t('field')}>
      <div class="stock">
        ${back(t('stock', { count: view.stock }), view.stock)}
        ${
          view.turned
            ? html`<span
                class="card turned"
                data-turned=${view.turned}
                role="img"
                aria-label=${t('turned', { card: game.label(view.turned) })}
                >${face(game, view.turned)}
              </span>`
            : nothing
        }
      </div>
      <div class="lies">${this.cards(lifted)}</div>
      ${
        view.builds.length
          ? html`<div class="builds">${view.builds.map(build => this.build(build, lifted))}</div>`
          : nothing
      }
    </div>`;
  }

  /** @param {Set<string>} lifted */
  cards(lifted) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    const all = this.game.sorted(this.view.field).map(code => {
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
    const meant = this.choosing.touched.filter(one => one === code).length > copy;
    const twins = this.choosing.touched.filter(one => one === code).length;
    return html`<button
      class="card ${lifted.has(code) ? 'lifted' : ''} ${meant ? 'meant' : ''}"
      data-card=${code}
      aria-pressed=${meant ? 'true' : 'false'}
      aria-label=${this.game.label(code)}
      title=${this.game.label(code)}
      @click=${() =>
        this.choosing.card === null
          ? this.choosing.drop()
          : meant
            ? this.choosing.count(code, twins - 1)
            : this.touch(code, twins)}
    >
      ${face(this.game, code)}
    </button>`;
  }

  /** @param {string} code @param {number} twins */
  touch(code, twins) {
    if (twins === 0) this.choosing.lay(code);
    else if (this.choosing.lifted.has(code)) this.choosing.count(code, twins + 1);
  }

  /** @param {Shapes['build']} build @param {Set<string>} lifted */
  build(build, lifted) {
    const id = '#' + build.number;
    const meant = this.choosing.touched.includes(id);
    const parts = build.parts
      .map(part => part.map(code => this.game.cards.get(code)?.name ?? code).join(' + '))
      .join('; ');
    const bound = build.bound.map(seat => nameOf(this.view, seat)).join(', ');
    const says =
      t('build', { value: build.value, parts, by: nameOf(this.view, build.creator) }) +
      (bound ? ' ' + t('bound', { bound }) : '');
    return html`<button
      class="build ${lifted.has(id) ? 'lifted' : ''} ${meant ? 'meant' : ''}"
      data-build=${build.number}
      aria-pressed=${meant ? 'true' : 'false'}
      aria-label=${says}
      title=${says}
      @click=${() => (this.choosing.card === null ? this.choosing.drop() : this.choosing.lay(id))}
    >
      <span class="worth">${build.value}</span>
      <span class="parts">
        ${build.parts.map(
          part =>
            html`<span class="row">
              ${part.map(code => html`<span class="card small">${face(this.game, code)}</span>`)}
            </span>`,
        )}
      </span>
      <span class="by">${nameOf(this.view, build.creator)}${bound ? html` · ${t('bound', { bound })}` : nothing}</span>
    </button>`;
  }
}
customElements.define('oya-field', Field);
