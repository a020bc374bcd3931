// The options of a game as switches, lists and number fields.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';

class Switches extends Part {
  static properties = { options: {}, chosen: {} };

  constructor() {
    super();
    /** @type {Shapes['game']['options']} */ this.options = {};
    /** @type {Shapes['chosen']} the options that differ from their defaults */ this.chosen = {};
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
    const value = this.chosen[name] ?? option.default;
    const cites = html`<span class="cites"
      >${[option.ruling, ...option.cites].filter(Boolean).slice(0, 4).join(' ')}</span
    >`;
    const changed = name in this.chosen ? 'changed' : '';
    if (typeof option.default === 'boolean')
      return html`<label class="check option ${changed}">
        <input
          type="checkbox"
          name=${name}
          .checked=${value}
          @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.choose(name, e.target.checked)}
        />
        <span>${option.what} ${cites}</span>
      </label>`;
    const { values } = option;
    const input = values
      ? html`<select
          name=${name}
          @change=${(/** @type {Of<HTMLSelectElement>} */ e) => this.choose(name, values[e.target.selectedIndex])}
        >
          ${values.map(one => html`<option .selected=${one === value}>${option.says[String(one)] ?? one}</option>`)}
        </select>`
      : html`<input
          type="number"
          name=${name}
          min=${option.least ?? nothing}
          max=${option.most ?? nothing}
          .value=${String(value)}
          @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.choose(name, Number(e.target.value))}
        />`;
    return html`<label class="option ${changed}"> <span>${option.what} ${cites}</span>${input} </label>`;
  }
}
customElements.define('oya-switches', Switches);
