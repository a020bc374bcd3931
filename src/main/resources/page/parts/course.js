// The course of a match: the scores and the player's rounds so far, and after the match the ranks, the curve, the best
// round, the score sheet, and the moves that cost most.
import { html, svg, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, together, minus, signed } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { shown } from '../lib/card.js';
import { nameOf, named } from '../lib/names.js';
import { better } from '../lib/better.js';
import { matchGain } from '../lib/outcome.js';
import { mistakes, weigh } from '../lib/records.js';
import { href } from '../lib/route.js';
import { told } from '../lib/told.js';
import { style } from '../lib/style.js';

await style('course');

/** The number of moves to review. */
const MOVES = 3;
const [WIDE, HIGH] = [360, 150];

/**
 * @typedef {{ seats: number[], scores: number[], gains: number[], matchGain: number }} Line a side with its scores and gains
 *   by round, and the sum of the payments of the match, such as loans
 * @typedef {Shapes['analysis']['decisions'][number] & { round: number }} Costly
 */

/**
 * Returns the scores and gains of each side, round by round.
 * @param {Shapes['view']} view
 * @param {{ scores: number[], payments?: Parameters<typeof matchGain>[0] }[]} records
 * @returns {Line[]}
 */
export function linesOf(view, records) {
  const sides = [...new Set(view.seats.map(one => one.side))].sort((a, b) => a - b);
  return sides.map(side => {
    const seats = view.seats.filter(one => one.side === side).map(one => one.seat);
    const scores = records.map(one => one.scores[one.scores.length === view.seats.length ? seats[0] : side]);
    const ofMatch = records.map(({ payments = [] }) => matchGain(payments, seats[0]));
    const gains = scores.map((score, at) => score - (at ? scores[at - 1] : 0) - ofMatch[at]);
    return { seats, scores, gains, matchGain: ofMatch.reduce((sum, points) => sum + points, 0) };
  });
}

/**
 * Returns the format of the points of a match: with a plus if any player has lost points in a round.
 * @param {Pick<Line, 'gains'>[]} lines
 */
export const formatOf = lines => (lines.some(line => line.gains.some(gain => gain < 0)) ? signed : minus);

class Course extends Part {
  static properties = {
    view: {},
    game: {},
    client: {},
    table: {},
    records: { state: true },
    moves: { state: true },
    busy: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {Shapes['view']} */ this.view = given;
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/table-client.js').TableClient} */ this.client = given;
    this.table = '';
    /** @type {Shapes['record'][] | null} the records of the finished rounds */ this.records = null;
    /** @type {Costly[] | null} the moves that cost most, or null until they were requested */ this.moves = null;
    /** The round being analysed, or 0. */ this.busy = 0;
    /** @type {unknown} */ this.problem = null;
    this.round = 0;
  }

  updated() {
    if (this.round !== this.view.round) this.load();
  }

  async load() {
    const current = this.asks('records');
    this.round = this.view.round;
    const text = await ask(`${this.client.path}/record`, { token: this.client.token, as: 'text' }).catch(() => '');
    if (!current()) return;
    this.records = String(text)
      .split('\n')
      .filter(line => line.trim())
      .map(line => JSON.parse(line));
  }

  render() {
    const { view } = this;
    if (!this.records?.length) return nothing;
    const lines = linesOf(view, this.records);
    if (!view.over) return this.soFar(lines);
    return view.round > 1 ? this.whole(lines) : this.ofOneRound();
  }

  /** @param {number[]} seats */
  called(seats) {
    return together(seats.map(seat => nameOf(this.view, seat)));
  }

  /** @param {Line} line */
  isOwn(line) {
    return line.seats.some(seat => seat === this.view.seat);
  }

  /** Returns the scores and the player's gains of the rounds so far. @param {Line[]} lines */
  soFar(lines) {
    const { view } = this;
    const own = lines.find(one => this.isOwn(one)) ?? lines[0];
    const format = formatOf(lines);
    // A table of points, as for more than two players, already contains the scores.
    const scores = view.seats.length === 2 && !view.settlement?.sides;
    if (!scores && own.gains.length < 2) return nothing;
    return html`<section class="course">
      <h3>${view.rounds ? t('afterRounds', { round: view.round, rounds: view.rounds }) : t('afterRound', view)}</h3>
      ${
        scores
          ? html`<ul class="ranks">
              ${lines.map(
                line =>
                  html`<li class=${this.isOwn(line) ? 'mine' : ''}>
                    <span>${this.called(line.seats)}</span>
                    <b class="amount">${format(line.scores.at(-1) ?? 0)}</b>
                  </li>`,
              )}
            </ul>`
          : nothing
      }
      ${own.gains.length > 1 ? this.bars(own.gains) : nothing}
    </section>`;
  }

