// The house rules of the player's own table: switches and numbers by group, and their effect. They write a layer, whose
// text and scenarios are for experts.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { ask, Refused } from '../lib/api.js';
import { setting, keep, keepLayer } from '../lib/settings.js';
import { layerText, idOf, titled, withOption, withWorth, worthIn } from '../lib/yaml.js';
import { linkTo } from '../lib/share.js';
import { changes, ofGroup, GROUPS } from '../lib/changes.js';
import { called, game as gameOf, worthOf } from '../lib/games.js';
import { href } from '../lib/route.js';
import { told } from '../lib/told.js';
import './switches.js';
import './editor.js';
import './sent-rules.js';
import './scenarios.js';
import './difference.js';
import { style } from '../lib/style.js';

await style('rules');

const SOON = 400;

class OwnRules extends Part {
  static properties = {
    game: {},
    sent: {},
    known: { state: true },
    text: { state: true },
    problems: { state: true },
    chosen: { state: true },
    titled: { state: true },
    problem: { state: true },
    kept: { state: true },
    link: { state: true },
    expert: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame']} */ this.game = given;
    /** The house-rule layer in the link. */ this.sent = '';
    /** @type {import('../lib/games.js').Game} */ this.known = given;
    /** @type {import('../lib/complete.js').LayerSchema | null} the schema for completion */ this.schema = null;
    this.text = '';
    /** @type {Shapes['oneProblem'][] | null} the errors, or null while the layer is being checked */ this.problems =
      null;
    /** @type {unknown} */ this.problem = null;
    /** @type {import('../lib/settings.js').Kept | null} */ this.kept = null;
    this.link = '';
    /** Whether the text of the rules is shown. */ this.expert = false;
    /** @type {Shapes['chosen']} */ this.chosen = {};
    this.titled = '';
    this.timer = 0;
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (changes.has('game')) this.begin();
  }

  async begin() {
    const { id } = this.game;
    const current = this.asks('game');
    const [known, schema] = await Promise.all([
      gameOf({ game: id }),
      ask(`/api/games/${id}/layer-schema`).catch(() => null),
    ]);
    if (!current()) return;
    this.known = known;
    this.schema = /** @type {import('../lib/complete.js').LayerSchema | null} */ (schema);
    this.chosen = {};
    this.expert = false;
    this.titled = t('ourTable');
    this.write(setting('draft-' + id, null) ?? this.fresh());
  }

  /** Returns a layer without any options. */
  fresh() {
    return layerText({
      name: idOf(t('ourTable')),
      title: t('ourTable'),
      game: this.game.id,
      because: t('alwaysSo'),
      options: {},
    });
  }

  /** @param {{ name: string, value: Shapes['option']['value'] }} chosen an option with its value */
  choose({ name, value }) {
    const { default: usual } = this.known.told.options[name];
    this.write(withOption(this.text, name, value === usual ? undefined : value));
  }

