// Links to house-rule layers. The compressed text is in the fragment of the address, which browsers do not send to
// servers.
import { href } from './route.js';

/** The maximum length in bytes, larger than any layer may be. */
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

/** @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  const bytes = await all(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** @param {string} packed @returns {Promise<string>} @throws if the text is not a packed layer */
export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  const text = await all(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** Returns a link that shows a house-rule layer. @param {string} game @param {string} text */
export const linkTo = async (game, text) => location.origin + '/' + href('rules', game, 'own', await pack(text));
