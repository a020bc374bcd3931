// At a table of people the browser says whose turn it is, while somebody looks elsewhere.
import { setting } from './settings.js';
import { t, together } from './words.js';
import { called } from './games.js';
import { nameOf } from './names.js';
import { href } from './route.js';

/** Whether the browser can say so at all. */
export const canTell = () => 'Notification' in globalThis;

/** Asks whether it may. @param {boolean} wanted */
export const mayTell = async wanted => wanted && canTell() && (await Notification.requestPermission()) === 'granted';

/** The worker, which tells where a page alone may not, as on phones. */
const worker = () => navigator.serviceWorker?.getRegistration().catch(() => undefined);

/**
 * Says that it is the turn of whoever sits here, once each time: at which table, and what was done last.
 * @param {import('./games.js').Game} game @param {Shapes['view']} view
 * @param {number | null} before whose turn it was @param {string} last what was done last, as a sentence
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

/** Takes away what was said of a table, as somebody looks at it. @param {string} table */
export async function hushTurn(table) {
  const some = canTell() ? await (await worker())?.getNotifications({ tag: table }) : [];
  some?.forEach(one => one.close());
}
