// The numbers in a game's rules that are neither options nor worths of combinations, for house rules to change.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { numberIn } from '../lib/yaml.js';
import { changedWorths } from './worths.js';

/** A plain number with a unit, such as 2 cards. */
const PLAIN = /^([\d.]+) [^\s,]+$/;

/** Returns the numbers that house rules can change, by name. @param {import('../lib/games.js').Game} known */
const numbers = known =>
  Object.entries(known.told.values).flatMap(([name, { is, what }]) => {
    const [, usual] = is.match(PLAIN) ?? [];
    return usual ? [{ name, usual, what }] : [];
  });

/**
 * Returns the numbers that are changed, each with a sentence.
 * @param {import('../lib/games.js').Game} known @param {string} text the house rules
 * @returns {import('../lib/changes.js').Change[]}
 */
const changedNumbers = (known, text) =>
  numbers(known).flatMap(({ name, usual, what }) => {
    const now = numberIn(text, name);
    if (!now || now === usual) return [];
    return { name, says: `${what.replace(/\.$/, '')}: ${now}, ${t('usually', { value: usual })}`, of: 'number' };
  });

/** Returns the worths and other numbers that are changed. @param {import('../lib/games.js').Game} known @param {string} text */
export const changedAmounts = (known, text) => [...changedWorths(known, text), ...changedNumbers(known, text)];

class Numbers extends Part {
  static properties = { known: {}, text: {} };

  constructor() {
    super();
    /** @type {import('../lib/games.js').Game} */ this.known = given;
    /** The house rules. */ this.text = '';
  }

  render() {
    const all = numbers(this.known);
    if (!all.length) return nothing;
    return html`<details class="worths sheetlike">
      <summary><strong>${t('numbers')}</strong></summary>
      ${all.map(one => this.number(one))}
    </details>`;
  }

  /** @param {string} name @param {string} usual @param {string} value */
  choose(name, usual, value) {
    this.tell('number', { name, value: value === usual ? '' : value });
  }

  /** @param {{ name: string, usual: string, what: string }} one */
  number({ name, usual, what }) {
    const now = numberIn(this.text, name);
    const changed = now && now !== usual;
    return html`<label class="option ${changed ? 'changed' : ''}">
      <span>${what} ${changed ? html`<b class="differs">${t('usually', { value: usual })}</b>` : nothing}</span>
      <span class="worth">
        <input
          type="number"
          inputmode="decimal"
          step="any"
          name=${name}
          min="0"
          .value=${now ?? usual}
          @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.choose(name, usual, e.target.value)}
        />
      </span>
    </label>`;
  }
}
customElements.define('oya-numbers', Numbers);
