// Combinations with their cards, the location of each card, their value, and each player's progress.
import { html, nothing } from 'lit';
import { t, begun } from './words.js';
import { fanned } from './card.js';
import { nameOf } from './names.js';
import { rivals } from './around.js';

/** The maximum number of missing cards shown, unless the combination needs more. */
const MOST = 6;

/** @param {Shapes['view']} view */
const hereIn = view => (/** @type {string} */ code) =>
  view.field.includes(code) || view.hand.includes(code) ? 'here' : '';

/**
 * Returns the missing cards to show, those in the hand or on the table first.
 * @param {Shapes['view']} view
 * @param {string[]} codes
 * @param {number} least the number of cards to show even if it exceeds the maximum
 */
export function wanted(view, codes, least) {
  const here = hereIn(view);
  return [...codes].sort((a, b) => here(b).length - here(a).length).slice(0, Math.max(MOST, least));
}

/** Returns the numbers of a combination within reach, as the rules count its cards. @param {Shapes['reach']} one */
const told = ({ of, missing }) => ({ have: of - missing, of, missing });

/**
 * Returns a combination that this seat can still complete.
 * @param {import('./games.js').Game} game
 * @param {Shapes['view']} view
 * @param {Shapes['reach']} one
 */
export function reach(game, view, one) {
  const here = hereIn(view);
  return html`<li>
    <strong>${begun(game.word(one.yaku))}</strong>
    <span class="quiet">${one.worth ?? ''}</span>
    <span class="kind"
      >${fanned(game, game.sorted(one.have))}${fanned(
        game,
        wanted(view, one.need, one.missing),
        code => 'lacks ' + here(code),
      )}</span
    >
    <span class="quiet">${t('reachSays', told(one))}${one.missing < one.need.length ? ' · ' + t('needsAny') : ''}</span>
  </li>`;
}

/**
 * Returns a combination with the progress of all seats.
 * @param {import('./games.js').Game} game
 * @param {Shapes['view']} view
 * @param {import('./games.js').Yaku} yaku
 */
export function combination(game, view, yaku) {
  const here = hereIn(view);
  const own = view.seat === null ? null : view.seats[view.seat];
  const mine = own?.reach.find(one => one.yaku === yaku.id);
  const dealt = yaku.of === 'hand';
  const cards = dealt ? [] : game.sorted([...(game.sets.get(yaku.id) ?? [])]);
  const captured = (/** @type {boolean} */ ours) =>
    view.seats.filter(one => (one.side === own?.side) === ours).flatMap(one => one.captured);
  const [ours, theirs] = [captured(true), captured(false)];
  const of = (/** @type {string[]} */ some, /** @type {string} */ code) => some.filter(one => one === code).length;
  // A deck may have several copies of a card. A card is gone if the others have all of them.
  const taken = cards.flatMap(code => Array(of(ours, code)).fill(code));
  const left = cards.filter(code => of(ours, code) + of(theirs, code) < (game.cards.get(code)?.copies ?? 1));
  const gone = cards.filter(code => !left.includes(code) && !taken.includes(code));
  // Double cards are counted twice, so a combination of few of them stays possible.
  const impossible =
    !!own &&
    !dealt &&
    yaku.needs.some(some => game.counted(some.cards.filter(code => !gone.includes(code))) < some.least);
  const made = own?.made?.includes(yaku.id) || (dealt && view.held.includes(yaku.id));
  // Combinations that count only at the end of a round are never within reach. The numbers of large ones are useful.
  const [{ least = 0 } = {}] = yaku.needs;
  const counts = !!own && !mine && !made && !impossible && !dealt && yaku.needs.length === 1 && least > MOST;
  const have = game.counted(taken);
  const lacks = (/** @type {string} */ code) => `lacks ${gone.includes(code) ? 'gone' : here(code)}`;
  return html`<li class=${impossible && !made ? 'impossible' : ''}>
    <strong>${begun(game.word(yaku.id))}</strong>
    <span class="quiet">${yaku.amount ?? ''}</span>
    ${
      cards.length
        ? html`<span class="kind"
            >${fanned(game, taken)}${fanned(
              game,
              cards.length > MOST ? wanted(view, left, mine?.missing ?? 0) : [...left, ...gone],
              lacks,
            )}</span
          >`
        : yaku.sample?.length
          ? html`<span class="kind">${fanned(game, game.sorted(yaku.sample))}</span>`
          : nothing
    }
    ${made ? html`<b class="made">${t('madeIt')}</b>` : nothing}
    <span class="quiet"
      >${yaku.more ? `+ ${yaku.more}. ` : ''}${says(game, yaku)} ${impossible && !made ? t('impossible') : ''}
      ${counts ? t('youHave', { have, of: least, missing: least - have }) : ''} ${far(view, yaku.id).join(' ')}</span
    >
  </li>`;
}

/**
 * Returns the text of a combination, or an empty string if it only repeats the name.
 * @param {import('./games.js').Game} game
 * @param {import('./games.js').Yaku} yaku
 */
function says(game, yaku) {
  const what = yaku.what ?? '';
  return what.toLowerCase() === game.word(yaku.id).toLowerCase() + '.' ? '' : what;
}

/** Returns sentences about each seat's progress. @param {Shapes['view']} view @param {string} id */
function far(view, id) {
  return view.seats.flatMap(seat =>
    seat.reach
      .filter(one => one.yaku === id)
      .map(one => t(seat.seat === view.seat ? 'youHave' : 'hasOf', { name: nameOf(view, seat.seat), ...told(one) })),
  );
}

/**
 * Returns the combinations for which an opponent lacks only one card that this seat does not hold.
 * @param {import('./games.js').Game} game
 * @param {Shapes['view']} view
 * @param {number} most
 */
export function threats(game, view, most) {
  const near = rivals(view)
    .flatMap(seat => seat.reach.filter(one => one.missing === 1).map(one => ({ seat: seat.seat, ...one })))
    .filter(one => one.need.some(code => !view.hand.includes(code)))
    .slice(0, most);
  return near.map(
    one =>
      html`<li>
        <span class="kind">${fanned(game, wanted(view, one.need, 1).slice(0, 3), hereIn(view))}</span>
        <span>${t('oneAway', { name: nameOf(view, one.seat), what: game.word(one.yaku) })}</span>
        <b>${one.worth ?? ''}</b>
      </li>`,
  );
}
