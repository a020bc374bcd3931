// Drawing of cards. The service delivers the pictures of a deck as one sprite. Until it has loaded, cards show their
// names. Each picture becomes a separate image. As parts of the document, the pictures of a table would be tens of
// thousands of elements. The browser would recalculate their styles after every change.
import { html, nothing } from 'lit';

/** A deck in one language, which is part of its address. `faces` contains the addresses of the pictures created so far. */
class Pictures {
  /** @param {string} deck @param {string} address @param {Element} sprite */
  constructor(deck, address, sprite) {
    this.deck = deck;
    this.address = address;
    this.sprite = sprite;
    this.box = sprite.querySelector('symbol')?.getAttribute('viewBox') ?? '0 0 100 160';
    /** @type {Map<string, string>} */ this.faces = new Map();
  }

  /** Returns the address of a card's picture. @param {string} code */
  face(code) {
    let address = this.faces.get(code);
    if (!address) {
      address = URL.createObjectURL(new Blob([this.drawn(code)], { type: 'image/svg+xml' }));
      this.faces.set(code, address);
    }
    return address;
  }

  /** Returns the SVG document of a card, with all parts that it uses. @param {string} code */
  drawn(code) {
    /** @type {Set<Element>} */
    const parts = new Set();
    const collect = (/** @type {string} */ id) => {
      const part = this.sprite.querySelector('#' + CSS.escape(id));
      if (!part || parts.has(part)) return;
      parts.add(part);
      for (const [, used] of part.outerHTML.matchAll(/(?:href="|url\()#([^")]+)/g)) collect(used);
    };
    collect(code);
    const defs = [...parts].map(part => part.outerHTML).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${this.box}"><defs>${defs}</defs><use href="#${code}"/></svg>`;
  }
}

/** @type {Map<string, Promise<Element | null>>} */
const sprites = new Map();
/**
 * The deck that the page shows. Decks may use the same card codes, so only one deck is shown at a time.
 * @type {Pictures | null}
 */
let now = null;

/**
 * Loads the pictures of a deck.
 * @param {string} deck
 * @param {string} address the address of the sprite in the language of the page
 * @returns {Promise<boolean>} whether the deck has pictures
 */
export async function pictures(deck, address) {
  let there = sprites.get(address);
  if (!there) {
    there = bring(address).catch(() => null);
    sprites.set(address, there);
  }
  const sprite = await there;
  if (!sprite || now?.address === address) return !!sprite;
  now?.faces.forEach(face => URL.revokeObjectURL(face));
  now = new Pictures(deck, address, sprite);
  const [, , wide, high] = now.box.split(' ');
  document.documentElement.style.setProperty('--ratio', String(Number(high) / Number(wide)));
  return true;
}

/** @param {string} address @returns {Promise<Element | null>} */
async function bring(address) {
  const answer = await fetch(address);
  if (!answer.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
}

/** @param {string} code */
const drawn = code =>
  html`<img
    class="face"
    data-face=${code}
    src=${now?.face(code) ?? nothing}
    alt=""
    decoding="sync"
    draggable="false"
  />`;

/** Returns the face of a card. @param {import('./games.js').Game} game @param {string} code */
export function face(game, code) {
  const card = game.cards.get(code);
  const counts = card?.counts ? html`<b class="twice" aria-hidden="true">${card.counts}</b>` : nothing;
  if (now && now.deck === game.deck) return html`${drawn(code)}${counts}`;
  return html`<span class="face plain" data-kind=${card?.kind ?? nothing} aria-hidden="true">
      <b>${code}</b><i>${card?.name}</i> </span
    >${counts}`;
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
 * Returns decorative cards, or empty placeholders if no cards are given.
 * @param {string[]} codes
 * @param {number} count the number of placeholders
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
