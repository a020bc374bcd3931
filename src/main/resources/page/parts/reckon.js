// The score calculation for a round with real cards. Tapping a card assigns it to the player who captured it, and the
// payments update immediately.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, times } from '../lib/words.js';
import { ask, Refused, Away } from '../lib/api.js';
import { games, game as gameOf, called, variantOf } from '../lib/games.js';
import { face, pictures } from '../lib/card.js';
import { lastPlayed } from '../lib/seats.js';
import { setting, keep, layersOf } from '../lib/settings.js';
import { headlinePoints, roundHeadline, roundResult } from '../lib/round-result.js';
import { style } from '../lib/style.js';
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
  leftOf,
  placeOf,
  exampleOf,
  FIELD,
  END,
} from '../lib/situation.js';
import { told } from '../lib/told.js';
import './sheet.js';

await style('reckon');

const SOON = 250;

/** @typedef {{ code?: string, message: string, hint: string | null, place: ReturnType<typeof placeOf> }} Problem */
/** @typedef {Pick<Shapes['held'], 'yaku' | 'cardPoints'>} Found the combinations and points in captured cards */

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
    found: { state: true },
    mine: { state: true },
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
    /** The data that the service still needs. @type {Problem[]} */ this.missing = [];
    /** The combinations of each seat. @type {(Found | null)[]} */ this.found = [];
    /** The requested combinations, by players and captured cards. @type {Map<string, Promise<Found | null>>} */ this.asked =
      new Map();
    /** The player's own round while an example is shown. @type {import('../lib/situation.js').Round | null} */
    this.mine = null;
    /** @type {unknown} */ this.problem = null;
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    games().then(
      answer => {
        this.games = answer.games;
        const { game, scores } = this.round;
        const wanted = this.begun() || scores ? game : (lastPlayed() ?? game);
        const known = this.games.some(one => one.id === wanted);
        if (wanted !== game || !known) this.choose(known ? wanted : (answer.first ?? this.games[0].id));
        else this.load();
      },
      wrong => {
        this.problem = wrong;
      },
    );
  }

  /** Begins a round of a game, with the rules and the number of players used last. @param {string} id @param {string} [profile] */
  choose(id, profile) {
    const game = this.games.find(one => one.id === id) ?? this.games[0];
    const last = this.lastUsed()[game.id];
    const known = variantOf(game, profile ?? last?.profile);
    this.round = fresh(game.id, known.id, last?.players ?? game.usual);
    if (!profile && last && layersOf(game.id).some(one => one.digest === last.layer)) this.round.layer = last.layer;
    this.mine = null;
    this.load();
  }

  /** @returns {Record<string, { profile: string, layer: string, players: number }>} the rules and players by game */
  lastUsed() {
    return setting('reckonedBy', {});
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
    this.asked.clear();
    const ends = endsOf(game.told);
    this.change(ends.length === 1 ? { end: ends[0] } : {});
  }

  /** @param {Partial<import('../lib/situation.js').Round>} some */
  change(some) {
    this.round = { ...this.round, ...some };
    const { game, profile, layer, seats } = this.round;
    if (!this.mine) keep('reckoning', this.round);
    keep('reckonedBy', { ...this.lastUsed(), [game]: { profile, layer, players: seats.length } });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.score(), SOON);
  }

  /** @param {number} seat @param {Partial<import('../lib/situation.js').Seat>} some */
  seat(seat, some) {
    this.change({ seats: this.round.seats.map((one, at) => (at === seat ? { ...one, ...some } : one)) });
  }

  /** Assigns a card to the chosen destination, or removes it from there. @param {string} code */
  tap(code) {
    this.change(tapped(this.round, code, this.game.cards.get(code)?.copies ?? 1));
  }

  /** Assigns all cards without an owner to the chosen seat. */
  rest() {
    this.change(withRest(this.round, this.game.pack));
  }

  async score() {
    const round = this.round;
    this.find(round);
    try {
      /** @type {Shapes['scored'] & Shapes['settlement']} */
      const answer = await ask('/api/score', { body: situation(round) });
      if (round === this.round) Object.assign(this, { answer, of: round, missing: [], problem: null });
    } catch (wrong) {
      if (round !== this.round) return;
      this.answer = null;
      this.missing =
        wrong instanceof Refused
          ? (wrong.problem.problems ?? []).map(one => ({
              ...one,
              hint: one.hint ?? null,
              place: one.code === 'no-end' ? END : placeOf(one.pointer ?? ''),
            }))
          : [];
      this.problem = wrong instanceof Away || (wrong instanceof Refused && !this.missing.length) ? wrong : null;
    }
  }

  /** Finds the combinations in the cards that each seat has captured. @param {import('../lib/situation.js').Round} round */
  async find({ game, profile, layer, seats }) {
    const current = this.asks('found');
    const options = 'players' in this.game.told.options ? { options: { players: seats.length } } : {};
    const rules = { game, profile, ...(layer ? { layers: [layer] } : {}), ...options };
    const found = await Promise.all(
      seats.map(({ captured }) => {
        const key = seats.length + ' ' + [...captured].sort();
        if (!captured.length) return null;
        if (!this.asked.has(key))
          this.asked.set(
            key,
            ask('/api/ask/captured', { body: { rules, cards: captured } }).catch(() => null),
          );
        return this.asked.get(key) ?? null;
      }),
    );
    if (current()) this.found = found;
  }

  /** Shows an example of a round, or returns to the player's own round. */
  example() {
    if (this.mine) {
      const { mine } = this;
      this.mine = null;
      return this.change(mine);
    }
    this.mine = this.round;
    this.change(exampleOf(this.round, this.game, t('exampleNames').split(' ')));
  }

  /** Removes the entries of this round. The players and the results of earlier rounds remain. */
  clear() {
    const { game, profile, layer, seats, dealer, scores, round, carried, pot } = this.round;
    const next = fresh(game, profile, seats.length);
    this.change({
      ...next,
      layer,
      dealer,
      scores,
      round,
      carried,
      pot,
      end: endsOf(this.game.told).length === 1 ? this.round.end : '',
      seats: next.seats.map((one, at) => ({ ...one, name: seats[at].name })),
    });
  }

  /** Chooses the pile to which a problem refers, or scrolls to the form field to which it refers. @param {Problem['place']} place */
  show(place) {
    if (typeof place === 'number') return this.change({ chosen: place });
    const field = /** @type {HTMLElement | null} */ (
      this.querySelector(place === END ? '[name=end]' : '.ruled summary')
    );
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }

  /** @param {number} seat */
  name(seat) {
    return seat < 0 ? t('potName') : this.round.seats[seat]?.name || t('player', { number: seat + 1 });
  }

  render() {
    const { game, round } = this;
    if (!game) return told(this.problem);
    const rows = this.rows();
    const longest = Math.max(...rows.map(row => row.length));
    const upright = rows.length > 6;
    return html`<div class="headed">
        <h1 tabindex="-1">${t('reckon')}</h1>
        ${this.rules()}
        <p class="noprint">
          <button id="example" aria-pressed=${this.mine ? 'true' : 'false'} @click=${this.example}>
            ${t(this.mine ? 'ownRound' : 'example')}
          </button>
          ${
            this.mine
              ? nothing
              : html`<button id="clear" ?disabled=${!this.begun()} @click=${this.clear}>${t('clearRound')}</button>`
          }
        </p>
      </div>
      <p class="guide quiet">${t(this.mine ? 'exampleSays' : 'reckonGuide')}</p>
      <div class="entered">
        <div class="piles">
          ${this.givers()}
          <div
            class="deck ${upright ? 'upright' : ''}"
            .style=${`--row: ${upright ? rows.length : longest}`}
            role="group"
            aria-label=${round.chosen < 0 ? this.dealtTo(round.chosen) : t('tapCaptured', { name: this.name(round.chosen) })}
          >
            ${rows.map(codes => html`<div class="same">${codes.map(code => this.card(code))}</div>`)}
          </div>
          ${this.atPile()} ${this.problems(this.wrongAt(round.chosen))}
          ${
            round.chosen < FIELD
              ? nothing
              : html`<div class="people">
                  ${round.seats.map((one, at) =>
                    at === round.chosen ? person(game, one, at, some => this.seat(at, some)) : nothing,
                  )}
                </div>`
          }
        </div>
        <div class="side">
          ${this.combined()}
          <div class="fields ends">${this.ending()}${this.atEnd()}</div>
          ${this.result()}
        </div>
      </div>
      <oya-sheet
        .game=${game}
        .round=${round}
        .answer=${this.of === round && !this.mine ? this.answer : null}
        .name=${(/** @type {number} */ seat) => this.name(seat)}
        @next=${(/** @type {CustomEvent} */ e) => this.next(e.detail)}
        @back=${(/** @type {CustomEvent} */ e) => this.change(e.detail)}
      ></oya-sheet>`;
  }

  /** Returns whether any card has been placed. */
  begun() {
    return this.round.field.length || this.round.seats.some(one => one.captured.length || one.dealt.length);
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

  /** Returns a line with the game and its rules, which expands to their fields. */
  rules() {
    const { game, round } = this;
    const listed = this.games.find(one => one.id === round.game);
    const own = layersOf(round.game).find(one => one.digest === round.layer);
    const line = [
      listed ? called(listed.title) : '',
      own ? String(own.title) : listed?.profiles.find(one => one.id === round.profile)?.title,
      t('somePlayers', { count: round.seats.length }),
      game.word('oya') + ': ' + this.name(round.dealer),
      ...(round.pot ? [t('pot', { points: round.pot })] : []),
    ];
    return html`<details class="ruled noprint">
      <summary><span>${begun(line.filter(Boolean).join(' · '))}</span> <b>${t('change')}</b></summary>
      ${this.about()}
    </details>`;
  }

  /** Returns the fields for the game, its rules and the dealer. */
  about() {
    const { game, round } = this;
    const listed = this.games.find(one => one.id === round.game) ?? this.games[0];
    const own = layersOf(round.game);
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
        listed.players.map(one => [String(one), String(one)]),
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
      ${game.told.multiplies && !this.counts() ? this.number('multiplier', t('multiplier'), round.multiplier) : nothing}
      ${game.told.pot ? this.number('pot', t('potName'), round.pot) : nothing}
    </div>`;
  }

  /** Returns whether the service derives the multiplier from the field or carried multipliers. */
  counts() {
    return this.round.field.length || this.round.carried.length;
  }

  /** Returns the multiplier of this round and those that are carried to a later round. */
  factor() {
    const { carried } = this.round;
    const { multiplier, carriedOut } = this.answer ?? {};
    return html`${
      this.counts()
        ? html`<p id="factor">
            ${t('multiplier')}: <strong>× ${multiplier ?? '…'}</strong>
            ${carriedOut ? html`<span class="quiet">${t('carried', { list: times(carriedOut) })}</span>` : nothing}
          </p>`
        : nothing
    }
    ${carried.length ? html`<p id="waits">${t('carried', { list: times(carried) })}</p>` : nothing}`;
  }

  /** Returns the choice of the destination for tapped cards. */
  givers() {
    const { game, round } = this;
    return html`<div class="givers" role="radiogroup" aria-label=${t('whose')}>
      ${round.seats.map((one, at) => this.giver(at, this.name(at), one.captured.length))}
      ${game.told.multiplies ? this.giver(FIELD, this.dealtTo(FIELD), round.field.length) : nothing}
      ${round.seats.map((one, at) =>
        one.declared.length ? this.giver(handOf(at), this.dealtTo(handOf(at)), one.dealt.length) : nothing,
      )}
    </div>`;
  }

  /**
   * Returns one of the destinations for tapped cards.
   * @param {number} whose
   * @param {string} label
   * @param {number} count
   */
  giver(whose, label, count) {
    return html`<label class="check giver">
      <input
        type="radio"
        name="whose"
        .checked=${whose === this.round.chosen}
        @change=${() => this.change({ chosen: whose })}
      />
      <span>${label} <span class="quiet">${t('cards', { count })}</span></span>
      ${this.wrongAt(whose).length ? html`<b class="flaw" role="img" aria-label=${t('incomplete')}>!</b>` : nothing}
    </label>`;
  }

  /** Returns the problems of a pile. If a declared hand is missing, the problem belongs to its player. @param {number} whose */
  wrongAt(whose) {
    return this.missing.filter(({ place }) => place === whose);
  }

  /** Returns the combinations of the chosen pile and the number of cards that no player has. */
  atPile() {
    const { chosen } = this.round;
    const left = leftOf(this.round, this.game.pack);
    const found = (chosen >= 0 && this.round.seats[chosen].captured.length && this.found[chosen]?.yaku) || [];
    return html`<div class="pile">
      ${
        chosen < 0
          ? nothing
          : html`<p>
              <span>
                <span class="now"
                  >${found.map(one => html`${begun(one.name)} <b class="amount">${one.points}</b> `)}</span
                >
                <span id="left">${t('notPlaced', { count: left })}</span>
              </span>
              <button id="rest" ?disabled=${!left} @click=${this.rest}>
                ${t('restTo', { name: this.name(chosen) })}
              </button>
            </p>`
      }
    </div>`;
  }

  /** Returns the problems with the end of the round. */
  atEnd() {
    return this.begun() ? this.problems(this.missing.filter(({ place }) => place === END)) : nothing;
  }

  /** @param {Problem[]} some */
  problems(some) {
    return some.length
      ? html`<ul class="missing">
          ${some.map(one => html`<li>${this.wanted(one)}</li>`)}
        </ul>`
      : nothing;
  }

  /** Returns the combinations that the players have so far. */
  combined() {
    const { game, round } = this;
    if (!game.yaku.some(one => one.of !== 'hand') || game.told.alone.length === 0) return nothing;
    return html`<section class="combined" aria-labelledby="combined">
      <h2 id="combined">${t('foundSoFar')}</h2>
      <div role="status">
        <dl>
          ${round.seats.map((one, at) => {
            const found = (one.captured.length && this.found[at]?.yaku) || [];
            return html`<div class=${at === round.chosen ? 'chosen' : ''}>
              <dt>${this.name(at)}</dt>
              <dd>
                ${
                  found.length
                    ? found.map(
                        yaku => html`<span>${begun(yaku.name)} <b class="amount">${yaku.points ?? ''}</b></span>`,
                      )
                    : html`<span class="quiet">${t('noneYet')}</span>`
                }
              </dd>
            </div>`;
          })}
        </dl>
      </div>
    </section>`;
  }

  /** Returns the label of the dealt field or a dealt hand. @param {number} whose */
  dealtTo(whose) {
    return whose === FIELD ? t('dealtField') : t('dealtHand', { name: this.name(handOf(whose)) });
  }

  /**
   * Returns the text for missing data. The service refers to players by seat number, and the page replaces the number
   * with the name.
   * @param {Problem} problem
   */
  wanted({ code, message, hint }) {
    const whom = /\bseat (\d+)/i.exec(message)?.[1] ?? this.round.by;
    const { field, seats } = this.round;
    const dealt = field.length || seats.some(one => one.dealt.length);
    if (code && WANTED.includes(code) && (code !== 'wrong-number' || dealt))
      return html`${t('entered-' + code, { name: this.name(Number(whom)) })}
      ${code === 'wrong-number' && hint ? html`<span class="quiet">${hint}</span>` : nothing}`;
    const named = message.replace(/\bseat (\d+)/gi, (_, seat) => this.name(Number(seat)));
    return html`${named} ${hint ? html`<span class="quiet">${hint}</span>` : nothing}`;
  }

  /** Returns the settlement in the same form as the settlement at a table. @returns {import('../lib/ledger.js').Settled} */
  settled() {
    const { round, answer, found } = this;
    const seats = round.seats.map((one, seat) => ({
      captured: one.captured,
      points: found[seat]?.cardPoints ?? 0,
      marks: one.active ? ['active'] : [],
      shown: one.dealt,
    }));
    return { seat: null, round: round.round, settlement: answer ?? undefined, seats };
  }

  /** Returns the result of the round, or the missing data. */
  result() {
    const { game, round, answer } = this;
    const record = /** @type {Shapes['toldRecord'] | undefined} */ (answer?.record);
    const name = (/** @type {number} */ seat) => this.name(seat);
    const others = this.missing.filter(({ place }) => place !== END && place !== round.chosen);
    return html`<section class="result settlement" aria-labelledby="comes">
      <h2 id="comes">
        ${answer && this.isOver() ? html`${roundHeadline(this.settled(), name)}${headlinePoints(answer)}` : t('comesTo')}
        ${record ? html`<span class="quiet">${this.now(record)}</span>` : nothing}
      </h2>
      ${this.factor()} ${told(this.problem)}
      <div role="status">
        ${
          others.length
            ? html`<ul class="missing">
                ${others.map(
                  one =>
                    html`<li>
                      <button class="link" @click=${() => this.show(one.place)}>${this.wanted(one)}</button>
                    </li>`,
                )}
              </ul>`
            : nothing
        }
      </div>
      ${answer ? html`<div class="round-result payments">${roundResult(game, this.settled(), name)}</div>` : nothing}
      ${!answer && !others.length ? html`<p class="quiet">${t('resultSoon')}</p>` : nothing}
    </section>`;
  }

  /** Returns whether a player ended the round, or every card has an owner. */
  isOver() {
    const { game, round } = this;
    return !!game.told.actions[round.end] || !leftOf(round, game.pack);
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

  /**
   * Returns the mark of a player's cards: the player's initial if all initials differ, otherwise the player's number.
   * @param {number} seat
   */
  mark(seat) {
    const initials = this.round.seats.map(one => one.name.slice(0, 1).toUpperCase());
    return initials.every(Boolean) && new Set(initials).size === initials.length ? initials[seat] : String(seat + 1);
  }

  /** Returns the marks of the owners of a card's copies, with the number of copies. @param {number[]} owners */
  marks(owners) {
    return [...new Set(owners)]
      .map(seat => {
        const copies = owners.filter(other => other === seat).length;
        return this.mark(seat) + (copies > 1 ? ` × ${copies}` : '');
      })
      .join(' ');
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
        owners.length ? html`<span class="owner" aria-hidden="true">${this.marks(owners)}</span>` : nothing
      }
    </button>`;
  }

  ending() {
    const { round, game } = this;
    const says = game.told.actions[round.end];
    return html`${this.pick(
      'end',
      t('howEnded'),
      [['', '–'], ...endsOf(game.told).map(end => [end, begun(game.ended(end))])],
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
