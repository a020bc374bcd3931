// The time left for a move or for the round.
import { html } from 'lit';
import { Part } from '../lib/part.js';
import { lasting } from '../lib/lasting.js';

class Clock extends Part {
  static properties = { time: {} };

  constructor() {
    super();
    /** @type {{ left: number, since: number | null }} */ this.time = { left: 0, since: null };
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
    const { left, since } = this.time;
    const now = Math.max(0, left - (since === null ? 0 : (Date.now() - since) / 1000));
    return html`<span class="clock ${now < 10 ? 'late' : ''}" role="timer">${lasting(now)}</span>`;
  }
}
customElements.define('oya-clock', Clock);
