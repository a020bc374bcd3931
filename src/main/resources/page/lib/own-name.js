// The field for the player's own name, which is stored in this browser.
import { html } from 'lit';
import { t } from './words.js';
import { setting, keep } from './settings.js';

/**
 * Returns the field.
 * @param {(name: string) => void} [changed] a callback for the new name
 * @param {string} [known] the present name
 */
export const ownName = (changed = () => {}, known = setting('name', '')) =>
  html`<label>
    ${t('yourName')}
    <input
      name="name"
      maxlength="40"
      autocomplete="nickname"
      placeholder=${t('somebody')}
      .value=${known}
      @change=${(/** @type {Of<HTMLInputElement>} */ e) => {
        keep('name', e.target.value.trim());
        changed(e.target.value.trim());
      }}
    />
  </label>`;
