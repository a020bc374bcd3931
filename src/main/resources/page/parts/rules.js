// The rules: the book, the comparison of two variants, and the player's house rules.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t } from '../lib/words.js';
import { games, called, choiceOf, offeredAs, variantOf } from '../lib/games.js';
import { setting } from '../lib/settings.js';
import { lastPlayed } from '../lib/seats.js';
import { go, href } from '../lib/route.js';
import { told } from '../lib/told.js';
import './book.js';
import './compare.js';

/** The choice of a browser that has not chosen a game yet. @type {{ game?: string, profile?: string, layer?: string }} */
const NONE = {};
const PAGES = ['book', 'compare', 'own'];

class Rules extends Part {
  static properties = {
    game: {},
    page: {},
    sent: {},
    games: { state: true },
    variant: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    this.page = '';
    /** The house rules in the link. */ this.sent = '';
    /** @type {Shapes['listedGame'][] | null} */ this.games = null;
    /** The chosen variant: a profile, or house rules that the game offers. */ this.variant = '';
    /** @type {unknown} */ this.problem = null;
  }

  connectedCallback() {
    super.connectedCallback();
    games().then(
      answer => {
        this.games = answer.games;
      },
      wrong => {
        this.problem = wrong;
      },
    );
  }

  /** Loads the editor for house rules only when it is needed. */
  willUpdate() {
    if (this.page === 'own') import('./own-rules.js');
  }

  render() {
    if (!this.games) return told(this.problem);
    const known = [this.game, setting('wanted', NONE).game, lastPlayed()];
    const game = known.map(id => this.games?.find(one => one.id === id)).find(Boolean) ?? this.games[0];
    const page = PAGES.includes(this.page) ? this.page : PAGES[0];
    const variant = this.variant || this.wanted(game);
    const layer = offeredAs(game, variant) ?? null;
    const profile = variantOf(game, layer ? setting('wanted', NONE).profile : variant).id;
    return html`<h1 tabindex="-1">${t('rules')}</h1>
      <div class="fields">
        <label>
          ${t('whichGame')}
          <select name="game" @change=${(/** @type {Of<HTMLSelectElement>} */ e) => go('rules', e.target.value, page)}>
            ${this.games.map(
              one => html`<option value=${one.id} .selected=${one === game}>${called(one.title)}</option>`,
            )}
          </select>
        </label>
        ${
          page !== 'compare'
            ? html`<label>
                ${t('variant')}
                <select
                  name="profile"
                  @change=${(/** @type {Of<HTMLSelectElement>} */ e) => {
                    this.variant = e.target.value;
                  }}
                >
                  ${game.profiles.map(
                    one =>
                      html`<option value=${one.id} .selected=${!layer && one.id === profile}>${one.title}</option>`,
                  )}
                  ${game.house.map(
                    one =>
                      html`<option value=${choiceOf(one)} .selected=${one === layer}>${called(one.title)}</option>`,
                  )}
                </select>
              </label>`
            : nothing
        }
      </div>
      ${page === 'compare' ? nothing : game.house.map(one => html`<p class="quiet offered">${one.title}</p>`)}
      <nav class="tabs" aria-label=${t('rules')}>
        ${PAGES.map(
          one =>
            html`<a href=${href('rules', game.id, one)} aria-current=${one === page ? 'page' : nothing}
              >${t('rules-' + one)}</a
            >`,
        )}
      </nav>
      ${page === 'book' ? this.book(game, profile, layer) : nothing}
      ${page === 'compare' ? html`<oya-compare .game=${game}></oya-compare>` : nothing}
      ${
        page === 'own'
          ? html`<oya-own-rules .game=${game} .profile=${profile} .layer=${layer} .sent=${this.sent}></oya-own-rules>`
          : nothing
      }`;
  }

  /** Returns the variant of a game that the player has chosen for a table, or an empty string. @param {Shapes['listedGame']} game */
  wanted(game) {
    const wanted = setting('wanted', NONE);
    if (wanted.game !== game.id) return '';
    /** @type {Record<string, string>} */
    const offered = setting('offered', {});
    const house = game.house.find(one => wanted.layer && offered[one.layer] === wanted.layer);
    return house ? choiceOf(house) : (wanted.profile ?? '');
  }

  /**
   * @param {Shapes['listedGame']} game @param {string} profile
   * @param {import('../lib/games.js').Offered | null} layer
   */
  book({ id, title, deck }, profile, layer) {
    return html`<oya-book
      .game=${id}
      .heading=${title}
      .finest=${deck.finest}
      .profile=${profile}
      .layer=${layer}
      .rule=${this.sent}
    ></oya-book>`;
  }
}
customElements.define('oya-rules', Rules);
