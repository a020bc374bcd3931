// The bar above a table: the game, the progress of the match, the connection state, and buttons that open panels.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, together, times } from '../lib/words.js';
import { icon, mark } from '../lib/icon.js';
import { called, goalOf, titlesOf } from '../lib/games.js';
import { nameOf } from '../lib/names.js';
import { seatAt } from '../lib/seats.js';
import './phrases.js';

class Bar extends Part {
  static properties = { view: {}, game: {}, client: {}, online: {}, house: { state: true } };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    this.online = true;
    /** The titles of the house rules. @type {string[]} */ this.house = [];
  }

  async firstUpdated() {
    this.house = await titlesOf(this.view.rules.layers);
  }

  /** Whether another person is at the table. */
  get talks() {
    const { seat, seats } = this.view;
    return seat !== null && seats.some(one => one.kind === 'person' && one.seat !== seat && !one.free);
  }

  /** Returns the names of the players, for a spectator. */
  players() {
    const { view } = this;
    if (view.seat !== null) return nothing;
    const names = view.seats.filter(one => !one.free).map(one => nameOf(view, one.seat));
    return html`<span class="long" id="players">${together(names)}</span>`;
  }

  render() {
    const { view, game } = this;
    const why = this.talks && !view.mayUndo;
    return html`<a class="home" href="#/" aria-label=${t('home')}>${mark()}</a>
      <h1 tabindex="-1">${called(game.told.title)}</h1>
      <p class="now">${this.far()}</p>
      <p class="line" role="status" id="connection">
        ${this.online ? nothing : html`<span class="lost">${t('lost')}</span>`}
      </p>
      <div class="tools">
        ${
          game.yaku.some(one => one.amount !== null)
            ? html`<button popovertarget="combinations" aria-label=${game.scoring}>
                ${icon('combinations')}<span>${game.scoring}</span>
              </button>`
            : nothing
        }
        ${
          view.seat === null
            ? nothing
            : html`<button
                  id="undo"
                  aria-label=${t('undo')}
                  popovertarget=${why ? 'undo-why' : nothing}
                  ?disabled=${!why && !view.mayUndo}
                  @click=${() => view.mayUndo && this.client.request('undo')}
                >
                  ${icon('undo')}<span>${t('undo')}</span>
                </button>
                ${why ? html`<div class="panel" id="undo-why" popover>${t('undoWhy')}</div>` : nothing}`
        }
        ${
          this.talks
            ? html`<button popovertarget="say" aria-label=${t('say')}>${icon('say')}<span>${t('say')}</span></button>
                <oya-phrases id="say" popover .client=${this.client}></oya-phrases>`
            : nothing
        }
        <button popovertarget="menu" aria-label=${t('menu')}>${icon('menu')}<span>${t('menu')}</span></button>
      </div>`;
  }

  /** Returns the multiplier of the round, as a button that opens the reasons for it. */
  factor() {
    const { multiplier, multiplied = [] } = this.view;
    if (!multiplied.length) return html`<b class="factor">× ${multiplier}</b>`;
    return html`<button class="factor" popovertarget="multiplied" aria-label="${t('multiplier')} × ${multiplier}">
      × ${multiplier}
    </button>`;
  }

  /** Returns the progress of the match and the stakes of this round. */
  far() {
    const { round, rounds, multiplier, carried, pot } = this.view;
    const goal = goalOf(this.view, this.game);
    const practice = seatAt(this.view.table)?.practice;
    return html`${this.players()} ${this.house.map(title => html`<span class="long house">${title}</span>`)}
    ${practice ? html`<a id="practice" href=${practice}>← ${t('practice')}</a>` : nothing}
    ${
      round
        ? html`<span class="long">${rounds ? t('roundOf', { round, rounds }) : t('round', { round })}</span
            ><span class="short">${round}${rounds ? ' / ' + rounds : ''}</span>`
        : nothing
    }
    ${multiplier > 1 ? this.factor() : nothing}
    ${carried.length ? html`<span class="carried">${t('timesLater', { list: times(carried) })}</span>` : nothing}
    ${goal ? html`<span class="long">${t('goal', { points: goal })}</span>` : nothing}
    ${pot ? html`<span class="pot">${t('pot', { points: pot })}</span>` : nothing}`;
  }
}
customElements.define('oya-bar', Bar);
