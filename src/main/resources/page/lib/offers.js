// The legal moves that the service offers, narrowed by the player's selection. The page applies no rules itself.

/** The fields of a move that name cards or builds on the table. */
const LYING = ['take', 'free', 'run', 'with', 'pack', 'builds', 'build'];

/**
 * Returns the items on the table that a move uses: codes of cards, and builds as #number.
 * @param {Shapes['action']} move
 * @returns {string[]}
 */
export function lying(move) {
  return LYING.flatMap(field => /** @type {(string | number)[]} */ ([move[field] ?? []].flat(2))).map(one =>
    typeof one === 'number' ? '#' + one : one,
  );
}

/** Returns the teyaku that a move declares. @param {Shapes['action']} move @returns {string[]} */
export const declared = move => /** @type {string[]} */ (move.teyaku ?? []);

/**
 * Returns whether the second list contains all elements of the first, counting duplicates.
 * @param {string[]} few
 * @param {string[]} many
 */
export function within(few, many) {
  const left = [...many];
  return few.every(one => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Returns the moves that contain the selected items, and those that use exactly these items.
 * @param {Shapes['action'][]} moves the moves with the selected card
 * @param {string[]} touched the selected items on the table
 */
export function meant(moves, touched) {
  const open = moves.filter(move => within(touched, lying(move)));
  const exact = open.filter(move => lying(move).length === touched.length);
  return { open, exact };
}

/** Returns whether a move captures something and builds nothing. @param {Shapes['action']} move */
const captures = move => !move.value && lying(move).length > 0;

/** Returns whether all moves use the same items on the table. @param {Shapes['action'][]} moves */
export const alike = moves => new Set(moves.map(move => lying(move).sort().join())).size === 1;

/**
 * Returns the moves that get buttons: those that use exactly the selected items, or all if they use the same items. If the
 * selected items only make a build, these include a capture with further items.
 * @param {{ open: Shapes['action'][], exact: Shapes['action'][] }} meant
 * @param {number} few the number of moves that get buttons even if they use further items
 */
export function offered({ open, exact }, few) {
  if (open.length <= few || alike(open)) return open;
  if (!exact.length || exact.some(captures)) return exact;
  const [whole] = open.filter(captures).sort((a, b) => lying(a).length - lying(b).length);
  return whole ? [...exact, whole] : exact;
}

/** Returns the number of items that a move claims beyond those that it uses, such as twins. @param {Shapes['action']} move */
const claimed = move =>
  Object.entries(move).reduce(
    (sum, [field, some]) => sum + (Array.isArray(some) && !LYING.includes(field) ? some.length : 0),
    0,
  );

/**
 * Returns the moves without those that claim less than another move that uses the same items.
 * @param {Shapes['action'][]} moves
 */
export function strongest(moves) {
  const use = (/** @type {Shapes['action']} */ move) => [move.do, move.card, move.value, ...lying(move).sort()].join();
  const all = moves.map(move => ({ move, use: use(move), claims: claimed(move) }));
  /** @type {Map<string, number>} */
  const most = new Map();
  for (const one of all) most.set(one.use, Math.max(one.claims, most.get(one.use) ?? 0));
  return all.filter(one => one.claims === most.get(one.use)).map(one => one.move);
}

/** Returns the moves without a card. @param {Shapes['action'][]} moves */
export const spoken = moves => moves.filter(move => move.card === undefined || move.card === null);

/** Returns the moves with a card. @param {Shapes['action'][]} moves @param {string | null} card */
export const withCard = (moves, card) => (card === null ? [] : moves.filter(move => move.card === card));
