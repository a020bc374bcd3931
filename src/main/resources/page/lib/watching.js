// A recorded position in the form of a table view, with the cards that the next move uses.
import { Choosing } from './choosing.js';
import { lying } from './offers.js';
import { t } from './words.js';

/**
 * Returns a view of a recorded position with the names of the players.
 * @param {Shapes['replayed']} view
 * @param {{ table: string, seat: number | null, version: number, rules?: Shapes['tableRules'], seats:
 *   Shapes['view']['seats'] | null }} known the known properties of the table
 * @param {number} own the seat whose hand is at the bottom
 * @param {boolean} open whether the hands of all seats are shown
 * @param {(seat: number) => string | undefined} name the name of a seat in the record
 * @param {Shapes['action'] | undefined} next the next move; a card from the stock is shown before it is used
 * @returns {Shapes['view']}
 */
export const positionOf = (view, known, own, open, name, next) =>
  /** @type {Shapes['view']} */ (
    /** @type {unknown} */ ({
      ...view,
      ...known,
      hand: view.seats[own].cards,
      turned: view.turned ?? (next?.card && !view.seats[next.seat].cards.includes(next.card) ? next.card : null),
      moves: [],
      seats: view.seats.map(({ cards, ...seat }, at) => ({
        ...seat,
        ...(known.seats
          ? { name: known.seats[at].name, kind: known.seats[at].kind }
          : { kind: 'person', name: name(at) ?? t('player', { number: at + 1 }) }),
        shown: open && at !== own ? cards : seat.shown,
      })),
    })
  );

/** The cards of a recorded position. The cards of the next move and of the better move are marked. No card can be selected. */
export class Watching extends Choosing {
  /**
   * @param {Shapes['view']} view
   * @param {Shapes['action'] | undefined} next the move that was made
   * @param {Shapes['action'] | undefined} better the move that would have been better
   */
  constructor(view, next, better) {
    super(
      /** @type {import('./table-client.js').TableClient} */ (
        /** @type {unknown} */ ({ view, free: false, pending: null, token: null, path: '' })
      ),
      () => {},
    );
    this.touched = next ? lying(next) : [];
    this.better = better ? lying(better) : [];
  }

  get lifted() {
    return new Set(this.better);
  }

  opens() {
    return true;
  }

  takes() {
    return false;
  }

  drop() {}

  async touch() {}
}