  /** Returns a bar for each round. Gains are filled and point up. @param {number[]} gains */
  bars(gains) {
    const rounds = Math.max(this.view.rounds ?? 0, gains.length);
    const most = Math.max(1, ...gains.map(Math.abs));
    const wide = WIDE / rounds;
    const says = gains.map((gain, at) => `${at + 1}: ${signed(gain)}`).join(', ');
    return html`<figure class="bars">
      <figcaption>${t('yourRounds')}</figcaption>
      <svg viewBox="0 0 ${WIDE} 90" role="img" aria-label=${says}>
        <line x1="0" y1="45" x2=${WIDE} y2="45" />
        ${gains.map((gain, at) => {
          const high = Math.max(1.5, (38 * Math.abs(gain)) / most);
          const y = gain > 0 ? 45 - high : 45;
          return svg`<rect class=${gain > 0 ? 'gain' : 'loss'} x=${at * wide + wide * 0.2} y=${y} width=${wide * 0.6} height=${high} />`;
        })}
      </svg>
    </figure>`;
  }

  /** Returns the moves to review after a match of one round. The settlement already shows everything else. */
  ofOneRound() {
    return this.view.seat === null ? nothing : html`<section class="course">${this.costly()}</section>`;
  }

  /** Returns the summary of a match. @param {Line[]} lines */
  whole(lines) {
    const format = formatOf(lines);
    const ranked = [...lines].sort((a, b) => (b.scores.at(-1) ?? 0) - (a.scores.at(-1) ?? 0));
    const place = (/** @type {Line} */ line) =>
      1 + lines.filter(one => (one.scores.at(-1) ?? 0) > (line.scores.at(-1) ?? 0)).length;
    return html`<section class="course whole">
      <div>
        <ol class="ranks">
          ${ranked.map(
            line =>
              html`<li class=${this.isOwn(line) ? 'mine' : ''}>
                <span>${place(line)}. ${this.called(line.seats)} <small class="quiet">${this.owed(line)}</small></span>
                <b class="amount">${format(line.scores.at(-1) ?? 0)}</b>
              </li>`,
          )}
        </ol>
        ${this.curve(lines)} ${this.best(lines)}
      </div>
      ${this.sheet(lines)} ${this.view.seat === null ? nothing : this.costly()}
    </section>`;
  }

  /** Returns what a side still owes, such as a debt, as text. @param {Line} line */
  owed(line) {
    return line.seats.flatMap(seat => this.view.seats[seat].owed ?? []).join(', ');
  }

  /** Returns the scores as curves, the player's in the accent colour. @param {Line[]} lines */
  curve(lines) {
    const all = lines.flatMap(one => [0, ...one.scores]);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const rounds = lines[0].scores.length;
    const x = (/** @type {number} */ at) => (at * (WIDE - 70)) / rounds + 4;
    const y = (/** @type {number} */ score) => 10 + ((HIGH - 20) * (most - score)) / Math.max(1, most - least);
    // Keeps the names at the ends of the curves apart.
    const ends = lines
      .map(line => ({ line, y: y(line.scores.at(-1) ?? 0) }))
      .sort((a, b) => a.y - b.y)
      .reduce((placed, one) => {
        const last = placed.at(-1)?.y ?? -Infinity;
        return [...placed, { ...one, y: Math.max(one.y, last + 14) }];
      }, /** @type {{ line: Line, y: number }[]} */ ([]));
    const points = (/** @type {Line} */ line) =>
      [0, ...line.scores].map((score, round) => `${x(round)},${y(score)}`).join(' ');
    const kind = (/** @type {Line} */ line, /** @type {string} */ other) => (this.isOwn(line) ? 'mine' : other);
    const called = (/** @type {Line} */ line) => this.called(line.seats).slice(0, 10);
    return html`<figure class="curve">
      <svg viewBox="0 0 ${WIDE} ${HIGH + 14 * Math.max(0, lines.length - 2)}" role="img" aria-label=${t('howItWent')}>
        <line x1="4" x2=${x(rounds)} y1=${y(0)} y2=${y(0)} />
        ${lines.map((line, at) => svg`<polyline class=${kind(line, 'other' + (at % 3))} points=${points(line)} />`)}
        ${ends.map(
          ({ line, y: end }) =>
            svg`<text class=${kind(line, '')} x=${x(rounds) + 6} y=${end + 4}>${called(line)}</text>`,
        )}
      </svg>
    </figure>`;
  }

