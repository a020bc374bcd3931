// Where one is: behind the #, which no server ever sees.

/** @returns {string[]} the parts of the place */
export const place = () => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

/** @param {...string} parts */
export const href = (...parts) => '#/' + parts.map(encodeURIComponent).join('/');

/** @param {...string} parts */
export function go(...parts) {
  location.hash = href(...parts);
}
