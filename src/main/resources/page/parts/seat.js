// A seat: the player, captured cards, declarations and phrases. A touch opens a larger view.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, minus, signed } from '../lib/words.js';
import { nameOf } from '../lib/names.js';
import { fanned } from '../lib/card.js';
import { partner } from '../lib/around.js';
import './clock.js';

/** Maximum number of captured cards of a kind shown beside the table. */
const LAST = 12;

/** Shows a count. Small windows leave out the explanation in parentheses. @param {string} says */
function count(says) {
  const [, short, explained] = /** @type {RegExpMatchArray} */ (says.match(/^(.*?)( \(.*)?$/s));
  return html`<span class="counts"
    >${short}${explained ? html`<span class="explained">${explained}</span>` : nothing}</span
  >`;
}

class Seat extends Part {
  static properties = {
    view: {},
    game: {},
    seat: {},
    says: {},
    time: {},
    missing: { type: Boolean },
    own: { type: Boolean },
    small: { type: Boolean },
    open: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {Shapes['chair']} */ this.seat = given;
    /** The phrase currently shown. @type {string | undefined} */ this.says = undefined;
    /** The time that the seat has left. @type {{ left: number, since: number | null } | null} */ this.time = null;
    /** Whether the person has closed the table. */ this.missing = false;
    this.own = false;
    this.small = false;
    this.open = false;
  }

  render() {
    const { view, game, seat, own, combined } = this;
    const turn = view.turn === seat.seat;
    const name = nameOf(view, seat.seat);
    const points = own && seat.captured.length && !view.settlement ? seat.points : null;
    // Narrow windows show the number of cards in the hand as a small card beside the score.
    const hand = own || this.small || !seat.hand ? '' : t('cards', { count: seat.hand });
    return html`<section class="seat ${turn ? 'turn' : ''}" data-seat=${seat.seat} aria-label=${name}>
        <p class="who">
          <span class="named"
            ><b>${name}</b> ${turn ? html`<span class="unseen">${t('onTurn')}</span>` : nothing}
            <span class="score">${minus(seat.score)}</span>
            ${
              seat.soFar || (seat.soFar === 0 && !combined)
                ? html`<span class="so-far ${combined ? 'combined' : ''}" title=${this.soFar()}
                    >${signed(seat.soFar)}<small class="explained"> ${t('now')}</small></span
                  >`
                : nothing
            }
            ${hand ? html`<span class="few" role="img" aria-label=${hand}>${seat.hand}</span>` : nothing}</span
          >
          ${this.time ? html`<oya-clock .time=${this.time}></oya-clock>` : nothing}
          ${seat.away || this.missing ? html`<span class="badge away">${t('isAway')}</span>` : nothing}
          ${seat.kind === 'bot' && this.company() ? html`<span class="badge quiet bot">${t('bot')}</span>` : nothing}
          ${seat.free && seat.name ? html`<span class="badge">${t('isFree')}</span>` : nothing}
          ${points === null ? nothing : html`<span class="quiet">${t('cardPoints', { points })}</span>`}
          ${[...new Set(this.marks().map(mark => this.said(mark)))].map(said => html`<span class="said">${said}</span>`)}
          ${[...seat.counts, ...(seat.owed ?? [])].map(count)}
          ${seat.declared.map(id => html`<span class="claim">${begun(game.word(id))}</span>`)}
          ${partner(view, seat) ? html`<span class="badge partner">${t('partner')}</span>` : nothing}
          ${view.dealer === seat.seat && !this.saysDealer() ? html`<span class="badge quiet">${game.word('oya')}</span>` : nothing}
          ${hand ? html`<span class="quiet count">${hand}</span>` : nothing}
        </p>
        ${this.says ? html`<span class="bubble" role="status">${this.says}</span>` : nothing}
        ${this.small ? nothing : html`<div class="pile">${this.piles(LAST)}</div>`}
        ${
          this.small
            ? nothing
            : html`<button
                class="opens"
                popovertarget="seat-${seat.seat}"
                aria-label=${own ? t('lookAtOwn') : t('lookAt', { name })}
              ></button>`
        }
      </section>
      <div
        class="panel looked"
        id="seat-${seat.seat}"
        popover
        @beforetoggle=${(/** @type {ToggleEvent} */ e) => {
          this.open = e.newState === 'open';
        }}
      >
        ${this.open ? this.all(name) : nothing}
      </div>`;
  }

  /** Returns whether there are several people at the table, so that bots are marked. */
  company() {
    return this.view.seats.filter(one => one.kind === 'person').length > 1;
  }

  /** Returns whether a mark of the seat already names the dealer. */
  saysDealer() {
    const dealer = this.game.word('oya').toLowerCase();
    return this.marks().some(mark => this.game.word(mark).toLowerCase().includes(dealer));
  }

  /** Returns whether only combinations give points. */
  get combined() {
    return this.game.told.combines && !Object.keys(this.game.told.gains).length;
  }

  /** Returns the points of the round so far, in words. */
  soFar() {
    const points = t('points', { points: this.seat.soFar ?? 0 });
    return this.combined ? `${t('combinations')}: ${points}` : `${points} ${t('soFar')}`;
  }

  /** Returns the name of a mark. Of a call, only the call is named, which fits every person. @param {string} mark */
  said(mark) {
    const { game } = this;
    const name = game.word(mark);
    const call = game.told.alone.map(id => game.word(id)).find(one => name.toLowerCase().includes(one.toLowerCase()));
    return begun(call ?? name);
  }

  marks() {
    return this.seat.marks.filter(mark => !this.game.told.quiet.includes(mark));
  }

  /** Returns the meanings of the seat's declarations and counted actions. */
  meanings() {
    const { game, seat } = this;
    const { actions, names } = game.told;
    const said = (/** @type {string} */ id) => names[id + '-said'] ?? game.word(id);
    return [
      ...seat.declared.map(id => [game.word(id), game.yaku.find(one => one.id === id)?.what]),
      ...Object.keys(actions)
        .filter(id => seat.counts.some(one => one.startsWith(said(id))))
        .map(id => [said(id), actions[id]]),
    ].map(([name, what]) => `${begun(name ?? '')}: ${what}`);
  }

  /** The cards that the seat has shown and not played yet. */
  get shown() {
    const { field, seats } = this.view;
    const played = new Set([field, ...seats.map(one => one.captured)].flat());
    return this.seat.shown.filter(code => !played.has(code));
  }

  /** @param {number} most the maximum number of cards of a kind */
  piles(most) {
    const { game, seat } = this;
    const { shown } = this;
    return html`${
      shown.length
        ? html`<span class="kind shown" role="group" aria-label=${t('shows')}>${fanned(game, shown)}</span>`
        : nothing
    }
    ${game.kinds.map(kind => {
      const cards = game.sorted(seat.captured.filter(code => game.cards.get(code)?.kind === kind));
      const hidden = cards.length - most;
      const count = game.counted(cards);
      return cards.length
        ? html`<span class="kind" role="group" aria-label="${game.word(kind)}: ${count}">
            ${hidden > 0 ? html`<b class="hides" role="img" aria-label=${t('hiddenCards', { count: hidden })}>…</b>` : nothing}
            ${fanned(game, cards.slice(-most))}<em>${count}</em>
          </span>`
        : html`<span class="kind none"></span>`;
    })}`;
  }

  /** @param {string} name */
  all(name) {
    const { game, seat } = this;
    const said = [
      t('cards', { count: seat.hand }),
      t('captured', { count: seat.captured.length + (seat.unseen ?? 0) }),
      ...(seat.unseen ? [t('faceDown', { count: seat.unseen })] : []),
      ...(seat.points === null ? [] : [t('points', { points: seat.points })]),
      ...(seat.soFar === undefined ? [] : [this.soFar()]),
      ...seat.counts,
      ...seat.declared.map(id => t('declared', { what: game.word(id) })),
      ...this.marks().map(id => game.word(id)),
    ];
    return html`<div class="titled">
        <h2>${name} <span class="score">${minus(seat.score)}</span></h2>
        <button popovertarget="seat-${seat.seat}" popovertargetaction="hide">${t('close')}</button>
      </div>
      <p>${said.join(' · ')}</p>
      ${this.meanings().map(says => html`<p class="quiet">${says}</p>`)}
      <div class="pile">${this.piles(seat.captured.length)}</div>`;
  }
}
customElements.define('oya-seat', Seat);
