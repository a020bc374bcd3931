// A page of pictures: the combinations of a game with their cards, and all its cards by month or suit.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { game, called, worthOf } from '../lib/games.js';
import { pictures, shown } from '../lib/card.js';
import { href } from '../lib/route.js';
import { told } from '../lib/told.js';

/** A combination of more different cards than this is shown by an example. */
const MOST = 6;

class Pictures extends Part {
  static properties = { wanted: {}, game: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** The id of the game. */ this.wanted = '';
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {unknown} */ this.problem = null;
  }

  async firstUpdated() {
    try {
      const found = await game({ game: this.wanted });
      await pictures(found.deck, found.told.deck.pictures);
      this.game = found;
    } catch (wrong) {
      this.problem = wrong;
    }
  }

  render() {
    const { game } = this;
    if (!game)
      return html`<h1 tabindex="-1">${t('combinations')}</h1>
        ${told(this.problem)}`;
    const yaku = game.yaku.filter(one => one.amount !== null);
    const pictured = yaku.filter(one => one.needs.length);
    return html`<p><a href=${href('learn')}>${t('learn')}</a></p>
      <h1 tabindex="-1">${called(game.told.title)}</h1>
      ${
        yaku.length
          ? html`<h2>${game.scoring}</h2>
              <p>${game.gains().map(says => html`${says}<br />`)}</p>
              <ul class="pictured">
                ${[...pictured, ...yaku.filter(one => !one.needs.length)].map(one => this.combination(one))}
              </ul>`
          : nothing
      }
      <h2>${t('allCards')}</h2>
      <ul class="pictured months">
        ${this.groups().map(
          ([name, cards]) =>
            html`<li>
              <h3>${begun(name)}</h3>
              <p class="cards">${cards.map(code => shown(game, code))}</p>
            </li>`,
        )}
      </ul>
      <p><a href=${href('rules', this.wanted)}>${t('readRules')}</a></p>`;
  }

  /** @param {import('../lib/games.js').Yaku} one */
  combination(one) {
    return html`<li data-yaku=${one.id}>
      <h3>${begun(this.game.word(one.id))} <span class="quiet">${worthOf(one)}</span></h3>
      ${one.needs.map(({ least, cards }) => {
        const sorted = this.game.sorted(cards);
        const some = sorted.length > MOST ? sorted.slice(0, least) : sorted;
        return html`<p class="cards">
          ${some.map(code => shown(this.game, code))}
          ${least < cards.length ? html`<span class="quiet">${t('anyOf', { least, of: cards.length })}</span>` : nothing}
        </p>`;
      })}
      <p class="quiet">${one.what}</p>
    </li>`;
  }

  /** Returns the cards of each month or suit. @returns {[string, string[]][]} */
  groups() {
    const { pack, told } = this.game;
    const ids = [...new Set(pack.map(card => card.group))].sort((a, b) => a - b);
    return ids.map(id => [
      told.groups?.[id] ? `${id}. ${told.groups[id]}`.replace(/^0\. /, '') : String(id),
      pack.filter(card => card.group === id).map(card => card.id),
    ]);
  }
}
customElements.define('oya-pictures', Pictures);
