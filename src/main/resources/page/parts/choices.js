// The line between field and hand: the latest move, the available actions, and a button with the selected move.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, either, together } from '../lib/words.js';
import { once } from '../lib/keys.js';
import { advice, asksHint } from '../lib/hint.js';
import { nameOf, spoken } from '../lib/names.js';
import { alike, declared, lying, offered } from '../lib/offers.js';
import './clock.js';

const MOST = 4;
/** The maximum number of moves that get their own buttons before anything on the table is selected. */
const FEW = 2;
/** The number of captured cards from which a button does not name each of them. */
const WHOLE = 3;

class Choices extends Part {
  static properties = { view: {}, game: {}, client: {}, choosing: {}, state: {}, waiting: {} };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    /** @type {import('../lib/choosing.js').Choosing} */ this.choosing = given;
    this.state = 0;
  }

  render() {
    const { client, choosing, view } = this;
    const pending = client.pending;
    const playing = !view.settlement && view.phase !== null;
    return html`<div class="choices" role="group" aria-label=${t('choices')}>
      <p class="unseen" role="log" aria-live="polite">${client.did}</p>
      <p class="prompt ${pending ? 'pending' : ''}" role="status" tabindex=${choosing.hint ? '0' : nothing}>
        ${
          pending
            ? html`${t(pending.unsent ? 'unsent' : 'sending')} ${spoken(view, pending.says)}`
            : playing
              ? this.prompt()
              : nothing
        }
      </p>
      <div class="acts">
        ${
          pending || !playing
            ? nothing
            : html`${this.offers() ? choosing.words.map(move => this.word(move)) : nothing}
              ${choosing.card === null ? nothing : this.moves()}
              ${client.free && this.undecided && this.offers() ? asksHint(choosing) : nothing}`
        }
      </div>
    </div>`;
  }

  /** Whether the player has selected no card. The page selects a turned card that can take one of several cards. */
  get undecided() {
    const { card, touched } = this.choosing;
    return card === null || (card === this.view.turned && !touched.length);
  }

  /**
   * Returns whether this line offers the actions without a card. The line offers them if no sheet does and the page
   * does not choose automatically.
   */
  offers() {
    const { choosing } = this;
    return !choosing.decides || (!!choosing.brings && !choosing.weighty && !choosing.answer);
  }

  prompt() {
    const { view, choosing, client } = this;
    const word = (/** @type {string} */ code) => begun(this.game.cards.get(code)?.name ?? code);
    const { closed } = choosing;
    if (closed) {
      const why = closed.because ? `${word(closed.card)}: ${closed.because}` : t('notTogether');
      return html`<span class="closed"
        >${choosing.card !== null && choosing.card === view.turned ? t('turnedFirst') : why}</span
      >`;
    }
    if (choosing.hint && (this.undecided || choosing.advised.size)) return advice(view, choosing);
    if (choosing.card !== null && choosing.moves.length) {
      const { open, exact } = choosing.meant;
      const card = word(choosing.card);
      if (open.length > 1) {
        const about = this.explained();
        if (about.length) return html`<small>${about.join(' ')}</small>`;
        if (alike(open) || exact.length > 1) return t('chooseAct', { card });
        return t(exact.length === 1 || open.length <= FEW ? 'chooseOr' : 'chooseWhat', { card });
      }
      const [move] = open;
      const count = move ? lying(move).length : 0;
      return t(!move || !count ? 'touchAgain' : move.value ? 'touchToBuild' : 'touchOther', { card, count });
    }
    if (client.free && choosing.decides && !choosing.answer) return this.question();
    const asked =
      client.free && view.turn !== null && !choosing.answer
        ? t(choosing.takesNothing ? 'nothingMatches' : 'yourTurn')
        : view.turn === null || view.turn === view.seat || client.holds()
          ? ''
          : this.waitsFor(view.turn);
    return html`${asked} <small>${client.told}</small>`;
  }

  /** Returns a sentence about each action without a card, or a general one if the rules describe none. */
  question() {
    const { game, choosing, view } = this;
    const about = choosing.words.flatMap(move => {
      const made = game.yaku.filter(one => declared(move).includes(one.id)).map(one => one.what);
      const what = made.length
        ? made.join(' ')
        : (game.told.alone.includes(move.do) && game.told.actions?.[move.do]) || '';
      return what ? [`${begun(spoken(view, move.says))}: ${what}`] : [];
    });
    return about.length ? html`<small>${about.slice(0, FEW).join(' ')}</small>` : t('sayWhat');
  }

  /** Returns that another player decides, thinks or is missing. @param {number} seat */
  waitsFor(seat) {
    const { view, client, game } = this;
    const name = nameOf(view, seat);
    if (view.seats[seat].away) return t('botNow', { name });
    const missing = client.missing(seat);
    if (missing)
      return html`${t('missing', { name })}
      ${
        missing.bot === null
          ? nothing
          : html`${t('botSoon', { name })}
              <oya-clock .time=${{ left: missing.bot, since: client.waiting.at }}></oya-clock>.`
      }`;
    const what = game.decisions(view.phase);
    return what.length > 1 ? t('decides', { name, what: either(what) }) : t('waitsFor', { name });
  }

  /** @param {Shapes['action']} move */
  word(move) {
    return html`<button
      class="word"
      data-do=${move.do}
      title=${this.game.told.actions?.[move.do] ?? nothing}
      @click=${once(() => this.choosing.play(move))}
    >
      ${begun(spoken(this.view, move.says))}${move.worth ? html` <b class="amount">${move.worth}</b>` : nothing}
    </button>`;
  }

  /**
   * Returns the sentence of a move, or only what it captures and earns, because the selected card is shown.
   * @param {Shapes['action']} move
   */
  short(move) {
    const { game, view } = this;
    const name = (/** @type {string} */ code) => game.cards.get(code)?.name ?? code;
    const named = (/** @type {string[]} */ cards) =>
      (cards.length === 1 && game.cards.get(cards[0])?.object) || t('theCard', { card: cards.map(name).join(' + ') });
    /** @type {{ free?: string[][], run?: string[], builds?: number[] }} */
    const { free = [], run = [], builds = [] } = /** @type {Record<string, any>} */ (move);
    const taken = (move.take ?? []).flat();
    const all = taken.length >= WHOLE && lying(move).length === taken.length;
    const groups = [...[...taken, ...run].map(code => [code]), ...free];
    const built = builds.map(number => view.builds.find(one => one.number === number)?.value ?? '');
    const list = [...built.map(value => t('theBuild', { value })), ...groups.map(named)];
    // A move that uses other things on the table is more than a capture.
    const used = groups.flat().length + builds.length;
    if (move.value) return this.summed(move);
    if (!all && (!used || lying(move).length > used)) return spoken(view, move.says);
    const { claim, sweep } = game.told;
    const claimed = claim ? /** @type {string[]} */ (move[claim.field] ?? []).length : 0;
    const feats = [];
    if (claim && claimed) feats.push(claimed === 1 ? claim.word : `${claimed} ${game.word(claim.field)}`);
    // A capture that claims nothing says so if another move with the card claims something.
    else if (claim && this.choosing.meant.open.some(one => /** @type {string[]} */ (one[claim.field] ?? []).length))
      feats.push(t('without', { what: claim.word }));
    if (sweep && move.says?.endsWith(sweep)) feats.push(sweep);
    const takes = all ? t('takeAll', { count: taken.length }) : t('takeThese', { cards: together(list) });
    return feats.length ? `${takes}: ${feats.join(', ')}` : takes;
  }

  /** Returns the sentence of a move that builds, with numbers for cards because a build is a sum. @param {Shapes['action']} move */
  summed(move) {
    const { cards } = this.game;
    return [move.card ?? '', ...lying(move)].reduce(
      (text, code) => {
        const { name = code, object = t('theCard', { card: name }), group = '' } = cards.get(code) ?? {};
        return text.replace(object, String(group));
      },
      spoken(this.view, move.says),
    );
  }

  /**
   * Returns the moves that get buttons. Moves whose short texts are equal are named by their actions, or by their whole
   * sentences if their actions are equal too.
   */
  buttons() {
    const moves = offered(this.choosing.meant, FEW).slice(0, MOST);
    const texts = moves.map(move => this.short(move));
    return moves.map((move, at) => {
      const same = moves.filter((_, other) => texts[other] === texts[at]);
      const named = new Set(same.map(one => one.do)).size > 1;
      const whole = same.length > 1 ? spoken(this.view, move.says) : texts[at];
      return { move, named, text: named ? this.game.word(move.do) : whole };
    });
  }

  /** Returns a sentence about each action that names a button and is not possible with every card of the hand. */
  explained() {
    const { game, view } = this;
    const cards = (/** @type {string} */ act) =>
      new Set(view.moves?.filter(one => one.do === act).map(one => one.card)).size;
    return this.buttons()
      .filter(({ move, named }) => named && cards(move.do) < view.hand.length)
      .map(({ move, text }) => `${begun(text)}: ${game.told.actions?.[move.do] ?? ''}`);
  }

  moves() {
    return this.buttons().map(
      ({ move, named, text }) =>
        html`<button
          class="move ${named ? 'word' : ''} ${move === this.choosing.chosen ? 'primary' : ''}"
          data-do=${move.do}
          title=${(named && this.game.told.actions?.[move.do]) || nothing}
          @click=${once(() => this.choosing.play(move))}
        >
          ${begun(text)}
        </button>`,
    );
  }
}
customElements.define('oya-choices', Choices);
