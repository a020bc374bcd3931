// Names of seats.
import { t, begun, together } from './words.js';

/** The names of bots, by seat. Each name starts with a different letter. */
const BOTS = ['Ada', 'Bo', 'Cleo', 'Dag', 'Emi', 'Finn', 'Greta'];

/**
 * Returns the name of a seat's player. A bot never has the name of a person at the table, and keeps its name if others come
 * and go.
 * @param {Shapes['view']['seats']} all
 * @param {Shapes['chair']} one
 */
function called(all, one) {
  if (one.kind !== 'bot') return one.name ?? (one.free ? begun(t('isFree')) : t('somebody'));
  const persons = all.flatMap(other => (other.kind === 'bot' ? [] : [other.name?.trim().toLowerCase()]));
  const taken = (/** @type {string} */ name) => persons.includes(name.toLowerCase());
  const name = BOTS[one.seat % BOTS.length];
  const spare = BOTS.slice(all.length).filter(other => !taken(other));
  return taken(name) && spare.length ? spare[one.seat % spare.length] : name;
}

/**
 * Returns a sentence that says which captured cards one seat gave to another.
 * @param {import('./games.js').Game} game
 * @param {Shapes['view']} view
 * @param {Shapes['event']} one
 */
export function gave(game, view, { seat = -1, to = -1, cards = [] }) {
  const what = together(cards.map(code => game.cards.get(code)?.name ?? code));
  const how = seat === view.seat ? 'youGave' : to === view.seat ? 'gaveYou' : 'log-handed-over';
  return t(how, { name: nameOf(view, seat), to: nameOf(view, to), what });
}

/**
 * Returns a sentence that says which captured cards a seat put back on the table.
 * @param {import('./games.js').Game} game
 * @param {Shapes['view']} view
 * @param {Shapes['event']} one
 */
export function putBack(game, view, { seat = -1, cards = [] }) {
  const what = together(cards.map(code => game.cards.get(code)?.name ?? code));
  return t(seat === view.seat ? 'youPutBack' : 'log-returned', { name: nameOf(view, seat), what });
}

/**
 * Replaces seat numbers in a sentence of the service with names.
 * @param {string} says
 * @param {(seat: number) => string | undefined} name
 */
export const named = (says, name) =>
  says.replace(
    new RegExp(t('seatNumber', { number: '(\\d+)' }) + '\\b', 'gi'),
    (whole, seat) => name(Number(seat)) ?? whole,
  );

/**
 * Replaces seat numbers in a sentence of the service with names, and the reader's seat with "you".
 * @param {Shapes['view']} view
 * @param {string} [says]
 */
export const spoken = (view, says = '') =>
  named(says, seat => (seat === view.seat ? t('toYou') : view.seats[seat] && nameOf(view, seat)));

/**
 * Returns a move as a sentence.
 * @param {Shapes['view']} view
 * @param {import('./played.js').Played} move
 */
export function sentence(view, { seat, says: said, bot }) {
  const says = spoken(view, said);
  if (!bot) return `${nameOf(view, seat)} ${says}.`;
  return seat === view.seat ? t('botPlayedForYou', { says }) : t('botPlayed', { name: nameOf(view, seat), says });
}

/** @param {Shapes['view']} view @param {number} seat */
export function nameOf(view, seat) {
  if (seat < 0) return t('potName');
  if (seat === view.seat) return t('you');
  const name = called(view.seats, view.seats[seat]);
  // Players with equal names are numbered.
  const same = view.seats
    .filter(one => one.seat !== view.seat && called(view.seats, one) === name)
    .map(one => one.seat);
  return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name;
}
