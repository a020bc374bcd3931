// The player's settings, stored only in this browser.

const changed = new EventTarget();

const MOST_LAYERS = 30;

/**
 * House rules that this browser has saved. Rules saved by earlier versions have no text.
 * @typedef {Shapes['layer'] & { game: string, text?: string }} Kept
 */

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

/**
 * Registers a callback for changes of settings.
 * @param {() => void} call
 * @returns {() => void} a function that removes the callback
 */
export function onChange(call) {
  changed.addEventListener('change', call);
  return () => changed.removeEventListener('change', call);
}

/** @param {string} theme auto, light, dark or contrast */
export function chooseTheme(theme) {
  document.documentElement.dataset.theme = theme;
  keep('theme', theme);
}

/** Returns whether the reader prefers reduced motion. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns the time for which another player's move is shown, in milliseconds, or 0 to show moves at once.
 * @returns {number}
 */
export const pace = () => (still() ? 0 : setting('pace', 1000));

/**
 * Returns the saved house-rule layers of a game, the latest first.
 * @param {string} game
 * @returns {Kept[]}
 */
export const layersOf = game => keptLayers().filter(one => one.game === game);

/** Returns the saved house-rule layers of all games, the latest first. @returns {Kept[]} */
export const keptLayers = () => setting('layers', []);

/** Saves house rules as the latest ones. Replaces saved rules of the same game and title. @param {Kept} layer */
export const keepLayer = layer =>
  keep(
    'layers',
    [layer, ...keptLayers().filter(one => one.digest !== layer.digest && !sameName(one, layer))].slice(0, MOST_LAYERS),
  );

/** @param {Kept} one @param {Kept} other */
const sameName = (one, other) => one.game === other.game && one.title === other.title;

/** Removes house rules from this browser. @param {Pick<Kept, 'digest'>} layer */
export const dropLayer = layer =>
  keep(
    'layers',
    keptLayers().filter(one => one.digest !== layer.digest),
  );
