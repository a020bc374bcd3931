// The page's own sentences. Words of the games come from the service.
import { setting, keep } from './settings.js';

export const LANGUAGES = { en: 'English', sv: 'Svenska', de: 'Deutsch' };

/** @typedef {Record<string, string | ((blanks: Record<string, any>) => string)>} Words sentences by key */

/** @type {Words} */
let words = {};
let chosen = 'en';

/** The language of the page, for requests too. */
export const language = () => chosen;

/** @param {string} [wanted] else what was chosen before, else what the browser likes best */
export async function speak(wanted) {
  const liked = [wanted, setting('language', null), ...navigator.languages.map(tag => tag.slice(0, 2)), 'en'];
  chosen = /** @type {string} */ (liked.find(one => one && one in LANGUAGES));
  words = (await import(`../words/${chosen}.js`)).default;
  document.documentElement.lang = chosen;
  if (wanted) keep('language', chosen);
}

/** A word as it stands at the beginning of a line. @param {string} word */
export const begun = word => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/**
 * Points that were estimated, to a tenth, and whether they are one.
 * @param {number} points @param {'auto' | 'exceptZero'} [signDisplay]
 */
export function about(points, signDisplay = 'auto') {
  const tenths = Math.round(points * 10) / 10;
  return { points: tenths.toLocaleString(chosen, { signDisplay }).replace('-', '−'), one: Math.abs(tenths) === 1 };
}

/** Whether there is such a sentence. @param {string} key */
export const says = key => key in words;

/**
 * A sentence with its blanks filled in.
 * @param {string} key @param {Record<string, any>} [blanks]
 * @returns {string}
 */
export function t(key, blanks = {}) {
  const said = words[key];
  if (said === undefined) throw new Error('no words for ' + key);
  if (typeof said === 'function') return said(blanks);
  return said.replace(/\{(\w+)\}/g, (_, name) => String(blanks[name]));
}

/** Several names as one says them, whoever looks at it first. @param {string[]} names */
export const together = names =>
  new Intl.ListFormat(chosen).format([...names].sort((a, b) => Number(b === t('you')) - Number(a === t('you'))));
