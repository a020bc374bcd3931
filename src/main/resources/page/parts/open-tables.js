// Other players' tables: those with a free seat, and those open to spectators.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, together } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { titlesOf, called } from '../lib/games.js';
import { seats } from '../lib/seats.js';
import { href } from '../lib/route.js';

const EVERY = 10_000;
/** The maximum number of shown games in progress. */
const MOST = 8;

/**
 * @param {boolean} [playing]
 * @returns {Promise<Shapes['openTables']['tables']>} the tables, or none if the service is unavailable
 */
const listed = playing =>
  ask('/api/tables?open=true' + (playing ? '&playing=true' : '')).then(
    answer => answer.tables,
    () => [],
  );

/** Returns the tables with a free seat, and the tables at which others play. */
export async function openTables() {
  const own = new Set(seats().map(one => one.table));
  const [tables, playing] = await Promise.all([listed(), listed(true)]);
  return { tables, playing: playing.filter(one => !own.has(one.table)).slice(0, MOST) };
}

/** Returns the names of the players at a table. @param {Shapes['openTables']['tables'][number]} table */
function sitting({ seats }) {
  const persons = seats.filter(seat => !seat.free && seat.kind === 'person').map(seat => seat.name ?? t('somebody'));
  const bots = seats.filter(seat => seat.kind === 'bot').length;
  return together(bots ? [...persons, t('someBots', { count: bots })] : persons);
}

class OpenTables extends Part {
  static properties = { games: {}, tables: {}, playing: {}, titles: { state: true } };

  constructor() {
    super();
    /** @type {Shapes['listedGame'][]} */ this.games = [];
    /** @type {Shapes['openTables']['tables']} */ this.tables = [];
    /** @type {Shapes['openTables']['tables']} the tables with a game in progress */ this.playing = [];
    /** The titles of house rules, by table. @type {Map<string, string[]>} */ this.titles = new Map();
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => document.visibilityState === 'visible' && this.look(), EVERY);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async look() {
    Object.assign(this, await openTables());
  }

  /** @param {import('lit').PropertyValues} changes */
  async updated(changes) {
    const unknown = [...this.tables, ...this.playing].filter(
      one => one.rules.layers.length && !this.titles.has(one.table),
    );
    if (!(changes.has('tables') || changes.has('playing')) || !unknown.length) return;
    const found = await Promise.all(
      unknown.map(async one => /** @type {const} */ ([one.table, await titlesOf(one.rules.layers)])),
    );
    this.titles = new Map([...this.titles, ...found]);
  }

  /**
   * Returns a table's variant, number of rounds and house rules.
   * @param {Shapes['listedGame'] | undefined} game
   * @param {Shapes['openTables']['tables'][number]} table
   */
  how(game, { table, rules }) {
    const reading = game && game.profiles.length > 1 ? game.profiles.find(one => one.id === rules.profile)?.title : '';
    const { rounds } = rules.options;
    const long = typeof rounds === 'number' && rounds > 0 ? t('someRounds', { count: rounds }) : '';
    const own = this.titles.get(table)?.filter(Boolean);
    return [reading, long, ...(own?.length ? own : rules.layers.length ? [t('houseRules')] : [])]
      .filter(Boolean)
      .join(' · ');
  }

  /**
   * @param {Shapes['openTables']['tables'][number]} table
   * @param {string} says
   * @param {unknown} way the link of the line
   */
  line(table, says, way) {
    const game = this.games.find(known => known.id === table.rules.game);
    return html`<li>
      <span
        >${game ? called(game.title) : table.rules.game}: ${says}
        <span class="quiet">${this.how(game, table)}</span></span
      >
      ${way}
    </li>`;
  }

  render() {
    return html`<section aria-labelledby="tables">
      <h2 id="tables">${t('openTables')}</h2>
      ${this.tables.length || this.playing.length ? nothing : html`<p class="quiet">${t('noOpenTables')}</p>`}
      <ul class="lines">
        ${this.tables.map(one =>
          this.line(
            one,
            t('waiting', { names: sitting(one), free: one.seats.filter(seat => seat.free).length }),
            html`<a class="button" href=${href('join', one.table)}>${t('sitDown')}</a>`,
          ),
        )}
        ${this.playing.map(one =>
          this.line(
            one,
            t('playing', { names: sitting(one) }),
            html`<a href=${href('table', one.table)}>${t('spectate')}</a>`,
          ),
        )}
      </ul>
    </section>`;
  }
}
customElements.define('oya-open-tables', OpenTables);
