// What a round came to: every payment with its why, the standing, and what comes next.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t } from '../lib/words.js';
import { nameOf } from '../lib/names.js';
import { payments } from '../lib/payments.js';
import { href } from '../lib/route.js';

class Settlement extends Part {
  static properties = { view: {}, game: {}, client: {}, table: {} };

  constructor() {
    super();
    /** @type {any} */ this.view = null;
    /** @type {any} */ this.game = null;
    /** @type {any} */ this.client = null;
    this.table = '';
  }

  render() {
    const { view, game, client } = this;
    const done = view.settlement;
    const name = (/** @type {number} */ seat) => nameOf(view, seat);
    const winner = done.winner === null ? t('nobodyWon') : t(done.winner === view.seat ? 'youWon' : 'won', { name: name(done.winner) });
    return html`<section class="settlement" aria-labelledby="settled"><h2 id="settled">${view.over ? t('matchOver') : t('roundOver', { round: view.round })}</h2>
      <p class="how">${done.end ? game.word(done.end) + '. ' : ''}${winner}</p>
      ${payments(game, done, name, view.seats.length)}
      <div class="next">
        ${view.seat === null ? nothing : view.over
          ? html`<button class="primary" id="rematch" @click=${() => client.request('rematch')}>${t('rematch')}</button>`
          : html`<button class="primary" id="next" ?disabled=${view.seats[view.seat].ready} @click=${() => client.request('next')}>${t(view.seats[view.seat].ready ? 'waitingForOthers' : 'nextRound')}</button>`}
        <a href=${href('replay', this.table)}>${t('replay')}</a>
      </div></section>`;
  }
}
customElements.define('oya-settlement', Settlement);
