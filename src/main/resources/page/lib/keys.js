// Everything by keyboard: arrows go through the cards, from row to row; the browser does the rest.

const ROWS = ['.field', '.choices', '.hand'];

/** What can be reached in a row. @param {Element | null} row @returns {HTMLElement[]} */
const stops = row =>
  row ? [...row.querySelectorAll('button:not([disabled])')].map(one => /** @type {HTMLElement} */ (one)) : [];

/**
 * @param {HTMLElement & { help(): void, choosing: import('./choosing.js').Choosing | null }} table the part
 * @param {KeyboardEvent} event
 */
export function keys(table, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches('input, textarea, select')) return;
  const rows = ROWS.map(row => table.querySelector(row));
  const here = rows.findIndex(row => row?.contains(target));
  if (event.key === '?') table.help();
  else if (event.key === 'Escape') table.choosing?.drop();
  else if (event.key === 'u') press(table, '#undo:not([disabled])');
  else if (event.key === 'n') press(table, '#understood');
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    along(rows, here, target, event.key === 'ArrowRight' ? 1 : -1);
  else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') across(rows, here, event.key === 'ArrowDown' ? 1 : -1);
  else return;
  event.preventDefault();
}

/** @param {HTMLElement} table @param {string} button */
const press = (table, button) => /** @type {HTMLElement | null} */ (table.querySelector(button))?.click();

/** @param {(Element | null)[]} rows @param {number} here @param {HTMLElement} target @param {number} step */
function along(rows, here, target, step) {
  if (here < 0) return stops(rows[2])[0]?.focus();
  const all = stops(rows[here]);
  all[(all.indexOf(target) + step + all.length) % all.length]?.focus();
}

/** @param {(Element | null)[]} rows @param {number} here @param {number} step */
function across(rows, here, step) {
  const start = here < 0 ? (step > 0 ? -1 : rows.length) : here;
  for (let at = start + step; at >= 0 && at < rows.length; at += step) {
    const first = stops(rows[at])[0];
    if (first) return first.focus();
  }
  if (here < 0) stops(rows[2])[0]?.focus();
}
