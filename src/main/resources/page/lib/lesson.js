// A first round with explanations. The service supplies the explanations, and this module detects the events that
// trigger them.
import { ask } from './api.js';
import { setting, keep } from './settings.js';
import { t } from './words.js';
import { declared, lying } from './offers.js';
import { played } from './played.js';
import { open } from './seats.js';
import { rivals } from './around.js';
import { games, usualTable } from './games.js';

const KEPT = 'learned';
/** The explanations of the page. */
const PAGE = ['touch', 'near', 'threat', 'why'];
const NOBODY = { name: '', what: '', count: 1 };

/** Returns the explanations of a game that the player has already seen. @param {string} game @returns {string[]} */
export const learned = game => /** @type {Record<string, string[]>} */ (setting(KEPT, {}))[game] ?? [];

/** @param {string} game @param {string[]} ids */
const keepLearned = (game, ids) => keep(KEPT, { ...setting(KEPT, {}), [game]: ids });

/**
 * @param {{ game: string, profile?: string }} rules
 * @returns {Promise<Shapes['lessons']>} the table of a first round, and its explanations
 */
export const lessonsOf = rules =>
  ask(`/api/games/${rules.game}/lessons${rules.profile ? '?profile=' + rules.profile : ''}`);

/** Opens the table of a first round and returns its id. @param {string} game */
export async function begin(game) {
  const { table } = await lessonsOf({ game });
  keepLearned(game, []);
  return open(table, { lesson: game });
}

/** Opens the usual table of a game and returns its id. @param {string} id */
export async function play(id) {
  const { games: all, bots } = await games();
  return open(usualTable(all.find(one => one.id === id) ?? all[0], bots));
}

/**
 * An explanation of an event that happens for the first time, from the service or the page. Its `cards` are card codes,
 * and builds as #number. An explanation of a combination in reach has its id, the seat that collects it, and the number of
 * missing cards.
 * @typedef {Omit<Shapes['lesson'], 'when'> & { when: string, cards?: string[],
 *   near?: { yaku: string, seat: number, missing: number } }} Step
 */

export class Lesson {
  /** @param {Shapes['lessons']} told the lessons of the service @param {() => void} changed */
  constructor(told, changed) {
    this.game = told.game;
    this.changed = changed;
    const page = PAGE.map(of => ({ when: 'page', of, title: null, says: t('lesson-' + of, NOBODY) }));
    /** @type {Map<string, Step>} */
    this.steps = new Map([...told.steps, ...page].map(step => [step.when + ':' + step.of, step]));
    this.seen = new Set(learned(this.game));
    /** @type {Step[]} the explanations that the player has not read yet */ this.waiting = [];
    /** @type {Step[]} */ this.read = [];
    this.version = -1;
    this.captured = 0;
    this.asking = false;
    /** Whether the player has selected a card. The explanation makes room for the choices. */ this.quiet = false;
  }

  /** A number that changes whenever the shown explanation changes. */
  get state() {
    return this.waiting.length + 1000 * this.read.length + (this.quiet ? 0.5 : 0);
  }

  /** The current explanation, or null. */
  get now() {
    return this.waiting[0] ?? null;
  }

  /** Whether later versions wait until the player has read the explanations. */
  get holds() {
    return this.waiting.length > 0 || this.asking;
  }

  next() {
    this.read.push(...this.waiting.splice(0, 1));
    this.changed();
  }

  /**
   * Queues the explanations that the player has not seen.
   * @param {string[]} found the ids of the events, in order
   * @param {(id: string) => string[]} about returns the cards that an explanation is about
   * @param {Shapes['view']} view
   */
  #add(found, about, view) {
    for (const id of found) {
      const step = this.steps.get(id);
      if (!step || this.seen.has(id)) continue;
      this.seen.add(id);
      this.waiting.push({ ...step, ...nearIn(view, id), cards: about(id) });
    }
    keepLearned(this.game, [...this.seen]);
  }

  /** Clears the queue after a move. The current explanation counts as read. The others return at the next event of their kind. */
  #moveOn() {
    const [now, ...others] = this.waiting.splice(0);
    if (now) this.read.push(now);
    for (const step of others) this.seen.delete(idOf(step));
  }

  /**
   * Queues explanations for the events that happen for the first time in a version of the table.
   * @param {import('./table-client.js').TableClient} client
   * @param {import('./choosing.js').Choosing} choosing
   */
  follow(client, choosing) {
    const { view, latest } = client;
    if (!view) return;
    this.quiet = choosing.card !== null && view.hand.includes(choosing.card);
    if (view.phase === null || view.version === this.version || !choosing.brings) return;
    this.version = view.version;
    const acts = latest.filter(played);
    if (acts.some(one => one.seat === view.seat)) this.#moveOn();
    const found = [...acts.flatMap(one => happened(one.action)), ...lies(view, choosing.words)];
    // If the player can play a card, the explanation of playing comes first.
    this.#add(found.includes('page:touch') ? found : ['moment:begin', ...found], id => about(id, view, acts), view);
    const captured = view.seat === null ? [] : view.seats[view.seat].captured;
    if (captured.length > this.captured && !view.settlement) this.#weigh(view, captured);
    this.captured = captured.length;
  }

  /** Requests the combinations in the captured cards. @param {Shapes['view']} view @param {string[]} cards */
  async #weigh(view, cards) {
    const { game, profile, options, layers } = view.rules;
    this.asking = true;
    /** @type {{ yaku: { id: string }[] }} */
    const held = await ask('/api/ask/captured', { body: { rules: { game, profile, options, layers }, cards } }).catch(
      () => ({ yaku: [] }),
    );
    this.asking = false;
    this.#add(
      held.yaku.map(one => 'yaku:' + one.id),
      id => about(id, view, []),
      view,
    );
    this.changed();
  }
}

