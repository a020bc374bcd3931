// House rules from a link. They are shown first, and used only if the player accepts them.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { changes } from '../lib/changes.js';
import { unpack } from '../lib/share.js';
import { swap } from '../lib/route.js';
import './editor.js';

class SentRules extends Part {
  static properties = {
    game: {},
    known: {},
    sent: {},
    text: { state: true },
    layer: { state: true },
    shows: { state: true },
    broken: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame']} */ this.game = given;
    /** @type {import('../lib/games.js').Game} */ this.known = given;
    this.sent = '';
    /** The rules as the service reads them, or null if they are invalid. @type {Shapes['layer'] | null} */ this.layer =
      null;
    /** Whether the text is shown. */ this.shows = false;
    /** @type {string | null} */ this.text = null;
    this.broken = false;
  }

  connectedCallback() {
    super.connectedCallback();
    unpack(this.sent).then(
      text => {
        this.text = text;
        this.read(text);
      },
      () => {
        this.broken = true;
      },
    );
  }

  /** Requests the changes that the rules make. @param {string} text */
  async read(text) {
    this.layer = await ask(`/api/layers?game=${this.game.id}&check=true`, {
      body: text,
      type: 'application/yaml',
    }).catch(() => null);
  }

  /** @param {boolean} take */
  answer(take) {
    if (take) this.tell('taken', this.text);
    // The link is replaced in the history, so that the question does not appear again if the reader goes back.
    swap('rules', this.game.id, 'own');
  }

  render() {
    if (this.broken) return html`<p class="wrong" role="alert">${t('sentBroken')}</p>`;
    if (this.text === null) return nothing;
    return html`<section class="sent" aria-labelledby="sent">
      <h2 id="sent">${t('sentRules')}</h2>
      <p>${t('sentSays')}</p>
      ${
        this.layer
          ? html`<p><strong>${this.layer.title}</strong></p>
              <ul>
                ${changes(this.known.told.options, this.layer.options).map(one => html`<li>${one.says}</li>`)}
              </ul>`
          : nothing
      }
      <details
        id="sent-text"
        @toggle=${(/** @type {Of<HTMLDetailsElement>} */ e) => {
          this.shows = e.target.open;
        }}
      >
        <summary>${t('layer')}</summary>
        ${
          this.shows
            ? html`<oya-editor fixed name="sent" mode="yaml" .label=${t('sentRules')} .text=${this.text}></oya-editor>`
            : nothing
        }
      </details>
      <p class="goes">
        <button class="primary" id="take" @click=${() => this.answer(true)}>${t('sentTake')}</button>
        <button id="refuse" @click=${() => this.answer(false)}>${t('sentLeave')}</button>
      </p>
    </section>`;
  }
}
customElements.define('oya-sent-rules', SentRules);
