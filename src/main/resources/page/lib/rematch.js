// A rematch that another player or this player has asked for, while the others decide.
import { forgetSeat, seatAt, sit } from './seats.js';
import { fromHere } from './route.js';
import { TableClient } from './table-client.js';

const NO = 'no-thanks';

/** @typedef {'offered' | 'waiting' | 'refused' | 'over'} State over: this player or the player who asked does not want it */

export class Rematch {
  /**
   * @param {TableClient} client the finished match
   * @param {Shapes['event']} event the event with the new table and the invite
   * @param {() => void} changed
   */
  constructor(client, event, changed) {
    this.client = client;
    this.event = event;
    this.table = /** @type {string} */ (event.table);
    this.changed = changed;
    /** @type {State} */ this.state = 'offered';
    /** The seat of the player who does not want to play. */ this.by = -1;
    /** The view of the new table. @type {Shapes['view'] | null} */ this.next = null;
    /** @type {TableClient | null} */ this.waits = null;
    this.go = fromHere();
    this.heard = (/** @type {Event} */ said) => this.#hear(/** @type {CustomEvent} */ (said).detail);
    client.addEventListener('said', this.heard);
    if (client.asked === 'rematch') this.accept();
  }

  /** @param {State} state */
  #set(state) {
    this.state = state;
    this.changed();
  }

  /** @param {Shapes['phrase']} said */
  #hear({ phrase, seat = -1 }) {
    if (phrase !== NO || seat === this.client.view?.seat) return;
    this.by = seat;
    if (this.state === 'waiting') this.#set('refused');
    else if (seat === this.event.seat) this.#set('over');
  }

  /** The seats of the players who have not accepted yet. */
  get missing() {
    return this.next?.seats.filter(one => one.free).map(one => one.seat) ?? [];
  }

  /** A text that changes with everything that is shown. */
  get key() {
    return `${this.state} ${this.missing}`;
  }

  /** Takes the seat at the new table, and goes there when all players have accepted. */
  async accept() {
    this.#set('waiting');
    const view = /** @type {Shapes['view']} */ (this.client.view);
    const { invite, commitment } = this.event;
    try {
      if (!seatAt(this.table))
        await sit(this.table, view.seat ?? 0, invite ?? undefined, { rules: view.rules, commitment });
    } catch {
      return this.#set('over');
    }
    if (this.state === 'over') return;
    this.waits = new TableClient(this.table, seatAt(this.table)?.token ?? null);
    this.waits.addEventListener('change', () => {
      this.next = this.waits?.view ?? null;
      if (this.next?.phase) this.go('table', this.table);
      else this.changed();
    });
    this.waits.start();
  }

  /** Declines the rematch, or cancels it. */
  async refuse() {
    const { waits } = this;
    this.#set('over');
    this.stop();
    await this.client.request('phrases', { phrase: NO });
    if (!waits) return;
    await waits.request('leave');
    forgetSeat(this.table);
  }

  stop() {
    this.waits?.stop();
    this.client.removeEventListener('said', this.heard);
  }
}
