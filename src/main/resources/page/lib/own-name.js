// The field for the player's own name, which is stored in this browser.
import { html } from 'lit';
import { t } from './words.js';
import { setting, keep } from './settings.js';

export const ownName = () =>
  html`<label>
    ${t('yourName')}
    <input
      name="name"
      maxlength="40"
      autocomplete="nickname"
      placeholder=${t('somebody')}
      .value=${setting('name', '')}
      @change=${(/** @type {Of<HTMLInputElement>} */ e) => keep('name', e.target.value.trim())}
    />
  </label>`;
