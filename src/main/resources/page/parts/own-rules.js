// Rules of one's own table: switches that write a layer, the layer itself with problems at its lines, scenarios beside it.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, language } from '../lib/words.js';
import { ask, Refused } from '../lib/api.js';
import { game as gameOf } from '../lib/games.js';
import { setting, keep } from '../lib/settings.js';
import { layerText, idOf } from '../lib/yaml.js';
import { told } from '../lib/told.js';
import { scenarioOf } from '../lib/scenario.js';

const SOON = 500;

class OwnRules extends Part {
  static properties = { game: {}, known: { state: true }, text: { state: true }, problems: { state: true }, problem: { state: true }, kept: { state: true }, run: { state: true }, busy: { state: true } };

  constructor() {
    super();
    /** @type {any} */ this.game = null;
    /** @type {any} */ this.known = null;
    this.text = '';
    /** @type {any[] | null} null while it is checked */ this.problems = null;
    /** @type {any} */ this.problem = null;
    /** @type {any} */ this.kept = null;
    /** @type {any} */ this.run = null;
    this.busy = false;
    /** @type {Record<string, any>} */ this.chosen = {};
    this.titled = '';
    this.timer = 0;
  }

  /** @param {Map<string, any>} changes */
  updated(changes) {
    if (changes.has('game')) this.begin();
  }

  async begin() {
    this.known = await gameOf({ game: this.game.id });
    this.chosen = {};
    this.titled = t('ourTable');
    this.kept = null;
    this.run = null;
    const [[name, option]] = Object.entries(this.known.told.options);
    this.feature = scenarioOf(language(), name, option.default);
    this.write(setting('draft-' + this.game.id, null) ?? this.byHand());
  }

  byHand() {
    return layerText({ name: idOf(this.titled), title: this.titled, game: this.game.id, because: t('alwaysSo'), options: this.chosen });
  }

  /** @param {string} name @param {any} value */
  choose(name, value) {
    const { default: usual } = this.known.told.options[name];
    if (value === usual) delete this.chosen[name];
    else this.chosen[name] = value;
    this.write(this.byHand());
  }

  /** @param {string} text */
  write(text) {
    this.text = text;
    this.problems = null;
    this.kept = null;
    keep('draft-' + this.game.id, text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), SOON);
  }

  async check() {
    const text = this.text;
    try {
      await ask(`/api/layers?game=${this.game.id}&check=true`, { body: text, type: 'application/yaml' });
      if (text === this.text) this.problems = [];
    } catch (wrong) {
      if (text !== this.text) return;
      if (wrong instanceof Refused && wrong.problem.problems) this.problems = wrong.problem.problems;
      else this.problem = wrong;
    }
  }

  async keepIt() {
    this.problem = null;
    try {
      const made = await ask(`/api/layers?game=${this.game.id}`, { body: this.text, type: 'application/yaml' });
      this.kept = { ...made, game: this.game.id };
      keep('layers', [this.kept, ...setting('layers', []).filter((/** @type {any} */ one) => one.digest !== made.digest)].slice(0, 30));
    } catch (wrong) {
      this.problem = wrong;
    }
  }

  async tryScenarios() {
    this.busy = true;
    try {
      if (!this.kept) await this.keepIt();
      if (this.kept) this.run = await ask('/api/scenarios/verify', { body: { rules: { game: this.game.id, layers: [this.kept.digest] }, feature: this.feature } });
    } catch (wrong) {
      this.problem = wrong;
    }
    this.busy = false;
  }

  render() {
    if (!this.known) return nothing;
    const lines = this.text.split('\n');
    const at = new Set((this.problems ?? []).map(one => one.place?.line));
    return html`<div class="sides">
      <section><h2>${t('switches')}</h2>
        <label>${t('titleOfRules')}<input name="title" maxlength="60" .value=${this.titled} @input=${(/** @type {any} */ e) => { this.titled = e.target.value || t('ourTable'); this.write(this.byHand()); }}></label>
        ${Object.entries(this.known.told.options).map(([name, option]) => this.option(name, option))}</section>
      <section><h2>${t('layer')}</h2>
        <div class="editor"><ol aria-hidden="true">${lines.map((_, line) => html`<li class=${at.has(line + 1) ? 'bad' : ''}></li>`)}</ol>
          <textarea name="layer" spellcheck="false" aria-label=${t('layer')} rows=${Math.max(12, lines.length + 1)} .value=${this.text} @input=${(/** @type {any} */ e) => this.write(e.target.value)}></textarea></div>
        <div role="status" id="checked">${this.problems === null ? t('checking') : this.problems.length ? html`<ul class="problems">${this.problems.map(one => html`<li><strong>${t('line', { line: one.place?.line ?? 1 })}</strong> ${one.message} ${one.hint ? html`<span class="hint">${one.hint}</span>` : nothing}</li>`)}</ul>` : html`<span class="right">${t('holds')}</span>`}</div>
        <p><button class="primary" id="keep" ?disabled=${this.problems?.length !== 0} @click=${this.keepIt}>${t('keepRules')}</button></p>
        ${this.kept ? html`<p role="status" class="right">${t('keptAs', { title: this.kept.title })}</p><p><code>${this.kept.digest}</code></p>` : nothing}
        ${told(this.problem)}
        <h2>${t('scenarios')}</h2>
        <textarea name="feature" spellcheck="false" aria-label=${t('scenarios')} rows="7" .value=${this.feature} @input=${(/** @type {any} */ e) => { this.feature = e.target.value; }}></textarea>
        <p><button id="try" ?disabled=${this.busy || this.problems?.length !== 0} @click=${this.tryScenarios}>${t('tryScenarios')}</button></p>
        ${this.run ? html`<div role="status"><ul class="ran">${this.run.scenarios.map((/** @type {any} */ one) => html`<li class=${one.ok ? 'right' : 'wrong'}>${one.ok ? '✓' : '✗'} ${one.name}${one.failure ? html`<br><span class="hint">${t('line', { line: one.failure.line })}: ${one.failure.step}. ${one.failure.message}</span>` : nothing}</li>`)}</ul></div>` : nothing}
      </section></div>`;
  }

  /** @param {string} name @param {any} option */
  option(name, option) {
    const value = this.chosen[name] ?? option.default;
    const cites = html`<span class="cites">${[option.ruling, ...option.cites].filter(Boolean).slice(0, 4).join(' ')}</span>`;
    const changed = name in this.chosen ? 'changed' : '';
    if (typeof option.default === 'boolean') return html`<label class="check option ${changed}"><input type="checkbox" name=${name} .checked=${value} @change=${(/** @type {any} */ e) => this.choose(name, e.target.checked)}><span>${option.what} ${cites}</span></label>`;
    const input = option.values
      ? html`<select name=${name} @change=${(/** @type {any} */ e) => this.choose(name, option.values[e.target.selectedIndex])}>${option.values.map((/** @type {any} */ one) => html`<option .selected=${one === value}>${one}</option>`)}</select>`
      : html`<input type="number" name=${name} min=${option.least ?? nothing} max=${option.most ?? nothing} .value=${String(value)} @change=${(/** @type {any} */ e) => this.choose(name, Number(e.target.value))}>`;
    return html`<label class="option ${changed}"><span>${option.what} ${cites}</span>${input}</label>`;
  }
}
customElements.define('oya-own-rules', OwnRules);
