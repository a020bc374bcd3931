// What a round came to: every payment with its why, the standing, and what comes next.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { nameOf } from '../lib/names.js';
import { payments } from '../lib/payments.js';
import { made } from '../lib/made.js';
import { href } from '../lib/route.js';

class Settlement extends Part {
  static properties = { view: {}, game: {}, client: {}, table: {}, asked: { state: true } };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    this.table = '';
    /** The round after which it was asked to go on. */ this.asked = 0;
  }

  /** Goes on, once however often it is touched. @param {string} what */
  async on(what) {
    this.asked = this.view.round;
    if (!(await this.client.request(what))) this.asked = 0;
  }

  /**
   * Which combinations of captured cards were paid, told by the rules of the payments.
   * @param {Shapes['settlement']} done
   */
  made(done) {
    /** @type {Map<string, import('../lib/made.js').Made>} */
    const all = new Map();
    for (const { why } of done.payments)
      for (const { rule } of why?.rules ?? []) {
        const id = rule.split('/')[1];
        if (this.game.told.yaku[id]) all.set(id, { id, points: why?.base ?? null });
      }
    return [...all.values()];
  }

  render() {
    const { view, game } = this;
    const done = /** @type {Shapes['settlement']} */ (view.settlement);
    const name = (/** @type {number} */ seat) => nameOf(view, seat);
    const asked = this.asked === view.round;
    const ready = view.seat !== null && view.seats[view.seat].ready;
    const won = done.sides?.find(side => side.seats.some(seat => seat === done.winner))?.seats ?? [done.winner ?? -1];
    const winner =
      done.winner === null
        ? t('nobodyWon')
        : won.some(seat => seat === view.seat)
          ? t('youWon')
          : t('won', { name: won.map(name).join(', '), count: won.length });
    const yaku = this.made(done);
    return html`<section class="over settlement" aria-labelledby="settled">
      <div class="titled">
        <h2 id="settled">${winner}</h2>
        <p class="how quiet">
          ${view.over ? t('matchOver') : t('roundOver', { round: view.round })}${done.end ? ': ' + game.word(done.end) : ''}
        </p>
      </div>
      <div class="came">
        ${yaku.length && done.winner !== null ? made(game, view.seats[done.winner].captured, yaku) : nothing}
        ${payments(game, done, name, view.seats.length)}
      </div>
      <div class="next">
        ${
          view.seat === null
            ? nothing
            : view.over
              ? html`<button class="primary" id="rematch" ?disabled=${asked} @click=${() => this.on('rematch')}>
                  ${t('rematch')}
                </button>`
              : html`<button class="primary" id="next" ?disabled=${ready || asked} @click=${() => this.on('next')}>
                  ${t(ready ? 'waitingForOthers' : 'nextRound')}
                </button>`
        }
        <a href=${href('replay', this.table)}>${t('replay')}</a>
      </div>
    </section>`;
  }
}
customElements.define('oya-settlement', Settlement);
