// A table as one seat sees it, with the moves of that seat.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, together } from '../lib/words.js';
import { nameOf } from '../lib/names.js';
import { game } from '../lib/games.js';
import { pictures } from '../lib/card.js';
import { TableClient } from '../lib/table-client.js';
import { keepSeat, seatAt, tokenOf } from '../lib/seats.js';
import { Choosing } from '../lib/choosing.js';
import { href } from '../lib/route.js';
import { told } from '../lib/told.js';
import { pace } from '../lib/settings.js';
import { Focus, keys } from '../lib/keys.js';
import { drag } from '../lib/drag.js';
import { fly, places } from '../lib/fly.js';
import { around, most } from '../lib/around.js';
import { feast, feats, ring, MADE, MOMENT } from '../lib/feast.js';
import { hushTurn, tellTurn } from '../lib/turns.js';
import './bar.js';
import './seat.js';
import './field.js';
import './hand.js';
import './choices.js';
import './beside.js';
import './table-menu.js';
import './notice.js';

const LATER = [
  () => import('./invites.js'),
  () => import('./decision.js'),
  () => import('./settlement.js'),
  () => import('./combinations.js'),
  () => import('./multiplied.js'),
];

/** The places where a click does not end the selection of a card. */
const BUSY = 'button, a, input, label, oya-field, oya-choices, [popover]';

class Table extends Part {
  static properties = { table: {}, game: { state: true }, problem: { state: true } };

  constructor() {
    super();
    this.table = '';
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {unknown} */ this.problem = null;
    /** @type {TableClient | null} */ this.client = null;
    /** @type {Choosing | null} */ this.choosing = null;
    /** The offered rematch, or null. @type {import('../lib/rematch.js').Rematch | null} */ this.again = null;
    /** The version that was rendered last. */ this.shown = -1;
    /** The version at which the page chose the only possible action. */ this.answered = -1;
    /** Whether cards are being animated. The decision sheet waits for them. */ this.flying = false;
    /** The seat whose turn it was in the previous version. @type {number | null} */ this.turn = null;
    /** The text of the current celebration. */ this.cry = '';
    /** @type {import('../lib/feast.js').Moment | null} the combination or feat that is being shown */ this.moment =
      null;
    /** The view before the current one. @type {Shapes['view'] | null} */ this.previous = null;
    /**
     * The combinations of this seat at its last decision.
     * @type {{ round: number, version: number, made: import('../lib/feast.js').Moment }}
     */
    this.known = { round: -1, version: -1, made: [] };
    /** The version at which a request was rejected. */ this.told = -1;
    /** The largest hand of the current round. @type {import('../lib/around.js').Most | null} */ this.most = null;
    /** @type {import('../lib/lesson.js').Lesson | null} the explanations of a first round */ this.lesson = null;
    this.pressed = (/** @type {KeyboardEvent} */ event) => {
      this.hush();
      keys(this, event);
    };
    this.addEventListener('pointerdown', event => {
      this.hush();
      drag(this, event);
    });
    this.addEventListener('click', ({ target }) => {
      if (this.choosing?.card && !(/** @type {Element} */ (target).closest(BUSY))) this.choosing.drop();
    });
    this.focused = new Focus(this);
    this.seen = () => document.visibilityState === 'visible' && hushTurn(this.table);
  }

