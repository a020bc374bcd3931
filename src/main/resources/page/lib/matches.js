// The history of finished matches. It is stored only in this browser, summarized on the home page, and can be saved to
// a file and imported.
import { ask, Refused } from './api.js';
import { rivals } from './around.js';
import { nameOf } from './names.js';
import { leaders } from './outcome.js';
import { weigh } from './records.js';
import { seatAt } from './seats.js';
import { setting, keep } from './settings.js';
import { together } from './words.js';

const MOST = 500;

/**
 * @typedef {{ table: string, game: string, profile: string, at: number, won: boolean, drawn?: boolean, score: number,
 *   made: Record<string, number>, against: string[], cost?: number | null, others?: { name: string, score: number }[],
 *   layers?: string[] }} Finished a match from the point of view of
 *   the player's seat. The cost is the average cost of its moves per round if it was requested, or null if the records
 *   no longer exist
 */

/** @returns {Finished[]} the matches, the latest first */
export const matches = () => setting('matches', []);

/** @param {Finished[]} some */
const keepAll = some => keep('matches', some.sort((a, b) => b.at - a.at).slice(0, MOST));

/**
 * Adds a round's combinations, once per round, and stores the match when it is over. Does nothing at a table for practice
 * or for a lesson.
 * @param {Shapes['view']} view a view with a settlement
 */
export function remember(view) {
  const { seat, settlement, table, round, over } = view;
  const { practice, lesson } = seatAt(table) ?? {};
  if (seat === null || !settlement || practice || lesson) return;
  /** @type {{ table: string, rounds: number[], made: Record<string, number> }} */
  const known = setting('match', null) ?? { table, rounds: [], made: {} };
  const now = known.table === table ? known : { table, rounds: [], made: {} };
  if (!now.rounds.includes(round)) {
    now.rounds.push(round);
    for (const one of settlement.made) if (one.seat === seat) now.made[one.yaku] = (now.made[one.yaku] ?? 0) + 1;
    keep('match', now);
  }
  if (!over || matches().some(one => one.table === table)) return;
  const { side } = view.seats[seat];
  const first = leaders(view);
  const leads = first.seats.includes(seat);
  keepAll([
    {
      table,
      game: view.rules.game,
      profile: view.rules.profile,
      at: Date.now(),
      won: leads && !first.drawn,
      drawn: leads && first.drawn,
      score: view.seats[seat].score,
      made: now.made,
      others: scores(view),
      layers: view.rules.layers,
      against: rivals(view).map(one => (one.kind === 'bot' ? (one.name ?? '') : '')),
    },
    ...matches(),
  ]);
}

/** Returns the names and scores of the other sides, the best first. @param {Shapes['view']} view */
function scores(view) {
  const all = rivals(view);
  return [...new Set(all.map(one => one.side))]
    .map(side => all.filter(one => one.side === side))
    .map(some => ({ name: together(some.map(one => nameOf(view, one.seat))), score: some[0].score }))
    .sort((a, b) => b.score - a.score);
}

/**
 * Returns the number of matches and wins against each bot, the most frequent opponent first.
 * @param {Finished[]} some
 * @returns {{ bot: string, count: number, won: number }[]}
 */
export function against(some) {
  const bots = [...new Set(some.flatMap(one => one.against))].filter(Boolean);
  return bots
    .map(bot => some.filter(one => one.against.includes(bot)))
    .map((met, at) => ({ bot: bots[at], count: met.length, won: met.filter(one => one.won).length }))
    .sort((a, b) => b.count - a.count);
}

/** The number of latest matches that are analysed. */
export const WEIGHED = 10;

/**
 * Requests the cost of the player's moves in the latest matches, as estimated by the strong bot, and stores it.
 * @param {Finished[]} some the matches, the latest first
 * @param {() => void} heard a callback that runs after each match
 */
export async function weighAll(some, heard) {
  for (const { table } of some.slice(0, WEIGHED).filter(one => one.cost === undefined)) {
    const taken = seatAt(table);
    const cost = taken ? await costOf(taken) : null;
    keepAll(matches().map(one => (one.table === table ? { ...one, cost } : one)));
    heard();
  }
}

/** @param {import('./seats.js').Taken} taken @returns {Promise<number | null>} */
async function costOf({ table, token, seat }) {
  /** @type {string | null} */
  const text = await ask(`/api/tables/${table}/record`, { token, as: 'text' }).catch(gone => {
    if (gone instanceof Refused) return null;
    throw gone;
  });
  const lines = (text ?? '').split('\n').filter(line => line.trim());
  let cost = 0;
  for (const line of lines) for (const one of await weigh(JSON.parse(line), seat)) cost += one.cost;
  return lines.length ? cost / lines.length : null;
}

/** Returns the history as a file. */
export const file = () => new Blob([JSON.stringify(matches(), null, 1)], { type: 'application/json' });

/** Returns whether a value is a stored match. @param {any} one */
const isMatch = one =>
  typeof one?.table === 'string' &&
  typeof one.game === 'string' &&
  typeof one.score === 'number' &&
  typeof one.at === 'number' &&
  typeof one.made === 'object' &&
  one.made !== null &&
  Array.isArray(one.against);

/**
 * Imports matches from a file. Matches that are already stored stay unchanged.
 * @param {File} saved
 * @returns {Promise<boolean>} whether the file is a valid history
 */
export async function takeUp(saved) {
  const told = await saved
    .text()
    .then(JSON.parse)
    .catch(() => null);
  if (!Array.isArray(told) || !told.every(isMatch)) return false;
  const known = new Set(matches().map(one => one.table));
  keepAll([...matches(), ...told.filter(one => !known.has(one.table))]);
  return true;
}
