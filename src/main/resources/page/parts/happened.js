// What the others did since the own last move, with its cards, and a line for screen readers.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { shown } from '../lib/card.js';
import { declared, lying } from '../lib/offers.js';
import { nameOf } from '../lib/names.js';

const MOST = 5;

class Happened extends Part {
  static properties = { client: {}, view: {}, game: {}, latest: {} };

  constructor() {
    super();
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {Shapes['event'][]} */ this.latest = [];
  }

  render() {
    const { view, game } = this;
    const told = this.client.log.filter(one => 'action' in one).slice(-MOST);
    const last = told.at(-1);
    if (view.settlement || view.phase === null) return nothing;
    if (!last) return html`<div class="happened"></div>`;
    const same = told.slice(told.findLastIndex(one => one.seat !== last.seat) + 1).slice(-2);
    return html`<div class="happened">
      <p class="unseen" role="log" aria-live="polite">${nameOf(view, last.seat)}: ${game.plain(last.says ?? '')}</p>
      <p aria-hidden="true"><strong>${nameOf(view, last.seat)}:</strong> ${same.map(one => this.move(one.action))}</p>
    </div>`;
  }

  /** @param {Shapes['action']} action */
  move(action) {
    const cards = lying(action).filter(one => !one.startsWith('#'));
    return html`<span class="did">
      ${this.game.word(action.do)} ${action.card ? shown(this.game, action.card, 'small') : nothing}
      ${
        cards.length ? html`<span class="takes">+</span>${cards.map(code => shown(this.game, code, 'small'))}` : nothing
      }
      ${declared(action)
        .map(id => this.game.word(id))
        .join(', ')}
    </span>`;
  }
}
customElements.define('oya-happened', Happened);
