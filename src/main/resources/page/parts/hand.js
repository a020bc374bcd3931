// The player's own hand. The first touch shows what a card takes. A second touch, or a touch of the card to take, plays
// it. Cards that cannot be played can be touched too.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { face } from '../lib/card.js';

class Hand extends Part {
  static properties = { view: {}, game: {}, choosing: {}, state: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/choosing.js').Choosing} */ this.choosing = given;
    this.state = 0;
    /** The copy that was touched last, of several cards with the same code. */
    this.copy = 0;
  }

  updated() {
    /** @type {HTMLElement} */ (this.querySelector('.hand')).style.setProperty('--n', String(this.view.hand.length));
  }

  /** @param {string} code @param {number} copy @param {boolean} again */
  touch(code, copy, again) {
    const { choosing } = this;
    // A touch of the other copy moves the selection to it.
    if (choosing.card === code && copy !== this.copy) choosing.drop();
    this.copy = copy;
    choosing.touch(code, again);
  }

  render() {
    const { view, game, choosing } = this;
    const pending = choosing.client.pending;
    const cards = game.sorted(view.hand);
    const { advised } = choosing;
    const touched = choosing.card ?? choosing.closed?.card;
    const copyOf = (/** @type {number} */ at) => cards.slice(0, at).filter(other => other === cards[at]).length;
    // Of equal cards, only the touched one is marked, and otherwise the first.
    const marked = (/** @type {number} */ at) => copyOf(at) === (touched === cards[at] ? this.copy : 0);
    return html`<div class="hand" role="group" aria-label=${t('hand')} data-count=${cards.length}>
      ${repeat(
        cards,
        (code, at) => code + copyOf(at),
        (code, at) =>
          html`<button
            class="card ${choosing.opens(code) ? 'open' : ''} ${choosing.takes(code) ? 'takes' : ''} ${
              touched === code && marked(at) ? 'touched' : ''
            } ${advised.has(code) && marked(at) ? 'advised' : ''} ${
              pending?.move.card === code && marked(at) ? 'unsent' : ''
            }"
            data-card=${code}
            aria-pressed=${touched === code && marked(at) ? 'true' : 'false'}
            aria-label=${game.label(code)}
            title=${game.label(code)}
            @click=${(/** @type {MouseEvent} */ e) => this.touch(code, copyOf(at), e.detail > 1)}
          >
            ${face(game, code)}
          </button>`,
      )}
    </div>`;
  }
}
customElements.define('oya-hand', Hand);
