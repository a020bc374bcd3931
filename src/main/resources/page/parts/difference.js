// The effect of house rules: the service plays a thousand deals under the standard rules and under the house rules, in
// the background.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { told } from '../lib/told.js';

const DEALS = 1000;
const EVERY = 500;

class Difference extends Part {
  static properties = {
    game: {},
    fine: { type: Boolean },
    text: {},
    keep: {},
    study: { state: true },
    report: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame']} */ this.game = given;
    this.fine = false;
    this.text = '';
    /**
     * Stores the house-rule layer at the service and returns its digest.
     * @type {() => Promise<{ digest: string } | null>}
     */ this.keep = async () => null;
    /** @type {Shapes['study'] | null} */ this.study = null;
    /** @type {Shapes['studyReport'] | null} */ this.report = null;
    /** The address of the full report. */ this.page = '';
    /** @type {unknown} */ this.problem = null;
  }

  /** @param {import('lit').PropertyValues} changes */
  willUpdate(changes) {
    if (changes.has('text')) this.report = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.cancel();
  }

  async begin() {
    Object.assign(this, { problem: null, report: null });
    const current = this.asks('study');
    try {
      const kept = await this.keep();
      if (!kept || !current()) return;
      const { id: game } = this.game;
      const { text } = this;
      let study = await ask('/api/studies', {
        body: { arms: [{ game }, { game, layers: [kept.digest] }], rounds: DEALS },
      });
      const { study: id } = study;
      for (this.study = study; study.state === 'waiting' || study.state === 'playing'; this.study = study) {
        await new Promise(resolve => setTimeout(resolve, EVERY));
        study = await ask('/api/studies/' + id);
      }
      if (study.report && text === this.text)
        Object.assign(this, { report: await ask(study.report), page: `/api/studies/${id}/page` });
    } catch (wrong) {
      this.problem = wrong;
    }
    this.study = null;
  }

  cancel() {
    if (this.study) ask(`/api/studies/${this.study.study}/cancel`, { body: {} }).catch(() => {});
  }

  render() {
    const { study, report } = this;
    return html`<h2>${t('difference')}</h2>
      ${
        study
          ? html`<p class="goes">
              <label>
                ${t('playedDeals', { count: study.rounds, of: study.expected })}<progress
                  max=${study.expected}
                  value=${study.rounds}
                ></progress>
              </label>
              <button id="stop-study" @click=${this.cancel}>${t('stopStudy')}</button>
            </p>`
          : html`<p class="goes">
              <button id="study" ?disabled=${!this.fine} @click=${this.begin}>
                ${t('differenceIn', { count: DEALS.toLocaleString(document.documentElement.lang) })}
              </button>
            </p>`
      }
      <div role="status" id="found">
        ${
          report
            ? html`<ul>
                  ${report.answer.map(line => html`<li>${line}</li>`)}
                </ul>
                <p class="quiet">
                  ${t('differenceBy', { count: report.rounds, bots: report.bots.join(', ') })}
                  <a href=${this.page} target="_blank" rel="noopener">${t('wholeReport')}</a>
                </p>`
            : nothing
        }
      </div>
      ${told(this.problem)}`;
  }
}
customElements.define('oya-difference', Difference);
