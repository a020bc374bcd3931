// A table: what this seat sees, and what it may do.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { game } from '../lib/games.js';
import { pictures } from '../lib/card.js';
import { TableClient } from '../lib/table-client.js';
import { seatAt, sit } from '../lib/seats.js';
import { Choosing } from '../lib/choosing.js';
import { go, href } from '../lib/route.js';
import { told } from '../lib/told.js';
import { keys } from '../lib/keys.js';
import { drag } from '../lib/drag.js';
import { fly, places } from '../lib/fly.js';
import { nameOf } from '../lib/names.js';
import './seat.js';
import './field.js';
import './hand.js';
import './choices.js';
import './beside.js';
import './settlement.js';
import './invites.js';
import './happened.js';

class Table extends Part {
  static properties = { table: {}, game: { state: true }, problem: { state: true } };

  constructor() {
    super();
    this.table = '';
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {unknown} */ this.problem = null;
    /** @type {TableClient | null} */ this.client = null;
    /** @type {Choosing | null} */ this.choosing = null;
    /** The version that was drawn last. */ this.shown = -1;
    /** @type {import('../lib/lesson.js').Lesson | null} in a first round */ this.lesson = null;
    this.pressed = (/** @type {KeyboardEvent} */ event) => keys(this, event);
    this.addEventListener('pointerdown', event => drag(this, event));
  }

  connectedCallback() {
    super.connectedCallback();
    this.begin();
    addEventListener('keydown', this.pressed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.pressed);
    this.client?.stop();
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (changes.has('table') && this.client && !this.client.path.endsWith('/' + this.table)) {
      this.client.stop();
      this.begin();
    }
  }

  async begin() {
    const seat = seatAt(this.table);
    const client = new TableClient(this.table, seat?.token ?? null);
    this.client = client;
    this.choosing = new Choosing(client, () => this.requestUpdate());
    this.game = given;
    this.lesson = null;
    if (seat?.lesson) await this.teach(client, seat);
    client.addEventListener('change', () => this.came());
    client.addEventListener('refused', event => {
      this.problem = /** @type {CustomEvent} */ (event).detail;
    });
    client.addEventListener('happened', event => this.happened(/** @type {CustomEvent} */ (event).detail));
    client.start();
  }

  /** Explains a first round. @param {TableClient} client @param {import('../lib/seats.js').Taken} seat */
  async teach(client, seat) {
    const [{ Lesson, lessonsOf }] = await Promise.all([import('../lib/lesson.js'), import('./lesson.js')]);
    const told = await lessonsOf(/** @type {Shapes['tableRules']} */ (seat.rules)).catch(() => null);
    if (!told || this.client !== client) return;
    this.lesson = new Lesson(told, () => {
      client.goOn();
      this.requestUpdate();
    });
    client.holds = () => !!this.lesson?.holds;
    client.addEventListener('change', () => this.lesson?.follow(client));
  }

  async came() {
    const { client } = this;
    const view = client?.view;
    const before = view && this.game && view.version !== this.shown ? places(this) : null;
    if (view && !this.game) {
      const told = await game(view.rules);
      await pictures(told.deck, told.told.deck.pictures);
      this.game = told;
    }
    this.choosing?.follow();
    this.requestUpdate();
    if (!before || !client || !view) return;
    this.shown = view.version;
    const { latest } = client;
    await this.updateComplete;
    requestAnimationFrame(() => fly(this, this.game, view, latest, before));
  }

  /**
   * Who asked for it sits down again at once; others are invited.
   * @param {string} table @param {string} invite @param {string} [commitment]
   */
  async rematch(table, invite, commitment) {
    const { asked, view } = /** @type {TableClient} */ (this.client);
    if (view === null || view.seat === null) return;
    if (asked !== 'rematch') return go('join', table, String(view.seat), invite);
    await sit(table, view.seat, invite, { rules: view.rules, commitment });
    go('table', table);
  }

  /** @param {Shapes['event']} one */
  happened(one) {
    if ('action' in one) {
      if (one.seat === this.client?.view?.seat) this.problem = null;
    } else if (one.table && one.invite) this.rematch(one.table, one.invite, one.commitment);
  }

