// Game data of the service, requested once per language.
import { ask } from './api.js';
import { language, begun, t } from './words.js';

/** @type {Map<string, Promise<unknown>>} */
const known = new Map();

/**
 * Returns the cached response for a path in the page's language.
 * @template T type of the response
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

/** Returns the list of games. @returns {Promise<Shapes['games']>} */
export const games = () => once('/api/games');

/**
 * Returns the data of a game under the given rules: cards, names and options.
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

/**
 * Returns the wanted variant of a game, or else the variant of the reader's language, or else the first one.
 * @param {Shapes['listedGame']} game @param {string} [wanted] the id of the variant
 */
export const variantOf = ({ profiles }, wanted) =>
  profiles.find(one => one.id === wanted) ?? profiles.find(one => one.id === language()) ?? profiles[0];

/** Returns the bot for a player without history: the second weakest. @param {string[]} bots */
export const easyOf = bots => bots[1] ?? bots[0];

/**
 * Returns the table offered to a player without history: the usual number of players, against easy bots.
 * @param {Shapes['listedGame']} game
 * @param {string[]} bots
 * @param {number} [players]
 * @returns {Shapes['newTable']}
 */
export const usualTable = (game, bots, players = game.usual) => ({
  rules: { game: game.id, profile: variantOf(game).id, options: { players } },
  seats: [
    { kind: 'person' },
    ...Array.from({ length: players - 1 }, () => /** @type {const} */ ({ kind: 'bot', bot: easyOf(bots) })),
  ],
});

/** Returns the name of a game, without the description in its title. @param {string} title */
export const called = title => title.split(/[,.]/)[0];

/** Returns the description in the title of a game, as a sentence. @param {string} title */
export const saidOf = title => begun(title.slice(called(title).length).replace(/^[,.]\s*/, ''));

/**
 * Returns the titles of house-rule layers, in the language of the page if a game offers them.
 * @param {string[]} digests
 * @returns {Promise<string[]>}
 */
