// The browser's state of a table: the current view, the events, and the pending move.
import { ask, Refused } from './api.js';
import { sided } from './around.js';
import { listen } from './stream.js';
import { pace, setting } from './settings.js';
import { nameOf, sentence, spoken } from './names.js';
import { played } from './played.js';
import { forgetSeat, GONE, seatAt } from './seats.js';

/** Milliseconds until an unacknowledged move is sent again. */
const AGAIN = 2000;
/** Milliseconds for which a phrase is shown. */
const PHRASE = 4000;
/** The events that follow from a move and are undone with it. */
const FOLLOWS = ['handed-over', 'returned'];
/** The events that the log of the service contains too. */
const LOGGED = [...FOLLOWS, 'dealt', 'misdeal', 'round-over', 'match-over'];
const WAITS = [300, 700, 1500, 3000, 5000];

/**
 * @typedef {{ version: number, spent: number, rounds: number[], at: number }} Spent the seconds used, and this
 *   browser's time at which they were reported
 */
/** @typedef {Shapes['waiting'] & { at: number }} Waiting the missing people, and this browser's time of the report */
/**
 * @typedef {Shapes['event'] & { gained?: number, feats?: string[], phrase?: string, only?: string, undone?: boolean, by?: string }} Line
 *   a line of the log: an event, points that a seat has gained during a round, a phrase, or the only possible move, which no
 *   event describes. undone: whether the line was taken back; by: the earlier name of the player
 */
/** @typedef {{ version: number, move: Shapes['action'], says?: string, unsent: boolean }} Pending */

/**
 * Returns the points that sides have gained since the previous version of a round, with their reasons, unless the sentence of
 * the move names them.
 * @param {Shapes['view']} before @param {Shapes['version']} version
 * @returns {Line[]}
 */
function gains({ round, seats }, { events, view }) {
  if (round !== view.round || view.settlement) return [];
  const moves = events.filter(played);
  const mover = moves[0]?.seat ?? -1;
  const told = moves.reduce((sum, { points = 0 }) => sum + points, 0);
  return view.seats.flatMap(({ seat, side, score, feats }) => {
    // Partners share their score. The partner who moved is named for both.
    const shown = view.seats[mover]?.side === side ? mover : view.seats.findIndex(one => one.side === side);
    const gained = score - seats[seat].score;
    if (gained <= 0 || seat !== shown || (seat === mover && gained === told)) return [];
    return [{ seat, gained, feats: Object.keys(feats).filter(id => feats[id] > (seats[seat].feats[id] ?? 0)) }];
  });
}

/** Returns a turn as a sentence. @param {Shapes['view']} view @param {import('./played.js').Played[]} turn */
const said = (view, turn) =>
  turn.some(one => one.bot)
    ? turn.map(one => sentence(view, one)).join(' ')
    : `${nameOf(view, turn[0].seat)} ${turn.map(one => spoken(view, one.says)).join('; ')}.`;

export class TableClient extends EventTarget {
  /** @param {string} table @param {string | null} token */
  constructor(table, token) {
    super();
    this.table = table;
    this.path = '/api/tables/' + table;
    this.token = token;
    /** @type {Shapes['view'] | null} */ this.view = null;
    /** @type {Line[]} the events for the log */ this.log = [];
    /** @type {Pending | null} a move that the service has not acknowledged */ this.pending = null;
    /** @type {Pending | null} the latest move if the page made it because it was the only one */ this.forced = null;
    /** The earlier names of seats, by the event that changed the name or the player. @type {Map<Shapes['event'], string | null>} */
    this.former = new Map();
    /** The phrases currently shown, by seat. @type {Map<number, string>} */ this.phrases = new Map();
    /** The number of spectators. */ this.watching = 0;
    this.online = true;
    /** Returns whether new versions wait while an explanation is shown. @type {() => boolean} */
    this.holds = () => false;
    /** @type {Shapes['event'][]} the events of the shown version */ this.latest = [];
    /** The seats of which one has refused this player's undo request, until the next version. @type {number[]} */
    this.against = [];
    /** The name of the latest request, or "again" if it asks for a rematch that was already offered. */ this.asked =
      '';
    /** @type {string | null} */ this.gone = null;
    /** @type {Shapes['version'][]} */ this.queue = [];
    this.shownAt = 0;
    /** The time used for the move and for the round, with the version and the time of the report. @type {Spent} */
    this.spent = { version: -1, spent: 0, rounds: [], at: 0 };
    /** The people and the round that the table waits for. @type {Waiting} */
    this.waiting = { version: -1, next: null, missing: [], at: 0 };
    this.ending = new AbortController();
    this.tries = 0;
    /** Aborts the current stream. */ this.listening = new AbortController();
    this.wake = () => document.visibilityState === 'visible' && !this.online && this.#again?.();
    // The browser may cache a page that was left. Such a page must release its connection, because browsers allow only
    // six connections per host.
    this.leave = () => this.listening.abort();
    this.cut = () => {
      this.online = false;
      this.listening.abort();
      this.#changed();
    };
  }

