// The running sheet of a match with real cards: a line for each round, kept in this browser, undone line by line, printed.
import { html, nothing } from 'lit';
import { Part } from '../lib/part.js';
import { t } from '../lib/words.js';
import { setting, keep } from '../lib/settings.js';

class Sheet extends Part {
  static properties = { game: {}, round: {}, answer: {}, name: {}, lines: { state: true } };

  constructor() {
    super();
    /** @type {any} */ this.game = null;
    /** @type {any} */ this.round = null;
    /** @type {any} */ this.answer = null;
    /** @type {(seat: number) => string} */ this.name = String;
    /** @type {any[]} */ this.lines = setting('sheet', []);
  }

  /** @param {any[]} lines */
  set(lines) {
    this.lines = lines;
    keep('sheet', lines);
  }

  add() {
    const { answer, round } = this;
    this.set([...this.lines, { game: round.game, end: answer.end, totals: answer.totals, scores: answer.scores, pot: answer.pot, multiplier: answer.multiplier, payments: answer.payments, before: round }]);
    this.tell('next', answer);
  }

  undo() {
    const last = this.lines.at(-1);
    this.set(this.lines.slice(0, -1));
    this.dispatchEvent(new CustomEvent('back', { detail: last.before, bubbles: true }));
  }

  save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(this.lines.map(({ before, ...line }) => line), null, 1)], { type: 'application/json' }));
    link.download = 'oya-sheet.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  render() {
    const wide = Math.max(0, ...this.lines.map(line => line.totals.length));
    return html`<section class="sheet" aria-labelledby="sheet"><h2 id="sheet">${t('sheet')}</h2>
      <p class="noprint"><button class="primary" id="add" ?disabled=${!this.answer} @click=${this.add}>${t('addLine')}</button>
        ${this.lines.length ? html`<button id="undo-line" @click=${this.undo}>${t('undoLine')}</button> <button @click=${() => print()}>${t('print')}</button> <button @click=${this.save}>${t('save')}</button>` : nothing}</p>
      ${this.lines.length ? html`<div class="wide" tabindex="0" role="region" aria-labelledby="sheet"><table class="lined"><thead><tr><th scope="col">${t('rounds')}</th><th scope="col">${t('howEnded')}</th>${Array.from({ length: wide }, (_, seat) => html`<th scope="col">${this.name(seat)}</th>`)}<th scope="col">${t('potName')}</th></tr></thead>
        <tbody>${this.lines.map((line, at) => html`<tr><th scope="row">${at + 1}</th><td>${this.game.word(line.end)}${line.multiplier > 1 ? ` × ${line.multiplier}` : ''}</td>${line.totals.map((/** @type {number} */ total, /** @type {number} */ seat) => html`<td>${total > 0 ? '+' : ''}${total} <span class="quiet">${line.scores[seat] ?? ''}</span></td>`)}<td>${line.pot || ''}</td></tr>`)}</tbody></table></div>` : html`<p class="quiet">${t('sheetEmpty')}</p>`}
    </section>`;
  }
}
customElements.define('oya-sheet', Sheet);
