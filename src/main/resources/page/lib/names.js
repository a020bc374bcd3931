// What a seat is called.
import { t } from './words.js';

/** @param {Shapes['view']} view @param {number} seat */
export function nameOf(view, seat) {
  if (seat < 0) return t('potName');
  const one = view.seats[seat];
  if (seat === view.seat) return t('you');
  if (one.name && one.kind === 'person') return one.name;
  const same = view.seats.filter(other => other.kind === one.kind && other.name === one.name);
  const base = one.kind === 'bot' ? t('bot') : t('somebody');
  return same.length > 1 || one.kind !== 'bot' ? `${base} ${seat + 1}` : base;
}
