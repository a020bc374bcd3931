// The player's selection: a card of the hand, then cards and builds on the table, until the selection determines one
// offered move.
import { ask, Refused } from './api.js';
import { meant, strongest, withCard, spoken, lying } from './offers.js';
import { advisedFirst, followHint } from './records.js';
import { setting } from './settings.js';

/** The maximum number of actions without a card that are shown on the line above the hand. */
const FEW = 2;

/** Returns whether an action ends the round without any payment. @param {Shapes['action']} action */
const isFutile = ({ brings }) => !!brings?.length && brings.every(points => points === 0);

export class Choosing {
  /** @param {import('./table-client.js').TableClient} client @param {() => void} changed */
  constructor(client, changed) {
    this.client = client;
    this.changed = changed;
    this.version = -1;
    /** @type {string | null} */ this.card = null;
    /** @type {string[]} */ this.touched = [];
    /** @type {Shapes['action'][]} the legal moves with the card */ this.moves = [];
    /**
     * A touched card or build that cannot be used, and the reason. The reason is empty if it does not go with the selection.
     * @type {{ card: string, because: string } | null}
     */
    this.closed = null;
    /** The card that was touched last. */ this.asked = '';
    /** @type {import('./hint.js').Hint | null} the strong bot's evaluation of the moves */ this.hint = null;
    /** Whether the result that the bot expects is shown. */ this.expects = false;
    /** @type {Shapes['action'][] | null} the actions with the points they bring now, or null until they are known */
    this.brings = [];
    /** The version whose actions were evaluated last. */ this.weighed = -1;
    this.state = 0;
  }

  /** @returns {Shapes['view']} */
  get view() {
    return /** @type {Shapes['view']} */ (this.client.view);
  }

  /** Clears the selection if the table has a new version. */
  follow() {
    if (this.view && this.view.version !== this.version) {
      this.version = this.view.version;
      this.hint = null;
      this.expects = false;
      this.brings = [];
      this.clear();
    }
    if (this.view) this.#turn();
    if (this.view && this.weighed !== this.version && this.decides && !this.answer) this.#weigh();
    this.state++;
  }

  clear() {
    this.card = null;
    this.touched = [];
    this.moves = [];
    this.closed = null;
    this.asked = '';
    this.state++;
  }