  /** @param {string} text */
  write(text) {
    Object.assign(this, { text, problems: null, problem: null, kept: null, link: '' });
    keep('draft-' + this.game.id, text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), SOON);
  }

  async check() {
    const text = this.text;
    try {
      /** @type {Shapes['layer']} */
      const layer = await ask(`/api/layers?game=${this.game.id}&check=true`, { body: text, type: 'application/yaml' });
      if (text === this.text) Object.assign(this, { problems: [], chosen: layer.options, titled: layer.title ?? '' });
    } catch (wrong) {
      if (text !== this.text) return;
      if (wrong instanceof Refused && wrong.problem.problems)
        Object.assign(this, { problems: wrong.problem.problems, expert: true });
      else this.problem = wrong;
    }
  }

  /** Stores the layer at the service and remembers it in this browser. */
  async keepIt() {
    const { game, text } = this;
    this.problem = null;
    try {
      /** @type {Shapes['layer']} */
      const made = await ask(`/api/layers?game=${game.id}`, { body: text, type: 'application/yaml' });
      const kept = { ...made, game: game.id };
      keepLayer(kept);
      if (text === this.text) this.kept = kept;
      return kept;
    } catch (wrong) {
      if (text === this.text) this.problem = wrong;
      return null;
    }
  }

  async share() {
    this.link = await linkTo(this.game.id, this.text);
    await navigator.clipboard?.writeText(this.link).catch(() => {});
  }

  /** The combinations with a worth that can be changed: keys with the worth and its unit. */
  get counted() {
    return Object.entries(this.known.told.yaku).filter(([, one]) =>
      /^(?!0 )[\d.]+ [^\s,]+(, |$)/.test(one.worth ?? ''),
    );
  }

  /** Returns number fields for the values of the combinations. */
  worths() {
    if (!this.counted.length) return nothing;
    return html`<h3>${t('worths')}</h3>
      <div class="worths">
        ${this.counted.map(([key, one]) => {
          const [usual, unit] = /** @type {string} */ (one.worth).split(/,? /);
          const now = worthIn(this.text, key);
          return html`<label class="option ${now && now !== usual ? 'changed' : ''}">
            <span>${begun(this.known.word(one.id))} <small>(${worthOf(one).replace(/^\S+\s/, '')})</small></span>
            <input
              type="number"
              name=${key}
              min="0"
              .value=${now ?? usual}
              @change=${(/** @type {Of<HTMLInputElement>} */ e) => {
                const { value } = e.target;
                this.write(
                  withWorth(this.text, key, value === usual || value === '' ? undefined : `${unit}: ${value}`),
                );
              }}
            />
          </label>`;
        })}
      </div>`;
  }

  /** Returns a sentence for each change. */
  get differing() {
    const worths = this.counted.flatMap(([key, one]) => {
      const now = worthIn(this.text, key);
      return now && now !== one.worth?.split(' ')[0] ? `${begun(this.known.word(one.id))}: ${now}` : [];
    });
    return [...changes(this.known.told.options, this.chosen), ...worths];
  }

  /** @param {string} group */
  group(group) {
    const options = ofGroup(this.known.told.options, group);
    if (!Object.keys(options).length) return nothing;
    return html`<section class="rules-of" aria-labelledby="group-${group}">
      <h2 id="group-${group}">${t('group-' + group)}</h2>
      ${this.switches(options)}
    </section>`;
  }

  /** @param {Shapes['game']['options']} options */
  switches(options) {
    return html`<oya-switches
      class="sheetlike"
      .options=${options}
      .chosen=${this.chosen}
      @chosen=${(/** @type {CustomEvent} */ e) => this.choose(e.detail)}
    ></oya-switches>`;
  }

  /** Returns the changes in words, the errors of the text, or that it is being checked. @param {boolean} fine */
  checked(fine) {
    if (this.problems?.length)
      return html`<p>${t('textIsWrong')}</p>
        <ul class="problems">
          ${this.problems.map(
            one =>
              html`<li>
                <strong>${t('line', { line: one.place?.line ?? 1 })}</strong>
                ${one.message}${one.hint ? html`; <span class="hint">${one.hint}</span>` : nothing}
              </li>`,
          )}
        </ul>`;
    if (!fine) return this.problem ? nothing : t('checking');
    const list = this.differing;
    return html`<p class="right">${t('changedCount', { count: list.length })}</p>
      <ul>
        ${list.map(one => html`<li>${one}</li>`)}
      </ul>`;
  }

  /** Returns the name of the rules, their changes and effect, and what can be done with them. @param {boolean} fine */
  summary(fine) {
    return html`<aside class="summary sheetlike">
      <label>
        ${t('titleOfRules')}
        <input
          name="title"
          maxlength="60"
          .value=${this.titled}
          @change=${(/** @type {Of<HTMLInputElement>} */ e) =>
            this.write(titled(this.text, e.target.value || t('ourTable')))}
        />
      </label>
      <div role="status" id="checked">${this.checked(fine)}</div>
      <oya-difference
        .game=${this.game}
        .known=${this.known}
        .fine=${fine && this.differing.length > 0}
        .text=${this.text}
        .keep=${() => this.kept ?? this.keepIt()}
      ></oya-difference>
      <button class="primary" id="keep" ?disabled=${!fine} @click=${this.keepIt}>${t('keepRules')}</button>
      ${
        this.kept
          ? html`<p role="status">
              ${t('keptAs', { title: this.kept.title })} <a href=${href()}>${t('toNewTable')}</a>
            </p>`
          : nothing
      }
      <button id="share" ?disabled=${!fine} @click=${this.share}>${t('shareRules')}</button>
      ${
        this.link
          ? html`<label>
              ${t('shareSays')}
              <input
                id="link"
                readonly
                .value=${this.link}
                @focus=${(/** @type {Of<HTMLInputElement>} */ e) => e.target.select()}
              />
            </label>`
          : nothing
      }
      ${told(this.problem)}
    </aside>`;
  }

  /** Returns the rare options, the worths of combinations, the text and its scenarios. @param {boolean} fine */
  experts(fine) {
    const rare = ofGroup(this.known.told.options, 'rare');
    return html`<details
      id="expert"
      class="sheetlike"
      .open=${this.expert}
      @toggle=${(/** @type {Of<HTMLDetailsElement>} */ e) => {
        this.expert = e.target.open;
      }}
    >
      <summary><strong>${t('expert')}</strong> <span class="quiet">${t('expertSays')}</span></summary>
      ${
        this.expert
          ? html`${Object.keys(rare).length ? html`<h3>${t('group-rare')}</h3>` : nothing} ${this.switches(rare)}
              ${this.worths()}
              <h3>${t('layer')}</h3>
              <oya-editor
                name="layer"
                mode="yaml"
                .label=${t('layer')}
                .text=${this.text}
                .schema=${this.schema}
                .marks=${(this.problems ?? []).map(one => ({ line: one.place?.line ?? 1, message: one.message }))}
                @written=${(/** @type {CustomEvent} */ e) => this.write(e.detail)}
              ></oya-editor>
              <oya-scenarios .game=${this.game} .known=${this.known} .layer=${fine ? this.text : ''}></oya-scenarios>`
          : nothing
      }
    </details>`;
  }

  render() {
    if (!this.known) return nothing;
    const fine = this.problems?.length === 0;
    return html`${
        this.sent
          ? html`<oya-sent-rules
              .game=${this.game}
              .known=${this.known}
              .sent=${this.sent}
              @taken=${(/** @type {CustomEvent} */ e) => this.write(e.detail)}
            ></oya-sent-rules>`
          : nothing
      }
      <p class="quiet">${t('ownLead', { game: called(this.known.told.title) })}</p>
      <div class="house">
        <div class="groups">
          ${GROUPS.filter(one => one !== 'rare').map(one => this.group(one))} ${this.experts(fine)}
        </div>
        ${this.summary(fine)}
      </div>`;
  }
}
customElements.define('oya-own-rules', OwnRules);
