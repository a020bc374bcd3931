// Notices over a table: celebrations, rejected moves, undo requests, time limits, and rules that have failed.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, either, together } from '../lib/words.js';
import { fanned } from '../lib/card.js';
import { told } from '../lib/told.js';
import { nameOf, sentence } from '../lib/names.js';
import { played } from '../lib/played.js';

class Notice extends Part {
  static properties = { view: {}, game: {}, client: {}, cry: {}, made: {}, problem: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** @type {import('../lib/feast.js').Moment | null} the combinations that were just completed */ this.made = null;
    /** The text of the current celebration. */ this.cry = '';
    /** @type {unknown} the latest error response */ this.problem = null;
  }

  render() {
    const { view, cry } = this;
    return html`${this.made ? this.moment(this.made) : nothing}
    ${cry ? html`<p class="cry" aria-hidden="true">${cry}</p>` : nothing} ${told(this.problem)}
    ${view.seat !== null && view.seats[view.seat].away ? this.late(view.seat) : nothing}
    ${view.undo ? this.undo(view.undo) : this.refusal()} ${view.stopped ? this.stopped(view.stopped.problems) : nothing}`;
  }

  /** Returns the animated cards of completed combinations, with their names. @param {import('../lib/feast.js').Moment} made */
  moment(made) {
    const { game } = this;
    return html`<div class="moment" role="status">
      ${made.map(
        one =>
          html`<p>
            ${one.cards.length ? html`<span class="kind">${fanned(game, game.sorted(one.cards))}</span>` : nothing}
            <strong
              >${one.seat === this.view.seat ? '' : nameOf(this.view, one.seat) + ': '}${begun(game.word(one.yaku))}</strong
            >
            <b class="amount">${one.points || nothing}</b>
          </p>`,
      )}
    </div>`;
  }

  /** @param {NonNullable<Shapes['view']['undo']>} undo */
  undo({ seat, waits }) {
    const { view, client } = this;
    const name = nameOf(view, seat);
    if (seat === view.seat) {
      const names = together(waits.map(one => nameOf(view, one)));
      return html`<p class="asked" role="status">${t('undoYours', { names })}</p>`;
    }
    const move = client.log.findLast(one => !one.undone && played(one) && one.seat === seat);
    const what = move && played(move) ? sentence(view, move) : '';
    if (view.seat === null || !waits.includes(view.seat))
      return html`<p class="asked" role="status">${t('undoWaits', { name, what })}</p>`;
    return html`<p class="asked" role="status">
      ${t('undoAsked', { name, what })}
      <button @click=${() => client.request('undo', { agree: true })}>${t('agree')}</button>
      <button @click=${() => client.request('undo', { agree: false })}>${t('refuse')}</button>
    </p>`;
  }

  /** Returns the refusal of this player's undo request, until the next version. */
  refusal() {
    const names = this.client.against.map(seat => nameOf(this.view, seat));
    if (!names.length) return nothing;
    return html`<p class="asked" role="status">${t('undoRefused', { name: either(names) })}</p>`;
  }

  /**
   * Returns a notice that a bot plays for this player because their time ran out, until they return or for the rest of
   * the round.
   * @param {number} seat
   */
  late(seat) {
    if (this.client.leftOfRound(this.view, seat) <= 0)
      return html`<p class="asked" role="status">${t('yourTimeIsUp')}</p>`;
    return html`<p class="asked" role="status">
      ${t('youAreAway')} <button @click=${() => this.client.refresh()}>${t('iAmHere')}</button>
    </p>`;
  }

  /**
   * Returns a notice that the table has stopped because its rules failed, with the error and a button for a rematch.
   * @param {Shapes['oneProblem'][]} problems
   */
  stopped([problem]) {
    return html`<p class="asked" role="alert" id="stopped">
      ${t('stopped', { what: problem.message })}
      ${
        this.view.seat === null
          ? nothing
          : html`<button id="rematch-stopped" @click=${() => this.client.request('rematch')}>${t('rematch')}</button>`
      }
    </p>`;
  }
}
customElements.define('oya-notice', Notice);
