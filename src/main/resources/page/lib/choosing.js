// The player's selection: a card of the hand, then cards and builds on the table, until the selection determines one
// offered move.
import { ask, Refused } from './api.js';
import { meant, withCard, spoken, lying } from './offers.js';
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
    /** @type {Shapes['openMoves']['refused'] | Shapes['problem'] | null} the reason why the card cannot be played */
    this.closed = null;
    /** @type {import('./hint.js').Hint | null} the strong bot's evaluation of the moves */ this.hint = null;
    /** Whether the result that the bot expects is shown. */ this.expects = false;
    /** @type {Shapes['action'][] | null} the actions with the points they bring now, or null until they are known */
    this.brings = [];
    /** The version whose actions were evaluated last. */ this.weighed = -1;
    /** Whether each action is explained. If so, the page does not choose the only possible action automatically. */
    this.taught = false;
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
      const turned = this.view.turned;
      if (turned && this.view.moves?.some(move => move.card === turned)) this.take(turned);
    }
    if (this.view && this.weighed !== this.version && this.decides && !this.answer) this.#weigh();
    this.state++;
  }

  clear() {
    this.card = null;
    this.touched = [];
    this.moves = [];
    this.closed = null;
    this.state++;
  }

  /** Returns whether a card can be selected: it has a legal move, or the view omits the list of moves. @param {string} code */
  opens(code) {
    return this.client.free && (this.view.moves === null || withCard(this.view.moves, code).length > 0);
  }

  /** Returns whether a listed move with the card takes something from the table. @param {string} code */
  takes(code) {
    return this.client.free && withCard(this.view.moves ?? [], code).some(move => lying(move).length > 0);
  }

  /**
   * Selects a card of the hand. Touching the selected card again plays it if only one move matches the selection.
   * @param {string} code
   * @param {boolean} [again] whether this is the second half of a double click
   */
  async touch(code, again = false) {
    // After the first click, another card may have moved to this place.
    if (again && this.card !== code) return;
    if (!this.client.free && this.view.moves?.length !== 0) return;
    if (this.card === code) {
      const only = this.only;
      if (only) this.play(only);
      else if (this.touched.length || this.closed) this.drop();
      return;
    }
    await this.take(code);
  }

  drop() {
    this.clear();
    this.changed();
  }

  /** @param {string} code */
  async take(code) {
    this.card = code;
    this.touched = [];
    this.closed = null;
    this.moves = this.view.moves === null ? [] : withCard(this.view.moves, code);
    this.#tell();
    if (this.moves.length === 0) await this.#look(code);
  }

  /** Requests a hint from the strong bot. */
  async ask() {
    const { version } = this;
    const answer = (this.hint = /** @type {import('./hint.js').Hint} */ ({}));
    this.#tell();
    try {
      /** @type {Shapes['hint']} */
      const told = await ask(`${this.client.path}/hint`, { token: this.client.token });
      answer.moves = told.moves;
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

  /** Requests the moves with a card if they were not listed, or the reason why the card has no move. @param {string} code */
  async #look(code) {
    try {
      /** @type {Shapes['openMoves']} */
      const answer = await ask(`${this.client.path}/moves?card=${encodeURIComponent(code)}`, {
        token: this.client.token,
      });
      if (this.card !== code || answer.version !== this.view.version) return;
      this.moves = answer.moves;
      this.closed = answer.moves.length ? null : (answer.refused ?? null);
    } catch (wrong) {
      if (wrong instanceof Refused) this.closed = wrong.problem;
    }
    this.#tell();
  }

  /** Selects or deselects an item on the table. Plays the move if only one move is left. @param {string} item */
  lay(item) {
    const at = this.touched.indexOf(item);
    const more = at >= 0 ? this.touched.filter((_, other) => other !== at) : [...this.touched, item];
    const { open } = meant(this.moves, more);
    if (at < 0 && open.length === 0) return;
    this.touched = more;
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
    return this.decides && this.brings && !more.length && !this.taught && setting('answers', true) ? word : null;
  }

  /** Shows the result that the bot expects. */
  expect() {
    this.expects = true;
    this.#tell();
  }

  /** The card of the hand and the items on the table that the hint is about. @returns {Set<string>} */
  get advised() {
    const best = this.hint?.moves?.[0]?.move;
    return new Set(best?.card && this.client.free ? [best.card, ...lying(best)] : []);
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
    if (this.card !== null && only && !lying(only).length && this.meant.open.length === 1) this.play(only);
  }

  /** @param {Shapes['action']} move */
  play(move) {
    const best = this.hint?.moves?.[0]?.move;
    if (best && best.do === move.do && best.card === move.card)
      this.client.advised.push({ round: this.view.round, do: move.do, card: move.card });
    this.clear();
    this.client.move(move);
  }
}
