// The page before a seat is taken, by a friend's link or at an open table: who plays, the game, its rules and the length.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { setting, keep } from '../lib/settings.js';
import { ask } from '../lib/api.js';
import { keepWatch, sit, seatAt } from '../lib/seats.js';
import { fromHere, href, swap } from '../lib/route.js';
import { games, game as gameOf, called } from '../lib/games.js';
import { sided } from '../lib/around.js';
import { invitation, invited } from '../lib/share.js';
import { ownName } from '../lib/own-name.js';
import { told } from '../lib/told.js';
import './house.js';

class Join extends Part {
  static properties = {
    table: {},
    seat: {},
    invite: {},
    about: {},
    games: { state: true },
    problem: { state: true },
    busy: { state: true },
    live: { state: true },
    looked: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    this.seat = 0;
    this.invite = '';
    /** The encoded invitation. At an open table, it is made from the view of the table. */ this.about = '';
    /** @type {Shapes['games']} */ this.games = given;
    /** @type {unknown} */ this.problem = null;
    this.busy = false;
    /** The table as spectators see it, or null while it is unknown. @type {Shapes['view'] | null} */ this.live = null;
    /** Whether the table was requested. */ this.looked = false;
  }

  /** The token for watching the table. An open table needs none. */
  get watch() {
    return invited(this.about)?.watch || null;
  }

  /** Loads the seats as they are now. The link may be old. */
  async look() {
    /** @type {Shapes['view'] | null} */
    const view = await ask('/api/tables/' + this.table, { token: this.watch }).catch(() => null);
    if (view && !this.about) await this.describe(view);
    this.live = view;
    this.looked = true;
  }

  /** Describes an open table as an invitation does. @param {Shapes['view']} view */
  async describe(view) {
    const told = await gameOf(view.rules).catch(() => null);
    const by = view.seats.find(one => one.kind === 'person' && !one.free)?.name ?? '';
    if (told) this.about = invitation(sided(view), told, { by, open: true });
  }

  /** Whether this is an open table that the player has found without a friend's link. */
  get found() {
    return !this.invite;
  }

  /** The seat that this player can take, or -1. At an open table, another player may have taken the invited seat. */
  get free() {
    const { live, seat } = this;
    if (!live || live.seats[seat].free) return seat;
    return invited(this.about)?.open ? live.seats.findIndex(one => one.free) : -1;
  }

  /** @param {Event} event */
  async join(event) {
    event.preventDefault();
    // The address contains the invite, so the address is replaced in the history.
    const go = fromHere(swap);
    this.busy = true;
    try {
      const { free, live } = this;
      const known = live ? { rules: live.rules, commitment: live.commitment } : {};
      await sit(this.table, free, free === this.seat ? this.invite : undefined, known);
      go('table', this.table);
    } catch (wrong) {
      this.problem = wrong;
      await this.look();
    }
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    if (seatAt(this.table)) swap('table', this.table);
    this.look();
    // The invitation can be accepted without the list of games.
    games().then(
      answer => {
        this.games = answer;
      },
      () => null,
    );
  }

  render() {
    if (this.found && !this.looked) return html`<p class="quiet loading" role="status">${t('loading')}</p>`;
    if (this.found && !this.live) return this.gone();
    const about = invited(this.about);
    const game = about && this.games?.games.find(one => one.id === about.game);
    return html`<section class="invitation panel-box">
      ${
        game
          ? html`<div class="felt">
              <div class="fan spread" aria-hidden="true">
                ${game.deck.finest.map(code => html`<img alt="" src="${game.deck.pictures}&card=${code}" />`)}
              </div>
              <ul class="sitting">
                ${about.seats.map((one, at) => this.sitting(this.now(one, at), at))}
              </ul>
            </div>`
          : nothing
      }
      <div class="says">
        <p class="quiet">${t(this.found ? 'openTable' : 'invited')}</p>
        <h1 tabindex="-1">${about && game ? this.titled(about, called(game.title)) : t('invitedSays')}</h1>
        ${about && game ? this.facts(about, game) : nothing} ${this.free < 0 ? this.late() : this.form()}
        ${told(this.problem)} ${about?.again ? nothing : html`<p><a href=${href('learn')}>${t('neverPlayed')}</a></p>`}
      </div>
    </section>`;
  }

