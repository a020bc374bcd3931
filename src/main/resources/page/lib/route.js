// The current place in the page. It is in the fragment of the address, which browsers do not send to servers.

/** @returns {string[]} the segments of the place */
export const place = () => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

/** @param {...string} parts */
export const href = (...parts) => '#/' + parts.map(encodeURIComponent).join('/');

/** @param {...string} parts */
export function go(...parts) {
  location.hash = href(...parts);
}

/** Goes to a place and replaces the current history entry. @param {...string} parts */
export const swap = (...parts) => location.replace(href(...parts));

/**
 * Stores the current place for a response that may arrive late.
 * @param {(...parts: string[]) => void} [how] the navigation function
 * @returns {(...parts: string[]) => void} a function that navigates unless the reader has left the place in the
 *   meantime
 */
export function fromHere(how = go) {
  const { hash } = location;
  return (...parts) => {
    if (location.hash === hash) how(...parts);
  };
}
