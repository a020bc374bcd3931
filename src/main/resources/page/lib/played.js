// What happened at a table is either a move, or something else.

/** @typedef {Shapes['event'] & { seat: number, action: Shapes['action'], says: string }} Played a move that was made */

/** Whether it is a move. @param {Shapes['event']} one @returns {one is Played} */
export const played = one => one.action !== undefined;
