// The front: to a game with one touch; everything else below.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t } from '../lib/words.js';
import { games } from '../lib/games.js';
import { setting } from '../lib/settings.js';
import { open, seats } from '../lib/seats.js';
import { go, href } from '../lib/route.js';
import { pictures, fan } from '../lib/card.js';
import { told } from '../lib/told.js';
import './new-table.js';
import './open-tables.js';

/** The deck on the front. */
const SHOWN = 'hanafuda';

/** What is played where nothing was played before. */
const FIRST = { rules: { game: 'koi-koi', options: { players: 2 } }, seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }] };

class Front extends Part {
  static properties = { games: { state: true }, drawn: { state: true }, problem: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {any[] | null} */ this.games = null;
    /** @type {any} */ this.problem = null;
    this.busy = false;
    this.drawn = false;
  }

  connectedCallback() {
    super.connectedCallback();
    games().then(answer => { this.games = answer.games; this.bots = answer.bots; }, wrong => { this.problem = wrong; });
    pictures(SHOWN).then(there => { this.drawn = there; });
  }

  async play() {
    const latest = setting('latest', FIRST);
    this.busy = true;
    try {
      go('table', await open(latest));
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  /** @param {any} rules @param {any[]} sitting */
  saidOf(rules, sitting) {
    const game = this.games?.find(one => one.id === rules.game);
    const name = game ? game.title.split(/[,.]/)[0] : rules.game;
    const persons = sitting.filter(seat => seat.kind === 'person').length;
    return t('playAgain', { game: name, seats: sitting.length, persons });
  }

  render() {
    const latest = setting('latest', FIRST);
    const going = seats().slice(0, 4);
    return html`
      <section class="hero">
        ${this.drawn ? html`<div class="fan">${fan(['1B', '8B', '3B'])}</div>` : nothing}
        <div>
          <h1 tabindex="-1">${t('greeting')}</h1>
          <p>${t('promise')}</p>
          <button id="play" class="primary big" ?disabled=${this.busy || !this.games} @click=${this.play}>${t('play')}</button>
          <p class="quiet" id="latest">${this.games ? this.saidOf(latest.rules, latest.seats) : html`&nbsp;`}</p>
          ${told(this.problem)}
        </div>
      </section>
      ${going.length ? html`<section aria-labelledby="going"><h2 id="going">${t('yourTables')}</h2><ul class="lines">
        ${going.map(one => html`<li><a href=${href('table', one.table)}>${this.titleOf(one.rules)}</a> <span class="quiet">${new Date(one.at).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })}</span></li>`)}
      </ul></section>` : nothing}
      ${this.games ? html`<oya-new-table .games=${this.games} .bots=${this.bots ?? []}></oya-new-table>` : nothing}
      <oya-open-tables .games=${this.games ?? []}></oya-open-tables>
      <section aria-labelledby="more"><h2 id="more">${t('otherDoors')}</h2>
        <ul class="tiles">${['reckon', 'replay', 'rules'].map(one => html`<li><a href=${href(one)}><strong>${t(one)}</strong><span>${t(one + 'Says')}</span></a></li>`)}</ul>
      </section>`;
  }

  /** @param {any} rules */
  titleOf(rules) {
    const game = this.games?.find(one => one.id === rules?.game);
    return game ? game.title.split(/[,.]/)[0] : t('table');
  }
}
customElements.define('oya-front', Front);
