// Two checks of records: the service recalculates every round, and the browser recalculates every shuffle.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { rulesOf } from '../lib/records.js';
import { unfair } from '../lib/fair.js';
import { told } from '../lib/told.js';

class Checks extends Part {
  static properties = {
    records: {},
    layers: {},
    game: {},
    busy: { state: true },
    derived: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['record'][]} */ this.records = [];
    /** @type {string[] | undefined} the digests of the house rules, if known */ this.layers = undefined;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    this.busy = false;
    /** @type {Shapes['verified'][] | null} */ this.derived = null;
    /** @type {(string[] | null)[] | 'none'} */ this.fair = 'none';
    /** @type {unknown} */ this.problem = null;
  }

  /** @param {import('lit').PropertyValues} changes */
  willUpdate(changes) {
    if (!changes.has('records')) return;
    this.asks('checks');
    Object.assign(this, { busy: false, derived: null, problem: null });
  }

  async check() {
    const { records } = this;
    const current = this.asks('checks');
    Object.assign(this, { busy: true, derived: null, problem: null });
    try {
      const lines = records.map(record => JSON.stringify(record)).join('\n') + '\n';
      const named = new Set(records.flatMap(record => rulesOf(record, this.layers).layers));
      const layers = new URLSearchParams([...named].map(digest => ['layer', digest]));
      /** @type {string} */
      const answer = await ask('/api/records/verify' + (layers.size ? '?' + layers : ''), {
        body: lines,
        type: 'application/x-ndjson',
        as: 'text',
      });
      const derived = answer
        .trim()
        .split('\n')
        .map(line => JSON.parse(line));
      const deck = this.game.told.deck.cards.map(card => card.id);
      const fair = crypto.subtle ? await Promise.all(records.map(record => unfair(record, deck))) : 'none';
      if (current()) Object.assign(this, { fair, derived });
    } catch (wrong) {
      if (current()) this.problem = wrong;
    }
    if (current()) this.busy = false;
  }

  render() {
    return html`<h2>${t('checks')}</h2>
      <p><button id="check" ?disabled=${this.busy} @click=${this.check}>${t('checkNow')}</button></p>
      ${this.derived ? this.checked(this.derived) : nothing} ${told(this.problem)}`;
  }

  /** @param {Shapes['verified'][]} derived */
  checked(derived) {
    const { fair } = this;
    const wrong = derived.filter(line => !line.ok);
    const known = fair === 'none' ? [] : fair.filter(Boolean);
    const bad = known.flat();
    return html`<div role="status">
      <ul class="ran">
        <li class=${wrong.length ? 'wrong' : 'right'}>
          ${wrong.length ? '✗' : '✓'}
          ${wrong.length ? t('derivedWrong', { count: wrong.length }) : t('derivedRight', { count: derived.length })}
          ${wrong.map(
            line =>
              html`<br /><span class="hint"
                  >${t('round', { round: this.records[line.line - 1]?.round ?? line.line })}:
                  ${line.mismatches.map(one => `${one.field}: ${one.expected} ≠ ${one.found}`).join('; ')}
                </span>`,
          )}
        </li>
        <li class=${bad.length ? 'wrong' : known.length ? 'right' : ''}>
          ${
            fair === 'none'
              ? t('fairNoCrypto')
              : !known.length
                ? t('fairUnknown')
                : bad.length
                  ? '✗ ' + [...new Set(bad)].map(one => t(String(one))).join(' ')
                  : '✓ ' + t('fairRight', { count: known.length })
          }
        </li>
      </ul>
    </div>`;
  }
}
customElements.define('oya-checks', Checks);
