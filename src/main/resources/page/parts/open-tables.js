// Tables of others where a seat is free.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t, together } from '../lib/words.js';
import { ask } from '../lib/api.js';
import { titlesOf, called } from '../lib/games.js';
import { sit } from '../lib/seats.js';
import { go } from '../lib/route.js';
import { told } from '../lib/told.js';

const EVERY = 10_000;

/** @returns {Promise<Shapes['openTables']['tables']>} the open tables; none where the service is away */
export const openTables = () =>
  ask('/api/tables?open=true').then(
    answer => answer.tables,
    () => [],
  );

class OpenTables extends Part {
  static properties = { games: {}, tables: {}, titles: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {Shapes['listedGame'][]} */ this.games = [];
    /** @type {Shapes['openTables']['tables']} */ this.tables = [];
    /** What own rules are called, by the table that plays by them. @type {Map<string, string[]>} */ this.titles =
      new Map();
    /** @type {unknown} */ this.problem = null;
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
    this.tables = await openTables();
  }

  /** @param {import('lit').PropertyValues} changes */
  async updated(changes) {
    const unknown = this.tables.filter(one => one.rules.layers.length && !this.titles.has(one.table));
    if (!changes.has('tables') || !unknown.length) return;
    const found = await Promise.all(
      unknown.map(async one => /** @type {const} */ ([one.table, await titlesOf(one.rules.layers)])),
    );
    this.titles = new Map([...this.titles, ...found]);
  }

  /** @param {Shapes['openTables']['tables'][number]} table */
  async sit(table) {
    try {
      const free = table.seats.find(seat => seat.free);
      if (!free) return;
      await sit(table.table, free.seat, undefined, { rules: table.rules, commitment: table.commitment });
      go('table', table.table);
    } catch (wrong) {
      this.problem = wrong;
      this.look();
    }
  }

  /**
   * How it is played there: by whose reading, how long, by own rules or not.
   * @param {Shapes['listedGame'] | undefined} game @param {Shapes['openTables']['tables'][number]} table
   */
  how(game, { table, rules }) {
    const reading = game && game.profiles.length > 1 ? game.profiles.find(one => one.id === rules.profile)?.title : '';
    const { rounds } = rules.options;
    const long = typeof rounds === 'number' && rounds > 0 ? t('someRounds', { count: rounds }) : '';
    const own = this.titles.get(table)?.filter(Boolean);
    return [reading, long, ...(own?.length ? own : rules.layers.length ? [t('ownRules')] : [])]
      .filter(Boolean)
      .join(' · ');
  }

  render() {
    return html`<section aria-labelledby="tables">
      <h2 id="tables">${t('openTables')}</h2>
      ${this.tables.length ? nothing : html`<p class="quiet">${t('noOpenTables')}</p>`}
      <ul class="lines">
        ${this.tables.map(one => {
          const game = this.games.find(known => known.id === one.rules.game);
          const sitting = one.seats.filter(seat => !seat.free);
          const names = sitting.filter(seat => seat.kind === 'person').map(seat => seat.name ?? t('somebody'));
          const bots = sitting.length - names.length;
          if (bots) names.push(t('someBots', { count: bots }));
          return html`<li>
            <span
              >${game ? called(game.title) : one.rules.game}:
              ${t('waiting', { names: together(names), free: one.seats.length - sitting.length })}
              <span class="quiet">${this.how(game, one)}</span></span
            >
            <button @click=${() => this.sit(one)}>${t('sitDown')}</button>
          </li>`;
        })}
      </ul>
      ${told(this.problem)}
    </section>`;
  }
}
customElements.define('oya-open-tables', OpenTables);
