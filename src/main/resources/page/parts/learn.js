// The list of lessons: a first round of each game, at a real table with weak bots.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t } from '../lib/words.js';
import { games, called, saidOf } from '../lib/games.js';
import { begin, learned } from '../lib/lesson.js';
import { seats } from '../lib/seats.js';
import { fromHere, href } from '../lib/route.js';
import { told } from '../lib/told.js';
import './pictures.js';

class Learn extends Part {
  static properties = { games: { state: true }, problem: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {Shapes['listedGame'][]} */ this.games = [];
    /** @type {unknown} */ this.problem = null;
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    games().then(
      ({ games, first }) => {
        this.games = [...games].sort((a, b) => Number(b.id === first) - Number(a.id === first));
      },
      wrong => {
        this.problem = wrong;
      },
    );
  }

  /** @param {string} game */
  async begin(game) {
    const go = fromHere();
    this.busy = true;
    try {
      go('table', await begin(game));
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  render() {
    return html`<h1 tabindex="-1">${t('learn')}</h1>
      <p>${t('learnHow')}</p>
      ${told(this.problem)}
      <ul class="lessons">
        ${this.games.map(one => {
          const going = seats().find(seat => seat.lesson === one.id);
          return html`<li class="panel-box">
            <div class="fan spread" aria-hidden="true">
              ${one.deck.finest.map(code => html`<img alt="" loading="lazy" src="${one.deck.pictures}&card=${code}" />`)}
            </div>
            <div class="says">
              <h2>${called(one.title)}</h2>
              <p class="quiet">${saidOf(one.title)}</p>
              <p class="goes">
                <button class="primary" data-game=${one.id} ?disabled=${this.busy} @click=${() => this.begin(one.id)}>
                  ${t(learned(one.id).length ? 'learnAgain' : 'learnBegin')}
                </button>
                ${going ? html`<a href=${href('table', going.table)}>${t('goOn')}</a>` : nothing}
                <a href=${href('learn', one.id)}>${t('pictures')}</a>
                <a href=${href('rules', one.id)}>${t('readRules')}</a>
              </p>
            </div>
          </li>`;
        })}
      </ul>`;
  }
}
customElements.define('oya-learn', Learn);