  /** @type {(() => void) | null} */
  #again = null;

  /** Reads the event stream until {@link stop}. */
  async start() {
    addEventListener('online', this.wake);
    // Without a network, the stream may stay silent for a long time before it fails.
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
      if (GONE.includes(status)) {
        const seat = seatAt(this.table);
        if (seat && seat.token === this.token) forgetSeat(this.table);
        this.gone = seat ? 'seatIsGone' : 'tableIsGone';
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

  /** @param {Shapes['version']} data a version of the table */
  #came(data) {
    if (data.version <= this.#known()) return;
    this.queue.push(data);
    if (this.queue.length === 1) this.#show();
  }

  /**
   * Handles stream events other than versions: phrases, the number of spectators, and clocks.
   * @param {string} what
   * @param {any} data
   */
  #besides(what, data) {
    if (what === 'watching') this.watching = data.watching;
    else if (what === 'clock') this.spent = { ...data, at: Date.now() };
    else if (what === 'waiting') this.waiting = { ...data, at: Date.now() };
    else if (what === 'said') {
      this.dispatchEvent(new CustomEvent('said', { detail: data }));
      if (setting('phrases', true)) this.#hear(data);
    }
    this.#changed();
  }

  /**
   * Returns the seconds that a seat has left in the round, or Infinity if there is no limit.
   * @param {Shapes['view']} view
   * @param {number} seat
   */
  leftOfRound(view, seat) {
    return (view.roundClock || Infinity) - (this.spent.rounds[seat] ?? 0);
  }

  /** The time until the next round begins automatically, or null if it waits for the players. */
  get untilNext() {
    const { version, next, at } = this.waiting;
    return this.view?.settlement && version <= this.view.version && next !== null ? { left: next, since: at } : null;
  }

  /** Returns the report about a person who has closed the table, or undefined. @param {number} seat */
  missing(seat) {
    return this.waiting.missing.find(one => one.seat === seat);
  }

  /**
   * Returns the seconds that a seat has left and the time since which its clock runs, or null if the seat has no time
   * limit.
   * @param {Shapes['view']} view
   * @param {number} seat
   * @returns {{ left: number, since: number | null } | null}
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
    this.log = [...this.log, { seat, phrase: says }];
    setTimeout(() => {
      if (this.phrases.get(seat) === says) this.phrases.delete(seat);
      this.#changed();
    }, PHRASE);
  }

  /** Shows the queued versions one after the other, slowly enough to follow. */
  #show() {
    const [next] = this.queue;
    if (!next || (this.view && this.holds())) return;
    const others = next.events.some(one => 'action' in one && one.seat !== next.view.seat);
    const wait = this.view && others ? Math.max(0, this.shownAt + pace() - Date.now()) : 0;
    if (wait > 0 && document.visibilityState === 'visible') setTimeout(() => this.#take(), wait);
    else this.#take();
  }

  /** Continues with the queued versions. */
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
    const before = this.view;
    const first = before === null;
    for (const one of data.events) this.#rename(one);
    const ended = data.events.some(one => played(one) || one.happened === 'undone');
    const undo = before?.undo;
    this.against = undo && undo.seat === data.view.seat && !data.view.undo && !ended ? undo.waits : [];
    this.view = sided(data.view);
    this.shownAt = Date.now();
    this.latest = data.events;
    if (first) this.#early(data.view);
    const undone = before && data.events.some(one => one.happened === 'undone');
    if (undone) this.#takeBack(before.last.length - data.view.last.length);
    // A request that is granted at once needs no line of its own.
    const events = data.events.filter(one => !undone || one.happened !== 'undo-asked');
    this.log = [...this.log, ...this.#silent(data), ...events, ...(before ? gains(before, data) : [])];
    if (this.pending && data.version > this.pending.version) this.pending = null;
    for (const one of data.events) this.dispatchEvent(new CustomEvent('happened', { detail: one }));
    this.#changed();
  }

  /**
   * Returns a line about a move that the page has made for the player and that no event describes.
   * @param {Shapes['version']} data
   * @returns {Line[]}
   */
  #silent({ version, events, view: { seat } }) {
    const { forced } = this;
    if (!forced || version <= forced.version) return [];
    this.forced = null;
    return events.some(one => played(one) && one.seat === seat) ? [] : [{ only: forced.says }];
  }