  /** Selects the turned card if the player has to choose what it takes and has selected no other card. */
  #turn() {
    const { turned } = this.view;
    if (turned && this.card === null && this.client.free && withCard(this.view.moves ?? [], turned).length)
      this.take(turned);
  }

  /** Returns whether a card can be selected: it has a legal move, or the view omits the list of moves. @param {string} code */
  opens(code) {
    return this.client.free && (this.view.moves === null || withCard(this.view.moves, code).length > 0);
  }

  /** Returns whether a listed move with the card takes something from the table. @param {string} code */
  takes(code) {
    return this.client.free && withCard(this.view.moves ?? [], code).some(move => lying(move).length > 0);
  }

  /** Whether cards of the hand can be played, but none of them takes anything. */
  get takesNothing() {
    const cards = (this.view.moves ?? []).filter(move => this.view.hand.includes(move.card ?? ''));
    return cards.length > 0 && !cards.some(move => lying(move).length);
  }

  /**
   * Selects a card of the hand. Touching the selected card again plays it if no other move is possible, and otherwise lets it
   * go.
   * @param {string} code
   * @param {boolean} [again] whether this is the second half of a double click
   */
  async touch(code, again = false) {
    // After the first click, another card may have moved to this place.
    if (again && this.card !== code) return;
    if (!this.client.free && this.view.moves?.length !== 0) return;
    if (this.card === code) {
      const { open } = this.meant;
      if (open.length === 1) this.play(open[0]);
      else this.drop();
      return;
    }
    await this.take(code);
  }

  /** Ends the selection. A choice that the player has to make remains. */
  drop() {
    this.clear();
    this.#turn();
    this.changed();
  }

  /** Selects a card. A card that cannot be played leaves the selection as it was. @param {string} code */
  async take(code) {
    const { card, touched, moves } = this;
    const listed = this.view.moves && withCard(this.view.moves, code);
    const again = this.closed?.card === code;
    this.asked = code;
    this.closed = null;
    if (listed?.length !== 0) Object.assign(this, { card: code, touched: [], moves: strongest(listed ?? []) });
    this.#tell();
    if (!listed?.length && !again) await this.#look(code, { card, touched, moves });
  }

  /** Requests a hint from the strong bot. */
  async ask() {
    const { version } = this;
    const answer = (this.hint = /** @type {import('./hint.js').Hint} */ ({}));
    this.#tell();
    try {
      /** @type {Shapes['hint']} */
      const told = await ask(`${this.client.path}/hint`, { token: this.client.token });
      answer.moves = advisedFirst(told.moves);
    } catch (wrong) {
      answer.wrong = wrong;
    }
    if (version === this.version) this.#tell();
  }

  /** Requests the points that each action would bring if it ended the round now. */
  async #weigh() {
    const { version } = this;
    this.weighed = version;
    this.brings = null;
    /** @type {Shapes['openMoves']} */
    const answer = await ask(`${this.client.path}/moves?brings=true`, { token: this.client.token }).catch(() => null);
    if (version !== this.version) return;
    this.brings = answer?.version === version ? answer.moves : [];
    this.#tell();
  }

  /** Returns an action with the points it brings, or without them while they are unknown. @param {Shapes['action']} move */
  worth(move) {
    return this.brings?.find(one => one.says === move.says) ?? move;
  }

  #tell() {
    this.state++;
    this.changed();
  }

  /**
   * Requests the moves with a card if they were not listed, or the reason why the card has no move.
   * @param {string} code
   * @param {Pick<Choosing, 'card' | 'touched' | 'moves'>} before the selection to restore if the card has no move
   */
  async #look(code, before) {
    const { version } = this;
    let because = '';
    try {
      /** @type {Shapes['openMoves']} */
      const answer = await ask(`${this.client.path}/moves?card=${encodeURIComponent(code)}`, {
        token: this.client.token,
      });
      if (this.asked !== code || answer.version !== this.view.version) return;
      if (answer.moves.length) this.moves = strongest(answer.moves);
      because = answer.refused?.because ?? '';
    } catch (wrong) {
      if (wrong instanceof Refused) because = wrong.message;
    }
    if (this.asked !== code || version !== this.version) return;
    if (because) this.closed = { card: code, because };
    if (!this.moves.length || because) Object.assign(this, before);
    this.#tell();
  }

  /** Selects or deselects an item on the table. Plays the move if only one move is left. @param {string} item */
  lay(item) {
    const at = this.touched.indexOf(item);
    const more = at >= 0 ? this.touched.filter((_, other) => other !== at) : [...this.touched, item];
    const { open } = meant(this.moves, more);
    if (at < 0 && open.length === 0) {
      this.closed = { card: item, because: '' };
      this.#tell();
      return;
    }
    this.touched = more;
    this.closed = null;
    if (at < 0 && open.length === 1) return this.play(open[0]);
    this.#tell();
  }

  /**
   * Selects a number of equal cards on the table.
   * @param {string} item
   * @param {number} copies the number of copies to select
   */
  count(item, copies) {
    const more = copies > this.touched.filter(one => one === item).length;
    this.touched = [...this.touched.filter(one => one !== item), ...Array(copies).fill(item)];
    const { open } = this.meant;
    if (more && open.length === 1) return this.play(open[0]);
    this.#tell();
  }

  get meant() {
    return meant(this.moves, this.touched);
  }

  /** The move that the selection determines, or null if it is ambiguous. */
  get only() {
    const { open, exact } = this.meant;
    return exact.length === 1 ? exact[0] : open.length === 1 ? open[0] : null;
  }

  /** The move that the button recommends: the only possible one, or the one that the items selected on the table determine. */
  get chosen() {
    return this.touched.length || this.meant.open.length === 1 ? this.only : null;
  }

  /** The items on the table that can be part of a move matching the selection. @returns {Set<string>} */
  get lifted() {
    return new Set(this.meant.open.flatMap(lying));
  }

  /** Whether the player has to choose an action without a card. */
  get decides() {
    return this.words.length > 0 && spoken(this.view.moves ?? []).length === this.view.moves?.length;
  }

  /**
   * Whether the actions need a sheet: at least one action ends the round, or there are many actions. A single action or
   * a few simple ones are buttons on the line above the hand.
   */
  get weighty() {
    const stakes = !!this.brings?.some(one => one.settlement);
    return this.decides && this.words.length > 1 && (stakes || this.words.length > FEW);
  }

  /**
   * The actions without a card. If an action brings points, actions that end the round without any payment are left
   * out.
   */
  get words() {
    const words = this.client.view && this.client.free ? spoken(this.view.moves ?? []) : [];
    const paid = this.brings?.some(one => (one.brings?.[this.view.seat ?? -1] ?? 0) > 0);
    return paid ? words.filter(one => !isFutile(this.worth(one))) : words;
  }

  /** The only possible action if the page may choose it for the player, or null. */
  get answer() {
    const [word, ...more] = this.words;
    return this.decides && this.brings && !more.length && setting('answers', true) ? word : null;
  }

  /** Shows the result that the bot expects. */
  expect() {
    this.expects = true;
    this.#tell();
  }

  /** The card of the hand and the items on the table that the hint is about, unless another card is selected. @returns {Set<string>} */
  get advised() {
    const best = this.hint?.moves?.[0]?.move;
    const open = this.client.free && (this.card === null || this.card === best?.card);
    return new Set(best?.card && open ? [best.card, ...lying(best)] : []);
  }

  /**
   * Returns the moves that remain possible if another item on the table is selected too.
   * @param {string} item
   */
  movesWith(item) {
    return meant(this.moves, [...this.touched, item]).open;
  }

  /** Puts the selected card onto the table if it cannot take anything. A tap between the cards has this effect. */
  put() {
    const { only } = this;
    if (this.card === null) return;
    if (only && !lying(only).length && this.meant.open.length === 1) this.play(only);
    else if (!this.touched.length) this.drop();
  }

  /** @param {Shapes['action']} move @param {boolean} [forced] whether the page plays it because it is the only one */
  play(move, forced = false) {
    const best = this.hint?.moves?.[0]?.move;
    if (best && best.do === move.do && best.card === move.card) followHint(this.client.table, this.view.round, move);
    this.clear();
    this.client.move(move, forced);
  }
}
