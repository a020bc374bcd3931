// Keyboard control: arrow keys move between cards and rows, and further keys undo, confirm, deselect or open the help.

const ROWS = ['.field', '.over', '.choices', '.hand'];

/** Returns a click handler that ignores the second half of a double click. @param {() => void} act */
export const once = act => (/** @type {MouseEvent} */ event) => event.detail > 1 || act();

/** Returns the focusable buttons of a row. @param {Element | null} row @returns {HTMLElement[]} */
const stops = row =>
  [...(row?.querySelectorAll('button:not([disabled])') ?? [])]
    .map(one => /** @type {HTMLElement} */ (one))
    .filter(one => one.checkVisibility());

/**
 * Handles a key press at the table.
 * @param {HTMLElement & { help(): void, choosing: import('./choosing.js').Choosing | null }} table the table part
 * @param {KeyboardEvent} event
 */
export function keys(table, event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches('input, textarea, select')) return;
  // An open menu or panel handles keys itself: the browser closes it on Escape, unless the event is cancelled.
  if (event.key !== '?' && table.querySelector(':popover-open')) return;
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
  if (here < 0) return stops(rows.at(-1) ?? null)[0]?.focus();
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
  if (here < 0) stops(rows.at(-1) ?? null)[0]?.focus();
}

/** Restores the keyboard focus after the focused element is removed: remembers its row and its position in the row. */
export class Focus {
  /** @param {HTMLElement} table */
  constructor(table) {
    this.table = table;
    /** @type {{ row: number, at: number } | null} */ this.last = null;
    table.addEventListener('focusin', event => this.#note(/** @type {HTMLElement} */ (event.target)));
    table.addEventListener('pointerdown', event => {
      if (!(/** @type {HTMLElement} */ (event.target).closest('button, a, select, summary'))) this.last = null;
    });
  }

  /** @param {HTMLElement} target */
  #note(target) {
    const row = ROWS.findIndex(one => target.closest(one));
    this.last = { row, at: stops(row < 0 ? null : this.table.querySelector(ROWS[row])).indexOf(target) };
  }

  /** Moves the focus to the element nearest to the last focused position. */
  keep() {
    if (!this.last || document.activeElement !== document.body) return;
    const { row, at } = this.last;
    const near = ROWS.map((_, step) => stops(this.table.querySelector(ROWS[(row + step + ROWS.length) % ROWS.length])));
    const all = near.find(one => one.length);
    all?.[Math.min(Math.max(at, 0), all.length - 1)].focus();
  }
}
