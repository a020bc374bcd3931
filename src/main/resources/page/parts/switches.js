// Options of a game as switches, lists and numbers, each with a sentence on what it changes, and with the combinations
// that depend on it.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { fanned } from '../lib/card.js';
import { worthOf } from '../lib/games.js';
import { valueOf } from '../lib/changes.js';

/** A combination of more cards than this has no picture. */
const MOST_CARDS = 6;

class Switches extends Part {
  static properties = { known: {}, options: {}, chosen: {} };

  constructor() {
    super();
    /** @type {import('../lib/games.js').Game} */ this.known = given;
    /** @type {Shapes['game']['options']} */ this.options = {};
    /** @type {Shapes['chosen']} the options that differ from the variant */ this.chosen = {};
  }

  /** @param {string} name @param {Shapes['option']['value']} value */
  choose(name, value) {
    this.tell('chosen', { name, value });
  }

  render() {
    return Object.entries(this.options).map(([name, option]) => this.option(name, option));
  }

  /** @param {string} name @param {Shapes['option']} option */
  option(name, option) {
    const value = this.chosen[name] ?? option.value;
    const changed = name in this.chosen;
    const truth = typeof option.default === 'boolean';
    return html`<div class="option ${changed ? 'changed' : ''} ${option.values && !truth ? 'listed' : ''}">
      <label for="option-${name}">
        ${option.what}
        ${
          changed
            ? html`<b class="differs"
                >${truth ? t('changed') : t('usually', { value: valueOf(option, option.value) })}</b
              >`
            : nothing
        }
        ${this.combinations(name)}
      </label>
      ${
        truth
          ? html`<input
              type="checkbox"
              role="switch"
              class="toggle"
              id="option-${name}"
              name=${name}
              .checked=${value}
              @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.choose(name, e.target.checked)}
            />`
          : option.values
            ? this.list(name, option, option.values, value)
            : this.number(name, option, Number(value))
      }
    </div>`;
  }

  /** Returns the combinations that depend on an option, with their cards. @param {string} option */
  combinations(option) {
    const { known } = this;
    const all = Object.values(known.told.yaku).filter(one => one.option === option);
    const some = all.flatMap(one => {
      const cards = known.sorted(one.needs.flatMap(({ cards }) => cards));
      return cards.length && cards.length <= MOST_CARDS ? [{ one, cards }] : [];
    });
    if (!some.length) return nothing;
    return html`<span class="decides">
      ${some.map(
        ({ one, cards }) =>
          html`<span class="kind">${fanned(known, cards)}</span>
            <span class="quiet">${begun(known.word(one.id))}${one.amount ? `: ${worthOf(one)}` : nothing}</span>`,
      )}
    </span>`;
  }

  /**
   * @param {string} name
   * @param {Shapes['option']} option
   * @param {Shapes['option']['value'][]} values
   * @param {Shapes['option']['value']} value
   */
  list(name, option, values, value) {
    return html`<select
      id="option-${name}"
      name=${name}
      @change=${(/** @type {Of<HTMLSelectElement>} */ e) => this.choose(name, values[e.target.selectedIndex])}
    >
      ${values.map(one => html`<option .selected=${one === value}>${valueOf(option, one)}</option>`)}
    </select>`;
  }

  /** @param {string} name @param {Shapes['option']} option @param {number} value */
  number(name, option, value) {
    const least = option.least ?? 0;
    const most = option.most ?? Infinity;
    return html`<span class="stepper">
      <button
        aria-label="${t('less')}: ${option.what}"
        ?disabled=${value <= least}
        @click=${() => this.choose(name, value - 1)}
      >
        −
      </button>
      ${
        // A number with a name, such as no limit, is shown by its name.
        option.says[value]
          ? html`<output id="option-${name}" name=${name}>${option.says[value]}</output>`
          : html`<input
              type="number"
              id="option-${name}"
              name=${name}
              min=${least}
              max=${option.most ?? nothing}
              .value=${String(value)}
              @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.choose(name, Number(e.target.value))}
            />`
      }
      <button
        aria-label="${t('more')}: ${option.what}"
        ?disabled=${value >= most}
        @click=${() => this.choose(name, value + 1)}
      >
        +
      </button>
    </span>`;
  }
}
customElements.define('oya-switches', Switches);
