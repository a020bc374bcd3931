// Dragging of a card from the hand onto the table with a mouse, a pen or a finger. The drop selects one of the offered
// moves, as clicks do.
import { still } from './settings.js';

/** The distance in pixels from which a touch counts as a drag. */
const FAR = 8;

/**
 * Follows the pointer if it pressed a playable card.
 * @param {{ choosing: import('./choosing.js').Choosing | null, updateComplete: Promise<unknown> }} table
 * @param {PointerEvent} event
 */
export function drag(table, event) {
  const card = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('.hand .card.open'));
  const choosing = table.choosing;
  const code = card?.dataset.card;
  if (!card || !code || !choosing || event.button !== 0 || !event.isPrimary) return;
  const { clientX: x, clientY: y, pointerId } = event;
  let far = false;
  /** @param {PointerEvent} now */
  const move = now => {
    if (now.pointerId !== pointerId) return;
    if (!far && Math.hypot(now.clientX - x, now.clientY - y) < FAR) return;
    if (!far) {
      far = true;
      card.setPointerCapture(pointerId);
      card.dataset.dragged = '';
      if (choosing.card !== code) choosing.take(code);
    }
    card.style.transform = `translate(${now.clientX - x}px, ${now.clientY - y}px)`;
  };
  /** @param {PointerEvent} now */
  const end = now => {
    if (now.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!far) return;
    // The browser fires a click after a drag. This click must not reach the card.
    const unclick = (/** @type {Event} */ click) => click.stopPropagation();
    addEventListener('click', unclick, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', unclick, { capture: true }));
    delete card.dataset.dragged;
    const from = card.style.transform;
    card.style.transform = '';
    const played = now.type === 'pointerup' && choosing.card === code && dropped(choosing, now);
    if (!played && !still()) card.animate([{ transform: from }, {}], { duration: 180, easing: 'ease-out' });
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/**
 * Plays the move that the drop position determines.
 * @param {import('./choosing.js').Choosing} choosing
 * @param {PointerEvent} at
 * @returns {boolean} whether the position determined exactly one move
 */
function dropped(choosing, at) {
  const under = document.elementsFromPoint(at.clientX, at.clientY);
  if (!under.some(one => one.matches('.field, .choices'))) return false;
  const item = /** @type {HTMLElement | undefined} */ (under.find(one => one.matches('.field .lifted')));
  const meant = item && (item.dataset.card ?? '#' + item.dataset.build);
  if (meant && !choosing.touched.includes(meant)) choosing.lay(meant);
  if (choosing.card === null) return true;
  const { open } = choosing.meant;
  // A drop on the empty table may match several moves. The player then chooses among them.
  const only = meant ? choosing.only : open.length === 1 ? open[0] : null;
  if (only) choosing.play(only);
  return !!only;
}
