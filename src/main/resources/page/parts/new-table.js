// The form for a new table: the game, shown by its cards, the strength of the bots, and further settings.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, says } from '../lib/words.js';
import { setting, keep, layersOf, keepLayer, still } from '../lib/settings.js';
import { ask } from '../lib/api.js';
import { open } from '../lib/seats.js';
import { fromHere, href } from '../lib/route.js';
import { told } from '../lib/told.js';
import { called, easyOf, saidOf, sendLayer, variantOf } from '../lib/games.js';
import { ownName } from '../lib/own-name.js';
import { lasting } from '../lib/lasting.js';

/** Seconds per move. With the last two values, a match may take weeks. */
const CLOCKS = [0, 30, 60, 180, 86_400, 3 * 86_400];
const SLOW = 86_400;
/** Seconds for all moves of a round. */
const ROUND_CLOCKS = [0, 120, 300, 600, 1200];

/** The maximum number of house rules of this browser that get their own buttons. */
const FEW = 2;
/** The time after a round with friends before the next one begins without those who have not asked for it, in seconds. */
const NEXT = 120;

/**
 * @typedef {{ game: string, profile: string, layer?: string, seats: number, friends: number, bot: string,
 *   alone?: boolean, open: boolean, rounds: string, clock?: number, roundClock?: number }} Wanted the latest choice;
 *   alone: whether no friend is the player's partner
 */

/** Returns the numbers of a range. @param {number} from @param {number} to */
const count = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