  /** Returns that there is no such table. */
  gone() {
    return html`<section class="narrow">
      <h1 tabindex="-1">${t('table')}</h1>
      <p class="wrong" role="alert">${t('tableIsGone')}</p>
      <p><a href=${href()}>${t('home')}</a></p>
    </section>`;
  }

  form() {
    return html`<form class="sit" @submit=${this.join}>
      ${ownName()}
      <button class="primary big" ?disabled=${this.busy}>${t('sitDown')}</button>
    </form>`;
  }

  /** Returns that the seat is taken, with a button to watch. */
  late() {
    return html`<p role="status">${t('seatTaken')}</p>
      <p><button class="primary big" id="watch" @click=${this.spectate}>${t('spectate')}</button></p>`;
  }

  spectate() {
    if (this.watch) keepWatch(this.table, this.watch);
    swap('table', this.table);
  }

  /**
   * Returns a seat of the invitation as it is now.
   * @param {import('../lib/share.js').Invitation['seats'][number]} one @param {number} at
   */
  now(one, at) {
    const live = this.live?.seats[at];
    if (!live || live.kind === 'bot') return one;
    return { ...one, name: live.free ? '' : (live.name ?? t('somebody')) };
  }

  /** @param {import('../lib/share.js').Invitation} about @param {string} game */
  titled({ by, again }, game) {
    if (!by) return t('invitedTo', { game });
    if (this.found) return t('looksFor', { name: by, game });
    return t(again ? 'invitedAgain' : 'invitedBy', { name: by, game });
  }

  /** @param {import('../lib/share.js').Invitation} about @param {Shapes['listedGame']} game */
  facts(about, game) {
    const profile = game.profiles.find(one => one.id === about.profile)?.title;
    const house = about.house.map(one => one || t('houseRules'));
    return html`<dl class="about">
      <dt>${t('rules')}</dt>
      <dd>
        ${house.length ? house.join(', ') : profile}
        ${about.layers.length ? html`<oya-house .game=${game.id} .layers=${about.layers}></oya-house>` : nothing}
      </dd>
      <dt>${t('length')}</dt>
      <dd>${this.length(about, game)}</dd>
      <dt>${t('spectators')}</dt>
      <dd>${t(about.open ? 'anyoneWatches' : 'invitedWatch')}</dd>
    </dl>`;
  }

  /**
   * Returns the length of the match.
   * @param {import('../lib/share.js').Invitation} about @param {Shapes['listedGame']} game
   */
  length({ rounds, goal }, game) {
    if (rounds) return t('someRounds', { count: rounds });
    return goal ? t('untilPoints', { points: goal }) : (game.rounds?.says[0] ?? t('asUsual'));
  }

  /**
   * Returns a seat of the table.
   * @param {import('../lib/share.js').Invitation['seats'][number]} one @param {number} at
   */
  sitting({ name, bot, side }, at) {
    const own = at === this.free;
    const all = /** @type {import('../lib/share.js').Invitation} */ (invited(this.about)).seats;
    const partner = !own && side === all[this.free]?.side;
    const level = bot ? this.games.bots.indexOf(bot) + 1 : 0;
    const how = own ? t('yourSeat') : bot ? t('level', { level }) : name ? t('isThere') : t('isFree');
    return html`<li class=${own ? 'yours' : ''}>
      <span class="head" aria-hidden="true">${own ? '?' : (name || t(bot ? 'bot' : 'somebody')).slice(0, 1)}</span>
      <b>${own ? t('you') : name || t(bot ? 'bot' : 'isFree')}</b>
      <span class="quiet">${partner ? `${t('partner')}, ${how}` : how}</span>
    </li>`;
  }
}
customElements.define('oya-join', Join);
