// The comparison of two variants of a game: their differences with citations, and on request their effect in play.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, language } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { called, choiceOf, game, offeredAs, sendLayer } from '../lib/games.js';
import { layersOf, setting } from '../lib/settings.js';
import { told } from '../lib/told.js';

const ROUNDS = 1000;

class Compare extends Part {
  static properties = {
    game: {},
    a: { state: true },
    b: { state: true },
    answer: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['listedGame']} */ this.game = given;
    this.a = '';
    this.b = '';
    /** @type {Shapes['differences'] | null} */ this.answer = null;
    /** @type {unknown} */ this.problem = null;
    this.busy = false;
  }

  /** The variants, and house rules based on the first of them: those that the game offers and the player's own. @returns {string[][]} */
  get choices() {
    const { id, house, profiles } = this.game;
    const sent = Object.values(setting('offered', {}));
    const own = layersOf(id).filter(one => !sent.includes(one.digest));
    return [
      ...profiles.map(one => [one.id, one.title]),
      ...house.map(one => [choiceOf(one), called(one.title)]),
      ...own.map(one => [one.digest, String(one.title)]),
    ];
  }

  /** @param {string} id */
  async rules(id) {
    const game = this.game.id;
    const offered = offeredAs(this.game, id);
    if (offered) return { game, layers: [(await sendLayer(game, offered.text)).digest] };
    return id.startsWith('sha256:') ? { game, layers: [id] } : { game, profile: id };
  }

  /** @param {number} rounds */
  async compare(rounds) {
    const [a, b] = this.chosen;
    const current = this.asks('differences');
    this.busy = true;
    this.problem = null;
    try {
      /** @type {Shapes['differences']} */
      const answer = await ask('/api/rules/diff', { body: { a: await this.rules(a), b: await this.rules(b), rounds } });
      if (current()) this.answer = answer;
    } catch (wrong) {
      if (current()) this.problem = wrong;
    }
    if (current()) this.busy = false;
  }

  /** Clears the result because other rules were chosen. */
  forget() {
    this.asks('differences');
    Object.assign(this, { answer: null, problem: null, busy: false });
  }

  get chosen() {
    const ids = this.choices.map(one => one[0]);
    return [ids.includes(this.a) ? this.a : ids[0], ids.includes(this.b) ? this.b : (ids[1] ?? ids[0])];
  }

  /** @param {import('lit').PropertyValues} changes */
  updated(changes) {
    if (!changes.has('game')) return;
    this.forget();
    const current = this.asks('names');
    game({ game: this.game.id }).then(
      names => {
        if (current()) this.names = names;
        this.requestUpdate();
      },
      () => {},
    );
  }

  /** @param {'a' | 'b'} side @param {string} label @param {string} chosen */
  pick(side, label, chosen) {
    return html`<label>
      ${label}
      <select
        name=${side}
        @change=${(/** @type {Of<HTMLSelectElement>} */ e) => {
          this[side] = e.target.value;
          this.forget();
        }}
      >
        ${this.choices.map(([id, title]) => html`<option value=${id} .selected=${id === chosen}>${title}</option>`)}
      </select>
    </label>`;
  }

  render() {
    const [a, b] = this.chosen;
    return html`<div class="fields">${this.pick('a', t('oneVariant'), a)}${this.pick('b', t('otherVariant'), b)}</div>
      ${this.choices.length < 2 ? html`<p>${t('oneVariantOnly')}</p>` : nothing}
      <p class="goes">
        <button class="primary" ?disabled=${this.busy || a === b} @click=${() => this.compare(0)}>
          ${t('compare')}
        </button>
        <button ?disabled=${this.busy || a === b} @click=${() => this.compare(ROUNDS)}>
          ${t('compareInPlay', { rounds: ROUNDS.toLocaleString(language()) })}
        </button>
      </p>
      ${this.busy ? html`<p role="status">${t('reckoning')}</p>` : nothing} ${told(this.problem)}
      ${this.answer ? this.table() : nothing}`;
  }

  /**
   * Returns each option with the combinations that it changes as one change, and each other difference as another.
   * @param {Shapes['differences']['differences']} differences
   */
  grouped(differences) {
    const options = new Set(differences.filter(one => one.kind === 'option').map(one => one.name));
    const cause = (/** @type {Shapes['differences']['differences'][number]} */ one) => {
      const yaku = one.kind === 'combination' ? this.names?.told.yaku[one.name] : undefined;
      const amounts = [...(yaku?.worth ?? '').matchAll(/\(option ([^)]+)\)/g)].map(([, name]) => name);
      return [yaku?.option, ...amounts].find(name => name && options.has(name));
    };
    return differences
      .filter(one => !cause(one))
      .map(one => [one, ...differences.filter(other => one.kind === 'option' && cause(other) === one.name)]);
  }

  table() {
    const { differences, play } = /** @type {Shapes['differences']} */ (this.answer);
    const all = this.grouped(differences);
    const [first, second] = this.chosen.map(id => this.choices.find(one => one[0] === id)?.[1]);
    return html`<div class="wide" tabindex="0" role="region" aria-label=${t('differences')}>
        <table class="lined">
          <caption>
            ${t('differences')}: ${all.length}
          </caption>
          <thead>
            <tr>
              <th scope="col">${t('what')}</th>
              <th scope="col">${first}</th>
              <th scope="col">${second}</th>
            </tr>
          </thead>
          <tbody>
            ${all.flat().map(
              one =>
                html`<tr class=${all.some(([first]) => first === one) ? '' : 'follows'}>
                  <th scope="row"><span class="quiet">${t('kind-' + one.kind)}</span> ${one.what}</th>
                  ${[one.first, one.second].map(
                    side =>
                      html`<td>
                        ${side ? html`${side.text} <span class="cites">${(side.cites ?? []).join(' ')}</span>` : '–'}
                      </td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${
        play
          ? html`<div class="wide" tabindex="0" role="region" aria-label=${t('inPlay')}>
              <table class="lined">
                <caption>
                  ${t('inPlaySays', { rounds: play.rounds.toLocaleString(language()), alike: play.alike })}
                </caption>
                <thead>
                  <tr>
                    <th scope="col">${t('what')}</th>
                    <th scope="col">${first}</th>
                    <th scope="col">${second}</th>
                    <th scope="col">${t('changedRounds')}</th>
                  </tr>
                </thead>
                <tbody>
                  ${Object.entries(play.payments ?? {}).map(
                    ([reason, one]) =>
                      html`<tr>
                        <th scope="row">${this.names?.reason(reason) ?? reason}</th>
                        <td>${one.first}</td>
                        <td>${one.second}</td>
                        <td>${one.changed}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
          : nothing
      }`;
  }
}
customElements.define('oya-compare', Compare);
