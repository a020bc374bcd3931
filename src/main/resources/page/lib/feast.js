// Celebrations of a declaration, a feat such as a cleared table, or a won round. The player can switch on sounds and vibration.
import { begun } from './words.js';
import { gave, nameOf } from './names.js';
import { played } from './played.js';
import { setting, still } from './settings.js';

/** The duration of a celebration, in milliseconds. */
export const MOMENT = 1800;

/** @typedef {Shapes['settlement']['made']} Moment completed combinations */
const WIN = [523, 659, 784];
const SAID = [659, 784];
/** The notes for a completed combination. */
export const MADE = [587, 740, 880];

/** @type {AudioContext | null} */
let audio = null;

/**
 * Returns the text and the notes that celebrate the latest events, or null if no event is special.
 * @param {import('./games.js').Game} game
 * @param {Shapes['view']} view
 * @param {Shapes['event'][]} events
 */
export function feast(game, view, events) {
  const one = events.findLast(played);
  if (events.some(event => 'happened' in event && event.happened === 'round-over'))
    return view.settlement?.winner === view.seat && view.seat !== null ? { text: '', notes: WIN } : null;
  const given = events.filter(event => event.happened === 'handed-over');
  if (given.length) return { text: given.map(event => gave(game, view, event)).join(' '), notes: SAID };
  if (!one) return null;
  const { claim, alone } = game.told;
  const points = one.points ? ' +' + one.points : '';
  const says = (/** @type {string} */ what) => ({
    text: `${nameOf(view, one.seat)}: ${begun(what)}!${points}`,
    notes: SAID,
  });
  if (claim && /** @type {string[] | undefined} */ (one.action[claim.field])?.length) return says(claim.word);
  return alone.includes(one.action.do) && one.seat !== view.seat ? says(game.word(one.action.do)) : null;
}

/**
 * Returns the feats that the latest events added, with the captured cards and the points gained.
 * @param {import('./games.js').Game} game
 * @param {Shapes['view']} view
 * @param {Shapes['view'] | null} before the view before the events
 * @param {Shapes['event'][]} events
 * @returns {Moment}
 */
export function feats(game, view, before, events) {
  if (!before || before.round !== view.round || before.seats.length !== view.seats.length) return [];
  const move = events.findLast(played);
  const claimed = game.told.claim?.field;
  // Partners share their feats. The partner who moved is shown for both.
  const sides = new Map(view.seats.map(one => [one.side, one]));
  if (move) sides.set(view.seats[move.seat].side, view.seats[move.seat]);
  return [...sides.values()].flatMap(({ seat, score, feats, captured }) => {
    const fresh = Object.keys(feats).filter(id => id !== claimed && feats[id] > (before.seats[seat].feats[id] ?? 0));
    // The scores of some games do not include the points of a round before its end. A claim is celebrated with its points.
    const told = move?.seat === seat && !(claimed && claimed in move.action) ? (move.points ?? 0) : 0;
    const gain = view.settlement ? 0 : score - before.seats[seat].score || told;
    const cards = added(before.seats[seat].captured, captured);
    // If there are several feats, only the sum of their points is known. The last feat shows it.
    return fresh.map((id, at) => ({
      seat,
      yaku: id + '-one' in game.told.names ? id + '-one' : id,
      points: at === fresh.length - 1 && gain > 0 ? gain : 0,
      cards: at === 0 ? cards : [],
    }));
  });
}

/** Returns the new cards of a list, counting copies. @param {string[]} before @param {string[]} now */
function added(before, now) {
  const had = [...before];
  return now.filter(code => {
    const at = had.indexOf(code);
    if (at >= 0) had.splice(at, 1);
    return at < 0;
  });
}

/** Plays the notes and vibrates if the player has switched sounds on. @param {number[]} notes */
export function ring(notes) {
  if (!setting('sound', false)) return;
  if (!still()) navigator.vibrate?.(40);
  audio ??= new AudioContext();
  tones(audio, notes);
}

/**
 * Schedules notes, one shortly after the other.
 * @param {BaseAudioContext} context
 * @param {number[]} notes pitches in hertz
 */
export function tones(context, notes) {
  const now = context.currentTime;
  notes.forEach((pitch, at) => {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, now + at * 0.12);
    loud.gain.exponentialRampToValueAtTime(0.001, now + at * 0.12 + 0.4);
    tone.connect(loud).connect(context.destination);
    tone.start(now + at * 0.12);
    tone.stop(now + at * 0.12 + 0.45);
  });
}
