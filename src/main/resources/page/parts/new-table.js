// The form for a new table: game, variant and players.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, says } from '../lib/words.js';
import { setting, keep, layersOf } from '../lib/settings.js';
import { open } from '../lib/seats.js';
import { fromHere, href } from '../lib/route.js';
import { told } from '../lib/told.js';
import { called, saidOf } from '../lib/games.js';
import { lasting } from '../lib/lasting.js';

/** Seconds per move. With the last two, a match may take weeks. */
const CLOCKS = [0, 30, 60, 180, 86_400, 3 * 86_400];
const SLOW = 86_400;
/** Seconds for all moves of a round. */
const ROUND_CLOCKS = [0, 120, 300, 600, 1200];

/**
 * @typedef {{ game: string, profile: string, layer?: string, seats: number, friends: number, bot: string,
 *   open: boolean, rounds: string, clock?: number, roundClock?: number }} Wanted the latest choice
 */

class NewTable extends Part {
  static properties = {
    games: {},
    bots: {},
    first: {},
    wanted: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame'][]} */ this.games = [];
    /** @type {string[]} */ this.bots = [];
    /** The game preselected for a player who has not chosen one yet. */ this.first = '';
    /** @type {Wanted} */
    this.wanted = setting('wanted', {
      game: '',
      profile: '',
      seats: 0,
      friends: 0,
      bot: 'greedy',
      open: false,
      rounds: '',
    });
    /** @type {unknown} */ this.problem = null;
    this.busy = false;
  }

  get game() {
    return this.games.find(one => one.id === (this.wanted.game || this.first)) ?? this.games[0];
  }

  get seats() {
    const [least, most] = this.game.seats;
    return Math.min(Math.max(this.wanted.seats || this.game.usual, least), most);
  }

  /** The requested number of rounds, or null if the game does not allow it. @returns {number | null} */
  get rounds() {
    const { values, least = 0, most } = this.game.rounds ?? { allowed: '', values: [] };
    const wanted = this.wanted.rounds === '' ? NaN : Number(this.wanted.rounds);
    const fits = values ? values.includes(wanted) : wanted >= least && wanted <= (most ?? Infinity);
    return fits ? wanted : null;
  }

  get profile() {
    const all = this.game.profiles;
    return (all.find(one => one.id === this.wanted.profile) ?? all[0]).id;
  }

  /** @param {Partial<Wanted>} some */
  want(some) {
    this.wanted = { ...this.wanted, ...some };
    keep('wanted', this.wanted);
  }

