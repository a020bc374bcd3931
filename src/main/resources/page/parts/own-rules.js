// The house rules of the player's own table: switches and numbers by group, and their effect. The form writes a layer,
// whose text and scenarios are for experts. Saved rules can be opened again, and every change can be undone.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun } from '../lib/words.js';
import { ask, Refused } from '../lib/api.js';
import { setting, keep, keepLayer, dropLayer, layersOf } from '../lib/settings.js';
import { layerText, idOf, titled, withNumber, withOption, withWorth, numberIn, worthIn } from '../lib/yaml.js';
import { linkTo } from '../lib/share.js';
import { changedOptions, changes, ofGroup, GROUPS } from '../lib/changes.js';
import { called, game as gameOf, games, sendLayer, usualTable } from '../lib/games.js';
import { open as openTable } from '../lib/seats.js';
import { pictures } from '../lib/card.js';
import { fromHere, go } from '../lib/route.js';
import { told } from '../lib/told.js';
import { changedAmounts } from './numbers.js';
import { parts } from './worths.js';
import './switches.js';
import './editor.js';
import './sent-rules.js';
import './scenarios.js';
import './difference.js';
import { style } from '../lib/style.js';

await style('rules');

const SOON = 400;

/** The group whose options concern the whole match. Single deals therefore do not show the effect of these options. */
const MATCH = 'match';

/** @typedef {import('../lib/settings.js').Kept} Kept */

class OwnRules extends Part {
  static properties = {
    game: {},
    profile: {},
    layer: {},
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
    former: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame']} */ this.game = given;
    /** The variant that the rules change. */ this.profile = '';
    /** House rules that the game offers and that belong to the variant. @type {import('../lib/games.js').Offered | null} */
    this.layer = null;
    /** The text of that layer. */ this.basis = '';
    /** The rules of the variant. @type {Shapes['tableRules'] | null} */ this.rules = null;
    /** The rules as they began, without any change. */ this.begun = '';
    /** The house-rule layer in the link. */ this.sent = '';
    /** @type {import('../lib/games.js').Game} */ this.known = given;
    /** @type {import('../lib/complete.js').LayerSchema | null} the schema for completion */ this.schema = null;
    this.text = '';
    /** @type {Shapes['oneProblem'][] | null} the errors, or null while the layer is being checked */ this.problems =
      null;
    /** @type {unknown} */ this.problem = null;
    /** @type {Kept | null} */ this.kept = null;
    /** The rules that were replaced, until the next change. @type {string | null} */ this.former = null;
    this.link = '';
    /** Whether the text of the rules is shown. */ this.expert = false;
    /** @type {Shapes['chosen']} */ this.chosen = {};
    this.titled = '';
    this.timer = 0;
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (['game', 'profile', 'layer'].some(one => changes.has(one))) this.begin(changes.has('game'));
  }

  /** Loads the variant. @param {boolean} opened whether another game is opened. Otherwise changed rules stay */
  async begin(opened) {
    const { id } = this.game;
    const current = this.asks('game');
    const basis = this.layer?.text ?? '';
    const layers = basis ? [(await sendLayer(id, basis)).digest] : [];
    const rules = { game: id, profile: this.profile, layers };
    const [known, schema] = await Promise.all([gameOf(rules), ask(`/api/games/${id}/layer-schema`).catch(() => null)]);
    await pictures(known.deck, known.told.deck.pictures);
    if (!current()) return;
    const untouched = alike(this.text, this.begun);
    Object.assign(this, { known, rules, basis });
    this.schema = /** @type {import('../lib/complete.js').LayerSchema | null} */ (schema);
    this.expert = false;
    this.begun = this.fresh();
    this.write((opened ? setting('draft-' + id, null) : untouched ? null : this.text) ?? this.begun);
  }

  /** The saved rules of this game. */
  get saved() {
    return layersOf(this.game.id).filter(one => one.title);
  }

