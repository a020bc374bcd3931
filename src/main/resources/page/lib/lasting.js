// Durations of moves and rounds.
import { t } from './words.js';

const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** Returns a duration as text. @param {number} seconds */
export const lasting = seconds =>
  seconds >= 2 * DAY
    ? t('days', { count: Math.round(seconds / DAY) })
    : seconds >= 2 * HOUR
      ? t('hours', { count: Math.round(seconds / HOUR) })
      : `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;
