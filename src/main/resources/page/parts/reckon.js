// The score calculation for a round with real cards. Tapping a card assigns it to the player who captured it, and the
// payments update immediately.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { ask, Refused, Away } from '../lib/api.js';
import { games, game as gameOf, called } from '../lib/games.js';
import { face, pictures } from '../lib/card.js';
import { setting, keep, layersOf } from '../lib/settings.js';
import { payments } from '../lib/payments.js';
import { person } from '../lib/person.js';
import {
  situation,
  fresh,
  following,
  tapped,
  withRest,
  endsOf,
  chosenAtDeal,
  handOf,
  FIELD,
} from '../lib/situation.js';
import { told } from '../lib/told.js';
import './sheet.js';

const SOON = 250;

/** The error codes of an entered round for which the page has its own texts. */
const WANTED = [
  'no-end',
  'no-hand',
  'not-held',
  'nothing-to-end-with',
  'illegal-move',
  'too-many-play',
  'wrong-number',
];

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
    /** @type {import('../lib/situation.js').Round} */
    const kept = { ...fresh('', '', 2), ...setting('reckoning', {}) };
    const [none] = fresh('', '', 1).seats;
    this.round = { ...kept, seats: kept.seats.map(one => ({ ...none, ...one })) };
    /** @type {Shapes['scored'] & Shapes['settlement'] | null} */ this.answer = null;
    /** The round of the current answer. @type {import('../lib/situation.js').Round | null} */ this.of = null;
    /**
     * The data that the service still needs.
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
        if (!this.games.some(one => one.id === this.round.game)) this.choose(answer.first ?? this.games[0].id);
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
    const current = this.asks('game');
    const { game: id, profile, layer } = this.round;
    const game = await gameOf({ game: id, profile, layers: layer ? [layer] : [] }).catch(wrong => {
      this.problem = wrong;
    });
    if (!current()) return;
    // If the service no longer has the house rules, the round starts without them.
    if (!game && layer && this.problem instanceof Refused) return this.choose(id, profile);
    if (!game) return;
    await pictures(game.deck, game.told.deck.pictures);
    if (!current()) return;
    this.game = game;
    const ends = endsOf(game.told);
    this.change(ends.length === 1 ? { end: ends[0] } : {});
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

  /** Assigns a card to the chosen seat, or takes it back. @param {string} code */
  tap(code) {
    this.change(tapped(this.round, code, this.game.cards.get(code)?.copies ?? 1));
  }

  /** Assigns all cards without an owner to the chosen seat. */
  rest() {
    this.change(withRest(this.round, this.game.pack));
  }

  async score() {
    const round = this.round;
    try {
      /** @type {Shapes['scored'] & Shapes['settlement']} */
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
    return html`<h1 tabindex="-1">${t('reckon')}</h1>
      ${this.about()} ${this.givers()}
      <div
        class="deck ${this.rows().length > 6 ? 'upright' : ''}"
        role="group"
        aria-label=${round.chosen < 0 ? this.dealtTo(round.chosen) : t('tapCaptured', { name: this.name(round.chosen) })}
      >
        ${this.rows().map(codes => html`<div class="same">${codes.map(code => this.card(code))}</div>`)}
      </div>
      <div class="fields people">
        ${round.seats.map((one, at) => person(game, one, at, some => this.seat(at, some)))}
      </div>
      <div class="fields">${this.ending()}</div>
      ${this.result()}
      <oya-sheet
        .game=${game}
        .round=${round}
        .answer=${this.of === round ? this.answer : null}
        .name=${(/** @type {number} */ seat) => this.name(seat)}
        @next=${(/** @type {CustomEvent} */ e) => this.next(e.detail)}
        @back=${(/** @type {CustomEvent} */ e) => this.change(e.detail)}
      ></oya-sheet>`;
  }

  /** Returns the cards in the order of the deck, grouped by month or suit. */
  rows() {
    const cards = this.game.pack;
    const by = cards[0].group === cards[1]?.group ? 'group' : 'kind';
    /** @type {string[][]} */
    const rows = [];
    cards.forEach((card, at) => {
      if (card[by] !== cards[at - 1]?.[by]) rows.push([]);
      rows[rows.length - 1].push(card.id);
    });
    return rows;
  }

  /** Returns the fields for the game, its rules and the dealer. */
  about() {
    const { game, round } = this;
    const listed = this.games.find(one => one.id === round.game) ?? this.games[0];
    const [least, most] = listed.seats;
    const own = layersOf(round.game);
    const count = Array.from({ length: most - least + 1 }, (_, at) => at + least);
    return html`<div class="fields">
      ${this.pick(
        'game',
        t('whichGame'),
        this.games.map(one => [one.id, called(one.title)]),
        round.game,
        id => this.choose(id),
      )}
      ${this.pick(
        'profile',
        t('variant'),
        listed.profiles.map(one => [one.id, one.title]),
        round.profile,
        id => this.choose(round.game, id),
      )}
      ${
        own.length
          ? this.pick(
              'layer',
              t('houseRules'),
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
            scores: round.scores && Array.from({ length: Number(value) }, (_, at) => round.scores?.[at] ?? 0),
            chosen: 0,
            by: 0,
            dealer: 0,
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
          : round.field.length || round.carried.length
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
      ${game.told.pot ? this.number('pot', t('potName'), round.pot) : nothing}
    </div>`;
  }

  /** Returns the choice of the seat or deal that tapped cards are assigned to. */
  givers() {
    const { game, round } = this;
    return html`<div class="givers" role="radiogroup" aria-label=${t('whose')}>
      ${round.seats.map((one, at) => this.giver(at, this.name(at), one.captured.length))}
      ${game.told.multiplies ? this.giver(FIELD, this.dealtTo(FIELD), round.field.length) : nothing}
      ${round.seats.map((one, at) =>
        one.declared.length ? this.giver(handOf(at), this.dealtTo(handOf(at)), one.dealt.length) : nothing,
      )}
      <button id="rest" ?disabled=${round.chosen < 0} @click=${this.rest}>
        ${t('restTo', { name: this.name(Math.max(0, round.chosen)) })}
      </button>
    </div>`;
  }

  /**
   * Returns one of the destinations for tapped cards.
   * @param {number} whose
   * @param {string} label
   * @param {number} count
   */
  giver(whose, label, count) {
    return html`<label class="choice">
      <input
        type="radio"
        name="whose"
        .checked=${whose === this.round.chosen}
        @change=${() => this.change({ chosen: whose })}
      />
      <span>${label} <span class="quiet">${t('cards', { count })}</span></span>
    </label>`;
  }

  /** Returns the label of the dealt field or a dealt hand. @param {number} whose */
  dealtTo(whose) {
    return whose === FIELD ? t('dealtField') : t('dealtHand', { name: this.name(handOf(whose)) });
  }

  /**
   * Returns the text for missing data. The service refers to players by seat number, and the page replaces the number
   * with the name.
   * @param {{ code?: string, message: string, hint: string | null }} problem
   */
  wanted({ code, message, hint }) {
    const whom = /\bseat (\d+)/i.exec(message)?.[1] ?? this.round.by;
    const { field, seats } = this.round;
    const dealt = field.length || seats.some(one => one.dealt.length);
    if (code && WANTED.includes(code) && (code !== 'wrong-number' || dealt))
      return t('entered-' + code, { name: this.name(Number(whom)) });
    const named = message.replace(/\bseat (\d+)/gi, (_, seat) => this.name(Number(seat)));
    return html`${named} ${hint ? html`<span class="quiet">${hint}</span>` : nothing}`;
  }

  /** Returns the result of the round, or the missing data. */
  result() {
    const { game, round } = this;
    const record = /** @type {Shapes['toldRecord'] | undefined} */ (this.answer?.record);
    return html`<section class="result" aria-labelledby="comes">
      <h2 id="comes">${t('comesTo')}${record ? html` <span class="quiet">${this.now(record)}</span>` : nothing}</h2>
      ${told(this.problem)}
      <div role="status">
        ${
          this.missing.length
            ? html`<ul class="missing">
                ${this.missing.map(one => html`<li>${this.wanted(one)}</li>`)}
              </ul>`
            : nothing
        }
      </div>
      ${this.answer ? payments(game, this.answer, seat => this.name(seat), round.seats.length) : nothing}
    </section>`;
  }

  /** Returns the number of the round. @param {Shapes['toldRecord']} record */
  now({ round, rounds }) {
    return t(rounds ? 'roundOf' : 'round', { round, rounds });
  }

  /**
   * Begins the next round with the results of the previous one.
   * @param {{ answer: Shapes['scored'] & Shapes['settlement'], before: import('../lib/situation.js').Round }} last
   */
  next({ answer, before }) {
    this.answer = null;
    this.round = following(before, answer);
    this.load();
  }

  /** @param {string} code */
  card(code) {
    const { chosen, seats } = this.round;
    const owners =
      chosen < 0 ? [] : seats.flatMap((one, at) => one.captured.filter(other => other === code).map(() => at));
    const meant = chosen < 0 ? chosenAtDeal(this.round).includes(code) : owners.includes(chosen);
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

  ending() {
    const { round, game } = this;
    const says = game.told.actions[round.end];
    return html`${this.pick(
      'end',
      t('howEnded'),
      [['', '–'], ...endsOf(game.told).map(end => [end, game.ended(end)])],
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
