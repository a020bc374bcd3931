// The sheet for an action without a card: the combinations made, the points that each action brings, and the prospects
// of playing on.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { fanned } from '../lib/card.js';
import { made } from '../lib/made.js';
import { nameOf, spoken } from '../lib/names.js';
import { once } from '../lib/keys.js';
import { advice, asksHint } from '../lib/hint.js';
import { signed } from '../lib/payments.js';
import { threats } from '../lib/reach.js';

/** Maximum number of possible combinations shown. */
const MOST = 3;
/** Maximum number of opponents' combinations shown that lack one card. */
const RISKS = 2;

class Decision extends Part {
  static properties = {
    view: {},
    game: {},
    choosing: {},
    state: {},
    made: { state: true },
    aside: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/choosing.js').Choosing} */ this.choosing = given;
    this.state = 0;
    /** @type {import('../lib/made.js').Made[] | null} the combinations of this seat, or null until they are known */
    this.made = null;
    /** Whether the player has moved the sheet aside to see the table. */ this.aside = false;
    this.asked = -1;
  }

  updated() {
    if (this.asked !== this.view.version) this.weigh();
  }

  /** Requests the combinations that this seat has made. */
  async weigh() {
    const { view } = this;
    const current = this.asks('made');
    this.asked = view.version;
    this.made = null;
    this.aside = false;
    const { game, profile, options, layers } = view.rules;
    const { captured } = view.seats[view.seat ?? 0];
    /** @type {Shapes['held'] | null} */
    const held = await ask('/api/ask/captured', {
      body: { rules: { game, profile, options, layers }, cards: captured },
    }).catch(() => null);
    if (!current()) return;
    const cards = (/** @type {string} */ id) => captured.filter(code => this.game.sets.get(id)?.has(code));
    this.made = (held?.yaku ?? []).map(({ id, points }) => ({ yaku: id, points, cards: cards(id) }));
  }

  render() {
    const { view, game, choosing, aside } = this;
    // The sheet appears only when all its data has arrived.
    if (!choosing.brings || !this.made) return nothing;
    const stakes = choosing.brings.some(one => one.brings);
    return html`<section
      class="over decision ${stakes ? 'stakes' : ''} ${aside ? 'aside' : ''}"
      aria-label=${t('choices')}
    >
      <div class="titled">
        <h2>${begun(game.word(this.about()))}</h2>
        ${choosing.hint ? html`<p role="status">${advice(view, choosing.hint)}</p>` : asksHint(choosing)}
        <button
          class="peek"
          aria-pressed=${aside ? 'true' : 'false'}
          @click=${() => {
            this.aside = !aside;
          }}
        >
          ${t(aside ? 'decide' : 'lookAtTable')}
        </button>
      </div>
      ${
        aside
          ? nothing
          : html`${stakes && this.made.length ? made(game, this.made, view.multiplier) : nothing}
              <div class="words">${choosing.words.map(move => this.word(move, stakes))}</div>`
      }
    </section>`;
  }

  /** Returns the id of the sheet's title: the phase, or the first action if the phase also plays or draws cards. */
  about() {
    const [first, ...more] = new Set(this.choosing.words.map(one => one.do));
    return more.length && !this.game.told.alone.includes(first) ? first : (this.view.phase ?? '');
  }

  /** @param {Shapes['action']} move @param {boolean} stakes whether an action ends the round */
  word(move, stakes) {
    const { game, view } = this;
    const brought = this.choosing.worth(move);
    return html`<div class="way">
      ${
        brought
          ? html`<ul class="brings">
              ${brought.map(
                (points, seat) =>
                  html`<li class=${seat === view.seat ? 'mine' : ''}>
                    <span>${nameOf(view, seat)}</span> <b>${signed(points)}</b>
                  </li>`,
              )}
            </ul>`
          : stakes
            ? this.future()
            : nothing
      }
      <p class="quiet">${game.told.actions?.[move.do] ?? ''}</p>
      <button
        class="word ${brought ? 'primary' : ''}"
        data-do=${move.do}
        @click=${once(() => this.choosing.play(move))}
      >
        ${begun(spoken(view, move.says))}
      </button>
    </div>`;
  }

  /** Returns the combinations that playing on may bring, and those that opponents may complete. */
  future() {
    const { game, view } = this;
    const risks = threats(game, view, RISKS);
    return html`${
      view.reach.length
        ? html`<h3>${t('mayCome')}</h3>
            <ul class="may">
              ${view.reach.slice(0, MOST).map(
                one =>
                  html`<li>
                    <span class="kind">${fanned(game, one.need.slice(0, Math.max(3, one.missing)))}</span>
                    <span>${game.word(one.yaku)}</span> <b>${one.worth ?? ''}</b>
                  </li>`,
              )}
            </ul>`
        : nothing
    }
    ${
      risks.length
        ? html`<h3>${t('mayLose')}</h3>
            <ul class="may risk">
              ${risks}
            </ul>`
        : nothing
    }`;
  }
}

customElements.define('oya-decision', Decision);
