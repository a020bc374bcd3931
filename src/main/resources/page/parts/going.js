// The unfinished matches of this browser: the latest as a picture with its state, and the others as lines.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, together, minus } from '../lib/words.js';
import { ask, Refused } from '../lib/api.js';
import { called } from '../lib/games.js';
import { nameOf } from '../lib/names.js';
import { forgetSeat, GONE, seats } from '../lib/seats.js';
import { setting } from '../lib/settings.js';
import { href } from '../lib/route.js';
import { fan } from '../lib/card.js';

/** The maximum number of matches shown. */
const MOST = 4;
/** The maximum number of cards in the picture. */
const CARDS = 8;
/** Matches with more rounds than this have no marks for their rounds. */
const ROUNDS = 16;

/** @typedef {{ table: string, at: number, view: Shapes['view'] }} Going an unfinished match of this browser */

/**
 * Returns the unfinished matches of this browser, the latest first and unstarted matches last. Tables for practice are left out.
 * @returns {Promise<Going[]>}
 */
export async function unfinished() {
  // The module of the history is not loaded for the first screen.
  /** @type {import('../lib/matches.js').Finished[]} */
  const finished = setting('matches', []);
  const known = await Promise.all(
    seats()
      .filter(({ table, practice }) => !practice && !finished.some(one => one.table === table))
      .slice(0, MOST)
      .map(({ table, at, token }) =>
        ask('/api/tables/' + table, { token }).then(
          (/** @type {Shapes['view']} */ view) => ({ table, at, view }),
          wrong => {
            // The service answers so if the table does not exist or the seat belongs to another player.
            if (wrong instanceof Refused && GONE.includes(wrong.status)) forgetSeat(table);
            return null;
          },
        ),
      ),
  );
  const some = known.flatMap(one => (one && one.view.seat !== null && !one.view.over ? [one] : []));
  // A match without a phase has not started, because a seat is still free.
  return some.sort((a, b) => Number(a.view.phase === null) - Number(b.view.phase === null));
}

class GoingMatches extends Part {
  static properties = { games: {}, going: {} };

  constructor() {
    super();
    /** @type {Shapes['listedGame'][]} */ this.games = [];
    /** @type {Going[]} */ this.going = [];
  }

  render() {
    const [latest, ...others] = this.going;
    const name = setting('name', '');
    return html`<section class="going" aria-labelledby="going">
      <h1 tabindex="-1" id="going">${name ? t('welcomeBack', { name }) : t('welcome')}</h1>
      ${this.latest(latest)}
      ${
        others.length
          ? html`<ul class="lines">
              ${others.map(
                ({ table, at, view }) =>
                  html`<li>
                    <a href=${href('table', table)}>${this.titled(view)}</a>
                    <span class="quiet">${this.round(view)} · ${this.whose(view)}</span>
                    <span class="quiet">${dated(at)}</span>
                  </li>`,
              )}
            </ul>`
          : nothing
      }
    </section>`;
  }

  /** @param {Going} one */
  latest({ table, view }) {
    const game = this.games.find(known => known.id === view.rules.game);
    const cards = view.field.length ? view.field : (game?.deck.finest ?? []);
    const mine = view.turn === view.seat && view.turn !== null;
    const persons = view.seats.filter(seat => !seat.free);
    return html`<div class="continue panel-box">
      <div class="felt" aria-hidden="true">${fan(cards.slice(0, CARDS), Math.min(cards.length, CARDS))}</div>
      <div class="says">
        <p><span class="badge ${mine ? '' : 'quiet'}">${this.whose(view)}</span></p>
        <h2>${this.titled(view)}</h2>
        <dl class="facts">
          ${
            view.round
              ? html`<div>
                  <dt>${t('roundShort')}</dt>
                  <dd>${this.roundOnly(view)}</dd>
                </div>`
              : nothing
          }
          ${persons.slice(0, CARDS).map(
            seat =>
              html`<div>
                <dt>${nameOf(view, seat.seat)}</dt>
                <dd>${minus(seat.score)}</dd>
              </div>`,
          )}
        </dl>
        ${this.marks(view)}
        <p><a class="button primary big" id="continue" href=${href('table', table)}>${t('goOn')}</a></p>
      </div>
    </div>`;
  }

  /** Returns the name of the game and those of the other players. @param {Shapes['view']} view */
  titled(view) {
    const game = this.games.find(known => known.id === view.rules.game);
    const others = view.seats.filter(seat => seat.seat !== view.seat && !seat.free);
    const name = game ? called(game.title) : t('table');
    if (!others.length) return name;
    return t('gameWith', { game: name, names: together(others.map(seat => nameOf(view, seat.seat))) });
  }

  /** @param {Shapes['view']} view */
  roundOnly({ round, rounds }) {
    return rounds ? t('ofRounds', { round, rounds }) : round;
  }

  /** @param {Shapes['view']} view */
  round({ round, rounds }) {
    return round ? (rounds ? t('roundOf', { round, rounds }) : t('round', { round })) : t('notBegun');
  }

  /** Returns whose turn it is. @param {Shapes['view']} view */
  whose(view) {
    if (view.seats.some(seat => seat.free)) return t('waitingForFriends');
    if (view.settlement) return t('roundOver', { round: view.round });
    if (view.turn === null || view.turn === undefined) return t('yourTurnShort');
    return view.turn === view.seat ? t('yourTurnShort') : t('waitsFor', { name: nameOf(view, view.turn) });
  }

  /** Returns one mark for each round. @param {Shapes['view']} view */
  marks({ round, rounds }) {
    if (!rounds || rounds < 2 || rounds > ROUNDS) return nothing;
    const marks = Array.from({ length: rounds }, (_, at) => (at + 1 < round ? 'past' : at + 1 === round ? 'now' : ''));
    return html`<p class="rounds" aria-hidden="true">${marks.map(mark => html`<i class=${mark}></i>`)}</p>`;
  }
}

/** Returns a date in the language of the page. @param {number} at */
const dated = at =>
  new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });

customElements.define('oya-going', GoingMatches);
