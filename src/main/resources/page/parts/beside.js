// Beside the table: combinations in reach, the log in words, the rules in force.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { keep, setting } from '../lib/settings.js';
import { games } from '../lib/games.js';
import { nameOf } from '../lib/names.js';
import { href } from '../lib/route.js';

const PACES = [0, 300, 500, 1000, 2000];
const MOST = 60;

class Beside extends Part {
  static properties = { view: {}, game: {}, client: {}, log: {}, reading: { state: true } };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** @type {Shapes['event'][]} */ this.log = [];
    this.reading = '';
  }

  connectedCallback() {
    super.connectedCallback();
    const [id, profile] = [this.view.rules.game, this.game.told.profile];
    games().then(
      ({ games }) => {
        this.reading = games.find(one => one.id === id)?.profiles.find(one => one.id === profile)?.title ?? profile;
      },
      () => {
        this.reading = profile;
      },
    );
  }

  render() {
    const { view, game } = this;
    return html`<aside class="beside" aria-label=${t('beside')}>
      ${
        view.reach.length && !view.settlement
          ? html`<section>
              <h2>${t('reach')}</h2>
              <ul class="reach">
                ${view.reach.slice(0, 8).map(one => this.reach(one))}
              </ul>
            </section>`
          : nothing
      }
      ${
        this.log.length
          ? html`<section>
              <h2>${t('log')}</h2>
              <ol class="log" tabindex="0" aria-label=${t('log')}>
                ${this.log
                  .slice(-MOST)
                  .reverse()
                  .map(one => this.line(one))}
              </ol>
            </section>`
          : nothing
      }
      <section>
        <h2>${t('rules')}</h2>
        <p>${game.told.title}</p>
        <p class="quiet">
          ${t('readBy', { profile: this.reading })} <a href=${href('rules', view.rules.game)}>${t('readRules')}</a>
        </p>
        <details>
          <summary>${t('proofs')}</summary>
          <dl class="proofs">
            <dt>${t('digest')}</dt>
            <dd><code>${view.rules.digest}</code></dd>
            <dt>${t('commitment')}</dt>
            <dd><code>${view.commitment}</code></dd>
          </dl>
        </details>
        <label>
          ${t('pace')}
          <select id="pace" @change=${(/** @type {Of<HTMLSelectElement>} */ e) => keep('pace', Number(e.target.value))}>
            ${PACES.map(
              pace =>
                html`<option value=${pace} ?selected=${pace === setting('pace', 1000)}>
                  ${
                    pace
                      ? t('seconds', { count: (pace / 1000).toLocaleString(document.documentElement.lang) })
                      : t('atOnce')
                  }
                </option>`,
            )}
          </select>
        </label>
      </section>
    </aside>`;
  }

  /** @param {Shapes['reach']} one */
  reach(one) {
    const { game } = this;
    const need = one.need.map(code => game.cards.get(code)?.name ?? code);
    const few = [...new Set(need)].slice(0, 4).join(', ') + (need.length > 4 ? ' …' : '');
    return html`<li>
      <strong>${game.word(one.yaku)}</strong>
      <span>${t('reachSays', { have: one.have.length, of: one.have.length + one.missing })}</span>
      <span class="quiet"
        >${t(one.missing === need.length ? 'needsAll' : 'needs', {
          count: one.missing,
          few,
        })}${one.worth ? ' · ' + one.worth : ''}</span
      >
    </li>`;
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
