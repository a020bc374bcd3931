// At a table of people the browser says whose turn it is, while somebody looks elsewhere.
import { setting } from './settings.js';
import { t } from './words.js';

/** Whether the browser can say so at all. */
export const canTell = () => 'Notification' in globalThis;

/** Asks whether it may. @param {boolean} wanted */
export const mayTell = async wanted => wanted && canTell() && (await Notification.requestPermission()) === 'granted';

/**
 * Says that it is the turn of whoever sits here, once each time.
 * @param {string} title the game @param {Shapes['view']} view @param {number | null} before whose turn it was
 */
export function tellTurn(title, view, before) {
  if (view.seat === null || view.turn !== view.seat || before === view.turn) return;
  if (document.visibilityState === 'visible' || !setting('turns', false) || !canTell()) return;
  const said = new Notification(title, { body: t('yourTurn'), tag: view.table });
  said.onclick = () => window.focus();
}
