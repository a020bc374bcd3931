// A table as this browser knows it: its view, what happened, and a move that is on its way.
import { ask, Refused } from './api.js';
import { listen } from './stream.js';
import { pace, setting } from './settings.js';
import { nameOf, spoken } from './names.js';
import { played } from './played.js';

/** After how long a move that was not acknowledged is sent again. */
const AGAIN = 2000;
/** How long a phrase is shown. */
const PHRASE = 4000;
const WAITS = [300, 700, 1500, 3000, 5000];

/**
 * @typedef {{ version: number, spent: number, rounds: number[], at: number }} Spent seconds, and by this browser's clock when
 *   that was so
 */
/** @typedef {{ version: number, move: Shapes['action'], says?: string, unsent: boolean }} Pending */

export class TableClient extends EventTarget {
  /** @param {string} table @param {string | null} token */
  constructor(table, token) {
    super();
    this.path = '/api/tables/' + table;
    this.token = token;
    /** @type {Shapes['view'] | null} */ this.view = null;
    /** @type {Shapes['event'][]} what happened, for the log */ this.log = [];
    /** @type {Shapes['event'][]} what happened in the version that is shown */ this.latest = [];
    /** @type {Pending | null} a move that the service has not acknowledged */ this.pending = null;
    /** Who has left, by what was told of it. @type {Map<Shapes['event'], string | null>} */ this.left = new Map();
    /** What is being said, by seat. @type {Map<number, string>} */ this.phrases = new Map();
    /** How many look on. */ this.watching = 0;
    this.online = true;
    /** Whether what comes waits, because what is shown is still being explained. @type {() => boolean} */ this.holds =
      () => false;
    /** What was asked for last. */ this.asked = '';
    /** @type {string | null} */ this.gone = null;
    /** @type {Shapes['version'][]} */ this.queue = [];
    this.shownAt = 0;
    /** What was spent of the time for the move and for the round in a version, when that was told. @type {Spent} */
    this.spent = { version: -1, spent: 0, rounds: [], at: 0 };
    this.ending = new AbortController();
    this.tries = 0;
    /** The stream that is listened to now. */ this.listening = new AbortController();
    this.wake = () => document.visibilityState === 'visible' && !this.online && this.#again?.();
    // A page that is left may be kept for whoever comes back, and a browser has but six connections for all of them.
    this.leave = () => this.listening.abort();
    this.cut = () => {
      this.online = false;
      this.listening.abort();
      this.#changed();
    };
  }

  /** @type {(() => void) | null} */
  #again = null;

  /** Begins to listen, until {@link stop}. */
  async start() {
    addEventListener('online', this.wake);
    // Without a network the stream may be silent for long before it breaks.
    addEventListener('offline', this.cut);
    addEventListener('pagehide', this.leave);
    document.addEventListener('visibilitychange', this.wake);
    while (!this.ending.signal.aborted) {
      this.listening = new AbortController();
      const status = await listen(this.path + '/events?company=true', {
        token: this.token,
        last: this.#known(),
        signal: AbortSignal.any([this.ending.signal, this.listening.signal]),
        open: () => this.#connected(),
        event: data => this.#came(data),
        besides: (what, data) => this.#besides(what, data),
      });
      if (this.ending.signal.aborted) return;
      if (status === 401 || status === 404) {
        this.gone = status === 401 ? 'seatIsGone' : 'tableIsGone';
        return this.#changed();
      }
      this.online = status === 200 && this.tries === 0 && !this.listening.signal.aborted;
      this.#changed();
      const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
      await new Promise(resolve => {
        this.#again = () => resolve(null);
        setTimeout(resolve, wait);
      });
    }
  }

