// The rules behind the points of a round, with its numbers.
import { html, nothing } from 'lit';
import { t, begun } from './words.js';
import { href } from './route.js';
import { worthOf } from './games.js';

/**
 * Returns the numbers of this round that a rule compares, with its limits, such as "Junk: Bo 5 (fewer than 8)". Returns an
 * empty string if there are none.
 * @param {import('./games.js').Game} game
 * @param {Shapes['decided']} one
 * @param {(seat: number) => string} name
 */
export function caseOf(game, { counts = [] }, name) {
  const limit = (/** @type {typeof counts[number]} */ { least, below }) =>
    least !== undefined ? t('fromCount', { least }) : below !== undefined ? t('belowCount', { below }) : '';
  const all = [...new Set(counts.map(one => one.of))].map(of => {
    const seats = new Map(counts.filter(one => one.of === of).map(one => [one.seat, one]));
    const times = Object.values(game.told.phases).some(phase => phase.actions?.includes(of)) ? '×' : '';
    const each = [...seats.values()].map(one =>
      [name(one.seat), one.count === undefined ? '' : one.count + times, limit(one)].filter(part => part).join(' '),
    );
    return `${begun(game.plural(of))}: ${each.join(', ')}`;
  });
  return all.join('. ');
}

/**
 * Returns the rules of a payment in the order in which they are explained: the rule that states what is paid for, the rules
 * about numbers of this round, and the others. If cards caused the multiplier, its first rule is enough.
 * @template {Shapes['decided']} T
 * @param {Pick<Shapes['settlement'], 'multiplied' | 'multipliedBy'>} done
 * @param {T[]} rules
 */
export function explained({ multiplied = [], multipliedBy = [] }, rules) {
  const left = multipliedBy.length ? multiplied.slice(1).map(one => one.rule) : [];
  const [first, ...others] = rules.filter(one => !left.includes(one.rule));
  return [...(first ? [first] : []), ...others.sort((a, b) => Number(!a.counts) - Number(!b.counts))];
}

/**
 * Returns the description of a rule. If the rule describes a combination, its first sentence ends with what it pays.
 * @param {import('./games.js').Game} game
 * @param {Shapes['decided'] | Shapes['gain']} one
 */
export function described({ told }, { rule, says = '' }) {
  const worth = worthOf(told.yaku[rule.split('/')[1]]);
  const [first] = says.split(/\.(?= |$)/, 1);
  return worth ? first + (first.includes(':') ? ' – ' : ': ') + worth + says.slice(first.length) : says;
}

/**
 * Returns a rule's sentence with a link to its source in the rule book. The numbers of the rule's statements appear
 * only in the book.
 * @param {import('./games.js').Game} game
 * @param {Shapes['decided'] | Shapes['gain']} one
 * @param {string} [who] the players to whom the rule applies, if it does not apply to all
 * @param {(seat: number) => string} [name] the names of the seats, to add the numbers that the rule compares
 */
export const rule = (game, one, who = '', name = undefined) =>
  html`<p class="why">
    ${who ? html`<b>${who}:</b> ` : nothing}${
      name && 'counts' in one && one.counts ? html`<strong>${caseOf(game, one, name)}.</strong> ` : nothing
    }${described(game, one)}
    <a
      class="cites"
      href=${href('rules', game.told.game, 'book', one.rule)}
      title=${[one.ruling, ...(one.cites ?? [])].filter(Boolean).join(' ') || nothing}
      >${t('source')}</a
    >
  </p>`;
