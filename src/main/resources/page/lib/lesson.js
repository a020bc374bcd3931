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
const PAGE = ['touch', 'near', 'threat'];
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
    /** @type {Step[][]} the explanation that the player has not closed yet, and those after it if the player went back */
    this.waiting = [];
    /** @type {Step[][]} */ this.read = [];
    /** The events of the round so far, with the cards that they are about. @type {Map<string, string[]>} */
    this.events = new Map();
    /** @type {Set<string>} the events of the player's turns without a card of the hand */ this.drawn = new Set();
    /** @type {string[]} the player's hand in the version before */ this.hand = [];
    /** The version whose events are noted. */ this.noted = -1;
    /** The latest version in which the player had a choice. */ this.version = -1;
    /** The latest version with an explanation. */ this.explained = -1;
    this.captured = 0;
    this.asking = false;
    /** Whether the player has selected a card. The explanation makes room for the choices. */ this.quiet = false;
  }

  /** A number that changes whenever the shown explanation changes. */
  get state() {
    return this.waiting.length + 1000 * this.read.length + (this.quiet ? 0.5 : 0);
  }

  /** The current explanation, or null. Its steps are shown together. */
  get now() {
    return this.waiting[0] ?? null;
  }

  /** Whether later versions wait until the player has read the explanation. */
  get holds() {
    return this.waiting.length > 0 || this.asking;
  }

  next() {
    this.read.push(...this.waiting.splice(0, 1));
    this.changed();
  }

  back() {
    this.waiting.unshift(...this.read.splice(-1));
    this.changed();
  }

  /**
   * Shows the next explanation that the player has not seen. The others wait for the player's next choice.
   * @param {Shapes['view']} view
   * @param {Shapes['action'][]} words the actions without a card
   */
  #explain(view, words) {
    if (this.waiting.length || this.explained === view.version) return;
    const [now] = suitable(view, words, this)
      .map(ids => ids.filter(id => this.steps.has(id) && !this.seen.has(id)))
      .filter(ids => ids.length);
    if (!now) return;
    this.explained = view.version;
    const step = (/** @type {string} */ id) => {
      const cards = about(id, view, []);
      const shown = cards.length ? cards : (this.events.get(id) ?? []);
      return { .../** @type {Step} */ (this.steps.get(id)), ...nearIn(view, id), cards: shown };
    };
    this.waiting.push(now.map(step));
    for (const id of now) this.seen.add(id);
    keepLearned(this.game, [...this.seen]);
  }

  /**
   * Shows at most one explanation whenever the player has a choice, and one at the end of a round.
   * @param {import('./table-client.js').TableClient} client
   * @param {import('./choosing.js').Choosing} choosing
   */
  follow(client, choosing) {
    const { view, latest } = client;
    if (!view) return;
    this.quiet = choosing.card !== null && view.hand.includes(choosing.card);
    if (view.phase === null) return;
    if (view.version !== this.noted) this.#note(view, latest.filter(played), choosing);
    if (view.version === this.version || !choosing.brings) return;
    this.version = view.version;
    this.#explain(view, choosing.words);
  }

  /**
   * Notes the events of a version. A move of the player closes the explanation.
   * @param {Shapes['view']} view
   * @param {import('./played.js').Played[]} acts the latest moves
   * @param {import('./choosing.js').Choosing} choosing
   */
  #note(view, acts, choosing) {
    this.noted = view.version;
    if (acts.some(one => one.seat === view.seat)) this.read.push(...this.waiting.splice(0));
    for (const { seat, action } of acts)
      if (seat === view.seat && action.card && !this.hand.includes(action.card)) this.drawn.add('action:' + action.do);
    this.hand = view.hand;
    for (const one of acts)
      for (const id of happened(one.action))
        if (one.seat === view.seat || !this.events.has(id)) this.events.set(id, about(id, view, [one]));
    const captured = view.seat === null ? [] : view.seats[view.seat].captured;
    if (captured.length > this.captured && !view.settlement) this.#weigh(view, captured, choosing);
    this.captured = captured.length;
  }

  /**
   * Requests the combinations in the captured cards.
   * @param {Shapes['view']} view @param {string[]} cards @param {import('./choosing.js').Choosing} choosing
   */
  async #weigh(view, cards, choosing) {
    const { game, profile, options, layers } = view.rules;
    this.asking = true;
    /** @type {{ yaku: { id: string }[] }} */
    const held = await ask('/api/ask/captured', { body: { rules: { game, profile, options, layers }, cards } }).catch(
      () => ({ yaku: [] }),
    );
    this.asking = false;
    for (const { id } of held.yaku) this.events.set('yaku:' + id, []);
    if (this.version === view.version) this.#explain(view, choosing.words);
    this.changed();
  }
}

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
  // The description of a combination determines its cards. That of a phase is about no single capture.
  if (when === 'yaku' || (when === 'phase' && !view.turned)) return [];
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
  if (of === 'begin' || of === 'settled') return [];
  const taking = moves.filter(move => move.card && lying(move).length);
  // The simplest capture is the easiest to follow.
  const [simplest] = taking.sort((one, other) => lying(one).length - lying(other).length);
  const best = taking.find(move => move.card === view.turned) ?? simplest;
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
 * Returns the ids of the explanations that suit a view, the most urgent first. Ids in one list are explained together. The
 * list is empty while the player has no choice.
 * @param {Shapes['view']} view
 * @param {Shapes['action'][]} words the actions without a card
 * @param {Pick<Lesson, 'steps' | 'events' | 'drawn' | 'seen'>} lesson
 * @returns {string[][]}
 */
function suitable(view, words, { steps, events, drawn, seen }) {
  if (view.settlement) return [['moment:settled']];
  const moves = (view.moves ?? []).filter(move => move.card);
  if (!moves.length && !words.length) return [];
  const phase = 'phase:' + view.phase;
  const group = steps.has('moment:group') && moves.some(move => lying(move).length) ? 'moment:group' : '';
  const hand = moves.some(move => move.card && view.hand.includes(move.card));
  const spoken = words.map(word => 'action:' + word.do);
  const acts = [...events.keys()].filter(id => id.startsWith('action:'));
  /** @type {string[][]} */
  const first = [];
  // The first card is played with an explanation of the months, or of the phase if no card can capture.
  if (hand && !seen.has('page:touch')) first.push([group || phase, 'page:touch']);
  if (words.length) first.push([phase, ...(hand ? [] : spoken)]);
  if (!hand) first.push([phase], ['moment:turned']);
  return [
    ...first,
    // The card from the stock is explained before the aim.
    ...acts.filter(id => drawn.has(id)).map(id => [id]),
    ['moment:begin'],
    ...acts.map(id => [id]),
    ...(view.builds.length ? [['moment:build']] : []),
    [phase],
    ...moves.map(move => ['action:' + move.do]),
    ...(nearIn(view, 'page:near').near ? [['page:near']] : []),
    ...[...events.keys(), ...view.held.map(id => 'yaku:' + id), group, ...spoken].map(id => [id]),
    ...(nearIn(view, 'page:threat').near ? [['page:threat']] : []),
  ];
}
