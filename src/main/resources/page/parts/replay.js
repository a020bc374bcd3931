// The replay of a record: steps forward and back, all hands or one seat's view, payments with their calculation, and
// two checks.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { game as gameOf } from '../lib/games.js';
import { pictures, shown, back } from '../lib/card.js';
import { seatAt } from '../lib/seats.js';
import { rulesOf } from '../lib/records.js';
import { minus, payments } from '../lib/payments.js';
import { unfair } from '../lib/fair.js';
import { named, nameOf } from '../lib/names.js';
import { lying } from '../lib/offers.js';
import { told } from '../lib/told.js';
import './mistakes.js';

/** @typedef {{ asked?: boolean, derived?: Shapes['verified'][], fair?: (string[] | null)[] | 'none' }} Checks */

class Replay extends Part {
  static properties = {
    table: {},
    records: { state: true },
    game: { state: true },
    steps: { state: true },
    round: { state: true },
    at: { state: true },
    eyes: { state: true },
    seated: { state: true },
    checks: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    /** @type {Shapes['record'][]} */ this.records = [];
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {Shapes['replay']['steps']} */ this.steps = [];
    this.round = 0;
    this.at = 0;
    this.eyes = -1;
    /** The table of the record, or null if unknown. @type {Shapes['view'] | null} */ this.seated = null;
    /** @type {Checks | null} */ this.checks = null;
    /** @type {unknown} */ this.problem = null;
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (changes.has('table') && this.table) this.fromTable();
  }