  /** Marks the latest moves in the log, and what followed from them, as undone. @param {number} moves the number of moves */
  #takeBack(moves) {
    let left = moves;
    for (let at = this.log.length - 1; at >= 0 && left > 0; at--) {
      const one = this.log[at];
      if (one.undone || !(played(one) || one.gained || FOLLOWS.includes(one.happened ?? ''))) continue;
      if (played(one)) left--;
      this.log[at] = { ...one, undone: true };
    }
  }

  /** The log without phrases and undone lines. */
  get #kept() {
    return this.log.filter(one => !one.undone && !one.phrase);
  }

  /**
   * Stores the earlier name of a seat, also in its lines of the log, if an event changes the name or replaces the player by a bot.
   * @param {Shapes['event']} one
   */
  #rename(one) {
    const seat = one.happened === 'seat' && this.view?.seats[one.seat ?? -1];
    if (!seat || (one.kind === 'person' && (seat.free || seat.kind === 'bot' || seat.name === one.name))) return;
    this.former.set(one, seat.name);
    if (one.seat === this.view?.seat) return;
    for (const line of this.log) if (line.seat === one.seat) line.by ??= seat.name ?? undefined;
  }

  /**
   * Loads the events of the current round that happened before the page was opened.
   * @param {Shapes['view']} view the view at that time
   */
  async #early(view) {
    if (!view.last.length) return;
    /** @type {Shapes['told'] | null} */
    const told = await ask(this.path + '/log', { token: this.token }).catch(() => null);
    if (!told) return;
    const since = this.log.filter(one => !('action' in one || LOGGED.includes(one.happened ?? '')));
    this.log = told.version === this.view?.version ? [...told.lines, ...since] : this.log;
    this.#changed();
  }

  /** The latest move of the round as a sentence, or an empty string. */
  get did() {
    const one = this.view?.last.length ? this.#kept.findLast(played) : undefined;
    return this.view && one ? sentence(this.view, one) : '';
  }

  /** The moves of the seat that moved last in the round, the first of its turn first. @returns {import('./played.js').Played[]} */
  get turn() {
    const log = this.#kept;
    const last = this.view?.last.length ? log.findLastIndex(played) : -1;
    let first = last;
    const same = (/** @type {Shapes['event']} */ one) => played(one) && one.seat === log[last].seat;
    while (first > 0 && same(log[first - 1])) first--;
    return last < 0 ? [] : log.slice(first, last + 1).filter(played);
  }

  /** The latest turn of the round as a sentence, or the turns of all others since this player's move, or an empty string. */
  get told() {
    const { view } = this;
    return view
      ? this.#turns(view)
          .map(turn => said(view, turn))
          .join(' ')
      : '';
  }

  /** @param {Shapes['view']} view */
  #turns({ seat, seats }) {
    const { turn } = this;
    if (seat === null || !turn.length || turn[0].seat === seat) return turn.length ? [turn] : [];
    const log = this.#kept;
    const since = log.slice(
      log.findLastIndex(one => one.happened === 'round-over' || (played(one) && one.seat === seat)) + 1,
    );
    /** @type {import('./played.js').Played[][]} */
    const turns = [];
    for (const one of since.filter(played))
      if (turns.at(-1)?.[0].seat === one.seat) turns.at(-1)?.push(one);
      else turns.push([one]);
    return turns.slice(1 - seats.length);
  }

  /** The cards that another seat played in the latest turn. @returns {Set<string>} */
  get fresh() {
    const others = this.turn.filter(one => one.seat !== this.view?.seat);
    return new Set(others.flatMap(one => one.action.card ?? []));
  }

  /** Whether the player can make a move in the shown version. */
  get free() {
    return !this.pending && this.queue.length === 0 && this.view?.moves?.length !== 0;
  }

  /** @param {Shapes['action']} move one of the offered moves @param {boolean} [forced] whether it is the only one */
  move(move, forced = false) {
    const { says, worth, brings, settlement, prospects, ...action } = move;
    this.pending = { version: /** @type {Shapes['view']} */ (this.view).version, move: action, says, unsent: false };
    this.forced = forced ? this.pending : null;
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
      // The stream may have delivered the move first, and the player may already have made another move.
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
        // The stream may still be connected, so the retry does not wait for a reconnection.
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

  /** Loads the current version of the table. */
  async refresh() {
    /** @type {Shapes['view']} */
    const view = await ask(this.path, { token: this.token });
    this.queue = [];
    this.#set({ version: view.version, events: [], view });
  }

  /** Sends a request to the table: undo, next, leave or rematch. @param {string} what @param {unknown} [body] */
  async request(what, body = {}) {
    this.asked = what;
    try {
      /** @type {Shapes['version']} */
      const answer = await ask(`${this.path}/${what}`, { token: this.token, body });
      const known = answer.version <= this.#known();
      // After leaving, the answer is the public view.
      if (answer.view && !['leave', 'stand'].includes(what)) this.#came(answer);
      // Another player may have asked for the rematch before this page was opened.
      if (what === 'rematch' && known) {
        this.asked = 'again';
        for (const one of answer.events) this.dispatchEvent(new CustomEvent('happened', { detail: one }));
      }
      return answer;
    } catch (wrong) {
      if (wrong instanceof Refused) this.#refused(wrong);
      else this.dispatchEvent(new CustomEvent('lost'));
      return null;
    }
  }
}
