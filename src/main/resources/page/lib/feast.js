// Celebrations of a declaration, a cleared table or a won round. The player can switch on sounds and vibration.
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
 * Returns the text and the notes that celebrate the latest events, or null if none of them is special.
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
  const { sweep, claim, alone } = game.told;
  const says = (/** @type {string} */ what) => ({ text: `${nameOf(view, one.seat)}: ${begun(what)}!`, notes: SAID });
  if (claim && /** @type {string[] | undefined} */ (one.action[claim.field])?.length) return says(claim.word);
  if (sweep && one.action.card && !view.field.length && !view.builds.length) return says(sweep);
  return alone.includes(one.action.do) && one.seat !== view.seat ? says(game.word(one.action.do)) : null;
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
