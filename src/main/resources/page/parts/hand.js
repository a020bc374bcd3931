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
  }

  updated() {
    /** @type {HTMLElement} */ (this.querySelector('.hand')).style.setProperty('--n', String(this.view.hand.length));
  }

  render() {
    const { view, game, choosing } = this;
    const pending = choosing.client.pending;
    const cards = game.sorted(view.hand);
    const { advised } = choosing;
    const touched = choosing.card ?? choosing.closed?.card;
    return html`<div class="hand" role="group" aria-label=${t('hand')} data-count=${cards.length}>
      ${repeat(
        cards,
        (code, at) => code + cards.slice(0, at).filter(other => other === code).length,
        code =>
          html`<button
            class="card ${choosing.opens(code) ? 'open' : ''} ${choosing.takes(code) ? 'takes' : ''} ${
              touched === code ? 'touched' : ''
            } ${advised.has(code) ? 'advised' : ''} ${pending?.move.card === code ? 'unsent' : ''}"
            data-card=${code}
            aria-pressed=${touched === code ? 'true' : 'false'}
            aria-label=${game.label(code)}
            title=${game.label(code)}
            @click=${(/** @type {MouseEvent} */ e) => choosing.touch(code, e.detail > 1)}
          >
            ${face(game, code)}
          </button>`,
      )}
    </div>`;
  }
}
customElements.define('oya-hand', Hand);
