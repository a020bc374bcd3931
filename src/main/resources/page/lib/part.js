// The base class of all parts of the page.
import { LitElement } from 'lit';

/** Initial value of properties that the parent sets before the first render. @type {never} */
export const given = /** @type {never} */ (null);

/**
 * A part that renders into the page itself, without a shadow root, so that the style sheets, headings and focus order
 * apply to all parts.
 */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** The number of requests started, by kind. @type {Map<string, number>} */
  #asked = new Map();

  /**
   * Registers a request whose response may arrive late.
   * @param {string} kind
   * @returns {() => boolean} whether the response is still wanted: the part is connected and has started no later
   *   request of this kind
   */
  asks(kind) {
    const number = (this.#asked.get(kind) ?? 0) + 1;
    this.#asked.set(kind, number);
    return () => this.isConnected && this.#asked.get(kind) === number;
  }

  /** Dispatches an event that bubbles. @param {string} what @param {unknown} [detail] */
  tell(what, detail) {
    this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true }));
  }
}
