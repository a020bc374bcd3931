// The replay of a round on the table it was played at: steps, marks at mistakes, and another try from any position.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, language, minus } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { called, game as gameOf, games, titlesOf } from '../lib/games.js';
import { face, pictures } from '../lib/card.js';
import { fly, land, places } from '../lib/fly.js';
import { keepSeat, seatAt } from '../lib/seats.js';
import { setting, keep } from '../lib/settings.js';
import { matches } from '../lib/matches.js';
import { mistakes, rulesOf, weigh } from '../lib/records.js';
import { headlinePoints, roundHeadline, roundResult } from '../lib/round-result.js';
import { around } from '../lib/around.js';
import { better } from '../lib/better.js';
import { named, nameOf } from '../lib/names.js';
import { icon, mark } from '../lib/icon.js';
import { href, fromHere } from '../lib/route.js';
import { positionOf, Watching } from '../lib/watching.js';
import { told } from '../lib/told.js';
import './seat.js';
import './field.js';
import './checks.js';
import { style } from '../lib/style.js';

await style('replay');

/** The maximum number of marks on the track. */
const MOST = 6;
const LATEST = 20;
/** The time for which each step is shown, in milliseconds. */
const STEP_TIME = 1200;

/** @typedef {Shapes['analysis']['decisions'][number]} Decision */

