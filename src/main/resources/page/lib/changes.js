// House rules in words: the options that differ from the usual rules.
import { t } from './words.js';

/** The groups of options in the order in which players look for them. Rare options come last. */
export const GROUPS = ['deal', 'play', 'scoring', 'payments', 'match', 'rare'];

/** Returns the text for a value of an option. @param {Shapes['option']} option @param {Shapes['option']['value']} value */
export const valueOf = (option, value) => option.says[String(value)] ?? String(value);

/**
 * A changed option, worth of a combination, or other number, with a sentence about it.
 * @typedef {{ name: string, says: string, of?: 'worth' | 'number' }} Change
 */

/**
 * Returns the options whose values differ from a variant.
 * @param {Shapes['game']['options']} options the options of the variant, with its values
 * @param {Shapes['chosen']} chosen the options that house rules set. The others have their defaults
 * @returns {Shapes['chosen']}
 */
export const changedOptions = (options, chosen) =>
  Object.fromEntries(
    Object.entries(options)
      .map(([name, option]) => /** @type {const} */ ([name, chosen[name] ?? option.default]))
      .filter(([name, value]) => value !== options[name].value),
  );

/**
 * Returns a sentence for each option that differs from a variant.
 * @param {Shapes['game']['options']} options the options of the variant, with its values
 * @param {Shapes['chosen']} chosen the options that house rules set
 * @returns {Change[]}
 */
export const changes = (options, chosen) =>
  Object.entries(changedOptions(options, chosen)).map(([name, value]) => {
    const option = options[name];
    if (typeof value === 'boolean') return { name, says: t(value ? 'ruleOn' : 'ruleOff', { what: option.what }) };
    // The first sentence names the option. Further sentences explain it.
    return { name, says: `${option.what.replace(/\.(\s.*)?$/, '')}: ${valueOf(option, value)}` };
  });

/** The option that the form for a new table sets. */
const AT_THE_TABLE = 'players';

/** Returns the options of a group. @param {Shapes['game']['options']} options @param {string} group */
export const ofGroup = (options, group) =>
  Object.fromEntries(
    Object.entries(options).filter(([name, option]) => option.group === group && name !== AT_THE_TABLE),
  );
