// The house rules of the player's own table: switches that write a layer, the layer with its errors, and its effect.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { ask, Refused } from '../lib/api.js';
import { game as gameOf } from '../lib/games.js';
import { setting, keep, keepLayer } from '../lib/settings.js';
import { layerText, idOf, titled, withOption, withWorth, worthIn } from '../lib/yaml.js';
import { linkTo } from '../lib/share.js';
import { told } from '../lib/told.js';
import './switches.js';
import './editor.js';
import './sent-rules.js';
import './scenarios.js';
import './difference.js';

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
      if (wrong instanceof Refused && wrong.problem.problems) this.problems = wrong.problem.problems;
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

  /** Returns number fields for the values of the combinations. */
  worths() {
    const { told } = this.known;
    const counted = Object.entries(told.yaku).filter(([, one]) => /^[\d.]+ \S+$/.test(one.worth ?? ''));
    if (!counted.length) return nothing;
    return html`<h2>${t('worths')}</h2>
      <div class="worths">
        ${counted.map(([key, one]) => {
          const [usual, unit] = /** @type {string} */ (one.worth).split(' ');
          const now = worthIn(this.text, key);
          return html`<label class="option ${now && now !== usual ? 'changed' : ''}">
            <span>${begun(this.known.word(one.id))} <small>(${(one.amount ?? '').replace(/^\S+\s/, '')})</small></span>
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

  render() {
    if (!this.known) return nothing;
    const fine = this.problems?.length === 0;
    return html`${
        this.sent
          ? html`<oya-sent-rules
              .game=${this.game}
              .sent=${this.sent}
              @taken=${(/** @type {CustomEvent} */ e) => this.write(e.detail)}
            ></oya-sent-rules>`
          : nothing
      }
      <div class="sides">
        <section>
          <h2>${t('switches')}</h2>
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
          <oya-switches
            .options=${this.known.told.options}
            .chosen=${this.chosen}
            @chosen=${(/** @type {CustomEvent} */ e) => this.choose(e.detail)}
          ></oya-switches>
          ${this.worths()}
        </section>
        <section>
          <h2>${t('layer')}</h2>
          <oya-editor
            name="layer"
            mode="yaml"
            .label=${t('layer')}
            .text=${this.text}
            .schema=${this.schema}
            .marks=${(this.problems ?? []).map(one => ({ line: one.place?.line ?? 1, message: one.message }))}
            @written=${(/** @type {CustomEvent} */ e) => this.write(e.detail)}
          ></oya-editor>
          <div role="status" id="checked">
            ${
              this.problems === null && !this.problem
                ? t('checking')
                : this.problems?.length
                  ? html`<ul class="problems">
                      ${this.problems.map(
                        one =>
                          html`<li>
                            <strong>${t('line', { line: one.place?.line ?? 1 })}</strong>
                            ${one.message}${one.hint ? html`; <span class="hint">${one.hint}</span>` : nothing}
                          </li>`,
                      )}
                    </ul>`
                  : fine
                    ? html`<span class="right">${t('holds')}</span>`
                    : nothing
            }
          </div>
          <p class="goes">
            <button class="primary" id="keep" ?disabled=${!fine} @click=${this.keepIt}>${t('keepRules')}</button>
            <button id="share" ?disabled=${!fine} @click=${this.share}>${t('shareRules')}</button>
          </p>
          ${this.kept ? html`<p role="status" class="right">${t('keptAs', { title: this.kept.title })}</p>` : nothing}
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
          <oya-scenarios .game=${this.game} .known=${this.known} .layer=${fine ? this.text : ''}></oya-scenarios>
          <oya-difference
            .game=${this.game}
            .fine=${fine}
            .text=${this.text}
            .keep=${() => this.kept ?? this.keepIt()}
          ></oya-difference>
        </section>
      </div>`;
  }
}
customElements.define('oya-own-rules', OwnRules);
