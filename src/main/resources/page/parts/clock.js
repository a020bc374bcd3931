// How long somebody still has for a move.
import { html } from 'lit';
import { Part } from '../lib/part.js';
import { lasting } from '../lib/lasting.js';

class Clock extends Part {
  static properties = { seconds: {}, version: {} };

  constructor() {
    super();
    this.seconds = 0;
    this.version = -1;
    this.since = Date.now();
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => this.requestUpdate(), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  /** @param {import('lit').PropertyValues} changes */
  willUpdate(changes) {
    if (changes.has('version')) this.since = Date.now();
  }

  render() {
    const left = Math.max(0, this.seconds - (Date.now() - this.since) / 1000);
    return html`<span class="clock ${left < 10 ? 'late' : ''}" role="timer">${lasting(left)}</span>`;
  }
}
customElements.define('oya-clock', Clock);
