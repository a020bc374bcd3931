// The seats that were taken in this browser: a token for each table, which is in no address.
import { setting, keep } from './settings.js';
import { ask } from './api.js';
import { random } from './random.js';

const MOST = 30;

/**
 * @typedef {{ table: string, seat: number, token: string, rules?: Shapes['tableRules'],
 *   invites?: Shapes['createdTable']['seats'], lesson?: string, commitment?: string, seed?: string, open?: boolean,
 *   at: number }} Taken a seat that was taken
 */

/** @returns {Taken[]} */
export const seats = () => setting('seats', []);

/** @param {string} table */
export const seatAt = table => seats().find(one => one.table === table) ?? null;

/** @param {Omit<Taken, 'at'>} seat */
export function keepSeat(seat) {
  keep('seats', [{ ...seat, at: Date.now() }, ...seats().filter(one => one.table !== seat.table)].slice(0, MOST));
}

/** @param {string} table */
export function forgetSeat(table) {
  keep(
    'seats',
    seats().filter(one => one.table !== table),
  );
}

/**
 * Takes a seat and keeps its token.
 * @param {string} table @param {number} seat @param {string | undefined} invite
 * @param {Pick<Taken, 'rules' | 'invites' | 'lesson' | 'commitment' | 'seed' | 'open'>} [more]
 */
export async function sit(table, seat, invite, more) {
  const name = setting('name', '') || undefined;
  /** @type {Shapes['seated']} */
  const seated = await ask(`/api/tables/${table}/seats/${seat}`, { body: { invite, name, nonce: random() } });
  keepSeat({ table, seat, token: seated.token, ...more });
}

/**
 * Makes a table and sits down at its first person's seat.
 * @param {Shapes['newTable']} wanted what POST /api/tables takes
 * @param {{ lesson?: string }} [more] that it is a first round, of which game
 * @returns {Promise<string>} the table
 */
export async function open(wanted, more = {}) {
  // Against bots alone the same cards can be dealt once more.
  const alone = wanted.seats.filter(one => one.kind === 'person').length === 1;
  const seed = wanted.seed ?? (alone ? random() : undefined);
  /** @type {Shapes['createdTable']} */
  const made = await ask('/api/tables', { body: { ...wanted, seed } });
  const persons = made.seats.filter(one => one.invite);
  const [own, ...others] = persons;
  await sit(made.table, own.seat, own.invite ?? undefined, {
    rules: made.rules,
    invites: others,
    commitment: made.commitment,
    seed,
    open: wanted.open,
    ...more,
  });
  if (!more.lesson) keep('latest', { ...wanted, seed: undefined });
  return made.table;
}