  /** Returns the player's best round. @param {Line[]} lines */
  best(lines) {
    const own = lines.find(one => this.isOwn(one));
    if (!own) return nothing;
    const most = Math.max(...own.gains);
    if (most <= 0) return nothing;
    return html`<p>${t('bestRound', { round: own.gains.indexOf(most) + 1, points: signed(most) })}</p>`;
  }

  /** Returns the gains of each round and the final scores. @param {Line[]} lines */
  sheet(lines) {
    const format = formatOf(lines);
    const cells = (/** @type {(line: Line) => string} */ say) =>
      lines.map(line => html`<td class=${this.isOwn(line) ? 'mine' : ''}>${say(line)}</td>`);
    return html`<table class="standing sheet">
      <thead>
        <tr>
          <th scope="col">${t('roundName')}</th>
          ${lines.map(line => html`<th scope="col" class=${this.isOwn(line) ? 'mine' : ''}>${this.called(line.seats)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines[0].gains.map(
          (_, round) =>
            html`<tr>
              <th scope="row">${round + 1}</th>
              ${cells(line => format(line.gains[round]))}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        ${
          lines.some(line => line.matchGain)
            ? html`<tr>
                <th scope="row">${begun(this.game.word('match'))}</th>
                ${cells(line => signed(line.matchGain))}
              </tr>`
            : nothing
        }
        <tr>
          <th scope="row">${t('total')}</th>
          ${cells(line => format(line.scores.at(-1) ?? 0))}
        </tr>
      </tfoot>
    </table>`;
  }

  /** Analyses the player's moves of all rounds and keeps those that cost most. */
  async analyse() {
    const current = this.asks('moves');
    const own = this.view.seat ?? 0;
    /** @type {Costly[]} */
    let all = [];
    this.problem = null;
    try {
      for (const [at, record] of (this.records ?? []).entries()) {
        this.busy = at + 1;
        const decisions = await weigh(record, own, this.view.rules.layers);
        if (!current()) return;
        const costly = mistakes(this.table, at + 1, decisions);
        all = [...all, ...costly.map(one => ({ ...one, round: at + 1 }))];
      }
      this.moves = all.sort((a, b) => b.cost - a.cost).slice(0, MOVES);
    } catch (wrong) {
      if (current()) this.problem = wrong;
    }
    if (!current()) return;
    this.busy = 0;
    await this.updateComplete;
    this.querySelector('.costly')?.scrollIntoView({ block: 'nearest' });
  }

  costly() {
    const { busy, moves, records } = this;
    return html`<div class="costly">
      <h3>${t('movesAgain', { count: moves?.length ?? 0 })}</h3>
      ${
        moves
          ? html`<ul role="status">
              ${moves.length ? moves.map(one => this.costs(one)) : html`<li>${t('noMistakes')}</li>`}
            </ul>`
          : html`<p>
              <button id="costly" ?disabled=${busy} @click=${this.analyse}>
                ${busy ? t('analysing', { round: busy, rounds: records?.length }) : t('findMoves')}
              </button>
            </p>`
      }
      ${told(this.problem)}
    </div>`;
  }

  /** @param {Costly} one */
  costs(one) {
    const { view, game } = this;
    const best = one.moves[0];
    const played = one.moves.find(move => JSON.stringify(move.move) === JSON.stringify(one.played));
    const cards = [one.played.card, ...(best.move?.card && best.move.card !== one.played.card ? [best.move.card] : [])];
    const name = (/** @type {number} */ seat) => (seat === view.seat ? t('toYou') : nameOf(view, seat));
    return html`<li>
      <span class="kind">${cards.flatMap(code => (code ? [shown(game, code, 'small')] : []))}</span>
      <span>
        <b>${t('you')}:</b> ${named(played?.says || game.word(one.played.do), name)}. ${better(one, view.seat, name)}
        <small>${t('round', { round: one.round })}</small>
      </span>
      <a href=${href('replay', this.table, String(one.round), String(one.number))}>${t('look')}</a>
    </li>`;
  }
}
customElements.define('oya-course', Course);
