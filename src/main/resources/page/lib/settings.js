// What somebody chose, kept in this browser alone.

const changed = new EventTarget();

/** @param {string} name @param {any} otherwise */
export function setting(name, otherwise) {
  const kept = localStorage.getItem('oya.' + name);
  if (kept === null) return otherwise;
  try {
    return JSON.parse(kept);
  } catch {
    return kept;
  }
}

/** @param {string} name @param {any} value */
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
