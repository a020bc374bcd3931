// What a seat is called.
import { t } from './words.js';

/** What bots are called, by their seats: each begins with another letter. */
const BOTS = ['Ada', 'Bo', 'Cleo', 'Dag', 'Emi', 'Finn', 'Greta'];

/** @param {Shapes['chair']} one */
const called = one => (one.kind === 'bot' ? BOTS[one.seat % BOTS.length] : (one.name ?? t('somebody')));

/** @param {Shapes['view']} view @param {number} seat */
export function nameOf(view, seat) {
  if (seat < 0) return t('potName');
  if (seat === view.seat) return t('you');
  const name = called(view.seats[seat]);
  // Who is called the same is told apart by a number.
  const same = view.seats.filter(one => one.seat !== view.seat && called(one) === name).map(one => one.seat);
  return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
}
