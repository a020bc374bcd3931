// Icons for buttons without room for text.
import { html, svg } from 'lit';

/** Returns the logo of the page: a card with a moon. */
export const mark = () =>
  html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect x="6" y="2" width="20" height="28" rx="3"></rect>
    <circle cx="16" cy="12" r="6"></circle>
  </svg>`;

const DRAWN = {
  combinations: svg`<path d="M4 5h7v14H4zM13 5h7v14h-7z"></path>`,
  undo: svg`<path d="M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3"></path>`,
  hands: svg`<path d="M2 12s3.7-6.5 10-6.5S22 12 22 12s-3.7 6.5-10 6.5S2 12 2 12z"></path><circle cx="12" cy="12" r="3"></circle>`,
  table: svg`<path d="M2.5 8h19M5.5 8v11M18.5 8v11"></path>`,
  say: svg`<path d="M4 5h16v11h-9l-4 4v-4H4z"></path>`,
  first: svg`<path d="M7 6v12M18 6l-7 6 7 6"></path>`,
  backward: svg`<path d="m14 6-6 6 6 6"></path>`,
  forth: svg`<path d="m10 6 6 6-6 6"></path>`,
  play: svg`<path d="m8 5 11 7-11 7z"></path>`,
  pause: svg`<path d="M8 5v14M16 5v14"></path>`,
  mistake: svg`<path d="m12 4 7 8-7 8-7-8z"></path>`,
  last: svg`<path d="M17 6v12M6 6l7 6-7 6"></path>`,
  menu: svg`<path d="M4 6h16M4 12h16M4 18h16"></path>`,
};

/** Returns an icon. @param {keyof DRAWN} what */
export const icon = what => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${DRAWN[what]}</svg>`;
