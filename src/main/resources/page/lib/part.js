// What all parts of the page have in common.
import { LitElement } from 'lit';

/** What whoever uses a part gives it before it is drawn. @type {never} */
export const given = /** @type {never} */ (null);

/** A part that is drawn into the page itself, so that one style sheet, order of headings and focus hold for all. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** Tells those around it. @param {string} what @param {unknown} [detail] */
  tell(what, detail) {
    this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true }));
  }
}
