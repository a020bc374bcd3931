// The scenarios for house rules. They run after every change of the rules or the scenarios, and the results appear at
// their lines.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, language } from '../lib/words.js';
import { ask, Refused } from '../lib/api.js';
import { setting, keep } from '../lib/settings.js';
import { scenarioOf } from '../lib/scenario.js';
import { told } from '../lib/told.js';
import './editor.js';

const SOON = 800;

class Scenarios extends Part {
  static properties = {
    game: {},
    known: {},
    layer: {},
    feature: { state: true },
    run: { state: true },
    problem: { state: true },
    broken: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame']} */ this.game = given;
    /** @type {import('../lib/games.js').Game} */ this.known = given;
    /** The layer to check, or an empty string if it has errors. */ this.layer = '';
    this.feature = '';
    /** @type {Shapes['outcomes'] | null} */ this.run = null;
    /** @type {Shapes['oneProblem'][]} the syntax errors of the scenarios */ this.broken = [];
    /** @type {unknown} */ this.problem = null;
    this.busy = false;
    this.timer = 0;
  }

  /** @param {import('lit').PropertyValues} changes */
  willUpdate(changes) {
    if (changes.has('known') && this.known) {
      const [[name, option]] = Object.entries(this.known.told.options);
      this.feature = setting('feature-' + this.game.id, null) ?? scenarioOf(language(), name, option.default);
    }
    if (changes.has('layer') || changes.has('feature')) this.soon();
  }

  soon() {
    this.run = null;
    clearTimeout(this.timer);
    if (this.layer && this.feature.trim()) this.timer = setTimeout(() => this.try(), SOON);
  }

  async try() {
    const { layer, feature } = this;
    const current = this.asks('run');
    this.busy = true;
    try {
      /** @type {Shapes['outcomes']} */
      const run = await ask('/api/scenarios/verify', { body: { rules: { game: this.game.id }, layer, feature } });
      if (layer === this.layer && feature === this.feature) Object.assign(this, { run, problem: null, broken: [] });
    } catch (wrong) {
      if (layer !== this.layer || feature !== this.feature) return;
      const broken = wrong instanceof Refused ? wrong.problem.problems : null;
      Object.assign(this, { broken: broken ?? [], problem: broken ? null : wrong });
    } finally {
      if (current()) this.busy = false;
    }
  }

  /** @param {string} text */
  write(text) {
    this.feature = text;
    keep('feature-' + this.game.id, text);
  }

  get marks() {
    const failed = (this.run?.scenarios ?? []).map(one =>
      one.failure === null
        ? { line: one.line, message: t('scenarioHolds'), good: true }
        : { line: one.failure.line, message: one.failure.message },
    );
    return [...failed, ...this.broken.map(one => ({ line: one.place?.line ?? 1, message: one.message }))];
  }

  render() {
    return html`<h2>${t('scenarios')}</h2>
      <oya-editor
        name="feature"
        mode="gherkin"
        .label=${t('scenarios')}
        .text=${this.feature}
        .marks=${this.marks}
        @written=${(/** @type {CustomEvent} */ e) => this.write(e.detail)}
      ></oya-editor>
      <p class="goes">
        <button id="try" ?disabled=${this.busy || !this.layer} @click=${this.try}>${t('tryScenarios')}</button>
      </p>
      <div role="status" id="tried">
        ${this.busy ? html`<p class="quiet">${t('checking')}</p>` : nothing}
        ${
          this.broken.length
            ? html`<ul class="problems">
                ${this.broken.map(
                  one => html`<li><strong>${t('line', { line: one.place?.line ?? 1 })}</strong> ${one.message}</li>`,
                )}
              </ul>`
            : nothing
        }
        ${
          this.run
            ? html`<ul class="ran">
                ${this.run.scenarios.map(
                  one =>
                    html`<li class=${one.ok ? 'right' : 'wrong'}>
                      ${one.ok ? '✓' : '✗'}
                      ${one.name}${
                        one.failure
                          ? html`<br /><span class="hint"
                                >${t('line', { line: one.failure.line })} ${one.failure.step}.
                                ${one.failure.message}</span
                              >`
                          : nothing
                      }
                    </li>`,
                )}
              </ul>`
            : nothing
        }
      </div>
      ${told(this.problem)}`;
  }
}
customElements.define('oya-scenarios', Scenarios);
