// Records, as the service is asked about them.
import { ask } from './api.js';
import { seatAt } from './seats.js';
import { layersOf } from './settings.js';

/**
 * The rules of a record. It says what own rules are called; the service wants to know which these are.
 * @param {Shapes['record']} record
 * @param {string[]} [layers] where they are known; else those of the table, or those that are called so in this browser
 */
export const rulesOf = (record, layers = seatAt(record.match)?.rules?.layers ?? called(record)) => ({
  game: record.game,
  profile: record.rules.profile,
  options: record.options,
  layers,
});

/** @param {Shapes['record']} record */
const called = ({ game, rules }) =>
  (rules.house ?? '').split('+').flatMap(name => layersOf(game).find(one => one.layer === name)?.digest ?? []);

/**
 * What the decisions of a round cost, the worst first, as a strong bot weighs them.
 * @param {Shapes['record']} record @param {number} [seat] whose; else everybody's @param {string[]} [layers]
 * @returns {Promise<Shapes['analysis']['decisions']>}
 */
export const weigh = async (record, seat, layers) =>
  (await ask('/api/analyse', { body: { rules: rulesOf(record, layers), record, seat } })).decisions;