  async open() {
    const { friends, bot } = this.wanted;
    const others = Math.min(friends, this.seats - 1);
    const bots = Array.from({ length: this.seats - 1 - others }, () => /** @type {const} */ ({ kind: 'bot', bot }));
    const persons = Array.from({ length: 1 + others }, () => /** @type {const} */ ({ kind: 'person' }));
    const own = layersOf(this.game.id).find(one => one.digest === this.wanted.layer);
    const options = { players: this.seats, ...(this.rounds === null ? {} : { rounds: this.rounds }) };
    const rules = { game: this.game.id, profile: this.profile, options, ...(own ? { layers: [own.digest] } : {}) };
    const go = fromHere();
    this.busy = true;
    this.problem = null;
    try {
      const { clock = 0, roundClock = 0 } = others > 0 ? this.wanted : {};
      const slow = clock >= SLOW ? { away: 0, next: 3600 } : {};
      const among = others > 0 && this.wanted.open;
      go(
        'table',
        await open({ rules, seats: [...persons, ...bots], open: among, pace: 0, clock, roundClock, ...slow }),
      );
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  render() {
    const { friends, bot } = this.wanted;
    const [least, most] = this.game.seats;
    const count = (/** @type {number} */ from, /** @type {number} */ to) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const own = layersOf(this.game.id);
    return html`<section aria-labelledby="new">
      <h2 id="new">${t('newTable')}</h2>
      <form
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault();
          this.open();
        }}
      >
        <fieldset class="games">
          <legend>${t('whichGame')}</legend>
          ${this.games.map(
            one =>
              html`<label class="choice">
                <input
                  type="radio"
                  name="game"
                  value=${one.id}
                  .checked=${one === this.game}
                  @change=${() => this.want({ game: one.id, seats: one.usual })}
                />
                <span class="fan small" aria-hidden="true">
                  ${one.deck.finest.map(code => html`<img alt="" loading="lazy" src="${one.deck.pictures}&card=${code}" />`)}
                </span>
                <span><strong>${called(one.title)}</strong><span class="quiet">${saidOf(one.title)}</span></span>
              </label>`,
          )}
        </fieldset>
        <div class="fields">
          ${this.pick(
            'profile',
            t('variant'),
            this.game.profiles.map(one => [one.id, one.title]),
            this.profile,
          )}
          ${this.pick(
            'seats',
            t('players'),
            [...new Set([this.game.usual, ...count(least, most)])].map(one => [one, one]),
            this.seats,
            Number,
          )}
          ${this.pick(
            'friends',
            t('friends'),
            count(0, this.seats - 1).map(one => [one, one ? one : t('nobody')]),
            Math.min(friends, this.seats - 1),
            Number,
          )}
          ${this.pick(
            'bot',
            t('bots'),
            this.bots.map(one => [one, says('bot-' + one) ? t('bot-' + one) : one]),
            bot,
          )}
          ${
            own.length
              ? this.pick(
                  'layer',
                  t('houseRules'),
                  [['', t('asWritten')], ...own.map(one => [one.digest, String(one.title)])],
                  this.wanted.layer ?? '',
                )
              : nothing
          }
          ${this.lasts()}
          <label>
            ${t('yourName')}
            <input
              name="name"
              maxlength="40"
              autocomplete="nickname"
              .value=${setting('name', '')}
              @change=${(/** @type {Of<HTMLInputElement>} */ e) => keep('name', e.target.value)}
            />
          </label>
        </div>
        ${
          friends > 0
            ? html`<label class="check">
                  <input
                    type="checkbox"
                    name="open"
                    .checked=${this.wanted.open}
                    @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.want({ open: e.target.checked })}
                  />
                  ${t('openToAll')}
                </label>
                <div class="fields">
                  ${this.pick(
                    'clock',
                    t('timeForMove'),
                    CLOCKS.map(one => [one, one ? lasting(one) : t('noTime')]),
                    this.wanted.clock ?? 0,
                    Number,
                  )}
                  ${this.pick(
                    'roundClock',
                    t('timeForRound'),
                    ROUND_CLOCKS.map(one => [one, one ? lasting(one) : t('noTime')]),
                    this.wanted.roundClock ?? 0,
                    Number,
                  )}
                </div>`
            : nothing
        }
        <p>
          <button class="primary" id="open" ?disabled=${this.busy}>${t('sitDown')}</button>
          <a href=${href('rules', this.game.id)}>${t('readRules')}</a>
        </p>
        ${told(this.problem)}
      </form>
    </section>`;
  }

  /** Returns the field for the length of the match, if it can be chosen. */
  lasts() {
    const can = this.game.rounds;
    if (!can) return nothing;
    if (can.values)
      return this.pick(
        'rounds',
        t('rounds'),
        [['', t('asUsual')], ...can.values.map(one => [String(one), one])],
        String(this.rounds ?? ''),
      );
    return html`<label>
      ${t('rounds')}
      <input
        name="rounds"
        type="number"
        min=${can.least}
        max=${can.most ?? nothing}
        inputmode="numeric"
        placeholder=${t('asUsual')}
        .value=${String(this.rounds ?? '')}
        @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.want({ rounds: e.target.value })}
      />
    </label>`;
  }

  /**
   * @param {string} name @param {string} label @param {(string | number)[][]} values @param {string | number} chosen
   * @param {(value: string) => string | number} [read]
   */
  pick(name, label, values, chosen, read = value => value) {
    return html`<label>
      ${label}
      <select
        name=${name}
        @change=${(/** @type {Of<HTMLSelectElement>} */ e) => this.want({ [name]: read(e.target.value) })}
      >
        ${values.map(([id, said]) => html`<option value=${id} .selected=${id === chosen}>${said}</option>`)}
      </select>
    </label>`;
  }
}
customElements.define('oya-new-table', NewTable);
