// The low sheet for ending the round or playing on. It shows the points for ending, step by step, and the possible
// gains and losses of playing on. The field, the hand and the other seats stay visible.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, minus, signed } from '../lib/words.js';
import { fanned } from '../lib/card.js';
import { combinations, madeBy, steps } from '../lib/made.js';
import { nameOf, spoken } from '../lib/names.js';
import { rivals } from '../lib/around.js';
import { finalLead } from '../lib/outcome.js';
import { once } from '../lib/keys.js';
import { advice, asksHint } from '../lib/hint.js';
import { wanted } from '../lib/reach.js';

/** The maximum number of possible combinations shown, and of the cards shown for each combination. */
const MOST = 3;
/** The details that the sheet leaves out if it is too small for them, in this order. */
const DETAILS = ['third', 'acts', 'notes', 'pictures', 'second', 'sums', 'prospects', 'made'];
/** The details that return, in this order, if the space left by later ones suffices. */
const RETURNS = ['notes', 'second', 'acts', 'third'];
/** Combinations that lack more cards than this are shown only if no nearer combination is possible. */
const NEAR = 2;

/**
 * Returns the prospects to show, the nearest and most valuable first. Of several combinations that the same cards complete,
 * only the most valuable one is shown.
 * @param {Shapes['prospect'][]} all the combinations that a seat may complete
 * @param {number} own the seat
 */
export function nearest(all, own) {
  const near = all.some(one => one.missing <= NEAR) ? all.filter(one => one.missing <= NEAR) : all;
  const gain = (/** @type {Shapes['prospect']} */ one) => one.brings?.[own] ?? 0;
  const cards = (/** @type {Shapes['prospect']} */ one) => [one.missing, ...[...one.need].sort()].join();
  return [...near]
    .sort((a, b) => a.missing - b.missing || gain(b) - gain(a))
    .filter((one, at, some) => some.findIndex(other => cards(other) === cards(one)) === at)
    .slice(0, MOST);
}

class Decision extends Part {
  static properties = { view: {}, game: {}, choosing: {}, state: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/choosing.js').Choosing} */ this.choosing = given;
    this.state = 0;
    this.sized = new ResizeObserver(() => this.fit());
  }

  connectedCallback() {
    super.connectedCallback();
    this.sized.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sized.disconnect();
  }

  updated() {
    this.fit();
  }

  /** Leaves out as few details as possible so that nothing is cut off. The sum and the risk are never left out. */
  fit() {
    const sheet = /** @type {HTMLElement | null} */ (this.querySelector('.stakes'));
    if (!sheet) return;
    const parts = [sheet, ...sheet.querySelectorAll('.has, .may, .risk, .advice')];
    const fits = (/** @type {string[]} */ without) => {
      sheet.dataset.tight = without.join(' ');
      return parts.every(one => one.scrollHeight <= one.clientHeight + 1);
    };
    let count = 0;
    while (count < DETAILS.length && !fits(DETAILS.slice(0, count))) count++;
    let without = DETAILS.slice(0, count);
    for (const back of RETURNS) {
      const fewer = without.filter(one => one !== back);
      if (fewer.length < without.length && fits(fewer)) without = fewer;
    }
    fits(without);
  }

  render() {
    const { view, game, choosing } = this;
    // The sheet appears only when all its data has arrived.
    if (!choosing.brings) return nothing;
    const words = choosing.words.map(one => choosing.worth(one));
    const end = words.find(one => one.settlement);
    const gains = words.map(one => one.brings?.[view.seat ?? 0] ?? -Infinity);
    const best = words[gains.indexOf(Math.max(...gains))];
    return html`<section
      class="over decision ${end ? 'stakes' : ''} ${choosing.hint ? 'advised' : ''}"
      aria-label=${t('choices')}
    >
      <h2>${begun(game.word(this.about()))}</h2>
      ${choosing.hint ? html`<p class="advice" role="status">${advice(view, choosing)}</p>` : nothing}
      ${end ? this.stakes(end, words) : nothing}
      <div class="words">${words.map(move => this.word(move, best))} ${asksHint(choosing)}</div>
    </section>`;
  }

  /** Returns the id of the sheet's title: the phase, or the first action if the phase also plays or draws cards. */
  about() {
    const [first, ...more] = new Set(this.choosing.words.map(one => one.do));
    return more.length && !this.game.told.alone.includes(first) ? first : (this.view.phase ?? '');
  }

  /** @param {Shapes['action']} move @param {Shapes['action']} best the action that brings most now */
  word(move, best) {
    const { game, view } = this;
    const gain = move.brings?.[view.seat ?? 0];
    const shown = gain === undefined ? move.worth : signed(gain);
    return html`<button
      class="word ${gain !== undefined && move === best ? 'primary' : ''}"
      data-do=${move.do}
      @click=${once(() => this.choosing.play(move))}
    >
      ${begun(spoken(view, move.says))}${shown === undefined ? nothing : html`: <b class="amount">${shown}</b>`}
      <small>${game.told.actions?.[move.do] ?? nothing}</small>
    </button>`;
  }

