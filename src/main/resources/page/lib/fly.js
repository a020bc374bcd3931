// Animation of moves: cards fly from a seat or the stock to the field, and captured cards fly to the seat that took
// them.
import { render } from 'lit';
import { face } from './card.js';
import { lying } from './offers.js';
import { played } from './played.js';
import { pace, still } from './settings.js';

/** The maximum duration of animating the player's own move, in milliseconds. The player already knows this move. */
const OWN = 350;

/**
 * Returns the screen positions of all cards, builds and piles.
 * @param {Element} root
 * @returns {Map<string, DOMRect>}
 */
export function places(root) {
  /** @type {Map<string, DOMRect>} */
  const all = new Map();
  if (pace() === 0) return all;
  root
    .querySelectorAll(
      '.hand [data-card], .field [data-card], .field [data-build], [data-turned], .stock .back, .seat[data-seat] .pile',
    )
    .forEach(one => {
      const { card, build, turned } = /** @type {HTMLElement} */ (one).dataset;
      const seat = /** @type {HTMLElement | null} */ (one.closest('.seat'))?.dataset.seat;
      const box = one.getBoundingClientRect();
      all.set(card ?? turned ?? (build ? '#' + build : seat ? 'seat ' + seat : 'stock'), seat ? small(one, box) : box);
    });
  return all;
}

/**
 * Animates the actions of a version one after the other, on a table that already shows the result. Resolves when every
 * card has landed.
 * @param {Element} root
 * @param {import('./games.js').Game} game
 * @param {Shapes['view']} view
 * @param {Shapes['event'][]} latest
 * @param {Map<string, DOMRect>} before
 */
export async function fly(root, game, view, latest, before) {
  const acts = latest.filter(played).filter(one => one.action.card);
  if (!acts.length || !before.size || view.settlement || still() || document.visibilityState !== 'visible') return;
  const after = places(root);
  /** @type {(Promise<unknown> | undefined)[]} */
  const flights = [];
  acts.forEach((one, at) => {
    const card = /** @type {string} */ (one.action.card);
    const step = one.seat === view.seat ? Math.min(pace(), OWN) : pace() / acts.length;
    const seat = after.get('seat ' + one.seat);
    const from = before.get(card) ?? (one.action.do === 'draw' ? before.get('stock') : before.get('seat ' + one.seat));
    const taken = lying(one.action).filter(item => before.has(item) && !after.has(item));
    const met = taken.length ? before.get(taken[0]) : undefined;
    const stays = after.get(card);
    const how = { delay: at * step, duration: step };
    if (!from) return;
    if (stays && !taken.length) {
      flights.push(ghost(root, game, card, [from, stays], { ...how, hidden: !before.has(card) }));
      arrive(root, card, how);
    } else if (seat && met) {
      flights.push(ghost(root, game, card, [from, met, met, seat], { ...how, hidden: !before.has(card) }));
      for (const item of taken.filter(one => !one.startsWith('#')))
        flights.push(ghost(root, game, item, [/** @type {DOMRect} */ (before.get(item)), met, met, seat], how));
    }
  });
  await Promise.all(flights);
}

/** Ends all flights at once. @param {Element} root */
export const land = root =>
  root
    .getAnimations({ subtree: true })
    .filter(one => one.effect?.getComputedTiming().endTime !== Infinity)
    .forEach(one => one.finish());

/** Returns the box of a captured card in a seat's pile. @param {Element} pile @param {DOMRect} box */
function small(pile, box) {
  const high = parseFloat(getComputedStyle(pile).getPropertyValue('--small-h')) || box.height;
  const wide = high / (parseFloat(getComputedStyle(pile).getPropertyValue('--ratio')) || 1);
  return new DOMRect(box.x + (box.width - wide) / 2, box.y, wide, high);
}

/**
 * Hides a card on the field until the card that flies there has landed.
 * @param {Element} root
 * @param {string} code
 * @param {{ delay: number, duration: number }} how
 */
function arrive(root, code, { delay, duration }) {
  const card = root.querySelector(`.field [data-card="${code}"]`);
  card?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], { duration: delay + duration });
}

/**
 * Animates one card. Resolves when it has landed.
 * @param {Element} root
 * @param {import('./games.js').Game} game
 * @param {string} code
 * @param {DOMRect[]} stops
 * @param {{ delay: number, duration: number, hidden?: boolean }} how
 */
function ghost(root, game, code, stops, how) {
  const card = document.createElement('span');
  card.className = 'card flying';
  card.ariaHidden = 'true';
  render(face(game, code), card);
  card.style.width = stops[0].width + 'px';
  root.querySelector('.air')?.append(card);
  const way = stops.map(({ x, y, width }) => ({
    transform: `translate(${x}px, ${y}px) scale(${width / stops[0].width})`,
  }));
  // A card from a hand or the stock stays invisible until its flight starts.
  const seen = how.hidden
    ? [{ ...way[0], opacity: 0, offset: 0 }, { ...way[0], opacity: 1, offset: 0.05 }, ...way.slice(1)]
    : way;
  return card
    .animate(seen, { delay: how.delay, duration: how.duration, easing: 'ease-in-out', fill: 'both' })
    .finished.finally(() => card.remove());
}