  connectedCallback() {
    super.connectedCallback();
    // These parts are loaded separately, so that the table appears sooner.
    LATER.forEach(load => load());
    this.begin();
    addEventListener('keydown', this.pressed);
    document.addEventListener('visibilitychange', this.seen);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.pressed);
    document.removeEventListener('visibilitychange', this.seen);
    this.client?.stop();
    this.again?.stop();
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    requestAnimationFrame(() => this.focused.keep());
    const turn = this.client?.view?.turn ?? null;
    document.title = (turn !== null && turn === this.client?.view?.seat ? '● ' : '') + 'Oya: ' + t('table');
    const table = /** @type {HTMLElement | null} */ (this.querySelector('.table'));
    const view = this.client?.view;
    if (table && view) {
      this.most = most(view, this.most);
      table.style.setProperty('--hand-n', String(this.most.hand));
      table.style.setProperty('--beside', String(around(view).playing.length));
    }
    if (changes.has('table') && this.client && !this.client.path.endsWith('/' + this.table)) {
      this.client.stop();
      this.again?.stop();
      this.begin();
    }
  }

  async begin() {
    const seat = seatAt(this.table);
    const client = new TableClient(this.table, tokenOf(this.table));
    this.client = client;
    const choosing = new Choosing(client, () => {
      this.problem = null;
      this.lesson?.follow(client, choosing);
      this.answer();
      this.complete();
      this.requestUpdate();
    });
    this.choosing = choosing;
    this.game = given;
    this.lesson = null;
    this.again = null;
    if (seat?.lesson) await this.teach(client, seat);
    if (this.client !== client || !this.isConnected) return;
    client.addEventListener('change', () => this.came());
    client.addEventListener('refused', event => {
      this.refused(/** @type {CustomEvent} */ (event).detail);
    });
    client.addEventListener('happened', event => this.happened(/** @type {CustomEvent} */ (event).detail));
    client.start();
  }

  /**
   * Loads the explanations of a first round.
   * @param {TableClient} client
   * @param {import('../lib/seats.js').Taken} seat
   */
  async teach(client, seat) {
    const [{ Lesson, lessonsOf }] = await Promise.all([import('../lib/lesson.js'), import('./lesson.js')]);
    const told = await lessonsOf(/** @type {Shapes['tableRules']} */ (seat.rules)).catch(() => null);
    if (!told || this.client !== client) return;
    this.lesson = new Lesson(told, () => {
      client.goOn();
      this.answer();
      this.requestUpdate();
    });
    client.holds = () => !!this.lesson?.holds;
  }

  /** Ends the explanations. The round goes on without them. */
  skip() {
    const seat = seatAt(this.table);
    if (seat) keepSeat({ ...seat, lesson: undefined });
    this.lesson = null;
    if (!this.choosing || !this.client) return;
    this.client.holds = () => false;
    this.client.goOn();
    this.answer();
    this.requestUpdate();
  }

  async came() {
    const { client } = this;
    const view = client?.view;
    const before = view && this.game && view.version !== this.shown ? places(this) : null;
    if (before) this.flying = before.size > 0;
    this.choosing?.follow();
    if (client && this.choosing) this.lesson?.follow(client, this.choosing);
    if (view && !this.game) {
      const found = await game(view.rules).catch(wrong => this.refused(wrong));
      if (!found) return this.requestUpdate();
      await pictures(found.deck, found.told.deck.pictures);
      if (this.client !== client) return;
      this.game = found;
    }
    if (view && view.version !== this.told) this.problem = null;
    this.requestUpdate();
    this.answer();
    if (view?.settlement) import('../lib/matches.js').then(({ remember }) => remember(view));
    if (view) tellTurn(this.game, view, this.turn, client.told);
    this.turn = view?.turn ?? null;
    const { previous } = this;
    this.previous = view ?? null;
    if (!before || !client || !view) return;
    this.shown = view.version;
    const { latest } = client;
    this.celebrate(feast(this.game, view, latest));
    const fresh = feats(this.game, view, previous, latest);
    const current = this.asks('flight');
    await this.updateComplete;
    requestAnimationFrame(async () => {
      await fly(this, this.game, view, latest, before);
      if (fresh.length) this.show(fresh);
      if (!current()) return;
      this.flying = false;
      this.requestUpdate();
    });
  }

  /** Chooses the only possible action after a delay, if the player has enabled this and has read the explanation of a lesson. */
  answer() {
    const { client, choosing } = this;
    const only = choosing?.answer;
    const { version = -1 } = client?.view ?? {};
    if (!client || !only || this.answered === version || client.holds()) return;
    this.answered = version;
    setTimeout(() => client.free && client.view?.version === version && choosing.play(only, true), pace());
  }

  /** Shows the combinations that the player has just completed, before the decision sheet. */
  complete() {
    const view = this.client?.view;
    const done = this.choosing?.brings?.find(one => one.settlement)?.settlement;
    if (!view || !done || this.known.version === view.version) return;
    const made = done.made.filter(one => one.seat === view.seat && one.cards.length);
    const before = this.known.round === view.round ? this.known.made : [];
    const fresh = made.filter(one => !before.some(other => other.yaku === one.yaku && other.points === one.points));
    this.known = { round: view.round, version: view.version, made };
    if (fresh.length) this.show(fresh);
  }

  /** Shows combinations or feats for a moment. @param {import('../lib/feast.js').Moment} fresh */
  show(fresh) {
    ring(MADE);
    this.moment = fresh;
    this.requestUpdate();
    setTimeout(() => {
      if (this.moment !== fresh) return;
      this.moment = null;
      this.requestUpdate();
    }, MOMENT);
  }

  /**
   * Whether the current moment can be shown. A feat can be shown at once. A combination can be shown after its cards
   * have landed, until the next version.
   */
  get timely() {
    const { moment } = this;
    const feat = moment?.every(one => !this.game.sets.has(one.yaku));
    return feat || (!this.flying && this.known.version === this.client?.view?.version);
  }

  /** Shows a celebration and plays its notes. @param {ReturnType<typeof feast>} what */
  celebrate(what) {
    if (!what) return;
    ring(what.notes);
    if (!what.text || !pace()) return;
    this.cry = what.text;
    this.requestUpdate();
    setTimeout(() => {
      if (this.cry !== what.text) return;
      this.cry = '';
      this.requestUpdate();
    }, MOMENT);
  }

  /** Ends celebrations, because the player plays on. */
  hush() {
    if (!this.moment && !this.cry) return;
    this.moment = null;
    this.cry = '';
    this.requestUpdate();
  }

  /** Shows an error response until the table changes. @param {import('../lib/api.js').Refused} problem */
  refused(problem) {
    this.problem = problem;
    this.told = this.client?.view?.version ?? -1;
  }

  /** @param {Shapes['event']} one */
  happened(one) {
    if ('action' in one) {
      if (one.seat === this.client?.view?.seat) this.problem = null;
    } else if (one.table && this.client && this.again?.table !== one.table && (one.invite || this.spectates))
      this.offered(this.client, one);
  }

  /** Notes a rematch that a player has offered. @param {TableClient} client @param {Shapes['event']} one */
  async offered(client, one) {
    const { Rematch } = await import('../lib/rematch.js');
    if (this.client !== client || this.again?.table === one.table) return;
    this.again = new Rematch(client, one, () => this.requestUpdate());
    this.requestUpdate();
  }

  /** Whether the player watches this table without a seat. */
  get spectates() {
    return this.client?.view?.seat === null;
  }

  /** Returns the round and the partners, for a spectator. @param {Shapes['view']} view */
  spectating(view) {
    const sides = [...new Set(view.seats.map(one => one.side))];
    const names = (/** @type {number} */ side) =>
      together(view.seats.filter(one => one.side === side).map(one => nameOf(view, one.seat)));
    return [
      t('spectating'),
      view.round ? t('round', { round: view.round }) : '',
      sides.length < view.seats.length ? sides.map(names).join(' – ') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  }

  render() {
    const client = this.client;
    // Without the data of the game, there is nothing else to show.
    const wrong = client?.gone ? t(client.gone) : !this.game && this.problem;
    if (wrong)
      return html`<section class="narrow">
        <h1 tabindex="-1">${t('table')}</h1>
        ${told(wrong)}
        <p><a class="button primary" href=${href()}>${t('front')}</a></p>
      </section>`;
    const view = client?.view;
    if (!view || !this.game || !client || !this.choosing)
      return html`<p class="quiet loading" role="status">${t('loading')}</p>`;
    const seats = around(view);
    const playing = view.phase !== null && !view.settlement;
    const lesson =
      this.lesson && view.seat !== null
        ? html`<oya-lesson
            .lesson=${this.lesson}
            .view=${view}
            .state=${this.lesson.state}
            @skipped=${() => this.skip()}
          ></oya-lesson>`
        : nothing;
    return html`<div
      class="table ${seats.how} ${this.lesson ? 'taught' : ''} ${view.seat === null ? 'watched' : ''}
        ${view.stock || view.field.length || view.hand?.length ? '' : 'undealt'}"
      data-seats=${view.seats.length}
      data-phase=${view.phase ?? nothing}
      data-version=${view.version}
    >
      <oya-bar class="bar" .view=${view} .game=${this.game} .client=${client} .online=${client.online}></oya-bar>
      <section class="others" aria-label=${t('others')}>
        ${seats.playing.map(
          (seat, at) =>
            html`<oya-seat
              data-at=${seats.how === 'flanked' ? ['left', 'top', 'right'][at] : nothing}
              .view=${view}
              .game=${this.game}
              .seat=${seat}
              .says=${client.phrases.get(seat.seat)}
              .time=${client.timeOf(view, seat.seat)}
              ?missing=${client.missing(seat.seat)}
            ></oya-seat>`,
        )}
        ${
          seats.out.length
            ? html`<div class="out">
                ${seats.out.map(
                  seat => html`<oya-seat small .view=${view} .game=${this.game} .seat=${seat}></oya-seat>`,
                )}
              </div>`
            : nothing
        }
      </section>
      <oya-field .view=${view} .game=${this.game} .choosing=${this.choosing} .state=${this.choosing.state}></oya-field>
      <oya-choices
        .view=${view}
        .game=${this.game}
        .client=${client}
        .choosing=${this.choosing}
        .state=${this.choosing.state}
        .waiting=${client.waiting}
      ></oya-choices>
      ${
        view.seat === null
          ? html`<p class="own quiet">${this.spectating(view)}</p>`
          : html`<oya-hand
                .view=${view}
                .game=${this.game}
                .choosing=${this.choosing}
                .state=${this.choosing.state}
              ></oya-hand>
              <oya-seat
                class="own"
                own
                .view=${view}
                .game=${this.game}
                .seat=${view.seats[view.seat]}
                .says=${client.phrases.get(view.seat)}
                .time=${client.timeOf(view, view.seat)}
              ></oya-seat>`
      }
      <oya-beside .view=${view} .game=${this.game} .log=${client.log} .former=${client.former}></oya-beside>
      <div class="air" aria-hidden="true"></div>
      ${
        playing && this.choosing.weighty && !this.flying && !(this.moment && pace())
          ? html`<oya-decision
              .view=${view}
              .game=${this.game}
              .choosing=${this.choosing}
              .state=${this.choosing.state}
            ></oya-decision>`
          : nothing
      }
      ${
        view.settlement
          ? html`<oya-settlement
              .view=${view}
              .game=${this.game}
              .client=${client}
              .waiting=${client.waiting}
              .made=${this.known.round === view.round ? this.known.made : []}
              .rematch=${this.again}
              .state=${this.again?.key}
              .table=${this.table}
              .lesson=${lesson}
            ></oya-settlement>`
          : nothing
      }
      ${view.phase === null ? html`<oya-invites .client=${client} .view=${view} .game=${this.game}></oya-invites>` : nothing}
      ${view.settlement ? nothing : lesson}
      <oya-notice
        class="notice"
        .view=${view}
        .client=${client}
        .game=${this.game}
        .cry=${this.cry}
        .made=${this.timely ? this.moment : null}
        .problem=${this.problem}
      ></oya-notice>
      <oya-multiplied class="panel" id="multiplied" popover .view=${view} .game=${this.game}></oya-multiplied>
      <oya-combinations id="combinations" popover .view=${view} .game=${this.game}></oya-combinations>
      <oya-table-menu
        class="menu"
        id="menu"
        popover
        ?taught=${this.lesson}
        .view=${view}
        .game=${this.game}
        .client=${client}
        .watching=${client.watching}
      ></oya-table-menu>
    </div>`;
  }

  help() {
    /** @type {HTMLElement | null} */ (this.querySelector('#menu'))?.togglePopover();
  }
}
customElements.define('oya-table', Table);