  /**
   * Returns the points for ending the round, and the possible gains and losses of playing on.
   * @param {Shapes['action']} end the action that ends the round
   * @param {Shapes['action'][]} words
   */
  stakes(end, words) {
    const { view, game } = this;
    const own = view.seat ?? 0;
    const done = /** @type {Shapes['settlement']} */ (end.settlement);
    const goesOn = words.filter(one => !one.settlement);
    const prospects = goesOn.find(one => one.prospects)?.prospects ?? [];
    const { shown } = view.seats[own];
    const made = madeBy(done, own, shown);
    return html`<div class="has">
        ${combinations(game, made)}
        <div>${steps(game, done, own, seat => nameOf(view, seat), view.seat)}${this.match(done)}</div>
      </div>
      ${
        goesOn.length
          ? html`<div class="may">
                ${this.may(
                  prospects.filter(one => one.seat === own),
                  game.told.actions?.[goesOn[0].do],
                )}
              </div>
              <div class="risk">
                ${this.risk(
                  prospects.filter(one => one.seat !== own),
                  done.totals[own],
                )}
              </div>`
          : nothing
      }`;
  }

  /** Returns the result of the match if this settlement ends it. @param {Shapes['settlement']} done */
  match(done) {
    const lead = finalLead(this.view, done);
    if (lead === null) return nothing;
    const how = lead > 0 ? 'winsMatch' : lead < 0 ? 'losesMatch' : 'drawsMatch';
    return html`<p class="match">${t(how, { points: -lead })}</p>`;
  }

  /**
   * @param {Shapes['prospect'][]} all the combinations that this seat may complete
   * @param {string} [onward] what playing on means
   */
  may(all, onward) {
    const { view, game } = this;
    const own = view.seat ?? 0;
    const best = nearest(all, own);
    if (!best.length)
      return html`<h3>${t('mayCome')}</h3>
        <p class="warns">${t('nothingToGain')}</p>`;
    return html`<h3>${t('mayCome')} <small>${t('youWouldGet')}</small></h3>
      <ul .style=${`--rows: ${best.length}`}>
        ${best.map(
          one =>
            html`<li>
              <span class="kind">${fanned(game, wanted(view, one.need, one.missing).slice(0, MOST))}</span>
              <span class="what"
                >${begun(game.word(one.yaku))}
                <small
                  >${[this.left(one), ...(one.times ? [t('countsTimes', { by: one.times })] : [])].join(', ')}</small
                ></span
              >
              <b class="amount">${one.brings ? signed(one.brings[own]) : (one.worth ?? '')}</b>
            </li>`,
        )}
      </ul>
      <p class="onward">${onward ?? nothing}</p>`;
  }

  /** Returns how many helpful cards are left, and how many of them are visible. @param {Shapes['prospect']} one */
  left({ need, missing }) {
    const { view } = this;
    const hand = need.filter(code => view.hand.includes(code)).length;
    const field = need.filter(code => view.field.includes(code)).length;
    if (need.length === 1 && missing === 1 && field + hand) return t(field ? 'lastOnField' : 'lastInHand');
    return [
      missing > 1 ? t('lacksMore', { count: missing }) : t('cardsLeft', { count: need.length }),
      ...(field ? [t('onField', { count: field })] : []),
      ...(hand ? [t('inHand', { count: hand })] : []),
    ].join(', ');
  }

  /**
   * Returns the combination of an opponent that would cost most. A combination whose missing cards are in this seat's hand
   * costs nothing.
   * @param {Shapes['prospect'][]} all the combinations that opponents may complete
   * @param {number} now the points that ending the round brings
   */
  risk(all, now) {
    const { view, game } = this;
    const own = view.seat ?? 0;
    const cost = (/** @type {Shapes['prospect']} */ one) => one.brings?.[own] ?? 0;
    const open = all.map(one => ({ ...one, need: one.need.filter(code => !view.hand.includes(code)) }));
    const worst = open.filter(one => one.need.length >= one.missing).sort((a, b) => cost(a) - cost(b))[0];
    if (!worst)
      return html`<h3>${t('mayCost')}</h3>
        <p>${this.safe(all)}</p>`;
    const name = nameOf(view, worst.seat);
    return html`<h3>${t('mayCost')}</h3>
      <p class="warns">
        <span class="kind">${fanned(game, wanted(view, worst.need, 1).slice(0, 1))}</span>
        ${t(view.seats[worst.seat].made?.includes(worst.yaku) ? 'oneMore' : 'oneAway', { name, what: game.word(worst.yaku) })}
      </p>
      ${
        worst.brings
          ? html`<p>
              ${t('wouldLose', { name, now: minus(Math.abs(now)), then: minus(Math.abs(cost(worst))), pays: cost(worst) < 0 })}
            </p>`
          : nothing
      }`;
  }

  /** Returns why no opponent can complete a combination now. @param {Shapes['prospect'][]} all those that lack one card */
  safe([held]) {
    const { view, game } = this;
    if (held) return t('youHoldIt', { name: nameOf(view, held.seat), what: game.word(held.yaku) });
    const others = rivals(view);
    return t('nobodyNear', { name: nameOf(view, others[0].seat), count: others.length });
  }
}

customElements.define('oya-decision', Decision);
