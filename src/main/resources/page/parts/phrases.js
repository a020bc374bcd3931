// The phrases that players can say to each other.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { ask } from '../lib/api.js';

class Phrases extends Part {
  static properties = { client: {}, phrases: { state: true } };

  constructor() {
    super();
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** @type {Shapes['phrase'][]} */ this.phrases = [];
  }

  async firstUpdated() {
    const { path, token } = this.client;
    /** @type {Shapes['phrases'] | null} */
    const told = await ask(path + '/phrases', { token }).catch(() => null);
    this.phrases = told?.phrases ?? [];
  }

  render() {
    return html`<div class="phrases" role="group" aria-label=${t('sayToAll')}>
      ${this.phrases.map(
        one =>
          html`<button popovertarget="say" @click=${() => this.client.request('phrases', { phrase: one.phrase })}>
            ${one.says}
          </button>`,
      )}
      ${this.phrases.length ? nothing : html`<span class="quiet">${t('thinking')}</span>`}
    </div>`;
  }
}
customElements.define('oya-phrases', Phrases);
