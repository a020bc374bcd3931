// The moves that the service offers, narrowed by what was touched. Nothing is decided here:
// what is not offered is not there.

/** The fields of a move that name what lies on the table; the rest says what is done with it. */
const LYING = ['take', 'free', 'with', 'pack', 'builds', 'build'];

/**
 * What a move does with the table: codes of cards, and builds as #number.
 * @param {Shapes['action']} move @returns {string[]}
 */
export function lying(move) {
  return LYING.flatMap(field => /** @type {(string | number)[]} */ ([move[field] ?? []].flat(2))).map(one =>
    typeof one === 'number' ? '#' + one : one,
  );
}

/** The combinations of the hand that a move declares. @param {Shapes['action']} move @returns {string[]} */
export const declared = move => /** @type {string[]} */ (move.teyaku ?? []);

/** Whether everything in one list is in the other, as often. @param {string[]} few @param {string[]} many */
export function within(few, many) {
  const left = [...many];
  return few.every(one => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * What can still be meant by what was touched.
 * @param {Shapes['action'][]} moves those with the touched card
 * @param {string[]} touched what was touched on the table
 */
export function meant(moves, touched) {
  const open = moves.filter(move => within(touched, lying(move)));
  const exact = open.filter(move => lying(move).length === touched.length);
  return { open, exact };
}

/** Moves that need no card. @param {Shapes['action'][]} moves */
export const spoken = moves => moves.filter(move => move.card === undefined || move.card === null);

/** Moves with a card. @param {Shapes['action'][]} moves @param {string | null} card */
export const withCard = (moves, card) => (card === null ? [] : moves.filter(move => move.card === card));
