// Beside the table: combinations in reach with their cards, and the log in words.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { nameOf } from '../lib/names.js';
import { reach } from '../lib/reach.js';

const MOST = 60;

class Beside extends Part {
  static properties = { view: {}, game: {}, log: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {Shapes['event'][]} */ this.log = [];
  }

  render() {
    const { view, game } = this;
    return html`<aside class="beside" aria-label=${t('beside')}>
      ${
        view.reach.length && !view.settlement
          ? html`<section>
              <h2>${t('reach')}</h2>
              <ul class="reach">
                ${view.reach.slice(0, 4).map(one => reach(game, view, one))}
              </ul>
            </section>`
          : nothing
      }
      <section class="told">
        <h2>${t('log')}</h2>
        <ol class="log" tabindex="0" aria-label=${t('log')}>
          ${this.log
            .slice(-MOST)
            .reverse()
            .map(one => this.line(one))}
        </ol>
      </section>
    </aside>`;
  }

  /** @param {Shapes['event']} one */
  line(one) {
    const { game, view } = this;
    if ('action' in one)
      return html`<li>
        <strong>${nameOf(view, one.seat)}:</strong> ${one.says ? game.plain(one.says) : game.word(one.action.do)}
      </li>`;
    const name = one.seat === undefined ? '' : nameOf(view, one.seat);
    const said =
      one.happened === 'seat'
        ? t(one.away ? 'log-away' : one.kind === 'bot' ? 'log-bot' : 'log-seat', { name })
        : t('log-' + one.happened, { name, round: one.round ?? view.round });
    return html`<li class="quiet">${said}</li>`;
  }
}
customElements.define('oya-beside', Beside);
