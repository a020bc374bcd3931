// A rematch that another player or this player has asked for, while the others decide. Spectators can follow it.
import { forgetSeat, keepWatch, seatAt, sit, tokenOf } from './seats.js';
import { fromHere } from './route.js';
import { TableClient } from './table-client.js';

const NO = 'no-thanks';
const AGAIN = 'again';
/** The time after which another phrase is accepted, in milliseconds. The service requires three seconds. */
const PAUSE = 4000;

/**
 * @typedef {'offered' | 'waiting' | 'refused' | 'over' | 'watched'} State refused: another player does not want it. over: this
 *   player or the player who asked does not want it. Everyone may then ask again. watched: this page is a spectator's
 */

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
    /** When this player refused, in milliseconds. */ this.said = 0;
    /** @type {State} */ this.state = 'offered';
    /** The seat of the player who asks, or does not want to play. */ this.by = event.seat ?? 0;
    /** The view of the new table. @type {Shapes['view'] | null} */ this.next = null;
    /** @type {TableClient | null} */ this.waits = null;
    this.go = fromHere();
    this.heard = (/** @type {Event} */ said) => this.#hear(/** @type {CustomEvent} */ (said).detail);
    client.addEventListener('said', this.heard);
    if (client.view?.seat === null) this.follow();
    else if (client.asked === 'rematch') this.accept();
    else if (client.asked === 'again') this.ask();
  }

  /** @param {State} state */
  #set(state) {
    this.state = state;
    this.changed();
  }

  /** @param {Shapes['phrase']} said */
  #hear({ phrase, seat = -1 }) {
    if (seat === this.client.view?.seat) return;
    const ended = this.state === 'refused' || this.state === 'over';
    if (phrase === AGAIN && ended) {
      this.by = seat;
      this.#set('offered');
    } else if (phrase === NO && this.state === 'waiting') {
      this.by = seat;
      this.#set('refused');
      this.#stand();
    } else if (phrase === NO && this.state === 'offered' && seat === this.by) this.#set('over');
  }

  /** The seats of the players who have not accepted yet. */
  get missing() {
    return this.next?.seats.filter(one => one.free).map(one => one.seat) ?? [];
  }

  /** A text that changes with everything that is shown. */
  get key() {
    return `${this.state} ${this.missing} ${this.begun}`;
  }

  /** Whether the new match has begun. */
  get begun() {
    return !!this.next?.phase;
  }

  /** Waits for the new match as a spectator. */
  follow() {
    this.state = 'watched';
    const { watch } = this.event;
    if (watch) keepWatch(this.table, watch);
    this.#listen(tokenOf(this.table), this.changed);
  }

  /** Listens at the new table. @param {string | null} token @param {() => void} heard a callback for each change */
  #listen(token, heard) {
    this.waits = new TableClient(this.table, token);
    this.waits.addEventListener('change', () => {
      this.next = this.waits?.view ?? null;
      heard();
    });
    this.waits.start();
  }

  /** Asks the others again, after a refusal or after this page was reloaded. */
  async ask() {
    this.#set('waiting');
    await new Promise(pause => setTimeout(pause, Math.max(0, this.said + PAUSE - Date.now())));
    await this.client.request('phrases', { phrase: AGAIN });
    await this.accept();
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
    if (this.state !== 'waiting') return;
    this.#listen(seatAt(this.table)?.token ?? null, () => {
      if (this.begun) this.go('table', this.table);
      else this.changed();
    });
  }

  /** Declines the rematch, or cancels it. */
  async refuse() {
    this.said = Date.now();
    this.#set('over');
    await this.client.request('phrases', { phrase: NO });
    await this.#stand();
  }

  /** Frees the seat at the new table. */
  async #stand() {
    const { waits } = this;
    if (!waits) return;
    this.waits = null;
    this.next = null;
    waits.stop();
    await waits.request('stand');
    forgetSeat(this.table);
  }

  stop() {
    this.waits?.stop();
    this.client.removeEventListener('said', this.heard);
  }
}
