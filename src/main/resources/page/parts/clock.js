// How long somebody still has for a move.
import { html } from 'lit';
import { Part } from '../lib/part.js';
import { lasting } from '../lib/lasting.js';

class Clock extends Part {
  static properties = { seconds: {}, began: {} };

  constructor() {
    super();
    this.seconds = 0;
    /** When the time began, by this browser's clock. */ this.began = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => this.requestUpdate(), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  render() {
    const left = Math.max(0, this.seconds - (Date.now() - this.began) / 1000);
    return html`<span class="clock ${left < 10 ? 'late' : ''}" role="timer">${lasting(left)}</span>`;
  }
}
customElements.define('oya-clock', Clock);
