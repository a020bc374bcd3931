// Links that contain a house-rule layer or an invitation. The content is in the fragment of the address, which browsers
// do not send to servers.
import { href } from './route.js';
import { goalOf } from './games.js';
import { layersOf } from './settings.js';
import { tokenOf } from './seats.js';

/** The maximum length of a packed or unpacked layer, in bytes. */
const MOST = 262_144;

/** @param {ReadableStream<Uint8Array>} stream @returns {Promise<Uint8Array>} */
async function all(stream) {
  const reader = stream.getReader();
  /** @type {number[]} */
  const bytes = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes.push(...next.value);
    if (bytes.length > MOST) throw new RangeError('too long');
  }
  return Uint8Array.from(bytes);
}

/** Encodes bytes as characters that an address may contain. @param {Uint8Array} bytes */
const lettersOf = bytes =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @param {string} letters */
const bytesOf = letters =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

/** @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  return lettersOf(await all(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))));
}

/** @param {string} packed @returns {Promise<string>} @throws if the text is not a packed layer */
export async function unpack(packed) {
  const text = await all(new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** Returns a link that shows a house-rule layer. @param {string} game @param {string} text */
export const linkTo = async (game, text) => location.origin + '/' + href('rules', game, 'own', await pack(text));

/**
 * The content of an invitation.
 * @typedef {{ by: string, again: boolean, game: string, profile: string, rounds: number, house: string[], open: boolean,
 *   seats: { name: string, bot: string, side: number }[], goal: number, layers: string[], watch: string }} Invitation
 *   with the token for watching if the table is private
 */

/** Returns a link with which anyone can watch a table. @param {Shapes['view']} view */
export function watchLink({ table, seat, watch }) {
  const token = watch ?? (seat === null ? tokenOf(table) : null);
  return location.origin + '/' + (token ? href('watch', table, token) : href('table', table));
}

/** The maximum length of a name in an invitation, in characters. */
const NAME = 60;

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * Returns the content of an invitation to a table, encoded for its link.
 * @param {Shapes['view']} view
 * @param {import('./games.js').Game} told the game
 * @param {{ by: string, again?: boolean, open?: boolean }} more the name of the player who invites
 */
export function invitation(view, told, { by, again = false, open = false }) {
  const { game, profile, layers, options } = view.rules;
  const own = layersOf(game);
  const house = layers.map(digest => String(own.find(one => one.digest === digest)?.title ?? ''));
  const seats = view.seats.map(one => [
    one.seat === view.seat ? by : one.kind === 'bot' || one.free ? '' : (one.name ?? ''),
    one.kind === 'bot' ? (one.name ?? '') : '',
    one.side,
  ]);
  const rounds = Number(options.rounds ?? told.told.options.rounds?.value ?? 0);
  const goal = goalOf(view, told);
  return lettersOf(
    new TextEncoder().encode(
      JSON.stringify([by, Number(again), game, profile, rounds, house, Number(open), seats, goal, layers, view.watch]),
    ),
  );
}

/** Returns the invitation in a link, or null if it is unreadable. @param {string} packed @returns {Invitation | null} */
export function invited(packed) {
  try {
    const told = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(packed)));
    const [by, again, game, profile, rounds, house, open, seats, goal, layers, watch] = told;
    const text = (/** @type {unknown} */ one) => String(one ?? '').slice(0, NAME);
    return {
      by: text(by),
      again: again === 1,
      game: text(game),
      profile: text(profile),
      rounds: Number(rounds) || 0,
      house: [...house].map(text),
      open: open === 1,
      seats: [...seats].map(([name, bot, side], at) => ({
        name: text(name),
        bot: text(bot),
        side: Number(side ?? at),
      })),
      goal: Number(goal) || 0,
      layers: [...(layers ?? [])].map(String).filter(one => DIGEST.test(one)),
      watch: text(watch),
    };
  } catch {
    return null;
  }
}
