// The options of a game as switches, lists and numbers.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';

class Switches extends Part {
  static properties = { options: {}, chosen: {} };

  constructor() {
    super();
    /** @type {Record<string, any>} */ this.options = {};
    /** @type {Record<string, any>} those that are not as usual */ this.chosen = {};
  }

  /** @param {string} name @param {any} value */
  choose(name, value) {
    this.tell('chosen', { name, value });
  }

  render() {
    return Object.entries(this.options).map(([name, option]) => this.option(name, option));
  }

  /** @param {string} name @param {any} option */
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
          @change=${(/** @type {any} */ e) => this.choose(name, e.target.checked)}
        />
        <span>${option.what} ${cites}</span>
      </label>`;
    const input = option.values
      ? html`<select
          name=${name}
          @change=${(/** @type {any} */ e) => this.choose(name, option.values[e.target.selectedIndex])}
        >
          ${option.values.map(
            (/** @type {any} */ one) => html`<option .selected=${one === value}>${option.says[one] ?? one}</option>`,
          )}
        </select>`
      : html`<input
          type="number"
          name=${name}
          min=${option.least ?? nothing}
          max=${option.most ?? nothing}
          .value=${String(value)}
          @change=${(/** @type {any} */ e) => this.choose(name, Number(e.target.value))}
        />`;
    return html`<label class="option ${changed}"> <span>${option.what} ${cites}</span>${input} </label>`;
  }
}
customElements.define('oya-switches', Switches);
