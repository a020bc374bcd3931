// The line between field and hand: the latest move, the available actions, and a button with the selected move.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { once } from '../lib/keys.js';
import { advice, asksHint } from '../lib/hint.js';
import { nameOf, spoken } from '../lib/names.js';
import { declared, lying } from '../lib/offers.js';

const MOST = 4;
/** The maximum number of moves that get their own buttons before anything on the table is selected. */
const FEW = 2;

class Choices extends Part {
  static properties = { view: {}, game: {}, client: {}, choosing: {}, state: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** @type {import('../lib/choosing.js').Choosing} */ this.choosing = given;
    this.state = 0;
  }

  render() {
    const { client, choosing, view } = this;
    const pending = client.pending;
    const playing = !view.settlement && view.phase !== null;
    return html`<div class="choices" role="group" aria-label=${t('choices')}>
      <p class="unseen" role="log" aria-live="polite">${client.did}</p>
      <p class="prompt ${pending ? 'pending' : ''}" role="status">
        ${
          pending
            ? html`${t(pending.unsent ? 'unsent' : 'sending')} ${spoken(view, pending.says)}`
            : playing
              ? this.prompt()
              : nothing
        }
      </p>
      <div class="acts">
        ${
          pending || !playing
            ? nothing
            : html`${this.offers() ? choosing.words.map(move => this.word(move)) : nothing}
              ${choosing.card === null ? nothing : this.moves()}
              ${client.free && choosing.card === null && this.offers() ? asksHint(choosing) : nothing}`
        }
      </div>
    </div>`;
  }

  /**
   * Returns whether this line offers the actions without a card. The line offers them if no sheet does and the page
   * does not choose automatically.
   */
  offers() {
    const { choosing } = this;
    return !choosing.decides || (!!choosing.brings && !choosing.weighty && !choosing.answer);
  }

  prompt() {
    const { view, choosing, client } = this;
    const word = (/** @type {string} */ code) => begun(this.game.cards.get(code)?.name ?? code);
    if (choosing.card !== null && choosing.closed)
      return html`<span class="closed"
        >${word(choosing.card)}:
        ${choosing.closed.because ?? ('detail' in choosing.closed ? choosing.closed.detail : '')}</span
      >`;
    if (choosing.card !== null && choosing.moves.length) {
      const { open, exact } = choosing.meant;
      const card = word(choosing.card);
      if (open.length > 1) return t(exact.length === 1 ? 'chooseOr' : 'chooseWhat', { card });
      return t(lying(open[0] ?? {}).length ? 'touchOther' : 'touchAgain', { card });
    }
    if (choosing.hint) return advice(view, this.game, choosing);
    const asked =
      client.free && view.turn !== null
        ? t(choosing.decides ? 'sayWhat' : 'yourTurn')
        : view.turn === null || view.turn === view.seat || client.holds()
          ? ''
          : t('waitsFor', { name: nameOf(view, view.turn) });
    return html`${asked} <small>${client.did}</small>`;
  }

  /** @param {Shapes['action']} move */
  word(move) {
    const worth = declared(move).map(id => this.game.yaku.find(one => one.id === id)?.amount ?? '');
    return html`<button
      class="word"
      data-do=${move.do}
      title=${this.game.told.actions?.[move.do] ?? nothing}
      @click=${once(() => this.choosing.play(move))}
    >
      ${begun(spoken(this.view, move.says))}${worth.some(Boolean) ? html` <b class="amount">${worth.join(' + ')}</b>` : nothing}
    </button>`;
  }

  moves() {
    const { open, exact } = this.choosing.meant;
    const meant = open.length <= FEW ? open : exact;
    return meant
      .slice(0, MOST)
      .map(
        move =>
          html`<button
            class="move ${move === this.choosing.only ? 'primary' : ''}"
            data-do=${move.do}
            @click=${once(() => this.choosing.play(move))}
          >
            ${begun(spoken(this.view, move.says))}
          </button>`,
      );
  }
}
customElements.define('oya-choices', Choices);
