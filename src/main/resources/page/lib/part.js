// What all parts of the page have in common.
import { LitElement } from 'lit';

/** A part that is drawn into the page itself, so that one style sheet, one order of headings and one focus hold for all. */
export class Part extends LitElement {
  createRenderRoot() {
    return this;
  }

  /** Tells those around it. @param {string} what @param {any} [detail] */
  tell(what, detail) {
    this.dispatchEvent(new CustomEvent(what, { detail, bubbles: true }));
  }
}
