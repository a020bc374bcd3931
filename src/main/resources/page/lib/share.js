// A layer in a link: packed behind the #, which no server ever sees. Nothing else is in it.
import { href } from './route.js';

/** More than any layer may have. */
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

/** @param {string} packed @returns {Promise<string>} @throws where it is no packed text */
export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  const text = await all(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

/** A link that shows a layer to whoever opens it. @param {string} game @param {string} text */
export const linkTo = async (game, text) => location.origin + '/' + href('rules', game, 'own', await pack(text));
