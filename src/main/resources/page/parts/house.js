// The house rules of a table in words: their differences from the usual rules.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { ask } from '../lib/api.js';
import { changes } from '../lib/changes.js';
import { game } from '../lib/games.js';
import { changedAmounts } from './numbers.js';

class House extends Part {
  static properties = { game: {}, layers: {}, changed: { state: true } };

  constructor() {
    super();
    /** The id of the game. */ this.game = '';
    /** The digests of the house rules. @type {string[]} */ this.layers = given;
    /** @type {import('../lib/changes.js').Change[]} */ this.changed = [];
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (changes.has('layers') || changes.has('game')) this.load().catch(() => null);
  }

  /** Loads the house rules, which the service stores by their digests. */
  async load() {
    const { game: id, layers } = this;
    const current = this.asks('layers');
    const known = await game({ game: id });
    const each = await Promise.all(
      layers.map(async digest => {
        /** @type {string} */
        const text = await ask('/api/layers/' + digest);
        /** @type {Shapes['layer']} */
        const layer = await ask(`/api/layers?game=${id}&check=true`, { body: text, type: 'application/yaml' });
        return [...changes(known.told.options, layer.options), ...changedAmounts(known, text)];
      }),
    );
    if (current()) this.changed = each.flat();
  }

  render() {
    if (!this.changed.length) return nothing;
    return html`<ul class="house-rules">
      ${this.changed.map(one => html`<li>${one.says}</li>`)}
    </ul>`;
  }
}
customElements.define('oya-house', House);
