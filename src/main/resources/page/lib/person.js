// The form for one player of an entered round.
import { html, nothing } from 'lit';
import { t, begun } from './words.js';
import { spokenOf } from './situation.js';

/**
 * @param {import('./games.js').Game} game @param {import('./situation.js').Seat} one @param {number} at
 * @param {(some: Partial<import('./situation.js').Seat>) => void} change
 */
export function person(game, one, at, change) {
  const held = Object.values(game.told.yaku).filter(yaku => yaku.of === 'hand' && yaku.played);
  const spoken = spokenOf(game.told);
  const { sweeps, claim, tallies = [] } = game.told;
  const counted = [
    ...(sweeps ? [{ field: sweeps, label: game.word(sweeps) }] : []),
    ...tallies.map(tally => ({ field: tally, label: game.word(tally) })),
    ...(claim ? [{ field: claim.field, label: t('pointsOf', { what: game.word(claim.field) }) }] : []),
  ];
  return html`<fieldset>
    <legend>${t('player', { number: at + 1 })}</legend>
    <label>
      ${t('name')}
      <input
        maxlength="30"
        .value=${one.name}
        @change=${(/** @type {Of<HTMLInputElement>} */ e) => change({ name: e.target.value })}
      />
    </label>
    ${[0, 1].map(which =>
      held.length && (which === 0 || one.declared.length)
        ? html`<label>
            ${t('declaredWhat')}
            <select
              @change=${(/** @type {Of<HTMLSelectElement>} */ e) => {
                const all = [...one.declared];
                all[which] = e.target.value;
                change({ declared: all.filter(Boolean) });
              }}
            >
              <option value="">–</option>
              ${held.map(
                yaku =>
                  html`<option value=${yaku.id} .selected=${one.declared[which] === yaku.id}>
                    ${game.word(yaku.id)}
                  </option>`,
              )}
            </select>
          </label>`
        : nothing,
    )}
    ${
      spoken.length
        ? html`<label>
            ${t('saidWhat')}
            <select @change=${(/** @type {Of<HTMLSelectElement>} */ e) => change({ said: e.target.value })}>
              <option value="">–</option>
              ${spoken.map(
                word => html`<option value=${word} .selected=${one.said === word}>${game.word(word)}</option>`,
              )}
            </select>
          </label>`
        : nothing
    }
    ${counted.map(
      ({ field, label }) =>
        html`<label>
          ${begun(label)}
          <input
            name=${field}
            type="number"
            min="0"
            inputmode="numeric"
            .value=${String(one.counts[field] ?? '')}
            @change=${(/** @type {Of<HTMLInputElement>} */ e) =>
              change({ counts: { ...one.counts, [field]: Math.max(0, Math.trunc(Number(e.target.value))) } })}
          />
        </label>`,
    )}
    ${
      game.told.sitOut
        ? html`<label class="check">
            <input
              type="checkbox"
              .checked=${one.active}
              @change=${(/** @type {Of<HTMLInputElement>} */ e) => change({ active: e.target.checked })}
            />
            ${t('playedRound')}
          </label>`
        : nothing
    }
  </fieldset>`;
}
