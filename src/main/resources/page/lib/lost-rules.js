// House rules that this browser remembers but the service no longer stores, for example because its data folder is new.
import { ask, Refused } from './api.js';
import { games, sendLayer } from './games.js';
import { dropLayer, keptLayers, setting } from './settings.js';
import { t } from './words.js';

/** Returns null instead of an error response of the service. @param {unknown} wrong */
const refused = wrong => {
  if (wrong instanceof Refused) return null;
  throw wrong;
};

/** Returns the text of house rules if this browser or the list of games has it. @param {string} game @param {string} digest */
async function textOf(game, digest) {
  const saved = keptLayers().find(one => one.digest === digest)?.text;
  if (saved) return saved;
  /** @type {Record<string, string>} */
  const offered = setting('offered', {});
  const house = (await games()).games.find(one => one.id === game)?.house ?? [];
  return house.find(one => offered[one.layer] === digest)?.text;
}

/** Returns whether the service has house rules, after sending them again if necessary. @param {string} game @param {string} digest */
async function has(game, digest) {
  const stored = await ask('/api/layers/' + digest).catch(refused);
  if (stored !== null) return true;
  const text = await textOf(game, digest);
  const sent = text ? await sendLayer(game, text).catch(refused) : null;
  return sent?.digest === digest;
}

/**
 * Removes house rules that can no longer be played from the rules of a table and from this browser.
 * @param {Shapes['newTable']['rules']} rules
 * @returns {Promise<Error | null>} an error that says so, or null if all house rules can be played
 */
export async function dropLost(rules) {
  const { game, layers = [] } = rules;
  const known = await Promise.all(layers.map(digest => has(game, digest)));
  if (known.every(Boolean)) return null;
  for (const digest of layers.filter((_, at) => !known[at])) dropLayer({ digest });
  rules.layers = layers.filter((_, at) => known[at]);
  return new Error(t('rulesAreGone'));
}
