// The seats taken in this browser, with their tokens. Tokens never appear in addresses.
import { setting, keep } from './settings.js';
import { ask } from './api.js';
import { random } from './random.js';

const MOST = 30;
/** The statuses of responses about a table that does not exist, or a seat that belongs to another player. */
export const GONE = [401, 404];

/**
 * @typedef {{ table: string, seat: number, token: string, rules?: Shapes['tableRules'],
 *   invites?: Shapes['createdTable']['seats'], lesson?: string, commitment?: string, seed?: string, open?: boolean,
 *   owner?: string, practice?: string, at: number }} Taken a taken seat; practice: the address of the replay if the table
 *   repeats one of its positions
 */

/** @returns {Taken[]} */
export const seats = () => setting('seats', []);

/** @param {string} table */
export const seatAt = table => seats().find(one => one.table === table) ?? null;

/** @param {Omit<Taken, 'at'>} seat */
export function keepSeat(seat) {
  keep('seats', [{ ...seat, at: Date.now() }, ...seats().filter(one => one.table !== seat.table)].slice(0, MOST));
}

/** The tokens for watching private tables, by table. @returns {Record<string, string>} */
const watched = () => setting('watched', {});

/** Stores a token for watching a table. @param {string} table @param {string} token */
export const keepWatch = (table, token) =>
  keep('watched', Object.fromEntries([[table, token], ...Object.entries(watched())].slice(0, MOST)));

/** Returns the token of a taken seat, or the token for watching a table, or null. @param {string} table */
export const tokenOf = table => seatAt(table)?.token ?? watched()[table] ?? null;

/** Returns the game played last in this browser, or undefined. @returns {string | undefined} */
export const lastPlayed = () => /** @type {Shapes['newTable'] | null} */ (setting('latest', null))?.rules.game;

/** @param {string} table */
export function forgetSeat(table) {
  keep(
    'seats',
    seats().filter(one => one.table !== table),
  );
}

/**
 * Takes a seat and stores its token.
 * @param {string} table
 * @param {number} seat
 * @param {string | undefined} invite
 * @param {Pick<Taken, 'rules' | 'invites' | 'lesson' | 'commitment' | 'seed' | 'open' | 'owner'>} [more]
 */
export async function sit(table, seat, invite, more) {
  const name = setting('name', '') || undefined;
  /** @type {Shapes['seated']} */
  const seated = await ask(`/api/tables/${table}/seats/${seat}`, { body: { invite, name, nonce: random() } });
  keepSeat({ table, seat, token: seated.token, ...more });
}

/**
 * Creates a table and takes its first seat for a person.
 * @param {Shapes['newTable']} wanted the body of POST /api/tables
 * @param {{ lesson?: string }} [more] the game of a first round
 * @returns {Promise<string>} the id of the table
 */
export async function open(wanted, more = {}) {
  // Against bots only, the table gets a known seed, so that the same cards can be dealt again, and waits for the player.
  const alone = wanted.seats.filter(one => one.kind === 'person').length === 1;
  const lost =
    wanted.rules.layers?.length && (await import('./lost-rules.js').then(part => part.dropLost(wanted.rules)));
  if (lost) throw lost;
  const seed = wanted.seed ?? (alone ? random() : undefined);
  /** @type {Shapes['createdTable']} */
  const made = await ask('/api/tables', { body: { ...wanted, seed, ...(alone ? { away: 0, next: null } : {}) } });
  const persons = made.seats.filter(one => one.invite);
  const [own, ...others] = persons;
  await sit(made.table, own.seat, own.invite ?? undefined, {
    rules: made.rules,
    invites: others,
    commitment: made.commitment,
    seed,
    open: wanted.open,
    owner: made.owner,
    ...more,
  });
  if (!more.lesson) keep('latest', { ...wanted, seed: undefined });
  return made.table;
}
