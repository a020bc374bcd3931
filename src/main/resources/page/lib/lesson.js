// A first round with explanations. The service supplies the explanations, and this module detects the events that
// trigger them.
import { ask } from './api.js';
import { setting, keep } from './settings.js';
import { t } from './words.js';
import { declared, lying } from './offers.js';
import { played } from './played.js';

const KEPT = 'learned';

/** Returns the explanations of a game that the player has already seen. @param {string} game @returns {string[]} */
export const learned = game => /** @type {Record<string, string[]>} */ (setting(KEPT, {}))[game] ?? [];

/** @param {string} game @param {string[]} ids */
export const keepLearned = (game, ids) => keep(KEPT, { ...setting(KEPT, {}), [game]: ids });

/**
 * @param {{ game: string, profile?: string }} rules
 * @returns {Promise<Shapes['lessons']>} the table of a first round, and its explanations
 */
export const lessonsOf = rules =>
  ask(`/api/games/${rules.game}/lessons${rules.profile ? '?profile=' + rules.profile : ''}`);

/**
 * An explanation for an event that happens for the first time, from the service or the page.
 * @typedef {Omit<Shapes['lesson'], 'when'> & { when: string }} Step
 */

export class Lesson {
  /** @param {Shapes['lessons']} told the lessons of the service @param {() => void} changed */
  constructor(told, changed) {
    this.game = told.game;
    this.changed = changed;
    const page = ['touch', 'why'].map(of => ({ when: 'page', of, title: null, says: t('lesson-' + of) }));
    /** @type {Map<string, Step>} */
    this.steps = new Map([...told.steps, ...page].map(step => [step.when + ':' + step.of, step]));
    this.seen = new Set(learned(this.game));
    /** @type {Step[]} the explanations that the player has not read yet */ this.waiting = [];
    /** @type {Step[]} */ this.read = [];
    this.version = -1;
    this.captured = 0;
    this.asking = false;
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

  /** Queues the explanations that the player has not seen. @param {string[]} found the ids of the events, in order */
  #add(found) {
    for (const id of found) {
      const step = this.steps.get(id);
      if (!step || this.seen.has(id)) continue;
      this.seen.add(id);
      this.waiting.push(step);
    }
    keepLearned(this.game, [...this.seen]);
  }

  /**
   * Queues explanations for the first occurrences in a version of the table.
   * @param {import('./table-client.js').TableClient} client
   * @param {import('./choosing.js').Choosing} choosing
   */
  follow(client, choosing) {
    const { view, latest } = client;
    if (!view || view.phase === null || view.version === this.version || !choosing.brings) return;
    this.version = view.version;
    const acts = latest.filter(played);
    // A player who makes a move has finished reading.
    if (acts.some(one => one.seat === view.seat)) this.read.push(...this.waiting.splice(0));
    this.#add(['moment:begin', ...acts.flatMap(one => happened(one.action)), ...lies(view, choosing.words)]);
    const captured = view.seat === null ? [] : view.seats[view.seat].captured;
    if (captured.length > this.captured && !view.settlement) this.#weigh(view.rules, captured);
    this.captured = captured.length;
  }

  /** Requests the combinations in the captured cards. @param {Shapes['tableRules']} rules @param {string[]} cards */
  async #weigh({ game, profile, options, layers }, cards) {
    this.asking = true;
    /** @type {{ yaku: { id: string }[] }} */
    const held = await ask('/api/ask/captured', { body: { rules: { game, profile, options, layers }, cards } }).catch(
      () => ({ yaku: [] }),
    );
    this.asking = false;
    this.#add(held.yaku.map(one => 'yaku:' + one.id));
    this.changed();
  }
}

/** Returns the ids of the explanations that an action triggers. @param {Shapes['action']} action @returns {string[]} */
const happened = action => [
  'action:' + action.do,
  ...(lying(action).length && (action.take ?? []).length ? ['moment:capture'] : []),
  ...declared(action).map(id => 'yaku:' + id),
];

/**
 * Returns the steps that explain what a view shows.
 * @param {Shapes['view']} view @param {Shapes['action'][]} words the actions without a card @returns {string[]}
 */
function lies(view, words) {
  if (view.settlement) return ['moment:settled', 'page:why'];
  const moves = [...(view.moves ?? []).filter(move => move.card), ...words];
  return [
    ...(view.phase && (view.turn === view.seat || moves.length) ? ['phase:' + view.phase] : []),
    ...view.held.map(id => 'yaku:' + id),
    ...(view.builds.length ? ['moment:build'] : []),
    ...(view.turned && moves.length ? ['moment:turned'] : []),
    ...[...new Set(moves.map(move => 'action:' + move.do))].map(String),
    ...(moves.some(move => move.card && view.hand.includes(move.card)) ? ['page:touch'] : []),
  ];
}
