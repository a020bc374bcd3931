// A table: what this seat sees, and what it may do.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { game } from '../lib/games.js';
import { pictures } from '../lib/card.js';
import { TableClient } from '../lib/table-client.js';
import { forgetSeat, seatAt, sit } from '../lib/seats.js';
import { Choosing } from '../lib/choosing.js';
import { go, href } from '../lib/route.js';
import { keep, pace, setting } from '../lib/settings.js';
import { told } from '../lib/told.js';
import { icon, mark } from '../lib/icon.js';
import { Focus, keys } from '../lib/keys.js';
import { drag } from '../lib/drag.js';
import { fly, places } from '../lib/fly.js';
import { around, most } from '../lib/around.js';
import { nameOf } from '../lib/names.js';
import { remember } from '../lib/matches.js';
import { feast, ring, MOMENT } from '../lib/feast.js';
import './seat.js';
import './field.js';
import './hand.js';
import './choices.js';
import './beside.js';
import './settlement.js';
import './invites.js';
import './decision.js';
import './combinations.js';
import './menu.js';
import './phrases.js';

/** After how many milliseconds the next move of others is shown. */
const PACES = [0, 300, 500, 1000, 2000];

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
    /** What is worth a moment, as long as that lasts. */ this.cry = '';
    /** The version at which something was refused. */ this.told = -1;
    /** The round whose most cards are known. @type {import('../lib/around.js').Most | null} */ this.most = null;
    /** @type {import('../lib/lesson.js').Lesson | null} in a first round */ this.lesson = null;
    this.pressed = (/** @type {KeyboardEvent} */ event) => keys(this, event);
    this.addEventListener('pointerdown', event => drag(this, event));
    this.focused = new Focus(this);
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
      this.begin();
    }
  }

  async begin() {
    const seat = seatAt(this.table);
    const client = new TableClient(this.table, seat?.token ?? null);
    this.client = client;
    this.choosing = new Choosing(client, () => {
      this.problem = null;
      this.requestUpdate();
    });
    this.game = given;
    this.lesson = null;
    if (seat?.lesson) await this.teach(client, seat);
    client.addEventListener('change', () => this.came());
    client.addEventListener('refused', event => {
      this.refused(/** @type {CustomEvent} */ (event).detail);
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
    if (view && view.version !== this.told) this.problem = null;
    this.choosing?.follow();
    this.requestUpdate();
    this.answer();
    if (view?.settlement) remember(view);
    if (!before || !client || !view) return;
    this.shown = view.version;
    const { latest } = client;
    this.celebrate(feast(this.game, view, latest));
    await this.updateComplete;
    requestAnimationFrame(() => fly(this, this.game, view, latest, before));
  }

  /** What leaves no choice needs no touch, where somebody wants that. */
  answer() {
    const { client, choosing, lesson } = this;
    const only = client?.view?.moves?.length === 1 ? client.view.moves[0] : null;
    if (!client?.free || !only || only.card || !choosing?.decides || lesson || !setting('answers', true)) return;
    const { version } = /** @type {Shapes['view']} */ (client.view);
    setTimeout(() => client.free && client.view?.version === version && choosing.play(only), pace());
  }

  /** Shows and sounds what is worth a moment. @param {ReturnType<typeof feast>} what */
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

  /** What was refused is told until somebody goes on. @param {import('../lib/api.js').Refused} problem */
  refused(problem) {
    this.problem = problem;
    this.told = this.client?.view?.version ?? -1;
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
    const seats = around(view);
    const playing = view.phase !== null && !view.settlement;
    return html`<div
      class="table ${seats.how} ${this.lesson ? 'taught' : ''}"
      data-seats=${view.seats.length}
      data-phase=${view.phase ?? nothing}
      data-version=${view.version}
    >
      ${this.bar(view)}
      <section class="others" aria-label=${t('others')}>
        ${seats.playing.map(
          (seat, at) =>
            html`<oya-seat
              data-at=${seats.how === 'flanked' ? ['left', 'top', 'right'][at] : nothing}
              .view=${view}
              .game=${this.game}
              .seat=${seat}
              .says=${client.phrases.get(seat.seat)}
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
      ${
        view.seat === null
          ? html`<p class="own quiet">${t('lookingOn')}</p>`
          : html`<oya-choices
                .view=${view}
                .game=${this.game}
                .client=${client}
                .choosing=${this.choosing}
                .state=${this.choosing.state}
              ></oya-choices>
              <oya-hand
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
              ></oya-seat>`
      }
      <oya-beside .view=${view} .game=${this.game} .log=${client.log} .left=${client.left}></oya-beside>
      <div class="air" aria-hidden="true"></div>
      ${
        playing && this.choosing.decides
          ? html`<oya-decision
              .view=${view}
              .game=${this.game}
              .client=${client}
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
              .table=${this.table}
            ></oya-settlement>`
          : nothing
      }
      ${view.phase === null ? html`<oya-invites .table=${this.table} .view=${view}></oya-invites>` : nothing}
      ${
        this.lesson && view.seat !== null
          ? html`<oya-lesson
              .lesson=${this.lesson}
              .view=${view}
              .state=${this.lesson.waiting.length + 1000 * this.lesson.read.length}
            ></oya-lesson>`
          : nothing
      }
      ${this.said(view)}
      <oya-combinations id="combinations" popover .view=${view} .game=${this.game}></oya-combinations>
      ${this.menu(view)}
    </div>`;
  }

  /** The points with which the match is won, where it is played for so many. */
  get goal() {
    const { rules } = /** @type {Shapes['view']} */ (this.client?.view);
    return rules.options?.goal ?? this.game.told.options.goal?.default ?? 0;
  }

  /** @param {Shapes['view']} view */
  bar(view) {
    const { client, game } = this;
    return html`<header class="bar">
      <a class="home" href="#/" aria-label=${t('home')}>${mark()}</a>
      <h1 tabindex="-1">${game.told.title.split(/[,.]/)[0]}</h1>
      <p class="now">
        ${
          view.round
            ? html`<span class="long"
                  >${
                    view.rounds
                      ? t('roundOf', { round: view.round, rounds: view.rounds })
                      : t('round', { round: view.round })
                  }</span
                ><span class="short">${view.round}${view.rounds ? ' / ' + view.rounds : ''}</span>`
            : nothing
        }
        ${view.multiplier > 1 ? html`<b>× ${view.multiplier}</b>` : nothing}
        ${view.carried.length ? html`<span class="carried">${t('carried', { list: view.carried.join(', ') })}</span>` : nothing}
        ${this.goal ? html`<span class="long">${t('goal', { points: this.goal })}</span>` : nothing}
        ${view.pot ? html`<span class="pot">${t('pot', { points: view.pot })}</span>` : nothing}
      </p>
      <p class="line" role="status" id="connection">
        ${client?.online ? nothing : html`<span class="lost">${t('lost')}</span>`}
      </p>
      <div class="tools">
        <button popovertarget="combinations" aria-label=${t('combinations')}>
          ${icon('combinations')}<span>${t('combinations')}</span>
        </button>
        ${
          view.seat === null
            ? nothing
            : html`<button
                id="undo"
                aria-label=${t('undo')}
                ?disabled=${!view.mayUndo}
                @click=${() => client?.request('undo')}
              >
                ${icon('undo')}<span>${t('undo')}</span>
              </button>`
        }
        <button popovertarget="menu" aria-label=${t('menu')}>${icon('menu')}<span>${t('menu')}</span></button>
      </div>
    </header>`;
  }

  /** What lies over the table for a moment: refusals, and what somebody asks. @param {Shapes['view']} view */
  said(view) {
    return html`<div class="notice">
      ${this.cry ? html`<p class="cry" aria-hidden="true">${this.cry}</p>` : nothing} ${told(this.problem)}
      ${view.seat !== null && view.seats[view.seat].away ? this.late() : nothing}
      ${view.undo ? this.undo(view, view.undo) : nothing}
      ${view.stopped ? this.stopped(view, view.stopped.problems) : nothing}
    </div>`;
  }

  /** @param {Shapes['view']} view */
  menu(view) {
    return html`<div class="menu" id="menu" popover>
      <p class="quiet">${this.game.told.title} <a href=${href('rules', view.rules.game)}>${t('readRules')}</a></p>
      <label>
        ${t('pace')}
        <select id="pace" @change=${(/** @type {Of<HTMLSelectElement>} */ e) => keep('pace', Number(e.target.value))}>
          ${PACES.map(
            pace =>
              html`<option value=${pace} ?selected=${pace === setting('pace', 1000)}>
                ${
                  pace
                    ? t('seconds', { count: (pace / 1000).toLocaleString(document.documentElement.lang) })
                    : t('atOnce')
                }
              </option>`,
          )}
        </select>
      </label>
      ${this.switch('sound', false)}${this.switch('answers', true)}
      ${view.seats.some(one => one.kind === 'person' && one.seat !== view.seat) ? this.company(view) : nothing}
      ${
        view.seat === null
          ? nothing
          : html`<button id="leave" @click=${this.leave}>${t(this.leaving ? 'leaveSure' : 'leave')}</button>`
      }
      <oya-menu></oya-menu>
      <dl class="keys">
        ${['arrows', 'enter', 'escape', 'u', ...(this.lesson ? ['n'] : []), 'question'].map(
          one =>
            html`<div>
              <dt><kbd>${t('key-' + one)}</kbd></dt>
              <dd>${t('keyDoes-' + one)}</dd>
            </div>`,
        )}
      </dl>
      <details>
        <summary>${t('proofs')}</summary>
        <dl class="proofs">
          <dt>${t('digest')}</dt>
          <dd><code>${view.rules.digest}</code></dd>
          <dt>${t('commitment')}</dt>
          <dd><code>${view.commitment}</code></dd>
        </dl>
      </details>
    </div>`;
  }

  /** What people say to each other, and who looks on. @param {Shapes['view']} view */
  company(view) {
    const { watching } = /** @type {TableClient} */ (this.client);
    return html`${this.switch('phrases', true)}
    ${view.seat === null ? nothing : html`<oya-phrases .client=${this.client}></oya-phrases>`}
    ${watching ? html`<p class="quiet">${t('watching', { count: watching })}</p>` : nothing}`;
  }

  /** A thing that can be wanted or not. @param {string} what @param {boolean} usual */
  switch(what, usual) {
    return html`<label class="switch">
      <input
        type="checkbox"
        id=${what}
        .checked=${setting(what, usual)}
        @change=${(/** @type {Of<HTMLInputElement>} */ e) => keep(what, e.target.checked)}
      />
      ${t('wants-' + what)}
    </label>`;
  }

  help() {
    /** @type {HTMLElement | null} */ (this.querySelector('#menu'))?.togglePopover();
  }

  async leave() {
    if (!this.leaving) {
      this.leaving = true;
      this.requestUpdate();
      return;
    }
    await this.client?.request('leave');
    forgetSeat(this.table);
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

  /** A bot plays for whoever took too long, until something is heard of them. */
  late() {
    return html`<p class="asked" role="status">
      ${t('youAreAway')} <button @click=${() => this.client?.refresh()}>${t('iAmHere')}</button>
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
}
customElements.define('oya-table', Table);
