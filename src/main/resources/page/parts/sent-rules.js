// House rules from a link. They are shown first, and used only if the player accepts them.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { unpack } from '../lib/share.js';
import { swap } from '../lib/route.js';
import './editor.js';

class SentRules extends Part {
  static properties = { game: {}, sent: {}, text: { state: true }, broken: { state: true } };

  constructor() {
    super();
    /** @type {Shapes['listedGame']} */ this.game = given;
    this.sent = '';
    /** @type {string | null} */ this.text = null;
    this.broken = false;
  }

  connectedCallback() {
    super.connectedCallback();
    unpack(this.sent).then(
      text => {
        this.text = text;
      },
      () => {
        this.broken = true;
      },
    );
  }

  /** @param {boolean} take */
  answer(take) {
    if (take) this.tell('taken', this.text);
    // The link is replaced in the history, so that going back does not ask again.
    swap('rules', this.game.id, 'own');
  }

  render() {
    if (this.broken) return html`<p class="wrong" role="alert">${t('sentBroken')}</p>`;
    if (this.text === null) return nothing;
    return html`<section class="sent" aria-labelledby="sent">
      <h2 id="sent">${t('sentRules')}</h2>
      <p>${t('sentSays')}</p>
      <oya-editor fixed name="sent" mode="yaml" .label=${t('sentRules')} .text=${this.text}></oya-editor>
      <p class="goes">
        <button class="primary" id="take" @click=${() => this.answer(true)}>${t('sentTake')}</button>
        <button id="refuse" @click=${() => this.answer(false)}>${t('sentLeave')}</button>
      </p>
    </section>`;
  }
}
customElements.define('oya-sent-rules', SentRules);
