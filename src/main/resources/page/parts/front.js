// The home page: one button starts a game, and all other entries follow below.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { games, called } from '../lib/games.js';
import { setting } from '../lib/settings.js';
import { open, seats } from '../lib/seats.js';
import { fromHere, href } from '../lib/route.js';
import { pictures, fan } from '../lib/card.js';
import { told } from '../lib/told.js';
import './new-table.js';
import { openTables } from './open-tables.js';

/**
 * Returns the table offered to a player without history.
 * @param {Shapes['listedGame']} game
 * @returns {Shapes['newTable']}
 */
const firstOf = game => ({
  rules: { game: game.id, options: { players: game.usual } },
  seats: [
    { kind: 'person' },
    ...Array.from({ length: game.usual - 1 }, () => /** @type {const} */ ({ kind: 'bot', bot: 'greedy' })),
  ],
});

class Front extends Part {
  static properties = {
    games: { state: true },
    drawn: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame'][] | null} */ this.games = null;
    /** @type {unknown} */ this.problem = null;
    this.busy = false;
    /** @type {Shapes['newTable']} */ this.latest = given;
    /** @type {string[]} the cards on the home page */ this.drawn = [];
    /** @type {string[]} */ this.bots = [];
    /** @type {Awaited<ReturnType<typeof openTables>>} */ this.open = { tables: [], playing: [] };
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
    const [answer, open] = await Promise.all([games(), openTables(), played]);
    Object.assign(this, { games: answer.games, bots: answer.bots, open });
    this.latest =
      setting('latest', null) ?? firstOf(answer.games.find(one => one.id === answer.first) ?? answer.games[0]);
    const { deck } = this.gameOf(this.latest.rules) ?? answer.games[0];
    this.drawn = (await pictures(deck.id, deck.pictures)) ? deck.finest : [];
  }

  /** @param {Shapes['rules'] | undefined} rules */
  gameOf(rules) {
    return this.games?.find(one => one.id === rules?.game);
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

  /** @param {Shapes['rules'] | undefined} rules @param {Shapes['newTable']['seats']} sitting */
  saidOf(rules, sitting) {
    const name = this.titleOf(rules);
    const persons = sitting.filter(seat => seat.kind === 'person').length;
    return t('playAgain', { game: name, seats: sitting.length, persons });
  }

  render() {
    return html`<section class="hero">
        <div class="fan">${fan(this.drawn)}</div>
        <div>
          <h1 tabindex="-1">${t('greeting')}</h1>
          <p>${t('promise')}</p>
          <button id="play" class="primary big" ?disabled=${this.busy || !this.games} @click=${this.play}>
            ${t('play')}
          </button>
          <p class="quiet" id="latest">
            ${this.games ? this.saidOf(this.latest.rules, this.latest.seats) : html`&nbsp;`}
          </p>
          ${told(this.problem)}
        </div>
      </section>
      ${this.games ? this.below() : nothing}`;
  }

  below() {
    const going = seats().slice(0, 4);
    return html`${
        going.length
          ? html`<section aria-labelledby="going">
              <h2 id="going">${t('yourTables')}</h2>
              <ul class="lines">
                ${going.map(
                  one =>
                    html`<li>
                      <a href=${href('table', one.table)}>${this.titleOf(one.rules)}</a>
                      <span class="quiet"
                        >${new Date(one.at).toLocaleString(document.documentElement.lang, {
                          dateStyle: 'medium',
                          timeStyle: 'short',
                        })}</span
                      >
                    </li>`,
                )}
              </ul>
            </section>`
          : nothing
      }
      <oya-new-table .games=${this.games} .bots=${this.bots} .first=${this.latest.rules.game}></oya-new-table>
      <oya-open-tables .games=${this.games} .tables=${this.open.tables} .playing=${this.open.playing}></oya-open-tables>
      <oya-matches .games=${this.games}></oya-matches>
      <section aria-labelledby="more">
        <h2 id="more">${t('otherDoors')}</h2>
        <ul class="tiles">
          ${['learn', 'reckon', 'replay', 'rules'].map(
            one =>
              html`<li>
                <a href=${href(one)}><strong>${t(one)}</strong><span>${t(one + 'Says')}</span></a>
              </li>`,
          )}
        </ul>
      </section>`;
  }

  /** @param {Shapes['rules'] | undefined} rules */
  titleOf(rules) {
    const game = this.gameOf(rules);
    return game ? called(game.title) : t('table');
  }
}
customElements.define('oya-front', Front);
