// What all parts of the page have in common.
import { LitElement } from 'lit';

/** What whoever uses a part gives it before it is drawn. @type {never} */
export const given = /** @type {never} */ (null);

/** A part that is drawn into the page itself, so that one style sheet, order of headings and focus hold for all. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** The number of questions asked, by kind. @type {Map<string, number>} */
  #asked = new Map();

  /**
   * Begins a question whose answer may arrive late.
   * @param {string} kind
   * @returns {() => boolean} whether the answer is still wanted: the part is in the page and has not asked such a question since
   */
  asks(kind) {
    const number = (this.#asked.get(kind) ?? 0) + 1;
    this.#asked.set(kind, number);
    return () => this.isConnected && this.#asked.get(kind) === number;
  }

  /** Tells those around it. @param {string} what @param {unknown} [detail] */
  tell(what, detail) {
    this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true }));
  }
}
