// The texts of the page. The names in games come from the service.
import { setting, keep } from './settings.js';

export const LANGUAGES = { en: 'English', sv: 'Svenska', de: 'Deutsch' };

/** @typedef {Record<string, string | ((blanks: Record<string, any>) => string)>} Words the texts by key */

/** @type {Words} */
let words = {};
let chosen = 'en';

/** Returns the language of the page, which requests also use. */
export const language = () => chosen;

/**
 * Switches the language of the page.
 * @param {string} [wanted] the language, or the stored or preferred one if absent
 */
export async function speak(wanted) {
  const liked = [wanted, setting('language', null), ...navigator.languages.map(tag => tag.slice(0, 2)), 'en'];
  chosen = /** @type {string} */ (liked.find(one => one && one in LANGUAGES));
  words = (await import(`../words/${chosen}.js`)).default;
  document.documentElement.lang = chosen;
  if (wanted) keep('language', chosen);
}

/** Capitalizes the first letter. @param {string} word */
export const begun = word => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/**
 * Returns estimated points rounded to a tenth below ten and to whole points from ten, and whether they take the singular.
 * @param {number} points
 * @param {'auto' | 'exceptZero'} [signDisplay]
 */
export function about(points, signDisplay = 'auto') {
  const parts = Math.abs(points) < 10 ? 10 : 1;
  const rounded = Math.round(points * parts) / parts;
  return { points: rounded.toLocaleString(chosen, { signDisplay }).replace('-', '−'), one: Math.abs(rounded) === 1 };
}

/** Returns multipliers as text. @param {number[]} some */
export const times = some => some.map(by => '×\u00a0' + by).join(', ');

/** Returns whether a text exists. @param {string} key */
export const says = key => key in words;

/**
 * Returns a text with its placeholders filled in.
 * @param {string} key
 * @param {Record<string, any>} [blanks]
 * @returns {string}
 */
export function t(key, blanks = {}) {
  const said = words[key];
  if (said === undefined) throw new Error('missing text: ' + key);
  if (typeof said === 'function') return said(blanks);
  return said.replace(/\{(\w+)\}/g, (_, name) => String(blanks[name]));
}

/** Returns a list of alternatives as text. @param {string[]} some */
export const either = some => new Intl.ListFormat(chosen, { type: 'disjunction' }).format(some);

/** Returns a list of names as text, starting with the reader. @param {string[]} names */
export const together = names =>
  new Intl.ListFormat(chosen).format([...names].sort((a, b) => Number(b === t('you')) - Number(a === t('you'))));

/** Returns a number with a minus sign as wide as a plus. @param {number | string} points */
export const minus = points => String(points).replace('-', '−');

/** @param {number} points */
export const signed = points => (points > 0 ? '+' : '') + minus(points);