class Replay extends Part {
  static properties = {
    table: {},
    from: {},
    records: { state: true },
    game: { state: true },
    steps: { state: true },
    round: { state: true },
    at: { state: true },
    open: { state: true },
    seated: { state: true },
    decisions: { state: true },
    games: { state: true },
    titles: { state: true },
    playing: { state: true },
    busy: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    /** The round and the number of the action to begin with, or an empty string. */ this.from = '';
    /** @type {Shapes['record'][]} */ this.records = [];
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {Shapes['replay']['steps']} */ this.steps = [];
    this.round = 0;
    this.at = 0;
    /** Whether the hands of all players are shown. */ this.open = setting('hands', true);
    /** The table of the record, or null if unknown. @type {Shapes['view'] | null} */ this.seated = null;
    /** The mistakes, or null while they are unknown. @type {Decision[] | null} */ this.decisions = null;
    /** @type {Shapes['listedGame'][]} */ this.games = [];
    /** The titles of house rules, by digest. @type {Record<string, string>} */ this.titles = {};
    /** Whether the replay shows one step after the other. */ this.playing = false;
    /** Whether a table for another try is being created. */ this.busy = false;
    /** @type {unknown} */ this.problem = null;
    this.pressed = (/** @type {KeyboardEvent} */ event) => this.press(event);
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.pressed);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.pressed);
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (changes.has('table') || changes.has('from')) this.begin();
    const table = /** @type {HTMLElement | null} */ (this.querySelector('.table'));
    if (!table || !this.steps.length) return;
    const most = Math.max(8, ...this.steps[0].view.seats.map(seat => seat.cards.length));
    table.style.setProperty('--hand-n', String(most));
    /** @type {HTMLElement} */ (table.querySelector('.hand')).style.setProperty(
      '--n',
      String(table.querySelectorAll('.hand > .card').length),
    );
    table.style.setProperty('--beside', String(table.querySelectorAll('.others > oya-seat').length));
    table.querySelectorAll('.miss').forEach(one => {
      const { at, size } = /** @type {HTMLElement} */ (one).dataset;
      /** @type {HTMLElement} */ (one).style.setProperty('--at', String(at));
      /** @type {HTMLElement} */ (one).style.setProperty('--size', String(size));
    });
  }

  /** Shows the round of a table, or the choice of matches. */
  begin() {
    Object.assign(this, { records: [], steps: [], problem: null, seated: null });
    if (this.table) return this.fromTable();
    this.asks('record');
    games().then(
      answer => {
        this.games = answer.games;
      },
      () => null,
    );
    for (const digest of new Set(matches().flatMap(one => one.layers ?? [])))
      titlesOf([digest]).then(([title]) => {
        this.titles = { ...this.titles, [digest]: title };
      });
  }

  async fromTable() {
    const current = this.asks('record');
    try {
      const token = seatAt(this.table)?.token ?? null;
      const text = await ask(`/api/tables/${this.table}/record`, { token, as: 'text' });
      const seated = await this.sat(this.table);
      if (!current()) return;
      this.seated = seated;
      const [round, number] = this.from.split(' ').map(Number);
      if (round > 0) await this.read(text, round - 1, number - 1);
      else await this.read(text, -1);
    } catch (wrong) {
      if (current()) this.problem = wrong;
    }
  }

  /**
   * Reads records from a file. If this browser has a seat at their table, the names of its players are loaded.
   * @param {File} file
   */
  async fromFile(file) {
    const current = this.asks('record');
    const text = await file.text();
    if (!current()) return;
    this.seated = null;
    await this.read(text);
    const table = this.records[0]?.match;
    const seated = table && seatAt(table) ? await this.sat(table).catch(() => null) : null;
    if (current()) this.seated = seated;
  }

  /** @param {string} table @returns {Promise<Shapes['view']>} */
  sat(table) {
    return ask(`/api/tables/${table}`, { token: seatAt(table)?.token ?? null });
  }

  /**
   * @param {string} text one record per line
   * @param {number} [round] the index of the round to begin with, counted from the end if it is negative
   * @param {number} [step] the step to begin with
   */
  async read(text, round = 0, step = 0) {
    this.problem = null;
    try {
      this.records = text
        .split('\n')
        .filter(line => line.trim())
        .map(line => JSON.parse(line));
    } catch {
      this.records = [];
    }
    if (!this.records.length) this.problem = new Error(t('noRecords'));
    else if (this.records.every(one => 'told' in one)) this.problem = new Error(t('onlyTold'));
    else await this.show(this.records.at(round) ? round : -1, step);
  }

  /** @param {number} wanted @param {number} [step] */
  async show(wanted, step = 0) {
    const current = this.asks('round');
    const round = wanted < 0 ? this.records.length + wanted : wanted;
    const record = this.records[round];
    const rules = rulesOf(record, this.seated?.rules.layers);
    const seat = this.seated?.seat ?? undefined;
    try {
      const game = await gameOf(rules);
      await pictures(game.deck, game.told.deck.pictures);
      /** @type {Shapes['replay']} */
      const { steps } = await ask('/api/records/replay', { body: { rules, record, seat } });
      if (!current()) return;
      Object.assign(this, { game, steps, round, decisions: null, problem: null });
      this.go(step || 0);
      // The replay works without marks. An error of the analysis is shown below the steps.
      const decisions = await weigh(record, seat, rules.layers);
      if (current()) this.decisions = mistakes(this.table, round + 1, decisions).slice(0, MOST);
    } catch (wrong) {
      if (current()) this.problem = wrong;
    }
  }

  /** Plays on from this position at a new table, against the same bots with the same cards. */
  async retry() {
    const { table, at, steps } = this;
    const practice = href('replay', table, String(this.round + 1), String(at + 1));
    const seat = /** @type {import('../lib/seats.js').Taken} */ (seatAt(table));
    const go = fromHere();
    this.busy = true;
    this.problem = null;
    try {
      /** @type {Shapes['seated']} */
      const made = await ask(`/api/tables/${table}/retry`, {
        token: seat.token,
        body: { round: steps[at].view.round, moves: at },
      });
      const { rules, seed, open } = seat;
      keepSeat({ table: made.table, seat: made.seat, token: made.token, rules, seed, open, practice });
      go('table', made.table);
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  /** Whether the player can play on from a position: the match was against bots only and is over. */
  get retries() {
    const seat = seatAt(this.table);
    return !!seat?.seed && !!this.seated?.over && this.seated.seat !== null;
  }

  /** Shows a step and stops there. @param {number} step */
  go(step) {
    this.asks('playing');
    this.playing = false;
    return this.turn(step);
  }

  /** Shows the following steps one after the other, or all of them after the last one. A second call stops this. */
  async play() {
    if (this.playing) return this.go(this.at);
    const current = this.asks('playing');
    const last = this.steps.length - 1;
    this.playing = true;
    let next = this.at === last ? 0 : this.at + 1;
    while (current() && next <= last) {
      await this.turn(next++);
      if (next <= last) await new Promise(done => setTimeout(done, STEP_TIME));
    }
    if (current()) this.playing = false;
  }

  /** Shows a step. If it follows the current step, the cards fly as they did at the table. @param {number} step */
  async turn(step) {
    const { at, steps } = this;
    const next = Math.min(Math.max(0, step), steps.length - 1);
    const { action, says = '' } = steps[at] ?? {};
    land(this);
    const before = places(this);
    const current = this.asks('flight');
    this.at = next;
    if (next !== at + 1 || !action) return;
    await this.updateComplete;
    const view = /** @type {Shapes['view']} */ (/** @type {unknown} */ ({ ...steps[next].view, seat: this.own }));
    if (current()) await fly(this, this.game, view, [{ seat: action.seat, action, says }], before);
  }

  /** The seat whose hand is at the bottom. */
  get own() {
    return this.seated?.seat ?? 0;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (!this.steps.length || event.ctrlKey || event.altKey || event.metaKey || target.matches('select, input')) return;
    if (event.key === ' ' && !target.closest('button, a, summary')) {
      event.preventDefault();
      this.play();
      return;
    }
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -this.steps.length, End: this.steps.length }[event.key];
    if (step === undefined || this.querySelector(':popover-open')) return;
    event.preventDefault();
    this.go(this.at + step);
  }

  /** @param {number} seat */
  name(seat) {
    const { sheet } = /** @type {Partial<import('../lib/situation.js').SheetRecord>} */ (this.records[this.round]);
    if (this.seated) return nameOf(this.seated, seat);
    if (seat < 0) return t('potName');
    return sheet?.before.seats[seat]?.name ?? t('player', { number: seat + 1 });
  }

  render() {
    if (this.steps.length) return html`<div class="board">${this.board()}</div>`;
    return html`<h1 tabindex="-1">${t('replays')}</h1>
      ${told(this.problem)} ${this.table && !this.problem ? html`<p role="status">${t('loading')}</p>` : nothing}
      ${this.table ? nothing : this.choice()} ${this.table && !this.problem ? nothing : this.file()}`;
  }

  /** Returns the finished matches of this browser. */
  choice() {
    const known = matches()
      .filter(one => seatAt(one.table))
      .slice(0, LATEST);
    const date = new Intl.DateTimeFormat(language(), {
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    });
    const titles = new Map(this.games.map(one => [one.id, called(one.title)]));
    if (!known.length) return html`<p class="quiet">${t('noReplays')}</p>`;
    return html`<ul class="replays">
      ${known.map(
        one =>
          html`<li>
            <a href=${href('replay', one.table)}>
              <strong>${titles.get(one.game) ?? one.game}</strong>
              <span class="quiet">${[...this.rulesSay(one), date.format(one.at)].join(' · ')}</span>
              <b>
                ${t(one.won ? 'replayWon' : one.drawn ? 'replayDrawn' : 'replayLost', { points: minus(one.score) })}
                ${(one.others ?? []).map(({ name, score }) => html`<small>${name} ${minus(score)}</small>`)}
              </b>
            </a>
          </li>`,
      )}
    </ul>`;
  }

  /** Returns the names of the variant and the house rules of a match. @param {import('../lib/matches.js').Finished} one */
  rulesSay({ game, profile, layers = [] }) {
    const some = this.games.find(known => known.id === game)?.profiles ?? [];
    const variant = some.length > 1 ? some.find(known => known.id === profile) : undefined;
    return [variant?.title, ...layers.map(digest => this.titles[digest])].filter(Boolean);
  }

  file() {
    return html`<label class="file">
      ${t('openFile')}
      <input
        type="file"
        name="record"
        accept=".jsonl,.json,.ndjson"
        @change=${(/** @type {Of<HTMLInputElement>} */ e) => e.target.files?.[0] && this.fromFile(e.target.files[0])}
      />
    </label>`;
  }

  /** The mistake at this position, if there is one. */
  get mistake() {
    return this.decisions?.find(one => one.number === this.at + 1);
  }

  /** Returns the class names of a card in the hand. @param {string} code @param {number} own */
  marked(code, own) {
    const { action } = this.steps[this.at];
    if (action?.seat !== own) return '';
    return (action.card === code ? 'next ' : '') + (this.mistake?.moves[0].move?.card === code ? 'best' : '');
  }

  /** Returns a card of the hand. @param {string} code @param {number} own */
  held(code, own) {
    const label = this.game.label(code);
    return html`<span
      class="card ${this.marked(code, own)}"
      data-card=${code}
      role="img"
      aria-label=${label}
      title=${label}
    >
      ${face(this.game, code)}
    </span>`;
  }

  board() {
    const { game, steps, at, seated } = this;
    const { view, action } = steps[at];
    const { own } = this;
    const known = seated
      ? { table: seated.table, rules: seated.rules, seat: seated.seat, seats: seated.seats }
      : { table: '', seat: null, seats: null };
    const shown = positionOf(view, { ...known, version: at }, own, this.open, seat => this.name(seat), action);
    const seats = around({ ...shown, seat: own });
    const choosing = new Watching(shown, action, this.mistake?.moves[0].move ?? undefined);
    const kept = seats.how === 'flanked' ? 'stacked' : seats.how;
    return html`<div class="table replayed ${kept}" data-seats=${view.seats.length} data-version=${at}>
      ${this.bar(shown)}
      <section class="others" aria-label=${t('others')}>
        ${seats.playing.map(seat => html`<oya-seat .view=${shown} .game=${game} .seat=${seat}></oya-seat>`)}
        ${
          seats.out.length
            ? html`<div class="out">
                ${seats.out.map(seat => html`<oya-seat small .view=${shown} .game=${game} .seat=${seat}></oya-seat>`)}
              </div>`
            : nothing
        }
      </section>
      <oya-field .view=${shown} .game=${game} .choosing=${choosing} .state=${at}></oya-field>
      <div class="hand" role="group" aria-label=${t('hand')}>
        ${game.sorted(shown.hand).map(code => this.held(code, own))}
      </div>
      <oya-seat class="own" own .view=${shown} .game=${game} .seat=${shown.seats[own]}></oya-seat>
      ${
        view.settlement
          ? html`<div class="comes">
              <section class="over settlement" aria-labelledby="settled">
                <h2 id="settled">${roundHeadline(shown, seat => this.name(seat))}${headlinePoints(view.settlement)}</h2>
                <div class="round-result">${roundResult(game, shown, seat => this.name(seat))}</div>
              </section>
            </div>`
          : nothing
      }
      ${this.player(shown)}
      <div class="air" aria-hidden="true"></div>
      <div class="menu" id="replay-menu" popover>
        ${this.list()}
        <oya-checks .records=${this.records} .layers=${seated?.rules.layers} .game=${game}></oya-checks>
        ${this.file()}
        <p><a href=${href()}>${t('home')}</a></p>
      </div>
    </div>`;
  }

  /** @param {Shapes['view']} view */
  bar(view) {
    return html`<header class="bar">
      <a class="home" href="#/" aria-label=${t('home')}>${mark()}</a>
      <h1 tabindex="-1">${t('replayOf', { game: called(this.game.told.title) })}</h1>
      <label class="rounds">
        <span class="unseen">${t('rounds')}</span>
        <select name="round" @change=${(/** @type {Of<HTMLSelectElement>} */ e) => this.show(Number(e.target.value))}>
          ${this.records.map(
            (record, one) =>
              html`<option value=${one} .selected=${one === this.round}>
                ${t('round', { round: record.round })}
              </option>`,
          )}
        </select>
      </label>
      <span class="line"></span>
      <div class="tools">
        <button
          id="hands"
          aria-pressed=${this.open ? 'true' : 'false'}
          aria-label=${t('allHands')}
          @click=${() => {
            this.open = !this.open;
            keep('hands', this.open);
          }}
        >
          ${icon('hands')}<span>${t('allHands')}</span>
        </button>
        ${
          view.table
            ? html`<a class="back" href=${href('table', view.table)} aria-label=${t('toTable')}>
                ${icon('table')}<span>${t('toTable')}</span>
              </a>`
            : nothing
        }
        <button popovertarget="replay-menu" aria-label=${t('menu')}>${icon('menu')}<span>${t('menu')}</span></button>
      </div>
    </header>`;
  }

  /**
   * Returns the sentences about the latest and the next move, or about a mistake and the better move, the track with its
   * marks, and the buttons.
   * @param {Shapes['view']} shown
   */
  player(shown) {
    const { steps, at } = this;
    const last = steps.length - 1;
    const { action } = steps[at];
    const { mistake } = this;
    return html`<section class="player" aria-label=${t('replay')}>
      <p class="did-now" role="status">
        ${at && !mistake ? this.did(at - 1) : nothing}
        ${
          action
            ? html`<span class="quiet">${t('nextMove')} ${this.did(at)}</span>`
            : html`<span>${t('roundOver', { round: steps[at].view.round })}.</span>`
        }
        ${
          at || this.decisions?.length || this.problem
            ? nothing
            : html`<span class="quiet">${t(this.decisions ? 'noMistakes' : 'weighing')}</span>`
        }
        ${
          mistake
            ? html`<span class="better">${better(mistake, shown.seat, other => this.name(other))}</span>`
            : nothing
        }
      </p>
      <button id="play" aria-label=${t(this.playing ? 'pause' : 'playSteps')} @click=${this.play}>
        ${icon(this.playing ? 'pause' : 'play')}
      </button>
      <div class="track">
        <div class="marks" aria-hidden="true">
          ${(this.decisions ?? []).map(
            one =>
              html`<span
                class="miss ${one === mistake ? 'here' : ''}"
                data-at=${(one.number - 1) / last}
                data-size=${this.size(one)}
              ></span>`,
          )}
        </div>
        <label class="slide">
          <span class="unseen">${t('step')}</span>
          <input
            type="range"
            min="0"
            max=${last}
            .value=${String(at)}
            @input=${(/** @type {Of<HTMLInputElement>} */ e) => this.go(Number(e.target.value))}
          />
        </label>
      </div>
      <div class="steps">
        <button id="first" aria-label=${t('first')} ?disabled=${at === 0} @click=${() => this.go(0)}>
          ${icon('first')}
        </button>
        <button id="backward" aria-label=${t('backStep')} ?disabled=${at === 0} @click=${() => this.go(at - 1)}>
          ${icon('backward')}
        </button>
        <button id="forth" aria-label=${t('forthStep')} ?disabled=${at === last} @click=${() => this.go(at + 1)}>
          ${icon('forth')}
        </button>
        <button id="last" aria-label=${t('last')} ?disabled=${at === last} @click=${() => this.go(last)}>
          ${icon('last')}
        </button>
        ${
          this.decisions?.length
            ? html`<button id="mistake" title=${t('nextMistake')} @click=${() => this.go(this.next - 1)}>
                ${icon('mistake')}<span>${t('nextMistake')}</span>
              </button>`
            : nothing
        }
        <span class="quiet">${at} / ${last}</span>
      </div>
      ${
        this.retries && action
          ? html`<button class="primary" id="retry" ?disabled=${this.busy} @click=${this.retry}>${t('retry')}</button>`
          : nothing
      }
      ${told(this.problem)}
    </section>`;
  }

  /** Returns a move as a sentence. @param {number} step */
  did(step) {
    const { action, says = '' } = this.steps[step];
    if (!action) return nothing;
    return html`<span><strong>${this.name(action.seat)}</strong> ${named(says, seat => this.name(seat))}.</span>`;
  }

  /** The number of the next mistake after this position, or of the first mistake. */
  get next() {
    const numbers = (this.decisions ?? []).map(one => one.number).sort((a, b) => a - b);
    return numbers.find(one => one > this.at + 1) ?? numbers[0];
  }

  /** Returns the size of a mark: 1 for the most expensive mistake, less for others. @param {Decision} one */
  size(one) {
    const [{ cost }] = /** @type {Decision[]} */ (this.decisions);
    return Math.max(0.55, Math.sqrt(one.cost / cost)).toFixed(2);
  }

  /** Returns the mistakes as a list. */
  list() {
    const list = this.decisions;
    return html`<h2>${t('mistakes')}</h2>
      ${
        !list
          ? this.problem
            ? told(this.problem)
            : html`<p role="status" class="quiet">${t('weighing')}</p>`
          : !list.length
            ? html`<p>${t('noMistakes')}</p>`
            : html`<ul class="lines mistakes">
                ${list.map(one => {
                  const played = one.moves.find(move => JSON.stringify(move.move) === JSON.stringify(one.played));
                  return html`<li>
                    <span
                      ><strong>${this.name(one.seat)}:</strong>
                      ${named(played?.says ?? this.game.word(one.played.do), seat => this.name(seat))}.
                      ${better(one, this.seated?.seat ?? null, seat => this.name(seat))}</span
                    >
                    <button
                      popovertarget="replay-menu"
                      popovertargetaction="hide"
                      @click=${() => this.go(one.number - 1)}
                    >
                      ${t('look')}
                    </button>
                  </li>`;
                })}
              </ul>`
      }`;
  }
}
customElements.define('oya-replay', Replay);
