// House rules in words: the options that differ from the usual rules.
import { t } from './words.js';

/** The groups of options in the order in which players look for them. Rare options come last. */
export const GROUPS = ['deal', 'play', 'scoring', 'payments', 'match', 'rare'];

/** Returns a value of an option as a player says it. @param {Shapes['option']} option @param {Shapes['option']['value']} value */
export const valueOf = (option, value) => option.says[String(value)] ?? String(value);

/**
 * Returns a sentence for each option that differs.
 * @param {Shapes['game']['options']} options
 * @param {Shapes['chosen']} chosen the options that differ from their defaults
 */
export const changes = (options, chosen) =>
  Object.entries(chosen).flatMap(([name, value]) => {
    const option = options[name];
    if (!option) return [];
    if (typeof value === 'boolean') return t(value ? 'ruleOn' : 'ruleOff', { what: option.what });
    // The first sentence names the option. Others explain it.
    return `${option.what.replace(/\.(\s.*)?$/, '')}: ${valueOf(option, value)}`;
  });

/** Returns the options of a group. @param {Shapes['game']['options']} options @param {string} group */
export const ofGroup = (options, group) =>
  Object.fromEntries(Object.entries(options).filter(([, option]) => option.group === group));