  stop() {
    this.ending.abort();
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.cut);
    removeEventListener('pagehide', this.leave);
    document.removeEventListener('visibilitychange', this.wake);
  }

  #known() {
    return this.queue.at(-1)?.version ?? this.view?.version ?? -1;
  }

  #connected() {
    this.tries = 0;
    this.online = true;
    this.#changed();
    if (this.pending?.unsent) this.#send();
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }

  /** @param {Shapes['version']} data one version */
  #came(data) {
    if (data.version <= this.#known()) return;
    this.queue.push(data);
    if (this.queue.length === 1) this.#show();
  }

  /** What people say to each other, who looks on, and what is spent of their time. @param {string} what @param {any} data */
  #besides(what, data) {
    if (what === 'watching') this.watching = data.watching;
    else if (what === 'clock') this.spent = { ...data, at: Date.now() };
    else if (what === 'said' && setting('phrases', true)) this.#hear(data);
    this.#changed();
  }

  /** How many seconds a seat has left of the round. @param {Shapes['view']} view @param {number} seat */
  leftOfRound(view, seat) {
    return (view.roundClock || Infinity) - (this.spent.rounds[seat] ?? 0);
  }

  /**
   * How many seconds a seat has left, and since when they run; null where it has as many as it takes.
   * @param {Shapes['view']} view @param {number} seat @returns {{ left: number, since: number | null } | null}
   */
  timeOf(view, seat) {
    const { kind, away } = view.seats[seat];
    const turn = view.turn === seat;
    const told = this.spent.version === view.version;
    const ofMove = turn && view.clock ? view.clock - (told ? this.spent.spent : 0) : Infinity;
    const left = Math.min(ofMove, this.leftOfRound(view, seat));
    if (left === Infinity || kind === 'bot' || away || view.settlement) return null;
    return { left, since: !turn ? null : told ? this.spent.at : this.shownAt };
  }

  /** @param {Shapes['phrase']} said */
  #hear({ seat = -1, says }) {
    this.phrases.set(seat, says);
    setTimeout(() => {
      if (this.phrases.get(seat) === says) this.phrases.delete(seat);
      this.#changed();
    }, PHRASE);
  }

  /** Shows what came, one version after the other, slowly enough to follow. */
  #show() {
    const [next] = this.queue;
    if (!next || (this.view && this.holds())) return;
    const others = next.events.some(one => 'action' in one && one.seat !== next.view.seat);
    const wait = this.view && others ? Math.max(0, this.shownAt + pace() - Date.now()) : 0;
    if (wait > 0 && document.visibilityState === 'visible') setTimeout(() => this.#take(), wait);
    else this.#take();
  }

  /** Goes on with what has waited. */
  goOn() {
    this.#show();
  }

  #take() {
    if (this.ending.signal.aborted) return;
    const next = this.queue.shift();
    if (next) this.#set(next);
    this.#show();
  }

  /** @param {Shapes['version']} data */
  #set(data) {
    if (this.view && data.version <= this.view.version) return;
    const first = this.view === null;
    for (const one of data.events)
      if ('happened' in one && one.happened === 'seat' && one.kind === 'bot' && one.seat !== undefined)
        this.left.set(one, this.view?.seats[one.seat].name ?? null);
    this.view = data.view;
    this.shownAt = Date.now();
    this.latest = data.events;
    if (first) this.#early(data.view);
    this.log = [...this.log, ...data.events];
    if (this.pending && data.version > this.pending.version) this.pending = null;
    for (const one of data.events) this.dispatchEvent(new CustomEvent('happened', { detail: one }));
    this.#changed();
  }

  /** What happened in this round before this page was opened. @param {Shapes['view']} view as it was then */
  async #early(view) {
    if (!view.last.length) return;
    /** @type {Shapes['told'] | null} */
    const told = await ask(this.path + '/log', { token: this.token }).catch(() => null);
    if (!told) return;
    const since = this.log.filter(one => !('action' in one));
    this.log = told.version === this.view?.version ? [...told.lines, ...since] : this.log;
    this.#changed();
  }

  /** What was done last in this round, by whom. */
  get did() {
    const one = this.view?.last.length ? this.log.findLast(played) : undefined;
    return this.view && one ? `${nameOf(this.view, one.seat)} ${spoken(this.view, one.says)}.` : '';
  }

  /** Whether a move can be made at what is shown. */
  get free() {
    return !this.pending && this.queue.length === 0 && this.view?.moves?.length !== 0;
  }

  /** @param {Shapes['action']} move one that was offered */
  move(move) {
    const { says, brings, ...action } = move;
    this.pending = { version: /** @type {Shapes['view']} */ (this.view).version, move: action, says, unsent: false };
    this.#changed();
    return this.#send();
  }

  async #send() {
    const pending = /** @type {Pending} */ (this.pending);
    pending.unsent = false;
    try {
      /** @type {Shapes['version']} */
      const answer = await ask(this.path + '/moves', {
        token: this.token,
        body: { version: pending.version, move: pending.move },
      });
      // The stream may have been faster, and another move may be on its way already.
      if (this.pending === pending) this.pending = null;
      this.online = true;
      this.queue = this.queue.filter(one => one.version > answer.version);
      if (answer.view.version === answer.version) this.#set(answer);
      this.#changed();
    } catch (wrong) {
      if (this.pending !== pending) return;
      if (wrong instanceof Refused) {
        this.pending = null;
        if (wrong.status === 409) await this.refresh();
        this.#refused(wrong);
      } else {
        // The stream may have outlived it: the move is tried again even if that never breaks.
        pending.unsent = true;
        this.online = false;
        this.#changed();
        setTimeout(
          () => this.pending === pending && pending.unsent && !this.ending.signal.aborted && this.#send(),
          AGAIN,
        );
      }
    }
  }

  /** @param {Refused} wrong */
  #refused(wrong) {
    this.dispatchEvent(new CustomEvent('refused', { detail: wrong }));
    this.#changed();
  }

  /** Sees the table as it is now. */
  async refresh() {
    /** @type {Shapes['view']} */
    const view = await ask(this.path, { token: this.token });
    this.queue = [];
    this.#set({ version: view.version, events: [], view });
  }

  /** Asks something of the table: undo, next, leave, rematch. @param {string} what @param {unknown} [body] */
  async request(what, body = {}) {
    this.asked = what;
    try {
      /** @type {Shapes['version']} */
      const answer = await ask(`${this.path}/${what}`, { token: this.token, body });
      if (answer.view && what !== 'leave') this.#came(answer);
      return answer;
    } catch (wrong) {
      if (wrong instanceof Refused) this.#refused(wrong);
      else this.dispatchEvent(new CustomEvent('lost'));
      return null;
    }
  }
}