export class NewTable extends Part {
  static properties = {
    games: {},
    bots: {},
    first: {},
    wanted: { state: true },
    problem: { state: true },
    busy: { state: true },
    offered: { state: true },
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
      bot: '',
      open: false,
      rounds: '',
    });
    /** @type {unknown} */ this.problem = null;
    this.busy = false;
    /** The digests of the offered house rules that were sent to the service, by id. @type {Record<string, string>} */
    this.offered = setting('offered', {});
  }

  get game() {
    return this.games.find(one => one.id === (this.wanted.game || this.first)) ?? this.games[0];
  }

  /** The allowed number of players nearest to the requested one. */
  get seats() {
    const { players, usual } = this.game;
    const far = (/** @type {number} */ one) => Math.abs(one - (this.wanted.seats || usual));
    return players.reduce((best, one) => (far(one) < far(best) ? one : best));
  }

  /** The requested number of rounds, or null if the game does not allow it. @returns {number | null} */
  get rounds() {
    const { values, least = 0, most } = this.game.rounds ?? { allowed: '', says: {}, values: [] };
    const wanted = this.wanted.rounds === '' ? NaN : Number(this.wanted.rounds);
    const fits = values ? values.includes(wanted) : wanted >= least && wanted <= (most ?? Infinity);
    return fits ? wanted : null;
  }

  get profile() {
    return variantOf(this.game, this.wanted.profile).id;
  }

  /** The number of seats for friends. */
  get friends() {
    return Math.min(this.wanted.friends, this.seats - 1);
  }

  /** The seats of this player's side. */
  get side() {
    return this.game.sides?.[this.seats]?.find(one => one.includes(0)) ?? [0];
  }

  /** The seats of this player and the friends. A friend is this player's partner unless the player prefers a bot. */
  get persons() {
    const { side } = this;
    const partners = side.filter(seat => seat > 0);
    const against = count(1, this.seats - 1).filter(seat => !side.includes(seat));
    const inOrder = this.wanted.alone ? [...against, ...partners] : [...partners, ...against];
    return [0, ...inOrder.slice(0, this.friends)];
  }

  get bot() {
    return this.bots.includes(this.wanted.bot) ? this.wanted.bot : easyOf(this.bots);
  }

  /** The chosen house rules of this game, if any. */
  get house() {
    return layersOf(this.game.id).find(one => one.digest === this.wanted.layer);
  }

  /** The digest of the chosen house rules, or an empty string. */
  get layer() {
    return this.house?.digest ?? '';
  }

  /** The number of rounds by the chosen rules, or 0 if they do not limit it. */
  get usualRounds() {
    return Number(this.house?.options.rounds ?? this.game.rounds?.usual ?? 0);
  }

  /** Changes the choice. Dispatches `wanted` with the table. @param {Partial<Wanted>} some */
  want(some) {
    this.wanted = { ...this.wanted, ...some };
    keep('wanted', this.wanted);
    this.dispatchEvent(new CustomEvent('wanted', { detail: this.chosen }));
  }

  /** The rules and seats of the chosen table. */
  get chosen() {
    const { bot, house, persons } = this;
    const sitting = count(0, this.seats - 1).map(seat =>
      persons.includes(seat) ? /** @type {const} */ ({ kind: 'person' }) : /** @type {const} */ ({ kind: 'bot', bot }),
    );
    const options = { players: this.seats, ...(this.rounds === null ? {} : { rounds: this.rounds }) };
    const rules = { game: this.game.id, profile: this.profile, options, ...(house ? { layers: [house.digest] } : {}) };
    return { rules, seats: sitting };
  }

  async open() {
    const { friends: others } = this;
    const go = fromHere();
    this.busy = true;
    this.problem = null;
    try {
      const { clock = 0, roundClock = 0 } = others > 0 ? this.wanted : {};
      const slow = clock >= SLOW ? { away: 0, next: 3600 } : others ? { next: NEXT } : {};
      const among = others > 0 && this.wanted.open;
      go('table', await open({ ...this.chosen, open: among, pace: 0, clock, roundClock, ...slow }));
      // The next table is private again.
      this.want({ open: false });
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  /** Chooses house rules, with their number of players and their length if they set them. @param {Shapes['layer'] | undefined} layer */
  choose(layer) {
    const players = Number(layer?.options.players ?? this.seats);
    const friends = Math.min(this.friends, players - 1);
    this.want({
      layer: layer?.digest ?? '',
      seats: players,
      friends,
      ...(layer?.options.rounds === undefined ? {} : { rounds: '' }),
    });
  }

  /** Chooses a game, with its usual length, and shows the button that starts it. @param {Shapes['listedGame']} game */
  async chooseGame(game) {
    if (game.id !== this.wanted.game) this.want({ game: game.id, seats: game.usual, rounds: '' });
    await this.updateComplete;
    this.querySelector('#open')?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' });
  }

  /** Chooses the number of friends. They need a seat each. @param {number} friends */
  chooseFriends(friends) {
    const enough = this.game.players.find(one => one > friends) ?? this.seats;
    this.want({ friends, seats: Math.max(this.seats, enough) });
  }

  /**
   * Chooses house rules that the game offers. The service stores these rules for the table.
   * @param {Shapes['listedGame']['house'][number]} one
   */
  async offer(one) {
    this.problem = null;
    try {
      const layer = await sendLayer(this.game.id, one.text);
      keepLayer({ ...layer, title: called(one.title), game: this.game.id });
      this.offered = { ...this.offered, [one.layer]: layer.digest };
      keep('offered', this.offered);
      this.choose(layer);
    } catch (wrong) {
      this.problem = wrong;
    }
  }

  render() {
    const { friends, seats } = this;
    const alone = friends === 0;
    return html`<section aria-labelledby="new">
      <h2 id="new">${t('chooseGame')}</h2>
      <form
        @submit=${(/** @type {Event} */ e) => {
          e.preventDefault();
          this.open();
        }}
      >
        <fieldset class="games" .style=${`--games: ${this.games.length}`}>
          <legend class="unseen">${t('whichGame')}</legend>
          ${this.games.map(one => this.choice(one))}
        </fieldset>
        <div class="panel-box opts">
          ${seats - 1 - friends > 0 ? this.levels() : nothing}
          <fieldset>
            <legend>${t('whoPlays')}</legend>
            <div class="segments">
              ${this.segment('with', 'bots', t('meAndBots'), alone, () => this.want({ friends: 0 }))}
              ${this.segment('with', 'friends', t('withFriends'), !alone, () => this.want({ friends: friends || 1 }))}
            </div>
          </fieldset>
          ${alone ? nothing : this.together()} ${this.custom()}
          <div class="fields size">
            ${this.number(
              'seats',
              t('players'),
              this.game.players.map(one => [one, one]),
              seats,
            )}
            ${this.lasts()}
          </div>
          <p class="start">
            <button class="primary big" id="open" ?disabled=${this.busy}>
              ${t(alone ? 'playGame' : 'inviteTo', { game: called(this.game.title) })}
            </button>
          </p>
          <details class="more-set">
            <summary>${t('moreSettings')} <span class="quiet">${this.summary()}</span></summary>
            <div class="fields">
              ${
                this.game.profiles.length > 1
                  ? this.pick(
                      'profile',
                      t('variant'),
                      this.game.profiles.map(one => [one.id, one.title]),
                      this.profile,
                    )
                  : nothing
              }
              ${alone ? ownName() : nothing}
              ${
                alone
                  ? nothing
                  : html`${this.number(
                      'clock',
                      t('timeForMove'),
                      CLOCKS.map(one => [one, one ? lasting(one) : t('noTime')]),
                      this.wanted.clock ?? 0,
                    )}
                    ${this.number(
                      'roundClock',
                      t('timeForRound'),
                      ROUND_CLOCKS.map(one => [one, one ? lasting(one) : t('noTime')]),
                      this.wanted.roundClock ?? 0,
                    )}`
              }
            </div>
            <p><a href=${href('rules', this.game.id)}>${t('readRules')}</a></p>
          </details>
        </div>
        ${told(this.problem)}
      </form>
    </section>`;
  }

  /** Returns the choice of a game, shown by its cards. @param {Shapes['listedGame']} one */
  choice(one) {
    return html`<label class="choice">
      <input
        class="unseen"
        type="radio"
        name="game"
        value=${one.id}
        .checked=${one === this.game}
        @click=${() => this.chooseGame(one)}
      />
      <span class="fan spread" aria-hidden="true">
        ${one.deck.finest.map(code => html`<img alt="" loading="lazy" src="${one.deck.pictures}&card=${code}" />`)}
      </span>
      <span class="txt"><strong>${called(one.title)}</strong> <span class="quiet">${saidOf(one.title)}</span></span>
    </label>`;
  }

  /** Returns the strengths of the bots, with a sentence about the chosen one. */
  levels() {
    return html`<fieldset class="levels">
      <legend>
        ${t('howStrong')}
        <span class="quiet" aria-live="polite">${this.level()}</span>
      </legend>
      <div class="segments">
        ${this.bots.map((one, at) =>
          this.segment('bot', one, String(at + 1), one === this.bot, () => this.want({ bot: one })),
        )}
      </div>
    </fieldset>`;
  }

  /** Returns the fields about friends. */
  together() {
    return html`<div class="fields friends">
      ${ownName()}
      ${
        Math.max(...this.game.players) > 2
          ? this.pick(
              'friends',
              t('friends'),
              count(1, Math.max(...this.game.players) - 1).map(one => [one, one]),
              this.friends,
              friends => this.chooseFriends(Number(friends)),
            )
          : nothing
      }
      ${this.partners()}
      <label class="check">
        <input
          type="checkbox"
          name="open"
          .checked=${this.wanted.open}
          @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.want({ open: e.target.checked })}
        />
        ${t('openToAll')}
      </label>
    </div>`;
  }

  /** Returns the choice of a partner, if the game has partners and there are bots and friends. */
  partners() {
    if (this.side.length < 2 || this.friends === this.seats - 1) return nothing;
    const { alone = false } = this.wanted;
    return html`<fieldset class="partners">
      <legend>${t('yourPartner')}</legend>
      <div class="segments">
        ${this.segment('partner', 'friend', t('aFriend'), !alone, () => this.want({ alone: false }))}
        ${this.segment('partner', 'bot', t('aBot'), alone, () => this.want({ alone: true }))}
      </div>
    </fieldset>`;
  }

  /** Returns the house rules that the game offers and those of this browser, if there are any. */
  custom() {
    const { house } = this.game;
    const offered = house.map(one => this.offered[one.layer]);
    const own = layersOf(this.game.id).filter(one => !offered.includes(one.digest));
    if (!house.length && !own.length) return nothing;
    const chosen = house.find(one => this.layer && this.offered[one.layer] === this.layer);
    const profile = this.game.profiles.find(one => one.id === this.profile);
    return html`<fieldset class="custom">
      <legend>${t('byWhichRules')}</legend>
      <div class="segments">
        ${this.segment('house', '', profile?.title ?? t('asWritten'), !this.layer, () => this.choose(undefined))}
        ${house.map(one => this.segment('house', one.layer, called(one.title), one === chosen, () => this.offer(one)))}
        ${
          own.length > FEW
            ? nothing
            : own.map(one =>
                this.segment('house', one.digest, String(one.title), one.digest === this.layer, () => this.choose(one)),
              )
        }
      </div>
      ${
        chosen || !this.layer
          ? html`<p class="quiet" id="offered">
              ${chosen ? saidOf(chosen.title) : (house[0]?.title ?? t('fromSource', { rules: profile?.title ?? t('asWritten') }))}
            </p>`
          : nothing
      }
      ${
        own.length > FEW
          ? this.pick(
              'layer',
              t('houseRules'),
              [['', t('asWritten')], ...own.map(one => [one.digest, String(one.title)])],
              chosen ? '' : this.layer,
              digest => this.choose(own.find(one => one.digest === digest)),
            )
          : nothing
      }
    </fieldset>`;
  }

  /**
   * Returns one choice of several.
   * @param {string} name @param {string} value @param {string} label @param {boolean} on @param {() => void} choose
   */
  segment(name, value, label, on, choose) {
    return html`<label class="segment">
      <input class="unseen" type="radio" name=${name} value=${value} .checked=${on} @change=${choose} />
      <span>${label}</span>
    </label>`;
  }

  /** Returns the strength of the chosen bot. */
  level() {
    const { bot, bots } = this;
    return t('levelIs', { level: bots.indexOf(bot) + 1, all: bots.length, says: t('bot-' + bot) });
  }

  /** Returns a summary of the folded settings: the variant, unless house rules are chosen. */
  summary() {
    return this.layer ? '' : this.game.profiles.find(one => one.id === this.profile)?.title;
  }

  /** Returns the field for the length of the match, if it can be chosen. */
  lasts() {
    const can = this.game.rounds;
    if (!can) return nothing;
    const words = can.says?.[this.usualRounds];
    const usual = this.usualRounds ? t('asUsualIs', { count: this.usualRounds }) : t('asUsual');
    if (can.values)
      return this.pick(
        'rounds',
        t('rounds'),
        [['', usual], ...can.values.map(one => [String(one), one])],
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
        placeholder=${usual}
        .value=${String(this.rounds ?? '')}
        @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.want({ rounds: e.target.value })}
      />
      ${words && this.rounds === null ? html`<small class="quiet">${words}</small>` : nothing}
    </label>`;
  }

  /**
   * @param {string} name @param {string} label @param {(string | number)[][]} values @param {string | number} chosen
   * @param {(value: string) => void} [choose]
   */
  pick(name, label, values, chosen, choose = value => this.want({ [name]: value })) {
    return html`<label>
      ${label}
      <select name=${name} @change=${(/** @type {Of<HTMLSelectElement>} */ e) => choose(e.target.value)}>
        ${values.map(([id, said]) => html`<option value=${id} .selected=${id === chosen}>${said}</option>`)}
      </select>
    </label>`;
  }

  /**
   * Returns a field for a number.
   * @param {keyof Wanted} name @param {string} label @param {(string | number)[][]} values @param {number} chosen
   */
  number(name, label, values, chosen) {
    return this.pick(name, label, values, chosen, value => this.want({ [name]: Number(value) }));
  }
}
customElements.define('oya-new-table', NewTable);
