// The score sheet of a match with real cards, one line per round. It is stored in this browser and can be undone line
// by line and printed.
import { html, nothing } from 'lit';
import { Part, given } from '../lib/part.js';
import { t, begun, minus, signed, times } from '../lib/words.js';
import { setting, keep } from '../lib/settings.js';
import { recordsOf, linesOf } from '../lib/situation.js';

class Sheet extends Part {
  static properties = { game: {}, round: {}, answer: {}, name: {}, lines: { state: true }, problem: { state: true } };

  constructor() {
    super();
    /** @type {import('../lib/games.js').Game} */ this.game = given;
    /** @type {import('../lib/situation.js').Round} */ this.round = given;
    /** @type {Shapes['scored'] & Shapes['settlement'] | null} */ this.answer = null;
    /** @type {(seat: number) => string} */ this.name = String;
    /** @type {import('../lib/situation.js').Line[]} */ this.lines = setting('sheet', []);
    this.problem = false;
  }

  /** @param {import('../lib/situation.js').Line[]} lines */
  set(lines) {
    this.lines = lines;
    keep('sheet', lines);
  }

  add() {
    const { answer, round } = this;
    if (!answer) return;
    this.set([
      ...this.lines,
      {
        game: round.game,
        end: answer.end,
        totals: answer.totals,
        scores: answer.scores,
        pot: answer.pot,
        multiplier: answer.multiplier,
        carried: answer.carriedOut ?? [],
        answer,
        before: round,
      },
    ]);
    this.tell('next', { answer, before: round });
  }

  undo() {
    const last = this.lines.at(-1);
    if (!last) return;
    this.set(this.lines.slice(0, -1));
    this.dispatchEvent(new CustomEvent('back', { detail: last.before, bubbles: true }));
  }

  /** Saves a record for each round. Rounds with an unknown deal are saved as they were entered. */
  save() {
    const records = recordsOf(this.lines);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob(
        records.map(one => JSON.stringify(one) + '\n'),
        { type: 'application/x-ndjson' },
      ),
    );
    link.download = 'oya-sheet.jsonl';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** Continues a saved score sheet. @param {File} file */
  async open(file) {
    try {
      const records = (await file.text())
        .split('\n')
        .filter(line => line.trim())
        .map(line => JSON.parse(line));
      if (!records.length || !records.every(one => one.sheet)) throw new Error();
      this.set(linesOf(records));
      this.problem = false;
      this.tell('next', this.lines.at(-1));
    } catch {
      this.problem = true;
    }
  }

  render() {
    const wide = Math.max(0, ...this.lines.map(line => line.totals.length));
    const pot = this.game.told.pot || this.lines.some(line => line.pot);
    return html`<section class="sheet" aria-labelledby="sheet">
      <h2 id="sheet">${t('sheet')}</h2>
      <p class="noprint">
        <button class="primary" id="add" ?disabled=${!this.answer} @click=${this.add}>${t('addLine')}</button>
        ${
          this.lines.length
            ? html`<button id="undo-line" @click=${this.undo}>${t('undoLine')}</button>
                <button @click=${() => print()}>${t('print')}</button>
                <button id="save-sheet" @click=${this.save}>${t('saveRecords')}</button>`
            : nothing
        }
      </p>
      <label class="file noprint">
        ${t('openSheet')}
        <input
          type="file"
          name="sheet"
          accept=".jsonl,.ndjson"
          @change=${(/** @type {Of<HTMLInputElement>} */ e) => e.target.files?.[0] && this.open(e.target.files[0])}
        />
      </label>
      ${this.problem ? html`<p class="wrong" role="alert">${t('noRecords')}</p>` : nothing}
      ${
        this.lines.length
          ? html`<div class="wide" tabindex="0" role="region" aria-label=${t('standing')}>
              <table class="lined">
                <thead>
                  <tr>
                    <th scope="col">${t('rounds')}</th>
                    <th scope="col">${t('howEnded')}</th>
                    ${Array.from({ length: wide }, (_, seat) => html`<th scope="col">${this.name(seat)}</th>`)}
                    ${pot ? html`<th scope="col">${begun(t('potName'))}</th>` : nothing}
                  </tr>
                </thead>
                <tbody>
                  ${this.lines.map(
                    (line, at) =>
                      html`<tr>
                        <th scope="row">${at + 1}</th>
                        <td>
                          ${this.game.ended(line.end ?? '')}${line.multiplier > 1 ? ` × ${line.multiplier}` : ''}${
                            line.carried?.length
                              ? html` <span class="quiet">${t('carried', { list: times(line.carried) })}</span>`
                              : nothing
                          }
                        </td>
                        ${line.totals.map(
                          (total, seat) =>
                            html`<td>
                              ${signed(total)} <span class="quiet">${minus(line.scores[seat] ?? '')}</span>
                            </td>`,
                        )}
                        ${pot ? html`<td>${line.pot || ''}</td>` : nothing}
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
          : html`<p class="quiet">${t('sheetEmpty')}</p>`
      }
    </section>`;
  }
}
customElements.define('oya-sheet', Sheet);