  /** Returns the rules of the variant as a layer under a new name. */
  fresh() {
    const taken = this.saved.map(one => one.title);
    let title = t('ourTable');
    for (let number = 2; taken.includes(title); number++) title = `${t('ourTable')} ${number}`;
    // The comments describe the offered layer.
    if (this.basis) return titled(this.basis.replace(/^#.*\n/gm, ''), title);
    return layerText({ name: idOf(title), title, game: this.game.id, because: t('alwaysSo'), options: {} });
  }

  /** @param {{ name: string, value: Shapes['option']['value'] }} chosen an option with its value */
  choose({ name, value }) {
    const { default: usual } = this.known.told.options[name];
    this.write(withOption(this.text, name, value === usual ? undefined : value));
  }

  /** Replaces the rules. The player can undo the replacement. @param {string} text */
  swap(text) {
    const { text: former } = this;
    this.write(text);
    if (former !== text) this.former = former;
  }

  /** Opens saved rules. @param {Kept} one */
  async open(one) {
    const text = one.text ?? (await ask('/api/layers/' + one.digest).catch(() => null));
    if (!text) return;
    this.swap(text);
    this.kept = { ...one, text };
  }

  /** Undoes a change. @param {import('../lib/changes.js').Change} change */
  revert({ name, of }) {
    if (of === 'worth') this.count(name);
    else if (of === 'number') this.number(name);
    else this.choose({ name, value: this.known.told.options[name].value });
  }

  /** Changes the worth of a combination, by default to that of the variant. @param {string} name @param {string} [worth] */
  count(name, worth) {
    const usual = worthIn(this.basis, name);
    const [, unit] = parts(this.known.told.yaku[name]);
    this.write(withWorth(this.text, name, worth ?? (usual && `${unit}: ${usual}`)));
  }

  /** Changes a number of the rules, by default to that of the variant. @param {string} name @param {string} [value] */
  number(name, value) {
    this.write(withNumber(this.text, name, value || numberIn(this.basis, name)));
  }

  /** @param {string} text */
  write(text) {
    Object.assign(this, { text, problems: null, problem: null, kept: null, former: null, link: '' });
    // Unchanged rules are not a draft, so that another variant can begin with its own.
    keep('draft-' + this.game.id, alike(text, this.begun) ? null : text);
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

  /** Sends the layer to the service, which returns its digest. @returns {Promise<Shapes['layer']>} */
  send() {
    return sendLayer(this.game.id, this.text);
  }

  /** Saves the rules in the service and in this browser. */
  async keepIt() {
    const { game, text } = this;
    this.problem = null;
    try {
      const kept = { ...(await this.send()), game: game.id, text };
      keepLayer(kept);
      if (text === this.text) this.kept = kept;
    } catch (wrong) {
      if (text === this.text) this.problem = wrong;
    }
  }

  /** Opens a table against bots with the saved rules. */
  async play() {
    const { digest } = this.want(0);
    const leave = fromHere();
    this.problem = null;
    try {
      const table = usualTable(this.game, (await games()).bots, Number(this.chosen.players ?? this.game.usual));
      leave(
        'table',
        await openTable({ ...table, rules: { ...table.rules, profile: this.profile, layers: [digest] }, pace: 0 }),
      );
    } catch (wrong) {
      this.problem = wrong;
    }
  }

  /** Goes to the form for a new table with friends and the saved rules. */
  invite() {
    this.want(1);
    go('new');
  }

  /** Preselects the saved rules in the form for a new table, and returns them. @param {number} friends */
  want(friends) {
    const kept = /** @type {Kept} */ (this.kept);
    const seats = Number(kept.options.players ?? 0);
    const { profile } = this;
    const chosen = { game: this.game.id, profile, layer: kept.digest, friends, seats, rounds: '' };
    keep('wanted', { ...setting('wanted', {}), ...chosen });
    return kept;
  }

  async share() {
    this.link = await linkTo(this.game.id, this.text);
    await navigator.clipboard?.writeText(this.link).catch(() => {});
  }

  /** The changes, each with a sentence. */
  get differing() {
    return [...changes(this.known.told.options, this.chosen), ...changedAmounts(this.known, this.text)];
  }

  /** Whether single deals can show an effect of the changes. */
  get concernsDeals() {
    const { options } = this.known.told;
    return this.differing.some(({ name, of }) => of || options[name]?.group !== MATCH);
  }

  /** @param {string} group */
  group(group) {
    const options = ofGroup(this.known.told.options, group);
    if (!Object.keys(options).length) return nothing;
    return html`<section class="rules-of" aria-labelledby="group-${group}">
      <h2 id="group-${group}">${t('group-' + group)}</h2>
      ${this.switches(options)}
      ${
        group === 'scoring'
          ? html`<oya-worths
              .known=${this.known}
              .text=${this.text}
              .chosen=${changedOptions(this.known.told.options, this.chosen)}
              @worth=${(/** @type {CustomEvent} */ e) => this.count(e.detail.name, e.detail.worth)}
            ></oya-worths>`
          : nothing
      }
    </section>`;
  }

  /** @param {Shapes['game']['options']} options */
  switches(options) {
    return html`<oya-switches
      class="sheetlike"
      .known=${this.known}
      .options=${options}
      .chosen=${changedOptions(options, this.chosen)}
      @chosen=${(/** @type {CustomEvent} */ e) => this.choose(e.detail)}
    ></oya-switches>`;
  }

  /** Returns the errors in the text, or the changes in words. They stay while the text is being checked. */
  checked() {
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
    if (this.problem) return nothing;
    const list = this.differing;
    return html`<p class="right">${t('changedCount', { count: list.length })}</p>
      <ul class="changes">
        ${list.map(
          one =>
            html`<li>
              <span>${one.says}</span>
              <button
                title=${t('asUsually')}
                aria-label="${t('asUsually')}: ${one.says}"
                @click=${() => this.revert(one)}
              >
                ×
              </button>
            </li>`,
        )}
      </ul>
      ${
        list.length > 1
          ? html`<button class="plain" id="usual" @click=${() => this.swap(this.fresh())}>${t('allUsual')}</button>`
          : nothing
      }`;
  }

  /** Returns the name of the rules, their changes and effect, and buttons to use them. */
  summary() {
    // A button that is disabled during a check would lose the click that ends the input of the name.
    const wrong = !!this.problems?.length;
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
      <div role="status" id="checked">${this.checked()}</div>
      ${
        this.former !== null
          ? html`<button id="former" @click=${() => this.write(this.former ?? '')}>${t('former')}</button>`
          : nothing
      }
      ${
        this.concernsDeals
          ? html`<oya-difference
              .rules=${this.rules}
              .known=${this.known}
              .fine=${!wrong}
              .text=${this.text}
              .send=${() => this.send()}
            ></oya-difference>`
          : nothing
      }
      ${
        this.kept
          ? this.done(this.kept)
          : html`<button class="primary" id="keep" ?disabled=${wrong} @click=${this.keepIt}>${t('keepRules')}</button>`
      }
      <button id="share" ?disabled=${wrong} @click=${this.share}>${t('shareRules')}</button>
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

  /** Returns the buttons to use the rules just saved. @param {Kept} kept */
  done(kept) {
    return html`<p role="status">${t('keptAs', { title: kept.title })}</p>
      <button class="primary" id="play-own" @click=${this.play}>${t('playWith')}</button>
      <button id="invite-own" @click=${this.invite}>${t('inviteWith')}</button>`;
  }

  /** Returns the saved rules, to be opened or removed. */
  shelf() {
    if (!this.saved.length) return nothing;
    return html`<section aria-labelledby="saved">
      <h2 id="saved">${t('savedRules')}</h2>
      <ul class="saved sheetlike">
        ${this.saved.map(
          one =>
            html`<li>
              <span><b>${one.title}</b> ${this.listed(one)}</span>
              <button @click=${() => this.open(one)}>${t('openRules')}</button>
              <button @click=${() => this.drop(one)}>${t('dropRules')}</button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** Returns the changes of saved rules. @param {Kept} one */
  listed({ options, text }) {
    const list = [...changes(this.known.told.options, options), ...changedAmounts(this.known, text ?? '')];
    return html`<span class="quiet">${list.map(one => one.says.replace(/\.$/, '')).join('. ')}</span>`;
  }

  /** @param {Kept} one */
  drop(one) {
    dropLayer(one);
    if (this.kept?.digest === one.digest) this.kept = null;
    this.requestUpdate();
  }

  /** Returns the rare options, the text and its scenarios. @param {boolean} fine */
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
              @taken=${(/** @type {CustomEvent} */ e) => this.swap(e.detail)}
            ></oya-sent-rules>`
          : nothing
      }
      <p class="quiet">${t('ownLead', { game: called(this.known.told.title) })}</p>
      ${this.shelf()}
      <div class="house">
        <div class="groups">
          ${GROUPS.filter(one => one !== 'rare').map(one => this.group(one))}
          <oya-numbers
            .known=${this.known}
            .text=${this.text}
            @number=${(/** @type {CustomEvent} */ e) => this.number(e.detail.name, e.detail.value)}
          ></oya-numbers>
          ${this.experts(fine)}
          ${
            fine && this.differing.length
              ? html`<button class="primary jump" @click=${() => this.querySelector('.summary')?.scrollIntoView()}>
                  ${t('jump', { count: this.differing.length })}
                </button>`
              : nothing
          }
        </div>
        ${this.summary()}
      </div>`;
  }
}

/** Returns whether two layers have the same lines in any order. @param {string} one @param {string} other */
const alike = (one, other) => one.split('\n').sort().join('\n') === other.split('\n').sort().join('\n');

customElements.define('oya-own-rules', OwnRules);
