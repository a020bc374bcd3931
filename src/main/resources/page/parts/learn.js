// The list of lessons: a first round of each game, at a real table with weak bots.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t } from '../lib/words.js';
import { games, called, saidOf } from '../lib/games.js';
import { keepLearned, learned, lessonsOf } from '../lib/lesson.js';
import { open, seats } from '../lib/seats.js';
import { fromHere, href } from '../lib/route.js';
import { told } from '../lib/told.js';

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
      const { table } = await lessonsOf({ game });
      keepLearned(game, []);
      go('table', await open(table, { lesson: game }));
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  render() {
    return html`<h1 tabindex="-1">${t('learn')}</h1>
      <p>${t('learnHow')}</p>
      ${told(this.problem)}
      <ul class="tiles lessons">
        ${this.games.map(one => {
          const going = seats().find(seat => seat.lesson === one.id);
          return html`<li>
            <h2>${called(one.title)}</h2>
            <p class="quiet">${saidOf(one.title)}</p>
            <p class="goes">
              <button class="primary" data-game=${one.id} ?disabled=${this.busy} @click=${() => this.begin(one.id)}>
                ${t(learned(one.id).length ? 'learnAgain' : 'learnBegin')}
              </button>
              ${going ? html`<a href=${href('table', going.table)}>${t('learnGoOn')}</a>` : nothing}
              <a href=${href('rules', one.id)}>${t('readRules')}</a>
            </p>
          </li>`;
        })}
      </ul>`;
  }
}
customElements.define('oya-learn', Learn);
