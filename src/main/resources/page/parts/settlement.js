// The result of a round: the combinations and their calculation, the points of each player, the course of the match,
// and the next steps.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, together, signed } from '../lib/words.js';
import { nameOf } from '../lib/names.js';
import { gainers, leaders, ofMatch, roundTotals, winners } from '../lib/outcome.js';
import { reasonOf } from '../lib/made.js';
import { played } from '../lib/played.js';
import { headlinePoints, namesOf, roundHeadline, roundResult } from '../lib/round-result.js';
import { games } from '../lib/games.js';
import { fromHere, href } from '../lib/route.js';
import { open, seatAt } from '../lib/seats.js';
import './clock.js';

/** The maximum number of reasons named for a gain. */
const MOST_REASONS = 2;
/** The distance between an open panel and its button, in pixels. */
const GAP = 8;

/** Places a panel above its button, so that it covers no other button. @param {Of<HTMLElement>} e */
function above({ target: panel }) {
  const { top, right } = /** @type {Element} */ (panel.previousElementSibling).getBoundingClientRect();
  panel.style.bottom = `${innerHeight - top + GAP}px`;
  panel.style.right = `${document.documentElement.clientWidth - right}px`;
}

/** Closes a panel after a choice. @param {Event & { currentTarget: HTMLElement }} e */
function chosen({ currentTarget: panel }) {
  if (panel.matches(':popover-open')) panel.hidePopover();
}

class Settlement extends Part {
  static properties = {
    view: {},
    game: {},
    client: {},
    waiting: {},
    made: {},
    rematch: {},
    state: {},
    table: {},
    lesson: {},
    asked: { state: true },
    levels: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    this.table = '';
    /** The explanations of a first round, as a template. @type {unknown} */ this.lesson = nothing;
    /** The combinations that this player had at the last decision. @type {import('../lib/feast.js').Moment} */ this.made =
      [];
    /** @type {import('../lib/rematch.js').Rematch | null} */ this.rematch = null;
    /** The round after which the player asked to continue. */ this.asked = 0;
    /** The bots, the weakest first. @type {string[]} */ this.levels = [];
  }

  async firstUpdated() {
    // Without the list, no stronger bot is offered.
    this.levels = await games().then(
      answer => answer.bots,
      () => [],
    );
  }

