// What the service says of games, asked once for each language.
import { ask } from './api.js';
import { language, begun } from './words.js';

/** @type {Map<string, Promise<unknown>>} */
const known = new Map();

/**
 * @template T what is answered
 * @param {string} path
 * @returns {Promise<T>}
 */
function once(path) {
  const key = language() + ' ' + path;
  let answer = /** @type {Promise<T> | undefined} */ (known.get(key));
  if (!answer) {
    answer = /** @type {Promise<T>} */ (ask(path));
    answer.catch(() => known.delete(key));
    known.set(key, answer);
  }
  return answer;
}

/** Which games there are. @returns {Promise<Shapes['games']>} */
export const games = () => once('/api/games');

/**
 * One game by its rules: cards, words, options.
 * @param {{ game: string, profile?: string, layers?: string[], options?: Shapes['chosen'] }} rules
 */
export async function game(rules) {
  const query = new URLSearchParams();
  if (rules.profile) query.set('profile', rules.profile);
  for (const layer of rules.layers ?? []) query.append('layer', layer);
  /** @type {Shapes['game']} */
  const told = await once(`/api/games/${rules.game}?${query}`);
  return new Game(told);
}

/** What a game is called, without what its title says of it. @param {string} title */
export const called = title => title.split(/[,.]/)[0];

/** What the title of a game says of it, as a sentence. @param {string} title */
export const saidOf = title => begun(title.slice(called(title).length).replace(/^[,.]\s*/, ''));

/** What layers are called. @param {string[]} digests @returns {Promise<string[]>} */
export const titlesOf = digests =>
  Promise.all(
    digests.map(async digest => {
      /** @type {string} */
      const text = await once('/api/layers/' + digest).catch(() => '');
      return /^title:\s*["']?(.*?)["']?\s*$/m.exec(text)?.[1] ?? '';
    }),
  );

/** @typedef {Shapes['game']['yaku'][string]} Yaku a combination as a game tells it */

/** A game with its cards by code. */
export class Game {
  /** @param {Shapes['game']} told */
  constructor(told) {
    this.told = told;
    /** @type {Map<string, Shapes['toldCard'] & { order: number }>} */
    this.cards = new Map([...told.deck.cards, ...told.deck.extras].map((card, order) => [card.id, { ...card, order }]));
    /** The cards of the deck, each once however many copies it has; some tables deal more. */
    this.pack = [...new Map(told.deck.cards.map(card => [card.id, card])).values()];
    /** @type {string[]} */
    this.kinds = [...new Set(told.deck.cards.map(card => card.kind))];
    this.deck = told.deck.id;
    /** The combinations that are played here. */
    this.yaku = Object.values(told.yaku).filter(one => one.played);
    /** The cards that combinations are made of. @type {Map<string, Set<string>>} */
    this.sets = new Map();
    for (const { id, needs } of this.yaku)
      this.sets.set(id, new Set([...(this.sets.get(id) ?? []), ...needs.flatMap(some => some.cards)]));
  }

  /** The word for an id of the game. @param {string} id @returns {string} */
  word(id) {
    return this.told.names?.[id] ?? id.replaceAll('-', ' ');
  }

  /** How a round ended; words that end one are not said as what is to be done. @param {string} end */
  ended(end) {
    return this.told.names[end + '-end'] ?? this.word(end);
  }

  /** What a payment is for. @param {string} reason */
  reason(reason) {
    return reason
      .split(':')
      .map(id => this.word(id))
      .join(': ');
  }

  /** A card as it is read aloud. @param {string} code */
  label(code) {
    const card = this.cards.get(code);
    if (!card) return code;
    // Many names say already which month or suit it is, and what.
    const parts = [this.told.groups?.[card.group] ?? '', this.word(card.kind)].filter(Boolean);
    const named = parts.some(one => card.name.toLowerCase().includes(one.toLowerCase()));
    return [card.name, ...(named ? [] : new Set(parts)), ...(card.points ? [card.points] : [])].join(', ');
  }

  /** Codes in the order of the deck. @param {string[]} codes */
  sorted(codes) {
    return [...codes].sort((a, b) => this.#order(a) - this.#order(b));
  }

  /** @param {string} code */
  #order(code) {
    const card = this.cards.get(code);
    return card ? card.group * 1000 + card.order : 0;
  }
}
