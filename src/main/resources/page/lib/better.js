// The better move of a mistake.
import { t, about } from './words.js';
import { named } from './names.js';

/**
 * Returns sentences about the better move: its cards, what it brings, and the difference in points.
 * @param {Shapes['analysis']['decisions'][number]} mistake
 * @param {number | null} reader the seat of the reader, to whom the reasons of its own moves are told
 * @param {(seat: number) => string | undefined} name
 */
export function better({ seat, cost, moves: [{ says, reasons = [] }] }, reader, name) {
  const why = seat === reader ? reasons : [];
  const all = [t('better', { best: says || '–' }), ...why, t('betterBy', about(cost))];
  return named(all.join(' '), name);
}
