// Browser notifications about the player's turn while the page is not visible.
import { setting } from './settings.js';
import { t, together } from './words.js';
import { called } from './games.js';
import { nameOf } from './names.js';
import { href } from './route.js';

/** Returns whether the browser supports notifications. */
export const canTell = () => 'Notification' in globalThis;

/** Asks for the permission to show notifications. @param {boolean} wanted */
export const mayTell = async wanted => wanted && canTell() && (await Notification.requestPermission()) === 'granted';

/** Returns the service worker. Phones show notifications only through it. */
const worker = () => navigator.serviceWorker?.getRegistration().catch(() => undefined);

/**
 * Notifies the player of their turn, once per turn, with the table and the latest move.
 * @param {import('./games.js').Game} game
 * @param {Shapes['view']} view
 * @param {number | null} before the seat whose turn it was before
 * @param {string} last the latest move as a sentence
 */
export async function tellTurn(game, view, before, last) {
  if (view.seat === null || view.turn !== view.seat || before === view.turn) return;
  if (document.visibilityState === 'visible' || !setting('turns', false) || !canTell()) return;
  const names = together(view.seats.filter(one => one.seat !== view.seat).map(one => nameOf(view, one.seat)));
  const told = {
    body: last,
    tag: view.table,
    renotify: true,
    icon: /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=icon]'))?.href,
    data: href('table', view.table),
  };
  const says = t('turnAt', { game: called(game.told.title), names });
  const registration = await worker();
  if (registration?.active) return registration.showNotification(says, told).catch(() => undefined);
  const said = new Notification(says, told);
  said.onclick = () => window.focus();
}

/** Closes the notifications of a table. @param {string} table */
export async function hushTurn(table) {
  const some = canTell() ? await (await worker())?.getNotifications({ tag: table }) : [];
  some?.forEach(one => one.close());
}
