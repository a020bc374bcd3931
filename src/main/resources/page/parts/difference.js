// The effect of house rules in a sentence with a picture: the service plays a thousand deals under the usual rules and
// under the house rules, in the background.
import { html, svg, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, language } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { told } from '../lib/told.js';

const DEALS = 1000;
const EVERY = 500;
/**
 * The measure that the picture shows first: the difference in points between the first and the last player of a round.
 */
const SPREAD = 'spread';
/** The maximum number of further measures. */
const MOST = 2;

/** @typedef {Shapes['studyReport']['measures'][number]} Measure */

class Difference extends Part {
  static properties = {
    rules: {},
    known: {},
    fine: { type: Boolean },
    text: {},
    send: {},
    study: { state: true },
    report: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** The rules of the variant. @type {Shapes['tableRules']} */ this.rules = given;
    /** @type {import('../lib/games.js').Game} */ this.known = given;
    this.fine = false;
    this.text = '';
    /**
     * Sends the house-rule layer to the service and returns its digest.
     * @type {() => Promise<{ digest: string }>}
     */ this.send = given;
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
      const sent = await this.send();
      if (!current()) return;
      const { rules, text } = this;
      let study = await ask('/api/studies', {
        body: { arms: [rules, { ...rules, layers: [sent.digest] }], rounds: DEALS },
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

  /** Returns the measures to show, whose differences are statistically significant. @param {Shapes['studyReport']} report */
  shown(report) {
    const sure = report.measures.filter(
      one => (one.id === 'moves' || one.id.startsWith('end:')) && one.differences[0].sure,
    );
    const spread = report.measures.filter(one => one.id === SPREAD && one.differences[0].sure);
    return [...spread, ...sure.slice(0, MOST)];
  }

  /** @param {Measure} one */
  titleOf({ id }) {
    const [kind, end] = id.split(':');
    return t('measure-' + kind, { end: end && begun(this.known.ended(end)) });
  }

  /** Returns two bars, for the usual rules and for the house rules. @param {Measure} one */
  bars(one) {
    const [usual, own] = one.arms.map(arm => (arm.value ?? 0) * (one.unit === 'share' ? DEALS : 1));
    const most = Math.max(usual, own) || 1;
    const bar = (/** @type {string} */ label, /** @type {number} */ value, /** @type {string} */ name) =>
      html`<span>${label}</span>
        <svg class=${name} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          ${svg`<rect width=${(100 * value) / most} height="10" />`}
        </svg>
        <b>${said(value)}</b>`;
    return html`<figure class="bars">
      <figcaption>${this.titleOf(one)}</figcaption>
      ${bar(t('usual'), usual, 'usual')}${bar(t('yours'), own, 'yours')}
    </figure>`;
  }

  /** Returns the effect in a sentence. @param {Shapes['studyReport']} report */
  sentence(report) {
    const count = DEALS.toLocaleString(language());
    if (report.measures.every(one => one.differences[0].value === 0)) return t('triedAlike', { count });
    const spread = report.measures.find(one => one.id === SPREAD);
    const [usual, own] = (spread?.arms ?? []).map(arm => arm.value ?? 0);
    if (!spread?.differences[0].sure) return t('triedSame', { count });
    return t(own > usual ? 'triedMore' : 'triedLess', { count, usual: said(usual), own: said(own) });
  }

  render() {
    const { study, report } = this;
    return html`${
        study
          ? html`<label>
                ${t('playedDeals', { count: said(study.rounds), of: said(study.expected) })}<progress
                  max=${study.expected}
                  value=${study.rounds}
                ></progress>
              </label>
              <p><button id="stop-study" @click=${this.cancel}>${t('stopStudy')}</button></p>`
          : report
            ? nothing
            : html`<p>
                  <button id="study" ?disabled=${!this.fine} @click=${this.begin}>
                    ${t('differenceIn', { count: DEALS.toLocaleString(language()) })}
                  </button>
                </p>
                <p class="quiet">${t('differenceSays')}</p>`
      }
      <div role="status" id="found">
        ${
          report
            ? html`<p>${this.sentence(report)}</p>
                ${this.shown(report).map(one => this.bars(one))}
                <p class="quiet">
                  <a href=${this.page} target="_blank" rel="noopener">${t('wholeReport')}</a>
                </p>`
            : nothing
        }
      </div>
      ${told(this.problem)}`;
  }
}

/** Returns a number as text, with one decimal if it is less than 100. @param {number} value */
const said = value => value.toLocaleString(language(), { maximumFractionDigits: value < 100 ? 1 : 0 });
customElements.define('oya-difference', Difference);
