// A seat: who sits there, what it has captured, declared and said. On a phone the others fold into strips.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { nameOf } from '../lib/names.js';
import { row } from '../lib/card.js';
import { minus } from '../lib/payments.js';

class Seat extends Part {
  static properties = { view: {}, game: {}, seat: {}, own: { type: Boolean } };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {Shapes['chair']} */ this.seat = given;
    this.own = false;
  }

  render() {
    const { view, game, seat } = this;
    const turn = view.turn === seat.seat;
    return html`<details
      class="seat ${turn ? 'turn' : ''} ${this.own ? 'own' : ''}"
      data-seat=${seat.seat}
      ?open=${this.own || !matchMedia('(max-width: 640px)').matches || nothing}
    >
      <summary>
        <span class="who">${nameOf(view, seat.seat)}</span>
        <span class="score">${minus(seat.score)}</span>
        ${turn ? html`<span class="badge">${t('onTurn')}</span>` : nothing}
        ${view.dealer === seat.seat ? html`<span class="badge quiet">${game.word('oya')}</span>` : nothing}
        ${seat.away ? html`<span class="badge">${t('isAway')}</span>` : nothing}
        ${seat.free ? html`<span class="badge">${t('isFree')}</span>` : nothing}
        ${this.own ? nothing : html`<span class="quiet">${t('cards', { count: seat.hand })}</span>`}
        ${
          seat.captured.length
            ? html`<span class="quiet counts"
                >${t('captured', { count: seat.captured.length })}${
                  seat.points === null ? '' : ', ' + t('points', { points: seat.points })
                }</span
              >`
            : nothing
        }
      </summary>
      ${this.words(seat)}
      ${seat.captured.length ? html`<div class="piles">${game.kinds.map(kind => this.pile(kind))}</div>` : nothing}
    </details>`;
  }

  /** @param {Shapes['chair']} seat */
  words(seat) {
    const marks = seat.marks.filter(mark => !this.game.told.quiet.includes(mark));
    const said = [
      ...seat.declared.map(id => t('declared', { what: this.game.word(id) })),
      ...marks.map(id => this.game.word(id)),
    ];
    return html`${said.length ? html`<p class="said">${said.join(' · ')}</p>` : nothing}
    ${seat.shown.length ? html`<p class="said">${t('shows')} ${row(this.game, seat.shown)}</p>` : nothing}`;
  }

  /** The captured cards of a kind. @param {string} kind */
  pile(kind) {
    const cards = this.seat.captured.filter(code => this.game.cards.get(code)?.kind === kind);
    if (!cards.length) return nothing;
    return html`<div class="pile" data-kind=${kind}>
      <span class="quiet">${this.game.word(kind)} ${cards.length}</span>${row(this.game, cards)}
    </div>`;
  }
}
customElements.define('oya-seat', Seat);
