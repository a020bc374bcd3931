// The home page: unfinished matches first, then one button that starts a game, and all other entries.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { games, called, usualTable } from '../lib/games.js';
import { keep, setting } from '../lib/settings.js';
import { open, seats } from '../lib/seats.js';
import { fromHere, href } from '../lib/route.js';
import { pictures, fan } from '../lib/card.js';
import { told } from '../lib/told.js';
import { openTables } from './open-tables.js';
import './new-table.js';

/** The number of cards in the fan on the home page. */
const FAN = 5;

/**
 * Returns the games in the order of the page: the recommended game, the games with the same cards, and all others.
 * @param {Shapes['games']} answer
 */
function inOrder({ games: all, first }) {
  const deck = all.find(one => one.id === first)?.deck.id;
  const rank = (/** @type {Shapes['listedGame']} */ one) => (one.id === first ? 0 : one.deck.id === deck ? 1 : 2);
  return [...all].sort((a, b) => rank(a) - rank(b));
}

class Front extends Part {
  static properties = {
    at: {},
    games: { state: true },
    latest: { state: true },
    drawn: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** The section to begin with, or an empty string. */ this.at = '';
    /** @type {Shapes['listedGame'][] | null} */ this.games = null;
    /** @type {unknown} */ this.problem = null;
    this.busy = false;
    /** @type {Shapes['newTable']} */ this.latest = given;
    /** @type {string[]} the cards on the home page */ this.drawn = [];
    /** @type {string[]} */ this.bots = [];
    /** @type {Awaited<ReturnType<typeof openTables>>} */ this.open = { tables: [], playing: [] };
    /** @type {import('./going.js').Going[]} the unfinished matches of this browser */ this.going = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.begin().catch(wrong => {
      this.problem = wrong;
    });
  }

  /** Loads all data before anything is shown, so that the layout does not shift. */
  async begin() {
    const played = setting('matches', null) && import('./matches.js');
    const known = seats().length ? import('./going.js').then(part => part.unfinished()) : [];
    const [answer, open, going] = await Promise.all([games(), openTables(), known, played]);
    const all = inOrder(answer);
    const latest = setting('latest', /** @type {Partial<Shapes['newTable']> | null} */ (null));
    const offered = latest?.seats && all.some(one => one.id === latest.rules?.game);
    this.latest = offered ? /** @type {Shapes['newTable']} */ (latest) : usualTable(all[0], answer.bots);
    const { rules } = this.latest;
    this.problem = rules.layers?.length
      ? await import('../lib/lost-rules.js').then(part => part.dropLost(rules))
      : null;
    if (this.problem) keep('latest', this.latest);
    const game = (going[0] && all.find(one => one.id === going[0].view.rules.game)) || this.gameIn(all);
    const { deck } = game;
    const cards = [game, ...all].filter(one => one.deck.id === deck.id).flatMap(one => one.deck.finest);
    const drawn = (await pictures(deck.id, deck.pictures)) ? [...new Set(cards)].slice(0, FAN) : [];
    Object.assign(this, { games: all, bots: answer.bots, open, going, drawn });
  }

  /** Scrolls to the form for a new table if the address names it. @param {import('lit').PropertyValues} changes */
  async updated(changes) {
    if (this.at !== 'new' || !this.games || !(changes.has('games') || changes.has('at'))) return;
    const form = /** @type {Part | null} */ (this.querySelector('oya-new-table'));
    await form?.updateComplete;
    form?.querySelector('.opts')?.scrollIntoView({ block: 'center' });
    /** @type {HTMLElement | null} */ (form?.querySelector('#open'))?.focus({ preventScroll: true });
  }

  /** @param {Shapes['listedGame'][]} all */
  gameIn(all) {
    return all.find(one => one.id === this.latest.rules?.game) ?? all[0];
  }