  async fromTable() {
    const current = this.asks('record');
    try {
      const token = seatAt(this.table)?.token ?? null;
      const text = await ask(`/api/tables/${this.table}/record`, { token, as: 'text' });
      const seated = await this.sat(this.table);
      if (!current()) return;
      this.seated = seated;
      await this.read(text);
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

  /**
   * Returns the view of a table with the reader as a spectator.
   * @param {string} table
   * @returns {Promise<Shapes['view']>}
   */
  async sat(table) {
    /** @type {Shapes['view']} */
    const view = await ask(`/api/tables/${table}`, { token: seatAt(table)?.token ?? null });
    return { ...view, seat: null };
  }

  /** @param {string} text one record per line */
  async read(text) {
    this.problem = null;
    this.checks = null;
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
    else await this.show(0);
  }

  /** @param {number} round */
  async show(round) {
    const current = this.asks('round');
    const record = this.records[round];
    const rules = rulesOf(record, this.seated?.rules.layers);
    try {
      const game = await gameOf({ game: rules.game, profile: rules.profile, layers: rules.layers });
      await pictures(game.deck, game.told.deck.pictures);
      /** @type {Shapes['replay']} */
      const { steps } = await ask('/api/records/replay', { body: { rules, record } });
      if (current()) Object.assign(this, { game, steps, round, at: 0 });
    } catch (wrong) {
      if (current()) this.problem = wrong;
    }
  }

  /** Checks the records: the service recalculates every round, and the browser recalculates every shuffle. */
  async check() {
    const { records } = this;
    this.checks = { asked: true };
    try {
      const lines = records.map(record => JSON.stringify(record)).join('\n') + '\n';
      const named = new Set(records.flatMap(record => rulesOf(record, this.seated?.rules.layers).layers));
      const layers = new URLSearchParams([...named].map(digest => ['layer', digest]));
      /** @type {string} */
      const answer = await ask('/api/records/verify' + (layers.size ? '?' + layers : ''), {
        body: lines,
        type: 'application/x-ndjson',
        as: 'text',
      });
      const derived = answer
        .trim()
        .split('\n')
        .map(line => JSON.parse(line));
      const deck = this.game.told.deck.cards.map(card => card.id);
      const fair = crypto.subtle ? await Promise.all(records.map(record => unfair(record, deck))) : 'none';
      if (records === this.records) this.checks = { derived, fair };
    } catch (wrong) {
      if (records === this.records) Object.assign(this, { problem: wrong, checks: null });
    }
  }

  /** @param {number} step */
  go(step) {
    this.at = Math.min(Math.max(0, step), this.steps.length - 1);
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -this.steps.length, End: this.steps.length }[event.key];
    if (step === undefined || /** @type {HTMLElement} */ (event.target).matches('select, input')) return;
    event.preventDefault();
    this.go(this.at + step);
  }

  /** @param {number} seat */
  name(seat) {
    if (this.seated) return nameOf(this.seated, seat);
    const { sheet } = /** @type {Partial<import('../lib/situation.js').SheetRecord>} */ (this.records[this.round]);
    const told = sheet?.before.seats[seat]?.name;
    if (told) return told;
    return seat < 0 ? t('potName') : t('player', { number: seat + 1 });
  }

  /** @param {number} seat @param {string} says */
  did(seat, says) {
    return html`<strong>${this.name(seat)}</strong> ${named(says, other => this.name(other))}.`;
  }

  render() {
    return html`<h1 tabindex="-1">${t('replay')}</h1>
      <label class="file">
        ${t('recordFile')}
        <input
          type="file"
          name="record"
          accept=".jsonl,.json,.ndjson"
          @change=${(/** @type {Of<HTMLInputElement>} */ e) => e.target.files?.[0] && this.fromFile(e.target.files[0])}
        />
      </label>
      ${told(this.problem)} ${this.steps.length ? this.board() : nothing}`;
  }

  board() {
    const { game, steps, at } = this;
    const { view } = steps[at];
    const done = steps[at - 1];
    return html`<div class="replay" @keydown=${this.pressed}>
      <div class="fields">
        <label>
          ${t('rounds')}
          <select name="round" @change=${(/** @type {Of<HTMLSelectElement>} */ e) => this.show(Number(e.target.value))}>
            ${this.records.map(
              (record, one) =>
                html`<option value=${one} .selected=${one === this.round}>
                  ${t('round', { round: record.round })}
                </option>`,
            )}
          </select>
        </label>
        <label>
          ${t('eyes')}
          <select
            name="eyes"
            @change=${(/** @type {Of<HTMLSelectElement>} */ e) => {
              this.eyes = Number(e.target.value);
            }}
          >
            <option value="-1">${t('allHands')}</option>
            ${view.seats.map(
              (_, seat) => html`<option value=${seat} .selected=${seat === this.eyes}>${this.name(seat)}</option>`,
            )}
          </select>
        </label>
      </div>
      <div class="steps">
        <button aria-label=${t('first')} @click=${() => this.go(0)}>«</button>
        <button id="backward" aria-label=${t('backStep')} @click=${() => this.go(at - 1)}>◀</button>
        <label class="slide">
          <span class="unseen">${t('step')}</span>
          <input
            type="range"
            min="0"
            max=${steps.length - 1}
            .value=${String(at)}
            @input=${(/** @type {Of<HTMLInputElement>} */ e) => this.go(Number(e.target.value))}
          />
        </label>
        <button id="forth" aria-label=${t('forthStep')} @click=${() => this.go(at + 1)}>▶</button>
        <button id="last" aria-label=${t('last')} @click=${() => this.go(steps.length)}>»</button>
        <span class="quiet">${at} / ${steps.length - 1}</span>
      </div>
      <p class="did-now" role="status">${done?.action ? this.did(done.action.seat, done.says ?? '') : t('dealtSo')}</p>
      <div class="middle">
        <div class="field">
          <div class="stock">
            ${back(t('stock', { count: view.stock }), view.stock)}${
              view.turned ? shown(game, view.turned, 'turned') : nothing
            }
          </div>
          <div class="lies">${game.sorted(view.field).map(code => shown(game, code))}</div>
          ${view.builds.map(
            build =>
              html`<div class="build">
                <span class="worth">${build.value}</span>
                <span class="parts">
                  ${build.parts.map(
                    part => html`<span class="row">${part.map(code => shown(game, code, 'small'))}</span>`,
                  )}
                </span>
              </div>`,
          )}
        </div>
      </div>
      <div class="hands">${view.seats.map(seat => this.seat(seat, view, done))}</div>
      ${
        view.settlement
          ? html`<section class="settlement">
              <h2>${t('comesTo')}</h2>
              ${payments(game, view.settlement, seat => this.name(seat), view.seats.length)}
            </section>`
          : nothing
      }
      <section>
        <h2>${t('checks')}</h2>
        <p><button id="check" ?disabled=${this.checks?.asked} @click=${this.check}>${t('checkNow')}</button></p>
        ${this.checks?.derived ? this.checked() : nothing}
      </section>
      <oya-mistakes
        .layers=${this.seated?.rules.layers}
        .game=${game}
        .record=${this.records[this.round]}
        .name=${(/** @type {number} */ seat) => this.name(seat)}
        @step=${(/** @type {CustomEvent} */ e) => this.go(e.detail)}
      ></oya-mistakes>
    </div>`;
  }

  /**
   * @param {Shapes['replayed']['seats'][number]} seat @param {Shapes['replayed']} view
   * @param {Shapes['replay']['steps'][number] | undefined} done
   */
  seat(seat, view, done) {
    const { game } = this;
    const open = this.eyes < 0 || this.eyes === seat.seat;
    const used = done?.action && done.action.seat === seat.seat ? [done.action.card, ...lying(done.action)] : [];
    return html`<section class="seat ${view.turn === seat.seat ? 'turn' : ''}">
      <h2>${this.name(seat.seat)} <span class="score">${minus(seat.score)}</span></h2>
      <p>
        ${
          open
            ? html`<span class="row wideRow">
                ${game.sorted(seat.cards).map(code => shown(game, code, 'small'))}
              </span>`
            : t('cards', { count: seat.hand })
        }
      </p>
      <p class="quiet">${t('captured', { count: seat.captured.length })}</p>
      <span class="row">
        ${game.sorted(seat.captured).map(code => shown(game, code, used.includes(code) ? 'small new' : 'small'))}
      </span>
    </section>`;
  }

  checked() {
    const { derived = [], fair = [] } = this.checks ?? {};
    const wrong = derived.filter(line => !line.ok);
    const known = fair === 'none' ? [] : fair.filter(Boolean);
    const bad = known.flat();
    return html`<div role="status">
      <ul class="ran">
        <li class=${wrong.length ? 'wrong' : 'right'}>
          ${wrong.length ? '✗' : '✓'}
          ${wrong.length ? t('derivedWrong', { count: wrong.length }) : t('derivedRight', { count: derived.length })}
          ${wrong.map(
            line =>
              html`<br /><span class="hint"
                  >${t('round', { round: this.records[line.line - 1]?.round ?? line.line })}:
                  ${line.mismatches.map(one => `${one.field}: ${one.expected} ≠ ${one.found}`).join('; ')}
                </span>`,
          )}
        </li>
        <li class=${bad.length ? 'wrong' : known.length ? 'right' : ''}>
          ${
            fair === 'none'
              ? t('fairNoCrypto')
              : !known.length
                ? t('fairUnknown')
                : bad.length
                  ? '✗ ' + [...new Set(bad)].map(one => t(String(one))).join(' ')
                  : '✓ ' + t('fairRight', { count: known.length })
          }
        </li>
      </ul>
    </div>`;
  }
}
customElements.define('oya-replay', Replay);
