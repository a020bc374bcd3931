// The worths of a game's combinations, with their cards, as numbers that house rules can change.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { fanned } from '../lib/card.js';
import { worthIn } from '../lib/yaml.js';

/** The maximum number of cards shown for a combination. */
const MOST_CARDS = 10;

/** A worth that is a plain number with a unit, such as 5 points or 7 kan. */
const PLAIN = /^(?!0 )[\d.]+ [^\s,]+(, |$)/;

/**
 * Returns the combinations whose worth can be changed, each with its key.
 * @param {import('../lib/games.js').Game} known
 */
export const counted = known => Object.entries(known.told.yaku).filter(([, one]) => PLAIN.test(one.worth ?? ''));

/**
 * Returns the combinations whose worth is changed, each with a sentence.
 * @param {import('../lib/games.js').Game} known @param {string} text the house rules
 * @returns {import('../lib/changes.js').Change[]}
 */
export const changedWorths = (known, text) =>
  counted(known).flatMap(([name, one]) => {
    const now = worthIn(text, name);
    if (!now || now === one.worth?.split(' ')[0]) return [];
    const says = `${begun(known.word(one.id))}: ${now}, ${t('usually', { value: one.amount })}`;
    return { name, says, of: 'worth' };
  });

/** Returns a worth as a number and its unit, such as points. @param {import('../lib/games.js').Yaku} one */
export const parts = one => /** @type {string} */ (one.worth).split(/,? /);

class Worths extends Part {
  static properties = { known: {}, text: {}, chosen: {} };

  constructor() {
    super();
    /** @type {import('../lib/games.js').Game} */ this.known = given;
    /** The house rules. */ this.text = '';
    /** @type {Shapes['chosen']} the options that differ from the variant */ this.chosen = {};
  }

  /** @param {string} name @param {import('../lib/games.js').Yaku} one @param {string} value */
  choose(name, one, value) {
    const [usual, unit] = parts(one);
    this.tell('worth', { name, worth: value === usual || value === '' ? undefined : `${unit}: ${value}` });
  }

  render() {
    // A changed switch reverses whether a combination counts.
    const all = counted(this.known).filter(([, one]) => one.played !== (!!one.option && one.option in this.chosen));
    if (!all.length) return nothing;
    return html`<details class="worths sheetlike">
      <summary><strong>${t('worths')}</strong></summary>
      ${all.map(([name, one]) => this.combination(name, one))}
    </details>`;
  }

  /** @param {string} name @param {import('../lib/games.js').Yaku} one */
  combination(name, one) {
    const [usual, unit] = parts(one);
    const now = worthIn(this.text, name);
    const changed = now && now !== usual;
    return html`<label class="option ${changed ? 'changed' : ''}">
      <span>
        ${begun(this.known.word(one.id))}
        ${changed ? html`<b class="differs">${t('usually', { value: one.amount })}</b>` : nothing}
        <span class="decides"><span class="kind">${fanned(this.known, this.example(one))}</span></span>
      </span>
      <span class="worth">
        <input
          type="number"
          inputmode="numeric"
          name=${name}
          min="0"
          .value=${now ?? usual}
          @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.choose(name, one, e.target.value)}
        />
        ${this.unit(unit, now ?? usual)}
      </span>
    </label>`;
  }

  /** Returns the word for a unit, in the singular for the number 1. @param {string} unit @param {string} number */
  unit(unit, number) {
    const some = counted(this.known).map(([, one]) => one);
    const shown = some.find(one => parts(one)[1] === unit && (parts(one)[0] === '1') === (number === '1'));
    return (shown?.amount ?? '').match(/^\S+\s([^\s,]+)/)?.[1] ?? '';
  }

  /** Returns the cards of a combination, or an example. @param {import('../lib/games.js').Yaku} one */
  example({ needs }) {
    return needs.flatMap(({ least, cards }) => this.known.sorted(cards).slice(0, least)).slice(0, MOST_CARDS);
  }
}
customElements.define('oya-worths', Worths);
