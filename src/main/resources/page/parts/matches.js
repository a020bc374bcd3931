// The statistics of the matches played in this browser: wins per game, combinations made, and scores from match to
// match.
import { html, svg, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, says, about, minus } from '../lib/words.js';
import { matches, against, file, takeUp, weighAll, WEIGHED } from '../lib/matches.js';
import { game as rulesOf, called } from '../lib/games.js';
import { href } from '../lib/route.js';
import { seatAt } from '../lib/seats.js';
import { told as telling } from '../lib/told.js';

const LAST = 30;
const MOST_MADE = 5;

class Matches extends Part {
  static properties = {
    games: {},
    words: { state: true },
    problem: { state: true },
    weighing: { state: true },
    refused: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame'][]} */ this.games = [];
    /** @type {Record<string, import('../lib/games.js').Game>} */ this.words = {};
    this.problem = '';
    /** The game whose matches are being analysed. */ this.weighing = '';
    /** @type {unknown} the reason why the analysis failed */ this.refused = null;
  }

  connectedCallback() {
    super.connectedCallback();
    for (const id of new Set(matches().map(one => one.game)))
      rulesOf({ game: id }).then(
        told => {
          this.words = { ...this.words, [id]: told };
        },
        () => null,
      );
  }

  render() {
    const all = matches();
    if (!all.length) return nothing;
    const played = this.games.filter(game => all.some(one => one.game === game.id));
    return html`<section aria-labelledby="played">
      <h2 id="played">${t('played')}</h2>
      <ul class="lines played">
        ${played.map(game =>
          this.game(
            game,
            all.filter(one => one.game === game.id),
          ),
        )}
      </ul>
      <p class="saved">
        <button id="save-matches" @click=${this.save}>${t('saveMatches')}</button>
        <label class="file">
          ${t('openMatches')}
          <input
            type="file"
            accept="application/json"
            @change=${(/** @type {Of<HTMLInputElement>} */ e) => this.open(e.target.files?.[0])}
          />
        </label>
        ${this.problem ? html`<span role="alert" class="wrong">${this.problem}</span>` : nothing}
      </p>
    </section>`;
  }

  /**
   * @param {Shapes['listedGame']} game
   * @param {import('../lib/matches.js').Finished[]} some the matches, the latest first
   */
  game(game, some) {
    const won = some.filter(one => one.won).length;
    const drawn = some.filter(one => one.drawn).length;
    /** @type {Map<string, number>} */
    const made = new Map();
    for (const one of some)
      for (const [yaku, count] of Object.entries(one.made)) made.set(yaku, (made.get(yaku) ?? 0) + count);
    const most = [...made].sort((a, b) => b[1] - a[1]).slice(0, MOST_MADE);
    const met = against(some).filter(one => says('bot-' + one.bot));
    const told = this.words[game.id];
    return html`<li>
      <strong>${called(game.title)}</strong>
      <span class="results">
        <span>${t('playedSays', { count: some.length, won, drawn })}</span>
        ${plot(some.slice(0, LAST).reverse())}
        ${
          told && most.length
            ? html`<span class="quiet">${most.map(([yaku, count]) => `${told.word(yaku)} ${count}`).join(' · ')}</span>`
            : nothing
        }
        ${
          met.length
            ? html`<span class="quiet"
                >${met.map(one => t('wonAgainst', { ...one, bot: t('bot-' + one.bot) })).join(' · ')}</span
              >`
            : nothing
        }
        ${this.costs(some)}
      </span>
      <span class="ways">
        ${this.weighs(game, some)}
        <a href=${href('replay', some[0].table)}>${t('replayLast')}</a>
        ${seatAt(some[0].table) ? html`<a href=${href('table', some[0].table)}>${t('rematch')}</a>` : nothing}
      </span>
    </li>`;
  }

  /**
   * Returns the cost of the player's moves from match to match.
   * @param {import('../lib/matches.js').Finished[]} some the matches, the latest first
   */
  costs(some) {
    const known = some.slice(0, WEIGHED).flatMap(({ cost }) => (typeof cost === 'number' ? [cost] : []));
    if (!known.length) return nothing;
    const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
    return html`<span class="costs"
      >${t('movesCost', { ...about(mean), count: known.length })} ${costs(known.reverse())}</span
    >`;
  }

  /**
   * Returns a button that calculates the cost of moves, if the cost of a match is unknown.
   * @param {Shapes['listedGame']} game
   * @param {import('../lib/matches.js').Finished[]} some the matches, the latest first
   */
  weighs(game, some) {
    return html`${
      some.slice(0, WEIGHED).some(one => one.cost === undefined)
        ? html`<button ?disabled=${this.weighing} @click=${() => this.weigh(game.id, some)}>
            ${t(this.weighing === game.id ? 'weighing' : 'whatMovesCost')}
          </button>`
        : nothing
    }
    ${this.refused ? telling(this.refused) : nothing}`;
  }

  /** @param {string} game @param {import('../lib/matches.js').Finished[]} some */
  async weigh(game, some) {
    this.weighing = game;
    this.refused = null;
    await weighAll(some, () => this.requestUpdate()).catch(wrong => {
      this.refused = wrong;
    });
    this.weighing = '';
  }

  save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file());
    link.download = 'oya.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** @param {File | undefined} saved */
  async open(saved) {
    if (!saved) return;
    this.problem = (await takeUp(saved)) ? '' : t('noMatches');
    this.connectedCallback();
    this.requestUpdate();
  }
}

/** Returns a bar chart of the cost of moves, one bar per match. @param {number[]} all */
function costs(all) {
  const most = Math.max(0.1, ...all);
  const high = (/** @type {number} */ cost) => Math.max(1, (18 * cost) / most);
  return html`<svg class="plot" viewBox="0 0 ${WEIGHED * 6} 20" aria-hidden="true">
    ${all.map((cost, at) => svg`<rect x=${at * 6} y=${20 - high(cost)} width="4" height=${high(cost)} />`)}
  </svg>`;
}

/**
 * Returns a bar chart of match scores. Positive scores point up.
 * @param {import('../lib/matches.js').Finished[]} some
 */
function plot(some) {
  const most = Math.max(1, ...some.map(one => Math.abs(one.score)));
  const label = some.map(one => minus(one.score)).join(', ');
  return html`<svg class="plot" viewBox="0 0 ${LAST * 6} 40" role="img" aria-label=${t('scores', { list: label })}>
    <line x1="0" y1="20" x2=${LAST * 6} y2="20" />
    ${some.map((one, at) => {
      const high = Math.max(1, (18 * Math.abs(one.score)) / most);
      return svg`<rect class=${one.won ? 'won' : ''} x=${at * 6} y=${one.score > 0 ? 20 - high : 20} width="4" height=${high} />`;
    })}
  </svg>`;
}
customElements.define('oya-matches', Matches);
