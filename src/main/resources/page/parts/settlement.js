// The result of a round: the payments with their reasons, the scores, and the next steps.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, together } from '../lib/words.js';
import { nameOf } from '../lib/names.js';
import { gainers, leaders, winners } from '../lib/outcome.js';
import { payments } from '../lib/payments.js';
import { worked } from '../lib/made.js';
import { fromHere, href } from '../lib/route.js';
import { open, seatAt } from '../lib/seats.js';

/** Bots from the weakest to the strongest. */
const LEVELS = ['random', 'greedy', 'cautious', 'bold', 'steady', 'easy', 'club', 'strong'];

class Settlement extends Part {
  static properties = { view: {}, game: {}, client: {}, table: {}, asked: { state: true } };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    this.table = '';
    /** The round after which the player asked to continue. */ this.asked = 0;
  }

  /** Sends a request and disables the buttons until it fails, so that it is sent only once. @param {string} what */
  async on(what) {
    this.asked = this.view.round;
    if (!(await this.client.request(what))) this.asked = 0;
  }

  /**
   * Returns the combinations of each seat with the calculation of their payments, the winner's first, and the cards
   * that counted as another kind.
   * @param {Shapes['settlement']} done
   * @param {(seat: number) => string} name
   */
  made(done, name) {
    const { game, view } = this;
    const seats = [...new Set(done.made.map(one => one.seat))];
    seats.sort((a, b) => Number(b === done.winner) - Number(a === done.winner));
    const cards = (/** @type {Shapes['settlement']['made'][number]} */ one) =>
      one.cards.length ? one.cards : view.seats[one.seat].shown;
    const counted = Object.entries(done.counted ?? {}).filter(([code, kind]) => game.cards.get(code)?.kind !== kind);
    return html`<div class="won">
      ${seats.map(
        seat =>
          html`${seats.length > 1 || seat !== done.winner ? html`<h3>${name(seat)}</h3>` : nothing}
          ${worked(
            game,
            done,
            seat,
            done.made.filter(one => one.seat === seat).map(one => ({ ...one, cards: cards(one) })),
            name,
          )}`,
      )}
      ${counted.map(
        ([code, kind]) =>
          html`<p class="quiet">
            ${begun(t('countedAs', { card: game.cards.get(code)?.name, kind: game.word(kind) }))}
          </p>`,
      )}
    </div>`;
  }

  /**
   * Starts a new table against bots, with stronger bots or with the same cards.
   * @param {{ bot?: string, seed?: string }} change
   */
  async again({ bot, seed }) {
    const { view } = this;
    const go = fromHere();
    this.asked = view.round;
    const { game, profile, options, layers } = view.rules;
    const seats = view.seats.map(({ kind, name }) =>
      kind === 'bot' ? { kind, bot: bot ?? name ?? undefined } : { kind },
    );
    try {
      go('table', await open({ rules: { game, profile, options, layers }, seats, open: false, pace: 0, seed }));
    } catch {
      this.asked = 0;
    }
  }

  /** Returns additional choices after a match against bots only. @param {boolean} asked */
  alone(asked) {
    const bots = this.view.seats.filter(one => one.kind === 'bot').map(one => LEVELS.indexOf(one.name ?? ''));
    if (bots.length !== this.view.seats.length - 1 || bots.includes(-1)) return nothing;
    const stronger = LEVELS[Math.max(...bots) + 1];
    const seed = seatAt(this.table)?.seed;
    return html`${
      stronger
        ? html`<button id="stronger" ?disabled=${asked} @click=${() => this.again({ bot: stronger })}>
            ${t('stronger', { bot: t('bot-' + stronger) })}
          </button>`
        : nothing
    }
    ${
      seed
        ? html`<button id="same" ?disabled=${asked} @click=${() => this.again({ seed })}>${t('sameDeal')}</button>`
        : nothing
    }`;
  }

  /**
   * Returns the names of seats and their number, which selects the form of the verb.
   * @param {number[]} seats
   * @param {(seat: number) => string} name
   */
  named(seats, name) {
    return { name: together(seats.map(name)), count: seats.length };
  }

  /**
   * Returns how the round ended. After a match that another side won, it also names the winner of the last round.
   * @param {Shapes['settlement']} done @param {(seat: number) => string} name
   */
  how(done, name) {
    const { view, game } = this;
    const ended = done.end ? ': ' + game.ended(done.end) : '';
    if (!view.over) return t('roundOver', { round: view.round }) + ended;
    const first = leaders(view);
    const others = winners(done).filter(seat => !first.seats.includes(seat));
    const last = this.named(others, seat => (seat === view.seat ? t('you').toLowerCase() : name(seat)));
    return t('matchOver') + ended + (others.length ? '; ' + t('lastRound', last) : '');
  }

  /**
   * Returns who won the match.
   * @param {(seat: number) => string} name
   */
  ofMatch(name) {
    const { seats, drawn } = leaders(this.view);
    if (drawn && seats.length === this.view.seats.length) return t('drawnMatch');
    const own = seats.some(seat => seat === this.view.seat);
    return t(drawn ? 'sharedMatch' : own ? 'youWonMatch' : 'wonMatch', this.named(seats, name));
  }

  /**
   * Returns who won the round, and who gained most if that is somebody else.
   * @param {Shapes['settlement']} done @param {(seat: number) => string} name
   */
  ofRound(done, name) {
    const { view } = this;
    const [won, gained] = [winners(done), gainers(done)];
    const own = (/** @type {number[]} */ seats) => seats.some(seat => seat === view.seat);
    const said = won.length ? t(own(won) ? 'youWon' : 'won', this.named(won, name)) : '';
    if (!gained.length) return said || t('drawnRound');
    if (won.some(seat => gained.includes(seat))) return said;
    return `${said} ${t(own(gained) ? 'youGainedMost' : 'gainedMost', this.named(gained, name))}`.trim();
  }

  /**
   * Returns the ways to continue after a match. In small windows, all but the first are behind a button.
   * @param {boolean} asked
   */
  ways(asked) {
    const replay = html`<a href=${href('replay', this.table)}>${t('replay')}</a>`;
    if (this.view.seat === null) return replay;
    return html`<button class="primary" id="rematch" ?disabled=${asked} @click=${() => this.on('rematch')}>
        ${t('rematch')}
      </button>
      <button class="more" popovertarget="ways">${t('moreWays')}</button>
      <div class="ways" id="ways" popover>${this.alone(asked)} ${replay}</div>`;
  }

  /**
   * @param {boolean} still whether the player has already asked to continue
   * @param {boolean} ready whether other players have not yet continued
   */
  goOn(still, ready) {
    return html`${
        this.view.seat === null
          ? nothing
          : html`<button class="primary" id="next" ?disabled=${still} @click=${() => this.on('next')}>
              ${t(ready ? 'waitingForOthers' : 'nextRound')}
            </button>`
      } <a href=${href('replay', this.table)}>${t('replay')}</a>`;
  }

  render() {
    const { view, game } = this;
    const done = /** @type {Shapes['settlement']} */ (view.settlement);
    const name = (/** @type {number} */ seat) => nameOf(view, seat);
    const asked = this.asked === view.round;
    const ready = view.seat !== null && view.seats[view.seat].ready;
    const winner = view.over ? this.ofMatch(name) : this.ofRound(done, name);
    return html`<section class="over settlement" aria-labelledby="settled">
      <div class="titled">
        <h2 id="settled">${winner}</h2>
        <p class="how quiet">${this.how(done, name)}</p>
      </div>
      <div class="came">
        ${done.made.length ? this.made(done, name) : nothing} ${payments(game, done, name, view.seats.length)}
      </div>
      <div class="next">${view.over ? this.ways(asked) : this.goOn(asked || ready, ready)}</div>
    </section>`;
  }
}
customElements.define('oya-settlement', Settlement);
