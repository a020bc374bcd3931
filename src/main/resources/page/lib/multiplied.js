// The reason for a round's multiplier: the cards on the field that caused it, and its rules.
import { html, nothing } from 'lit';
import { fanned } from './card.js';
import { t, together } from './words.js';
import { rule } from './payments.js';

/** @typedef {Pick<Shapes['settlement'], 'multiplied' | 'multipliedBy'>} Multiplied */

/**
 * Returns a sentence that names the cards that caused the multiplier, or an empty string if no card did.
 * @param {import('./games.js').Game} game
 * @param {Multiplied} of
 */
export const cause = (game, { multipliedBy = [] }) =>
  multipliedBy.length
    ? t('dealtToField', { cards: together(game.sorted(multipliedBy).map(code => game.cards.get(code)?.name ?? code)) })
    : '';

/**
 * Returns the cards that caused the multiplier, their sentence, and the rules. If cards caused it, one rule is enough.
 * @param {import('./games.js').Game} game
 * @param {Multiplied} of
 * @param {(seat: number) => string} [name] the names of the seats of a settled round
 */
export const reasons = (game, of, name = undefined) =>
  html`${
    of.multipliedBy?.length
      ? html`<p class="cause">
          <span class="kind">${fanned(game, game.sorted(of.multipliedBy))}</span> <strong>${cause(game, of)}</strong>
        </p>`
      : nothing
  }
  ${(of.multiplied ?? []).slice(0, of.multipliedBy?.length ? 1 : undefined).map(one => rule(game, one, '', name))}`;