  async play() {
    const go = fromHere();
    this.busy = true;
    try {
      go('table', await open(this.latest));
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  /** Offers the table that is chosen in the form, if it is one against bots. @param {Shapes['newTable']} chosen */
  follow(chosen) {
    if (chosen.seats.filter(one => one.kind === 'person').length > 1) return;
    this.latest = { ...chosen, pace: 0 };
    keep('latest', this.latest);
  }

  /** Shows the form for a new table with friends. */
  async invite() {
    const form = /** @type {import('./new-table.js').NewTable | null} */ (this.querySelector('oya-new-table'));
    if (!form) return;
    form.want({ friends: form.friends || 1 });
    await form.updateComplete;
    form.querySelector('.opts')?.scrollIntoView({ block: 'start' });
    /** @type {HTMLElement | null} */ (form.querySelector('[name=name]'))?.focus({ preventScroll: true });
  }

  async learn() {
    const go = fromHere();
    this.busy = true;
    try {
      const { begin } = await import('../lib/lesson.js');
      go('table', await begin(this.latest.rules.game));
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  /** @param {string} [id] */
  titleOf(id) {
    const game = this.games?.find(one => one.id === id);
    return game ? called(game.title) : t('table');
  }

  /** @param {Shapes['rules'] | undefined} rules @param {Shapes['newTable']['seats']} sitting */
  saidOf(rules, sitting) {
    const persons = sitting.filter(seat => seat.kind === 'person').length;
    return t('playAgain', { game: this.titleOf(rules?.game), seats: sitting.length, persons });
  }

  render() {
    const again = this.going.length > 0;
    return html`${again ? html`<oya-going .games=${this.games} .going=${this.going}></oya-going>` : nothing}
      <section class="hero ${again ? 'again' : ''}">
        <div>
          ${
            again
              ? html`<h2>${t('somethingNew')}</h2>`
              : html`<h1 tabindex="-1">${t('greeting')}</h1>
                  <p class="lead">${t('promise')}</p>`
          }
          <p class="goes">
            <button
              id="play"
              class="big ${again ? '' : 'primary'}"
              ?disabled=${this.busy || !this.games}
              @click=${this.play}
            >
              ${t('play')}
              <small id="latest"
                >${this.games ? this.saidOf(this.latest.rules, this.latest.seats) : html`&nbsp;`}</small
              >
            </button>
            <button id="with-friends" class="big" ?disabled=${!this.games} @click=${this.invite}>
              ${t('withFriends')} <small>${t('withFriendsSays')}</small>
            </button>
            <button id="learn" class="big" ?disabled=${this.busy || !this.games} @click=${this.learn}>
              ${t('newHere')}
              <small
                >${this.games ? t('newHereSays', { game: this.titleOf(this.latest.rules.game) }) : html`&nbsp;`}</small
              >
            </button>
          </p>
          ${told(this.problem)}
        </div>
        ${again ? nothing : html`<div class="fan spread" aria-hidden="true">${fan(this.drawn, FAN)}</div>`}
      </section>
      ${this.games ? this.below() : nothing}`;
  }

  below() {
    return html`<oya-new-table
        .games=${this.games}
        .bots=${this.bots}
        .first=${this.latest.rules.game}
        @wanted=${(/** @type {CustomEvent<Shapes['newTable']>} */ e) => this.follow(e.detail)}
      ></oya-new-table>
      <oya-open-tables .games=${this.games} .tables=${this.open.tables} .playing=${this.open.playing}></oya-open-tables>
      <oya-matches .games=${this.games}></oya-matches>
      <section aria-labelledby="more">
        <h2 id="more">${t('otherDoors')}</h2>
        <ul class="tiles">
          ${['learn', 'reckon', 'replay', 'rules'].map(
            one =>
              html`<li>
                <a href=${one === 'rules' ? href(one, this.latest.rules.game) : href(one)}
                  ><strong>${t(one)}</strong><span>${t(one + 'Says')}</span></a
                >
              </li>`,
          )}
        </ul>
      </section>`;
  }
}
customElements.define('oya-front', Front);
