// Drawing of cards. The service delivers the pictures of a deck as one sprite. Until it has loaded, cards show their
// names.
import { html, svg, nothing } from 'lit';
import { language } from './words.js';

/** @type {Map<string, Promise<Element | null>>} */
const sprites = new Map();
/**
 * The deck whose pictures are in the page. Decks may use the same card codes, so only one is loaded at a time.
 * @type {{ deck: string, box: string } | null}
 */
let now = null;

/**
 * Loads the pictures of a deck into the page and removes those of the previous deck.
 * @param {string} deck
 * @param {string} [address] the path of the sprite
 * @returns {Promise<boolean>} whether the deck has pictures
 */
export async function pictures(deck, address = `/decks/${deck}.svg`) {
  let there = sprites.get(deck);
  if (!there) {
    there = bring(address).catch(() => null);
    sprites.set(deck, there);
  }
  const sprite = await there;
  sprite?.querySelectorAll('[lang]').forEach(one => one.setAttribute('display', said(one) ? 'inline' : 'none'));
  if (!sprite || now?.deck === deck) return !!sprite;
  document.querySelectorAll('body > .sprite').forEach(other => other.remove());
  document.body.append(sprite);
  const box = sprite.querySelector('symbol')?.getAttribute('viewBox') ?? '0 0 100 160';
  const [, , wide, high] = box.split(' ');
  document.documentElement.style.setProperty('--ratio', String(Number(high) / Number(wide)));
  now = { deck, box };
  return true;
}

/**
 * Returns whether a part of a picture belongs to the page's language. Pictures without a part in that language use the
 * English part.
 * @param {Element} part
 */
const said = part => {
  const langs = [...(part.parentElement?.children ?? [])].map(one => one.getAttribute('lang'));
  return part.getAttribute('lang') === (langs.includes(language()) ? language() : 'en');
};

/** @param {string} address @returns {Promise<Element | null>} */
async function bring(address) {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  return /** @type {Element} */ (document.adoptNode(sprite));
}

/** @param {string} code */
const drawn = code =>
  html`<svg class="face" viewBox=${now?.box ?? nothing} aria-hidden="true">
    ${svg`<use href=${'#' + code}></use>`}
  </svg>`;

/** Returns the face of a card. @param {import('./games.js').Game} game @param {string} code */
export function face(game, code) {
  if (now && now.deck === game.deck) return drawn(code);
  const card = game.cards.get(code);
  return html`<span class="face plain" data-kind=${card?.kind ?? nothing} aria-hidden="true">
    <b>${code}</b><i>${card?.name}</i>
  </span>`;
}

/**
 * Returns a card that does not react to clicks.
 * @param {import('./games.js').Game} game
 * @param {string} code
 * @param {string} [more] additional class names
 */
export const shown = (game, code, more = '') =>
  html`<span class="card ${more}" role="img" aria-label=${game.label(code)} title=${game.label(code)}>
    ${face(game, code)}
  </span>`;

/**
 * Returns decorative cards, or their empty places until the pictures have loaded.
 * @param {string[]} codes
 * @param {number} count the number of cards, or of their places
 */
export const fan = (codes, count) =>
  Array.from({ length: codes.length || count }, (_, at) =>
    codes[at] ? html`<span class="card">${drawn(codes[at])}</span>` : html`<span class="card"></span>`,
  );

/**
 * Returns cards side by side.
 * @param {import('./games.js').Game} game
 * @param {string[]} codes
 * @param {string} [more]
 */
export const row = (game, codes, more = '') =>
  html`<span class="row ${more}">${codes.map(code => shown(game, code, 'small'))}</span>`;

/**
 * Returns cards side by side that overlap when there is too little room.
 * @param {import('./games.js').Game} game
 * @param {string[]} codes
 * @param {(code: string) => string} [more] additional class names of a card
 */
export const fanned = (game, codes, more = () => '') =>
  codes.map(code => html`<span class="slip">${shown(game, code, more(code))}</span>`);

/** Returns a card back labelled with a number of cards. @param {string} label @param {number} count */
export const back = (label, count) =>
  html`<span class="card back ${count ? '' : 'none'}" role="img" aria-label=${label}>
    ${now && count ? drawn('back') : nothing}
    <b aria-hidden="true">${count || ''}</b>
  </span>`;
