// What was touched: a card of the hand, then cards and builds on the table, until one offered move is meant.
import { ask, Refused } from './api.js';
import { meant, withCard, spoken, lying } from './offers.js';

export class Choosing {
  /** @param {import('./table-client.js').TableClient} client @param {() => void} changed */
  constructor(client, changed) {
    this.client = client;
    this.changed = changed;
    this.version = -1;
    /** @type {string | null} */ this.card = null;
    /** @type {string[]} */ this.touched = [];
    /** @type {Shapes['action'][]} open moves with the card */ this.moves = [];
    /** @type {Shapes['openMoves']['refused'] | Shapes['problem'] | null} why the card is not open */ this.closed =
      null;
    /** @type {import('./hint.js').Hint | null} what the strong bot would do now */ this.hint = null;
    this.state = 0;
  }

  /** @returns {Shapes['view']} */
  get view() {
    return /** @type {Shapes['view']} */ (this.client.view);
  }

  /** Forgets what was touched where the table has moved on. */
  follow() {
    if (this.view && this.view.version !== this.version) {
      this.version = this.view.version;
      this.hint = null;
      this.clear();
      const turned = this.view.turned;
      if (turned && this.view.moves?.some(move => move.card === turned)) this.take(turned);
    }
    this.state++;
  }

  clear() {
    this.card = null;
    this.touched = [];
    this.moves = [];
    this.closed = null;
    this.state++;
  }

  /** Whether a card may be touched with an effect. @param {string} code */
  opens(code) {
    return this.client.free && (this.view.moves === null || withCard(this.view.moves, code).length > 0);
  }

  /** Whether a card is known to take something. @param {string} code */
  takes(code) {
    return this.client.free && withCard(this.view.moves ?? [], code).some(move => lying(move).length > 0);
  }

  /**
   * Touches a card of the hand; touched again, it is played where one move alone is meant.
   * @param {string} code @param {boolean} [again] whether it is the second half of a double click
   */
  async touch(code, again = false) {
    // What lies there now is not what was clicked.
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

  /** Asks what the strong bot would do. */
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

  #tell() {
    this.state++;
    this.changed();
  }

  /** Asks for the moves with a card where they were not listed, or why there are none. @param {string} code */
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

  /** Touches something on the table: once to mean it, once more to leave it. @param {string} item */
  lay(item) {
    const at = this.touched.indexOf(item);
    const more = at >= 0 ? this.touched.filter((_, other) => other !== at) : [...this.touched, item];
    if (at < 0 && meant(this.moves, more).open.length === 0) return;
    this.touched = more;
    this.#tell();
  }

  /**
   * Touches something on the table of which there are more.
   * @param {string} item @param {number} copies how many are touched
   */
  count(item, copies) {
    this.touched = [...this.touched.filter(one => one !== item), ...Array(copies).fill(item)];
    this.#tell();
  }

  get meant() {
    return meant(this.moves, this.touched);
  }

  /** The move that is meant, where it can be but one. */
  get only() {
    const { open, exact } = this.meant;
    return exact.length === 1 ? exact[0] : open.length === 1 ? open[0] : null;
  }

  /** What lies on the table and may be touched with what was touched. @returns {Set<string>} */
  get lifted() {
    return new Set(this.meant.open.flatMap(lying));
  }

  /** Whether a word is asked for, and no card. */
  get decides() {
    return this.words.length > 0 && this.words.length === this.view.moves?.length;
  }

  /** Moves that need no card. */
  get words() {
    return this.client.free ? spoken(this.view.moves ?? []) : [];
  }

  /** @param {Shapes['action']} move */
  play(move) {
    this.clear();
    this.client.move(move);
  }
}