/** @param {Step} step */
const idOf = step => step.when + ':' + step.of;

/** Returns the codes of the cards that a move uses. @param {Shapes['action']} move @returns {string[]} */
const cardsOf = move => [...(move.card ? [String(move.card)] : []), ...lying(move)];

/**
 * Returns the cards that an explanation is about.
 * @param {string} id
 * @param {Shapes['view']} view
 * @param {import('./played.js').Played[]} acts the latest moves
 * @returns {string[]}
 */
function about(id, view, acts) {
  const [when, of] = id.split(':');
  const moves = view.moves ?? [];
  // The description of a combination determines its cards.
  if (when === 'yaku') return [];
  if (when === 'action') {
    const now = acts.find(one => one.action.do === of)?.action ?? moves.find(move => move.do === of && move.card);
    return now ? cardsOf(now) : [];
  }
  if (of === 'capture') return acts.map(one => one.action).flatMap(one => (lying(one).length ? cardsOf(one) : []));
  if (of === 'near' || of === 'threat') {
    const one = nearIn(view, id).near;
    const { have = [], need = [] } = view.seats[one?.seat ?? 0].reach.find(other => other.yaku === one?.yaku) ?? {};
    return [...have, ...need.filter(code => view.hand.includes(code) || view.field.includes(code))];
  }
  if (of === 'build') return view.builds.map(build => '#' + build.number);
  if (of === 'begin' || of === 'settled' || of === 'why') return [];
  const taking = moves.filter(move => move.card && lying(move).length);
  const best = taking.find(move => move.card === view.turned) ?? taking[0];
  return best ? cardsOf(best) : view.turned ? [view.turned] : [];
}

/**
 * Returns the combination that the player is nearest to and has begun, or for a threat the one for which an opponent lacks
 * one card.
 * @param {Shapes['view']} view @param {string} id
 * @returns {Pick<Step, 'near'>}
 */
function nearIn(view, id) {
  if (view.seat === null || !['page:near', 'page:threat'].includes(id)) return {};
  const threat = id === 'page:threat';
  const seats = threat ? rivals(view) : [view.seats[view.seat]];
  const all = seats.flatMap(({ seat, reach }) => reach.map(one => ({ ...one, seat })));
  const found = all.find(one => (threat ? one.missing === 1 : one.have.length));
  return found ? { near: { yaku: found.yaku, seat: found.seat, missing: found.missing } } : {};
}

/** Returns the ids of the explanations that an action triggers. @param {Shapes['action']} action @returns {string[]} */
const happened = action => [
  'action:' + action.do,
  ...(lying(action).length && (action.take ?? []).length ? ['moment:capture'] : []),
  ...declared(action).map(id => 'yaku:' + id),
];

/**
 * Returns the ids of the explanations that a view triggers.
 * @param {Shapes['view']} view @param {Shapes['action'][]} words the actions without a card @returns {string[]}
 */
function lies(view, words) {
  if (view.settlement) return ['moment:settled', 'page:why'];
  const moves = [...(view.moves ?? []).filter(move => move.card), ...words];
  return [
    ...(moves.some(move => move.card && lying(move).length) ? ['moment:group'] : []),
    ...(moves.some(move => move.card && view.hand.includes(move.card)) ? ['page:touch'] : []),
    ...(view.phase && (view.turn === view.seat || moves.length) ? ['phase:' + view.phase] : []),
    ...(moves.length ? ['page:near', 'page:threat'].filter(id => nearIn(view, id).near) : []),
    'moment:begin',
    ...view.held.map(id => 'yaku:' + id),
    ...(view.builds.length ? ['moment:build'] : []),
    ...(view.turned && moves.length ? ['moment:turned'] : []),
    ...[...new Set(moves.map(move => 'action:' + move.do))].map(String),
  ];
}
