// Distinguishes moves from the other events at a table.

/** @typedef {Shapes['event'] & { seat: number, action: Shapes['action'], says: string }} Played a move */

/** Returns whether an event is a move. @param {Shapes['event']} one @returns {one is Played} */
export const played = one => one.action !== undefined;
