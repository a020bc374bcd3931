// What can be done now: words with what each brings, and the move that is meant, in a sentence on its button.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, about } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { lying } from '../lib/offers.js';
import { signed } from '../lib/payments.js';
import { nameOf } from '../lib/names.js';

const MOST = 6;

class Choices extends Part {
  static properties = {
    view: {},
    game: {},
    client: {},
    choosing: {},
    state: {},
    brings: { state: true },
    hint: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** @type {import('../lib/choosing.js').Choosing} */ this.choosing = given;
    this.state = 0;
    /** @type {Shapes['openMoves'] | null} what each word brings at a version */ this.brings = null;
    this.asked = -1;
    /**
     * What the strong bot would do.
     * @type {{ version: number, moves?: Shapes['expected'][], wrong?: unknown } | null}
     */
    this.hint = null;
  }

  updated() {
    if (this.choosing.words.length > 1 && this.asked !== this.view.version) this.weigh();
  }

  /** Asks what each word brings now. */
  async weigh() {
    this.asked = this.view.version;
    try {
      /** @type {Shapes['openMoves']} */
      const answer = await ask(`${this.client.path}/moves?brings=true`, { token: this.client.token });
      if (answer.version === this.view.version) this.brings = answer;
    } catch {
      this.brings = null;
    }
  }

  render() {
    const { client, choosing, view } = this;
    const pending = client.pending;
    if (pending)
      return html`<div class="choices" role="status">
        <p class="pending">${t(pending.unsent ? 'unsent' : 'sending')} ${this.game.plain(pending.says ?? '')}</p>
      </div>`;
    if (view.settlement || view.phase === null) return nothing;
    return html`<div class="choices" role="group" aria-label=${t('choices')}>
      <p class="prompt" role="status">${this.prompt()}</p>
      ${client.free && !choosing.closed ? this.hinted() : nothing}
      ${choosing.words.length ? html`<div class="words">${choosing.words.map(move => this.word(move))}</div>` : nothing}
      ${choosing.card === null ? nothing : this.moves()}
    </div>`;
  }

  async ask() {
    const version = this.view.version;
    this.hint = { version };
    try {
      /** @type {Shapes['hint']} */
      const { moves } = await ask(`${this.client.path}/hint`, { token: this.client.token });
      this.hint = { version, moves };
    } catch (wrong) {
      this.hint = { version, wrong };
    }
  }

  hinted() {
    const hint = this.hint?.version === this.view.version ? this.hint : null;
    if (!hint) return html`<button id="hint" @click=${this.ask}>${t('hint')}</button>`;
    if (hint.wrong) return html`<p role="status">${/** @type {Error} */ (hint.wrong).message}</p>`;
    const best = hint.moves?.[0];
    return html`<p role="status" class="hinted">
      ${
        best
          ? t('hintSays', { says: this.game.plain(best.says ?? '–'), ...about(best.points, 'exceptZero') })
          : t('thinking')
      }
    </p>`;
  }

  prompt() {
    const { view, choosing, client } = this;
    const word = (/** @type {string} */ code) => this.game.cards.get(code)?.name ?? code;
    if (choosing.card !== null && choosing.closed)
      return html`<span class="closed"
        >${word(choosing.card)}:
        ${choosing.closed.because ?? ('detail' in choosing.closed ? choosing.closed.detail : '')}
        ${choosing.closed.rule ? html`<code>${choosing.closed.rule}</code>` : nothing}</span
      >`;
    if (choosing.card !== null && choosing.moves.length) {
      const { open, exact } = choosing.meant;
      return open.length > 1 && exact.length !== 1
        ? t('chooseWhat', { card: word(choosing.card) })
        : t('touchAgain', { card: word(choosing.card) });
    }
    if (!client.free || view.turn === null)
      return view.turn === null || view.turn === view.seat
        ? html`&nbsp;`
        : t('waitsFor', { name: nameOf(view, view.turn) });
    if (choosing.words.length && view.moves?.length === choosing.words.length) return t('sayWhat');
    return t('yourTurn');
  }

  /** @param {Shapes['action']} move */
  word(move) {
    const brought =
      this.brings?.version === this.view.version
        ? this.brings?.moves.find(one => one.says === move.says)?.brings
        : null;
    const means = this.game.told.words?.[move.do];
    return html`<button class="word" data-do=${move.do} @click=${() => this.choosing.play(move)}>
      <strong>${this.game.plain(move.says ?? '')}</strong>
      ${
        brought
          ? html`<span class="brings"
              >${t('brings', { points: signed(brought[/** @type {number} */ (this.view.seat)]) })}</span
            >`
          : nothing
      }
      ${means ? html`<span class="quiet">${means}</span>` : nothing}
    </button>`;
  }

  moves() {
    const { open, exact } = this.choosing.meant;
    const rest = open.filter(move => !exact.includes(move)).sort((a, b) => lying(a).length - lying(b).length);
    const listed = [...exact, ...rest].slice(0, MOST);
    const more = open.length - listed.length;
    return html`<div class="moves">
      ${listed.map(
        move =>
          html`<button
            class="move ${move === this.choosing.only ? 'primary' : ''}"
            data-do=${move.do}
            @click=${() => this.choosing.play(move)}
          >
            ${this.game.plain(move.says ?? '')}
          </button>`,
      )}
      ${more > 0 ? html`<p class="quiet">${t('moreMoves', { count: more })}</p>` : nothing}
    </div>`;
  }
}

customElements.define('oya-choices', Choices);
