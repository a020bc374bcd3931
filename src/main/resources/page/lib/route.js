// Where one is: behind the #, which no server ever sees.

/** @returns {string[]} the parts of the place */
export const place = () => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

/** @param {...string} parts */
export const href = (...parts) => '#/' + parts.map(encodeURIComponent).join('/');

/** @param {...string} parts */
export function go(...parts) {
  location.hash = href(...parts);
}

/** Goes to a place that takes this one's entry in the history. @param {...string} parts */
export const swap = (...parts) => location.replace(href(...parts));

/**
 * Remembers the current place for an answer that may arrive late.
 * @param {(...parts: string[]) => void} [how] the way to go on
 * @returns {(...parts: string[]) => void} goes to a place, unless the reader has left this one in the meantime
 */
export function fromHere(how = go) {
  const { hash } = location;
  return (...parts) => {
    if (location.hash === hash) how(...parts);
  };
}