  /** Sends a request and disables the buttons until it fails, so that it is sent only once. @param {string} what */
  async on(what) {
    this.asked = this.view.round;
    if (!(await this.client.request(what))) this.asked = 0;
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
    const bots = this.view.seats.filter(one => one.kind === 'bot').map(one => this.levels.indexOf(one.name ?? ''));
    if (bots.length !== this.view.seats.length - 1 || bots.includes(-1)) return nothing;
    const level = Math.max(...bots) + 1;
    const stronger = this.levels[level];
    const seed = seatAt(this.table)?.seed;
    return html`${
      stronger
        ? html`<button id="stronger" ?disabled=${asked} @click=${() => this.again({ bot: stronger })}>
            ${t('stronger', { level: level + 1, bot: t('bot-' + stronger) })}
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
   * Returns how the round ended. After a match that another side won, the text also names the winner of the last round.
   * @param {Shapes['settlement']} done @param {(seat: number) => string} name
   */
  how(done, name) {
    const { view, game } = this;
    const by = this.client.log.findLast(one => played(one) && one.action.do === done.end)?.seat;
    const endedBy = by !== undefined && t('endedBy', { name: name(by), how: begun(game.ended(done.end ?? '')) });
    if (!view.over && endedBy) return endedBy;
    const ended = endedBy ? '. ' + endedBy : done.end ? ': ' + game.ended(done.end) : '';
    if (!view.over) return t('roundOver', { round: view.round }) + ended;
    const first = leaders(view);
    const others = winners(done).filter(seat => seat !== by && !first.seats.includes(seat));
    const last = namesOf(others, seat => (seat === view.seat ? t('you').toLowerCase() : name(seat)));
    return t('matchOver') + ended + (others.length ? '; ' + t('lastRound', last) : '');
  }

  /**
   * Returns which combinations of this player are worth nothing, because nobody won the round.
   * @param {Shapes['settlement']} done
   */
  unpaid(done) {
    if (done.payments.length || done.winner !== null || done.sides || !this.made.length) return nothing;
    return html`. ${t('madeForNothing', { what: begun(together(this.made.map(one => this.game.word(one.yaku)))) })}`;
  }

  /** Returns the points of this player, if another one of several won the round. @param {Shapes['settlement']} done */
  ownPoints(done) {
    const { seat, seats } = this.view;
    if (seat === null || seats.length < 3 || done.sides || gainers(done).includes(seat)) return nothing;
    return html` <small class="quiet">${t('you')}: <b class="amount">${signed(roundTotals(done)[seat])}</b></small>`;
  }

  /**
   * Returns who won the match.
   * @param {(seat: number) => string} name
   */
  ofMatch(name) {
    const { seats, drawn } = leaders(this.view);
    if (drawn && seats.length === this.view.seats.length) return t('drawnMatch');
    const own = seats.some(seat => seat === this.view.seat);
    return t(drawn ? 'sharedMatch' : own ? 'youWonMatch' : 'wonMatch', namesOf(seats, name));
  }

  /**
   * Returns why a player who did not win the round gained most: the largest payments to this player. Returns an empty
   * string if the winner gained most.
   * @param {Shapes['settlement']} done
   */
  whyGained(done) {
    const [won, gained] = [winners(done), gainers(done)];
    if (!won.length || !gained.length || won.some(seat => gained.includes(seat))) return '';
    const paid = done.payments.filter(one => one.to === gained[0] && !ofMatch(one)).sort((a, b) => b.points - a.points);
    const why = new Set(paid.map(one => reasonOf(this.game, one).split(': ').at(-1) ?? ''));
    return why.size ? t('gainedBy', { what: together([...why].slice(0, MOST_REASONS)) }) : '';
  }

  /**
   * Returns the ways to continue after a match. In small windows, all but the first are behind a button.
   * @param {boolean} asked
   */
  ways(asked) {
    const replay = html`<a class="button" href=${href('replay', this.table)}>${t('replay')}</a>`;
    if (this.view.seat === null)
      return html`${this.rematch?.begun ? this.nextMatch(this.rematch.table) : nothing} ${replay}`;
    return html`${
        this.rematch
          ? this.offer(this.rematch)
          : html`<button class="primary" id="rematch" ?disabled=${asked} @click=${() => this.on('rematch')}>
              ${t('rematch')}
            </button>`
      }
      <button class="more" popovertarget="ways">${t('moreWays')}</button>
      <div class="ways" id="ways" popover @beforetoggle=${above} @click=${chosen}>${this.alone(asked)} ${replay}</div>`;
  }

  /** Returns the link for a spectator to the next match of these players. @param {string} table */
  nextMatch(table) {
    return html`<a class="button primary" id="watch-next" href=${href('table', table)}>${t('watchNext')}</a>`;
  }

  /** Returns the question of another player, or for whom this player waits. @param {import('../lib/rematch.js').Rematch} rematch */
  offer(rematch) {
    const { state, missing } = rematch;
    const name = nameOf(this.view, rematch.by);
    if (state === 'over' || state === 'refused')
      return html`${state === 'refused' ? html`<span class="offer" role="status">${t('noRematch', { name })}</span>` : nothing}
        <button class="primary" id="rematch" @click=${() => rematch.ask()}>${t('rematch')}</button>`;
    if (state === 'offered')
      return html`<span class="offer" role="status">${t('wantsRematch', { name })}</span>
        <button class="primary" id="accept" @click=${() => rematch.accept()}>${t('agree')}</button>
        <button id="decline" @click=${() => rematch.refuse()}>${t('noThanks')}</button>`;
    const names = together(missing.map(seat => nameOf(this.view, seat)));
    return html`<span class="offer" role="status">${missing.length ? t('waitingFor', { names }) : t('loading')}</span>
      <button id="cancel" @click=${() => rematch.refuse()}>${t('cancel')}</button>`;
  }

  /**
   * @param {boolean} still whether the button is disabled, because the player has already asked to continue
   * @param {boolean} ready whether the table is waiting for other players
   */
  goOn(still, ready) {
    const there = this.view.seats.filter(one => one.kind === 'person' && !one.away && one.seat !== this.view.seat);
    const waits = there.filter(one => !one.ready);
    return html`${
        this.view.seat === null
          ? nothing
          : html`<button class="primary" id="next" ?disabled=${still} @click=${() => this.on('next')}>
              ${ready && waits.length ? t('waitingFor', { names: this.names(waits) }) : t('nextRound')}
            </button>`
      }
      ${this.company(there)} <a href=${href('replay', this.table)}>${t('replay')}</a>`;
  }

  /** @param {Shapes['chair'][]} some */
  names(some) {
    return together(some.map(one => nameOf(this.view, one.seat)));
  }

  /** Returns who is ready, and when the next round begins without the others. @param {Shapes['chair'][]} there */
  company(there) {
    const ready = there.filter(one => one.ready);
    const next = this.client.untilNext;
    if (!ready.length && !next) return nothing;
    return html`<p class="quiet" role="status">
      ${ready.length ? t('isReady', { names: this.names(ready), several: ready.length > 1 }) : nothing}
      ${next ? html`${t('nextIn')} <oya-clock .time=${next}></oya-clock>` : nothing}
    </p>`;
  }

  connectedCallback() {
    super.connectedCallback();
    import('./course.js');
  }

  render() {
    const { view, game } = this;
    const done = /** @type {Shapes['settlement']} */ (view.settlement);
    const name = (/** @type {number} */ seat) => nameOf(view, seat);
    const asked = this.asked === view.round;
    const ready = view.seat !== null && view.seats[view.seat].ready;
    // The result of a match of one round is shown like that of a round, below the winner of the match.
    const match = view.over && view.round > 1;
    const winner = view.over ? this.ofMatch(name) : roundHeadline(view, name);
    const why = match ? '' : this.whyGained(done);
    const round = roundResult(game, view, name);
    return html`<section class="over settlement" aria-labelledby="settled">
      ${this.lesson}
      <div class="titled">
        <h2 id="settled">${winner}${match ? nothing : html`${headlinePoints(done)}${this.ownPoints(done)}`}</h2>
        <p class="how quiet">${this.how(done, name)}${why ? html`. ${why}` : nothing}${this.unpaid(done)}</p>
      </div>
      <div class="round-result">
        ${
          match
            ? html`<details class="last">
                <summary>${t('lastRoundName')}</summary>
                ${round}
              </details>`
            : round
        }
        <oya-course .view=${view} .game=${game} .client=${this.client} .table=${this.table}></oya-course>
      </div>
      <div class="next">${view.over ? this.ways(asked) : this.goOn(asked || ready, ready)}</div>
    </section>`;
  }
}
customElements.define('oya-settlement', Settlement);