  render() {
    const client = this.client;
    if (client?.gone)
      return html`<section class="narrow">
        <h1 tabindex="-1">${t('table')}</h1>
        <p class="wrong" role="alert">${t(client.gone)}</p>
        <p><a href=${href()}>${t('home')}</a></p>
      </section>`;
    const view = client?.view;
    if (!view || !this.game || !client || !this.choosing)
      return html`<p class="quiet loading" role="status">${t('loading')}</p>`;
    return html`<div
      class="table"
      data-seats=${view.seats.length}
      data-phase=${view.phase ?? nothing}
      data-version=${view.version}
    >
      ${this.head(view)}
      <div class="board">
        <div class="around">
          ${this.others(view).map(seat => html`<oya-seat .view=${view} .game=${this.game} .seat=${seat}></oya-seat>`)}
        </div>
        <div class="middle">
          <oya-happened .client=${client} .view=${view} .game=${this.game} .latest=${client.latest}></oya-happened>
          ${
            view.settlement
              ? html`<oya-settlement
                  .view=${view}
                  .game=${this.game}
                  .client=${client}
                  .table=${this.table}
                ></oya-settlement>`
              : nothing
          }
          ${
            view.phase === null
              ? html`<oya-invites .table=${this.table} .view=${view}></oya-invites>`
              : view.settlement
                ? nothing
                : html`<oya-field
                    .view=${view}
                    .game=${this.game}
                    .choosing=${this.choosing}
                    .state=${this.choosing.state}
                  ></oya-field>`
          }
        </div>
        <div class="own">
          ${
            view.seat === null
              ? html`<p class="quiet">${t('lookingOn')}</p>`
              : html`${told(this.problem)}
                  ${
                    this.lesson
                      ? html`<oya-lesson
                          .lesson=${this.lesson}
                          .view=${view}
                          .state=${this.lesson.waiting.length + 1000 * this.lesson.read.length}
                        ></oya-lesson>`
                      : nothing
                  }
                  <oya-choices
                    .view=${view}
                    .game=${this.game}
                    .client=${client}
                    .choosing=${this.choosing}
                    .state=${this.choosing.state}
                  ></oya-choices>
                  ${
                    view.settlement || view.phase === null
                      ? nothing
                      : html`<oya-hand
                          .view=${view}
                          .game=${this.game}
                          .choosing=${this.choosing}
                          .state=${this.choosing.state}
                        ></oya-hand>`
                  }
                  <oya-seat own .view=${view} .game=${this.game} .seat=${view.seats[view.seat]}></oya-seat>`
          }
        </div>
      </div>
      <oya-beside .view=${view} .game=${this.game} .client=${client} .log=${client.log}></oya-beside>
    </div>`;
  }

  /** @param {Shapes['view']} view */
  head(view) {
    const { client, game } = this;
    if (!client) return nothing;
    return html`<div class="bar">
      <h1 tabindex="-1">${game.told.title.split(/[,.]/)[0]}</h1>
      <p class="now">
        ${
          view.round
            ? html`<span>
                ${
                  view.rounds
                    ? t('roundOf', { round: view.round, rounds: view.rounds })
                    : t('round', { round: view.round })
                }
              </span>`
            : nothing
        }
        ${view.multiplier > 1 ? html`<span class="badge">× ${view.multiplier}</span>` : nothing}
        ${view.carried.length ? html`<span>${t('carried', { list: view.carried.join(', ') })}</span>` : nothing}
        ${view.pot ? html`<span>${t('pot', { points: view.pot })}</span>` : nothing}
        ${view.phase && !view.settlement ? html`<span class="quiet">${game.word(view.phase)}</span>` : nothing}
      </p>
      <p class="line" role="status" id="connection">
        ${client.online ? nothing : html`<span class="lost">${t('lost')}</span>`}
      </p>
      <div class="tools">
        ${
          view.seat === null
            ? nothing
            : html`<button
                  id="undo"
                  ?disabled=${!view.last.some(one => one.seat === view.seat) || view.settlement}
                  @click=${() => client.request('undo')}
                >
                  ${t('undo')}
                </button>
                <button id="leave" @click=${this.leave}>${t(this.leaving ? 'leaveSure' : 'leave')}</button>`
        }
        <button id="keys" aria-expanded=${this.showsKeys ? 'true' : 'false'} @click=${this.help}>${t('keys')}</button>
      </div>
      ${view.undo ? this.undo(view, view.undo) : nothing}
      ${view.stopped ? this.stopped(view, view.stopped.problems) : nothing}
      ${
        this.showsKeys
          ? html`<dl class="keys">
              ${['arrows', 'enter', 'escape', 'u', ...(this.lesson ? ['n'] : []), 'question'].map(
                one =>
                  html`<div>
                    <dt><kbd>${t('key-' + one)}</kbd></dt>
                    <dd>${t('keyDoes-' + one)}</dd>
                  </div>`,
              )}
            </dl>`
          : nothing
      }
    </div>`;
  }

  help() {
    this.showsKeys = !this.showsKeys;
    this.requestUpdate();
  }

  async leave() {
    if (!this.leaving) {
      this.leaving = true;
      this.requestUpdate();
      return;
    }
    await this.client?.request('leave');
    go();
  }

  /** @param {Shapes['view']} view @param {NonNullable<Shapes['view']['undo']>} undo */
  undo(view, { seat, waits }) {
    const name = nameOf(view, seat);
    if (view.seat === null || !waits.includes(view.seat))
      return html`<p class="asked" role="status">${t('undoWaits', { name })}</p>`;
    return html`<p class="asked" role="status">
      ${t('undoAsked', { name })}
      <button @click=${() => this.client?.request('undo', { agree: true })}>${t('agree')}</button>
      <button @click=${() => this.client?.request('undo', { agree: false })}>${t('refuse')}</button>
    </p>`;
  }

  /**
   * The rules of the table lead nowhere: why, and the ways out.
   * @param {Shapes['view']} view @param {Shapes['oneProblem'][]} problems
   */
  stopped(view, [problem]) {
    return html`<p class="asked" role="alert" id="stopped">
      ${t('stopped', { what: problem.message })}
      ${
        view.seat === null
          ? nothing
          : html`<button id="rematch-stopped" @click=${() => this.client?.request('rematch')}>${t('rematch')}</button>`
      }
    </p>`;
  }

  /** The others, beginning with who plays after this seat. @param {Shapes['view']} view */
  others(view) {
    const own = view.seat ?? 0;
    const all = view.seats.map((_, at) => view.seats[(own + at) % view.seats.length]);
    return view.seat === null ? all : all.slice(1);
  }
}
customElements.define('oya-table', Table);
