// Reckoning a round that was played with real cards: cards are tapped to whoever captured them,
// and the payments appear as one goes.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { ask, Refused, Away } from '../lib/api.js';
import { games, game as gameOf } from '../lib/games.js';
import { face, pictures } from '../lib/card.js';
import { setting, keep, layersOf } from '../lib/settings.js';
import { payments } from '../lib/payments.js';
import { situation, fresh } from '../lib/situation.js';
import { told } from '../lib/told.js';
import './sheet.js';

const SOON = 250;

class Reckon extends Part {
  static properties = {
    games: { state: true },
    game: { state: true },
    round: { state: true },
    answer: { state: true },
    missing: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame'][]} */ this.games = [];
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/situation.js').Round} */ this.round = {
      ...fresh('', '', 2),
      ...setting('reckoning', {}),
    };
    /** @type {Shapes['settled'] | null} */ this.answer = null;
    /** The round that it answers. @type {import('../lib/situation.js').Round | null} */ this.of = null;
    /**
     * What the service still wants to know.
     * @type {(Pick<Shapes['oneProblem'], 'message' | 'hint'> & { code?: string })[]}
     */
    this.missing = [];
    /** @type {unknown} */ this.problem = null;
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    games().then(
      answer => {
        this.games = answer.games;
        if (!this.games.some(one => one.id === this.round.game)) this.choose(this.games[0].id);
        else this.load();
      },
      wrong => {
        this.problem = wrong;
      },
    );
  }

  /** @param {string} id @param {string} [profile] */
  choose(id, profile) {
    const game = this.games.find(one => one.id === id) ?? this.games[0];
    const seats = Math.min(Math.max(this.round.seats.length, game.seats[0]), game.seats[1]);
    this.round = fresh(id, profile ?? game.profiles[0].id, seats);
    this.load();
  }

  async load() {
    const { game: id, profile, layer } = this.round;
    const game = await gameOf({ game: id, profile, layers: layer ? [layer] : [] }).catch(wrong => {
      this.problem = wrong;
    });
    // Own rules that the service keeps no more are laid aside.
    if (!game && layer && this.problem instanceof Refused) return this.choose(id, profile);
    if (!game) return;
    await pictures(game.deck, game.told.deck.pictures);
    this.game = game;
    this.change({});
  }

  /** @param {Partial<import('../lib/situation.js').Round>} some */
  change(some) {
    this.round = { ...this.round, ...some };
    keep('reckoning', this.round);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.score(), SOON);
  }

  /** @param {number} seat @param {Partial<import('../lib/situation.js').Seat>} some */
  seat(seat, some) {
    this.change({ seats: this.round.seats.map((one, at) => (at === seat ? { ...one, ...some } : one)) });
  }

  /** Gives a card to the chosen seat, or takes it back. @param {string} code */
  tap(code) {
    const { seats, chosen, field } = this.round;
    if (chosen < 0)
      return this.change({ field: field.includes(code) ? field.filter(one => one !== code) : [...field, code] });
    const copies = this.game.cards.get(code)?.copies ?? 1;
    const own = seats[chosen].captured.filter(one => one === code).length;
    const all = seats.reduce((sum, one) => sum + one.captured.filter(other => other === code).length, 0);
    let next = seats;
    if (all < copies)
      next = seats.map((one, at) => (at === chosen ? { ...one, captured: [...one.captured, code] } : one));
    else if (own > 0)
      next = seats.map((one, at) =>
        at === chosen ? { ...one, captured: one.captured.filter(other => other !== code) } : one,
      );
    else
      next = seats.map((one, at) => ({
        ...one,
        captured: at === chosen ? [...one.captured, code] : one.captured.filter(other => other !== code),
      }));
    this.change({ seats: next });
  }

  /** Gives every card that nobody has to the chosen seat. */
  rest() {
    const { seats, chosen } = this.round;
    const given = seats.flatMap(one => one.captured);
    const rest = [...this.game.cards.values()].flatMap(card =>
      Array(Math.max(0, (card.copies ?? 1) - given.filter(code => code === card.id).length)).fill(card.id),
    );
    this.seat(chosen, { captured: [...seats[chosen].captured, ...rest] });
  }

  async score() {
    const round = this.round;
    try {
      /** @type {Shapes['settled']} */
      const answer = await ask('/api/score', { body: situation(round) });
      if (round === this.round) Object.assign(this, { answer, of: round, missing: [], problem: null });
    } catch (wrong) {
      if (round !== this.round) return;
      this.answer = null;
      this.missing =
        wrong instanceof Refused
          ? (wrong.problem.problems ?? [{ message: wrong.message, hint: wrong.problem.hint ?? null }])
          : [];
      this.problem = wrong instanceof Away ? wrong : null;
    }
  }

  /** @param {number} seat */
  name(seat) {
    return seat < 0 ? t('potName') : this.round.seats[seat]?.name || t('player', { number: seat + 1 });
  }

  render() {
    const { game, round } = this;
    if (!game) return told(this.problem);
    const told1 = this.games.find(one => one.id === round.game) ?? this.games[0];
    const own = layersOf(round.game);
    const count = Array.from({ length: told1.seats[1] - told1.seats[0] + 1 }, (_, at) => at + told1.seats[0]);
    return html`<h1 tabindex="-1">${t('reckon')}</h1>
      <div class="fields">
        ${this.pick(
          'game',
          t('whichGame'),
          this.games.map(one => [one.id, one.title.split(/[,.]/)[0]]),
          round.game,
          id => this.choose(id),
        )}
        ${this.pick(
          'profile',
          t('reading'),
          told1.profiles.map(one => [one.id, one.title]),
          round.profile,
          id => this.choose(round.game, id),
        )}
        ${
          own.length
            ? this.pick(
                'layer',
                t('ownRules'),
                [['', t('asWritten')], ...own.map(one => [one.digest, String(one.title)])],
                round.layer,
                id => {
                  this.round = { ...round, layer: id };
                  this.load();
                },
              )
            : nothing
        }
        ${this.pick(
          'players',
          t('players'),
          count.map(one => [String(one), String(one)]),
          String(round.seats.length),
          value =>
            this.change({
              seats: fresh('', '', Number(value)).seats.map((one, at) => round.seats[at] ?? one),
              chosen: 0,
            }),
        )}
        ${this.pick(
          'dealer',
          game.word('oya'),
          round.seats.map((_, at) => [String(at), this.name(at)]),
          String(round.dealer),
          value => this.change({ dealer: Number(value) }),
        )}
        ${
          !game.told.multiplies
            ? nothing
            : round.field.length
              ? html`<p id="factor">
                  ${t('multiplier')}:
                  <strong>× ${this.answer?.multiplier ?? '…'}</strong>
                  ${
                    this.answer?.carriedOut
                      ? html`<span class="quiet">${t('carried', { list: this.answer.carriedOut.join(', ') })}</span>`
                      : nothing
                  }
                </p>`
              : this.number('multiplier', t('multiplier'), round.multiplier)
        }
        ${round.carried.length ? html`<p id="waits">${t('carried', { list: round.carried.join(', ') })}</p>` : nothing}
        ${this.number('pot', t('potName'), round.pot)}
      </div>
      <div class="givers" role="radiogroup" aria-label=${t('whose')}>
        ${round.seats.map(
          (one, at) =>
            html`<label class="choice">
              <input
                type="radio"
                name="whose"
                .checked=${at === round.chosen}
                @change=${() => this.change({ chosen: at })}
              />
              <span>${this.name(at)} <span class="quiet">${t('cards', { count: one.captured.length })}</span></span>
            </label>`,
        )}
        ${
          game.told.multiplies
            ? html`<label class="choice">
                <input
                  type="radio"
                  name="whose"
                  .checked=${round.chosen < 0}
                  @change=${() => this.change({ chosen: -1 })}
                />
                <span>${t('dealtField')} <span class="quiet">${t('cards', { count: round.field.length })}</span></span>
              </label>`
            : nothing
        }
        <button id="rest" ?disabled=${round.chosen < 0} @click=${this.rest}>
          ${t('restTo', { name: this.name(Math.max(0, round.chosen)) })}
        </button>
      </div>
      <div
        class="deck"
        role="group"
        aria-label=${round.chosen < 0 ? t('dealtField') : t('tapCaptured', { name: this.name(round.chosen) })}
      >
        ${[...game.cards.keys()].map(code => this.card(code))}
      </div>
      <div class="fields people">${round.seats.map((one, at) => this.person(one, at))}</div>
      <div class="fields">${this.ending()}</div>
      <section class="result" aria-labelledby="comes">
        <h2 id="comes">
          ${t('comesTo')}${this.answer ? html` <span class="quiet">${this.now(this.answer.record)}</span>` : nothing}
        </h2>
        ${told(this.problem)}
        <div role="status">
          ${
            this.missing.length
              ? html`<ul class="missing">
                  ${this.missing.map(
                    one =>
                      html`<li>
                        ${one.code === 'no-end' ? t('sayHowEnded') : one.message}
                        ${one.hint && one.code !== 'no-end' ? html`<span class="quiet">${one.hint}</span>` : nothing}
                      </li>`,
                  )}
                </ul>`
              : nothing
          }
        </div>
        ${this.answer ? payments(game, this.answer, seat => this.name(seat), round.seats.length) : nothing}
      </section>
      <oya-sheet
        .game=${game}
        .round=${round}
        .answer=${this.of === round ? this.answer : null}
        .name=${(/** @type {number} */ seat) => this.name(seat)}
        @next=${(/** @type {CustomEvent} */ e) => this.next(e.detail)}
        @back=${(/** @type {CustomEvent} */ e) => this.change(e.detail)}
      ></oya-sheet>`;
  }

  /** Which round it is. @param {Shapes['toldRecord']} record */
  now({ round, rounds }) {
    return t(rounds ? 'roundOf' : 'round', { round, rounds });
  }

  /**
   * Begins the next round with what the last one left.
   * @param {{ answer: Shapes['settled'], before: import('../lib/situation.js').Round }} last
   */
  next({ answer, before }) {
    const { game, profile, layer, seats } = before;
    const { round, rounds } = answer.record;
    const next = { ...fresh(game, profile, seats.length), layer };
    this.answer = null;
    this.round = {
      ...next,
      seats: next.seats.map((one, at) => ({ ...one, name: seats[at].name })),
      dealer: answer.nextDealer ?? 0,
      pot: answer.pot || null,
      carried: answer.carriedOut ?? (before.field.length ? [] : before.carried),
      scores: answer.scores,
      round: rounds && round >= rounds ? 1 : round + 1,
    };
    this.load();
  }

  /** @param {string} code */
  card(code) {
    const { chosen, seats, field } = this.round;
    const owners =
      chosen < 0 ? [] : seats.flatMap((one, at) => one.captured.filter(other => other === code).map(() => at));
    const meant = chosen < 0 ? field.includes(code) : owners.includes(chosen);
    const label = this.game.label(code) + (owners.length ? ': ' + owners.map(at => this.name(at)).join(', ') : '');
    return html`<button
      class="card ${owners.length ? 'given' : ''} ${meant ? 'meant' : ''}"
      data-card=${code}
      aria-pressed=${meant ? 'true' : 'false'}
      aria-label=${label}
      title=${label}
      @click=${() => this.tap(code)}
    >
      ${face(this.game, code)}${
        owners.length
          ? html`<span class="owner" aria-hidden="true">${owners.map(at => at + 1).join(' ')}</span>`
          : nothing
      }
    </button>`;
  }

  /** @param {import('../lib/situation.js').Seat} one @param {number} at */
  person(one, at) {
    const held = Object.values(this.game.told.yaku).filter(yaku => yaku.of === 'hand' && yaku.played);
    return html`<fieldset>
      <legend>${t('player', { number: at + 1 })}</legend>
      <label>
        ${t('name')}
        <input
          maxlength="30"
          .value=${one.name}
          @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.seat(at, { name: e.target.value })}
        />
      </label>
      ${[0, 1].map(which =>
        held.length && (which === 0 || one.declared.length)
          ? html`<label>
              ${t('declaredWhat')}
              <select
                @change=${(/** @type {Of<HTMLSelectElement>} */ e) => {
                  const all = [...one.declared];
                  all[which] = e.target.value;
                  this.seat(at, { declared: all.filter(Boolean) });
                }}
              >
                <option value="">–</option>
                ${held.map(
                  yaku =>
                    html`<option value=${yaku.id} .selected=${one.declared[which] === yaku.id}>
                      ${this.game.word(yaku.id)}
                    </option>`,
                )}
              </select>
            </label>`
          : nothing,
      )}
      ${
        this.spoken.length
          ? html`<label>
              ${t('saidWhat')}
              <select @change=${(/** @type {Of<HTMLSelectElement>} */ e) => this.seat(at, { said: e.target.value })}>
                <option value="">–</option>
                ${this.spoken.map(
                  word => html`<option value=${word} .selected=${one.said === word}>${this.game.word(word)}</option>`,
                )}
              </select>
            </label>`
          : nothing
      }
      <label class="check">
        <input
          type="checkbox"
          .checked=${one.active}
          @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.seat(at, { active: e.target.checked })}
        />
        ${t('playedRound')}
      </label>
    </fieldset>`;
  }

  /** Words after which a round goes on or ends: those of phases that some word ends. @returns {string[]} */
  get spoken() {
    const ends = new Set(this.ends);
    return [
      ...new Set(
        Object.values(this.game.told.phases)
          .filter(phase => phase.words.some(word => ends.has(word)) && phase.words.length > 1)
          .flatMap(phase => phase.words),
      ),
    ].filter(word => !ends.has(word) && this.game.told.alone.includes(word));
  }

  /** @returns {string[]} */
  get ends() {
    return [
      ...new Set(
        Object.values(this.game.told.phases)
          .flatMap(phase => Object.values(phase.arrows).map(arrow => arrow.end))

          .filter(end => end !== null),
      ),
    ];
  }

  ending() {
    const { round, game } = this;
    const says = game.told.words[round.end];
    return html`${this.pick(
      'end',
      t('howEnded'),
      [['', '–'], ...this.ends.map(end => [end, game.word(end)])],
      round.end,
      value => this.change({ end: value }),
    )}
    ${
      says
        ? this.pick(
            'by',
            t('whoSaid'),
            round.seats.map((_, at) => [String(at), this.name(at)]),
            String(round.by),
            value => this.change({ by: Number(value) }),
          )
        : nothing
    }`;
  }

  /** @param {'multiplier' | 'pot'} name @param {string} label @param {number | null} value */
  number(name, label, value) {
    return html`<label>
      ${begun(label)}
      <input
        name=${name}
        type="number"
        min="0"
        inputmode="numeric"
        .value=${value === null ? '' : String(value)}
        @change=${(/** @type {Of<HTMLInputElement>} */ e) =>
          this.change({ [name]: e.target.value === '' ? null : Number(e.target.value) })}
      />
    </label>`;
  }

  /**
   * @param {string} name @param {string} label @param {string[][]} values @param {string} chosen
   * @param {(value: string) => void} call
   */
  pick(name, label, values, chosen, call) {
    return html`<label>
      ${begun(label)}
      <select name=${name} @change=${(/** @type {Of<HTMLSelectElement>} */ e) => call(e.target.value)}>
        ${values.map(([id, said]) => html`<option value=${id} .selected=${id === chosen}>${said}</option>`)}
      </select>
    </label>`;
  }
}

customElements.define('oya-reckon', Reckon);