export const titlesOf = digests =>
  Promise.all(
    digests.map(async digest => {
      /** @type {string} */
      const text = await once('/api/layers/' + digest).catch(() => '');
      const listed = await games().catch(() => null);
      const offered = listed?.games.flatMap(one => one.house).find(one => one.text.trim() === text.trim());
      if (offered) return called(offered.title);
      return /^title:\s*["']?(.*?)["']?\s*$/m.exec(text)?.[1] ?? '';
    }),
  );

/**
 * Returns the score that wins the match, or 0 if the match has no target score.
 * @param {Shapes['view']} view
 * @param {Game} game
 */
export const goalOf = ({ rules }, game) => Number(rules.options?.goal ?? game.told.options.goal?.default ?? 0);

/** @typedef {Shapes['game']['yaku'][string]} Yaku a combination as the service describes it */

/** Returns the worth of a combination, with the worth of further cards. @param {Yaku | undefined} yaku */
export const worthOf = yaku => [yaku?.amount, yaku?.more && '+ ' + yaku.more].filter(Boolean).join(', ');

/** @typedef {Shapes['listedGame']['house'][number]} Offered house rules that a game offers */

/** Marks house rules that a game offers in a list with its variants. */
const LAYER = 'layer:';

/** Returns the value of offered house rules in a list with the variants of the game. @param {Offered} one */
export const choiceOf = one => LAYER + one.layer;

/** Returns the offered house rules with this value, or undefined. @param {Shapes['listedGame']} game @param {string} choice */
export const offeredAs = (game, choice) => game.house.find(one => choiceOf(one) === choice);

/**
 * Sends house rules to the service, which stores them.
 * @param {string} game @param {string} text
 * @returns {Promise<Shapes['layer']>}
 */
export const sendLayer = (game, text) => ask(`/api/layers?game=${game}`, { body: text, type: 'application/yaml' });

/** A game with its cards by code. */
export class Game {
  /** @param {Shapes['game']} told */
  constructor(told) {
    this.told = told;
    /** @type {Map<string, Shapes['toldCard'] & { order: number }>} */
    this.cards = new Map([...told.deck.cards, ...told.deck.extras].map((card, order) => [card.id, { ...card, order }]));
    /** The distinct cards of the deck. Some tables add extra cards. */
    this.pack = [...new Map(told.deck.cards.map(card => [card.id, card])).values()];
    const least = (/** @type {string} */ kind) =>
      Math.min(...told.deck.cards.filter(card => card.kind === kind).map(card => card.points));
    /** The kinds of the cards. Those whose cards all count more are first. @type {string[]} */
    this.kinds = [...new Set(told.deck.cards.map(card => card.kind))].sort((a, b) => least(b) - least(a));
    this.deck = told.deck.id;
    /** The combinations of this profile. */
    this.yaku = Object.values(told.yaku).filter(one => one.played);
    /** The cards of each combination. @type {Map<string, Set<string>>} */
    this.sets = new Map();
    for (const { id, needs } of this.yaku)
      this.sets.set(id, new Set([...(this.sets.get(id) ?? []), ...needs.flatMap(some => some.cards)]));
  }

  /** The heading for what is worth points: combinations, or cards and other things that count. */
  get scoring() {
    return t(this.told.combines ? 'combinations' : 'whatCounts');
  }

  /**
   * Returns sentences about points for other things than a combination.
   * @param {Shapes['chosen']} [chosen] the options of the table
   */
  gains(chosen = {}) {
    const { gains, options } = this.told;
    const isOn = (/** @type {{ option: string, values: unknown[] }} */ { option, values }) =>
      values.includes(chosen[option] ?? options[option].value);
    return Object.values(gains)
      .filter(one => one.needs.every(isOn))
      .map(one => one.what);
  }

  /** Returns the display name of an id of the game. @param {string} id @returns {string} */
  word(id) {
    return this.told.names?.[id] ?? id.replaceAll('-', ' ');
  }

  /** Returns the name of cards that are counted, in the plural if the glossary has it. @param {string} id */
  plural(id) {
    return this.told.names[id + '-many'] ?? this.word(id);
  }

  /**
   * Returns the name of the way a round ended. It can differ from the name of the action that ends it.
   * @param {string} end
   */
  ended(end) {
    return this.told.names[end + '-end'] ?? this.word(end);
  }

  /** Returns the names of the actions of a phase in which nobody plays a card. @param {string | null} phase */
  decisions(phase) {
    const actions = (phase && this.told.phases[phase]?.actions) || [];
    return actions.every(action => this.told.alone.includes(action)) ? actions.map(action => this.word(action)) : [];
  }

  /** Returns the glossary's name of the reason for a payment, or the names of its parts. @param {string} reason */
  reason(reason) {
    const parts = reason.split(':').map(id => this.word(id));
    return this.told.names[reason] ?? parts.join(': ');
  }

  /** Returns the label of a card for screen readers. @param {string} code */
  label(code) {
    const card = this.cards.get(code);
    if (!card) return code;
    // Many card names already contain the month or suit and the kind.
    const parts = [this.told.groups?.[card.group] ?? '', this.word(card.kind)].filter(Boolean);
    const named = parts.some(one => card.name.toLowerCase().includes(one.toLowerCase()));
    return [
      card.name,
      ...(named ? [] : new Set(parts)),
      ...(card.points ? [card.points] : []),
      ...(card.counts ? [t('countsAs', card)] : []),
    ].join(', ');
  }

  /** Returns the number of cards. Cards that combinations count twice are counted twice. @param {string[]} codes */
  counted(codes) {
    return codes.reduce((sum, code) => sum + (this.cards.get(code)?.counts ?? 1), 0);
  }

  /** Returns the codes in the order of the deck. @param {string[]} codes */
  sorted(codes) {
    return [...codes].sort((a, b) => this.#order(a) - this.#order(b));
  }

  /** @param {string} code */
  #order(code) {
    const card = this.cards.get(code);
    return card ? card.group * 1000 + card.order : 0;
  }
}
