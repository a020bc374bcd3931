// Requests about records, and the mistakes in their rounds.
import { ask } from './api.js';
import { seatAt } from './seats.js';
import { keep, layersOf, setting } from './settings.js';

/**
 * Returns the rules of a record. A record contains the names of house rules, but the service needs their digests.
 * @param {Shapes['record']} record
 * @param {string[]} [layers] the digests if known, otherwise those of the table or of layers with these names in this
 *   browser
 */
export const rulesOf = (record, layers = seatAt(record.match)?.rules?.layers ?? called(record)) => ({
  game: record.game,
  profile: record.rules.profile,
  options: record.options,
  layers,
});

/** @param {Shapes['record']} record */
const called = ({ game, rules }) =>
  (rules.house ?? '').split('+').flatMap(name => layersOf(game).find(one => one.layer === name)?.digest ?? []);

/**
 * Returns the decisions of a round with their cost as estimated by a strong bot, the most expensive first.
 * @param {Shapes['record']} record
 * @param {number} [seat] the seat, or all seats if absent
 * @param {string[]} [layers]
 * @returns {Promise<Shapes['analysis']['decisions']>}
 */
export const weigh = async (record, seat, layers) => {
  /** @type {Shapes['analysis']} */
  const { decisions } = await ask('/api/analyse', { body: { rules: rulesOf(record, layers), record, seat } });
  const won = winner(record);
  return decisions
    .map(one => ({ ...one, moves: advisedFirst(one.moves) }))
    .map(one => (one.seat === won && one.played.do === record.end ? unblamed(one) : one));
};

/**
 * Returns moves with the one that the bot advises first. It may be a capture or declaration that is only about as good as the best move.
 * @param {Shapes['expected'][]} moves the best first
 */
export const advisedFirst = moves => [...moves].sort((one, other) => Number(!!other.advised) - Number(!!one.advised));

/** The number of followed hints that the browser keeps. */
const MOST_HINTS = 300;

/** @typedef {Pick<Shapes['action'], 'do' | 'card'>} Hinted */

/** Returns a followed hint as it is kept. @param {string} table @param {number} round @param {Hinted} move */
const hint = (table, round, move) => [table, round, move.do, move.card].join(' ');

/** Keeps that the player followed a hint. @param {string} table @param {number} round @param {Hinted} move */
export const followHint = (table, round, move) =>
  keep('advised', [...setting('advised', []), hint(table, round, move)].slice(-MOST_HINTS));

/**
 * Returns the mistakes of a round at a table, the most expensive first. A longer search can reject a hint. The player is not
 * blamed for having followed it.
 * @param {string} table @param {number} round
 * @param {Shapes['analysis']['decisions']} decisions
 */
export function mistakes(table, round, decisions) {
  /** @type {string[]} */
  const hints = setting('advised', []);
  return decisions.filter(one => one.mistake && !hints.includes(hint(table, round, one.played)));
}

/** Returns the seat that has the highest score after the last round, or null. @param {Shapes['record']} record */
function winner({ round, rounds, scores }) {
  const most = Math.max(...scores);
  return round === rounds && scores.indexOf(most) === scores.lastIndexOf(most) ? scores.indexOf(most) : null;
}

/**
 * Returns a decision without its cost. The analysis counts the points of the round, but a player who ends the last round to win
 * the match has nothing to regret.
 * @param {Shapes['analysis']['decisions'][number]} one
 */
const unblamed = one => ({ ...one, cost: 0, mistake: false });
