// What somebody chose, kept in this browser alone.

const changed = new EventTarget();

const MOST_LAYERS = 30;

/** A layer that was sent to the service from here. @typedef {Shapes['layer'] & { game: string }} Kept */

/**
 * @template T
 * @param {string} name @param {T} otherwise
 * @returns {T}
 */
export function setting(name, otherwise) {
  const kept = localStorage.getItem('oya.' + name);
  if (kept === null) return otherwise;
  try {
    return JSON.parse(kept);
  } catch {
    return /** @type {T} */ (kept);
  }
}

/** @param {string} name @param {unknown} value */
export function keep(name, value) {
  if (value === null || value === undefined) localStorage.removeItem('oya.' + name);
  else localStorage.setItem('oya.' + name, typeof value === 'string' ? value : JSON.stringify(value));
  changed.dispatchEvent(new Event('change'));
}

/** Calls whenever anything is chosen. @param {() => void} call @returns {() => void} ends it */
export function onChange(call) {
  changed.addEventListener('change', call);
  return () => changed.removeEventListener('change', call);
}

/** @param {string} theme auto, light, dark or contrast */
export function chooseTheme(theme) {
  document.documentElement.dataset.theme = theme;
  keep('theme', theme);
}

/** Whether nothing should move. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a move of another is shown, in milliseconds; 0 for not at all. @returns {number} */
export const pace = () => (still() ? 0 : setting('pace', 1000));

/**
 * The layers on a game that were sent to the service from here.
 * @param {string} game
 * @returns {Kept[]}
 */
export const layersOf = game => keptLayers().filter(one => one.game === game);

/** @returns {Kept[]} */
const keptLayers = () => setting('layers', []);

/** Remembers a layer, as the first. @param {Kept} layer */
export const keepLayer = layer =>
  keep('layers', [layer, ...keptLayers().filter(one => one.digest !== layer.digest)].slice(0, MOST_LAYERS));
