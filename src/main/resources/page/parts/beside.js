// The area beside the table: combinations in reach with their cards, and the log.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, signed } from '../lib/words.js';
import { gave, nameOf, putBack, sentence, spoken } from '../lib/names.js';
import { rivals } from '../lib/around.js';
import { played } from '../lib/played.js';
import { reach, threats } from '../lib/reach.js';

const MOST = 60;
const NEAR = 3;
/** The maximum number of missing cards of a combination within reach. */
const LACKING = 2;

class Beside extends Part {
  static properties = { view: {}, game: {}, log: {}, former: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').Line[]} */ this.log = [];
    /** @type {Map<Shapes['event'], string | null>} the earlier names of seats */ this.former = new Map();
  }

  render() {
    const { view, game } = this;
    const near = view.reach.filter(one => one.missing <= LACKING);
    const opponents = rivals(view);
    const others = view.settlement ? [] : threats(game, view, NEAR);
    return html`<aside class="beside" aria-label=${t('beside')}>
      ${
        (near.length || others.length) && !view.settlement
          ? html`<section>
              ${near.length ? html`<h2>${t('reach')}</h2>` : nothing}
              <ul class="reach">
                ${near.slice(0, NEAR).map(one => reach(game, view, one))}
              </ul>
              ${
                others.length
                  ? html`<h2>
                        ${
                          view.seat === null
                            ? t('mayWin')
                            : t('mayLose', { count: opponents.length, name: nameOf(view, opponents[0]?.seat ?? 0) })
                        }
                      </h2>
                      <ul class="may">
                        ${others}
                      </ul>`
                  : nothing
              }
            </section>`
          : nothing
      }
      <section class="told">
        <h2>${t('log')}</h2>
        ${view.round === 1 && view.seat !== null && game.told.aim ? html`<p class="quiet">${game.told.aim}</p>` : nothing}
        <ol class="log" tabindex="0" aria-label=${t('log')}>
          ${this.lines()}
        </ol>
      </section>
    </aside>`;
  }

  /** Returns the lines of the log, the latest first. If there are several rounds, each one begins with its number. */
  lines() {
    const lines = this.log.slice(-MOST).reverse();
    // A round is named above its latest line, which tells its end unless it is the current round.
    const rounds = lines.map((one, at) => (one.happened === 'round-over' ? one.round : at ? 0 : this.view.round));
    const several = new Set(rounds.filter(round => round)).size > 1;
    return lines.map((one, at) => {
      const round = several && rounds[at];
      return html`${round ? html`<li><h3>${t('round', { round })}</h3></li>` : nothing}${this.line(one)}`;
    });
  }

  /** @param {import('../lib/table-client.js').Line} one */
  line(one) {
    const said = this.done(one);
    if (one.undone) return html`<li class="quiet"><s>${said}</s></li>`;
    return said ? html`<li>${said}</li>` : html`<li class="quiet">${this.happened(one)}</li>`;
  }

  /** Returns the name that the player of a line had at that time. @param {import('../lib/table-client.js').Line} one */
  by({ by, seat }) {
    return by ?? (seat === undefined ? '' : nameOf(this.view, seat));
  }

  /** Returns what a player has done, gained or said, or null for other events. @param {import('../lib/table-client.js').Line} one */
  done(one) {
    const { view } = this;
    const { gained, phrase, feats = [] } = one;
    const who = html`<strong>${this.by(one)}</strong>`;
    const why = feats.map(id => this.game.word(id)).join(', ');
    if (gained) return html`${who} ${signed(gained)}${why ? ` (${why})` : nothing}`;
    if (phrase) return html`${who}: ${t('quoted', { what: phrase })}`;
    if (played(one)) return one.bot ? sentence(view, one) : html`${who} ${spoken(view, one.says)}.`;
    if (one.happened === 'dealt' && one.phase && this.game.told.phases[one.phase]?.aloud)
      return html`<strong>${nameOf(view, view.dealer ?? 0)}</strong>:
        ${t('quoted', { what: this.game.word(one.phase) })}`;
    if (one.happened === 'handed-over') return gave(this.game, view, one);
    return one.happened === 'returned' ? putBack(this.game, view, one) : null;
  }

  /** @param {import('../lib/table-client.js').Line} one */
  happened(one) {
    const { view } = this;
    const { kind, away, only } = one;
    if (only) return t('onlyChoice', { what: begun(spoken(view, only)) });
    const name = this.by(one);
    const mine = one.seat === view.seat;
    if (kind && this.former.has(one)) {
      const former = this.former.get(one) ?? t('somebody');
      if (kind === 'bot') return t('log-left', { name: former, bot: name });
      const to = one.name ?? t('somebody');
      return mine ? t('youAreNamed', { to }) : t('log-renamed', { name: former, to });
    }
    if (one.happened !== 'seat') return t('log-' + one.happened, { name, round: one.round ?? view.round });
    if (mine && kind === 'person') return t(away ? 'youWereAway' : 'youAreBack');
    return t(away ? 'log-away' : kind === 'bot' ? 'log-bot' : 'log-seat', { name });
  }
}
customElements.define('oya-beside', Beside);
