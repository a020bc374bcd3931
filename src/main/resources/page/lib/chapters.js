// A rule book with chapters that can be expanded. The goal, the equipment and a round in short come first. They are always
// visible on a phone. Every other heading starts a chapter. In a long chapter, each subheading starts a part that can be
// expanded. The last chapter is for rule authors. Wide windows list the chapters beside the introduction or the open one.

const LETTER = /\p{L}/u;
/** A chapter with more characters or more combinations than this is divided into parts. */
const LONG = 3200;
const MANY = 14;
/** The height of the search field above the book, in pixels. */
const BAR = 64;
/** Parts of a book without visible texts. */
const HIDDEN = 'svg, style, .contents, .margin, .cites, .under, .yaku.off, [hidden]';
/** The chapters that introduce the game. */
const INTRODUCTION = ['aim', 'need', 'course'];

/** Returns a disclosure that has a heading as its summary. @param {Element} heading @param {string} name */
function disclosure(heading, name) {
  const document = heading.ownerDocument;
  const details = document.createElement('details');
  details.className = name;
  const summary = document.createElement('summary');
  heading.replaceWith(details);
  summary.append(heading);
  details.append(summary);
  return details;
}

/** Moves each heading of a list, with the elements that follow it, into a disclosure. @param {Element[]} all @param {string} heading */
function fold(all, heading, name = 'part') {
  /** @type {HTMLDetailsElement | null} */
  let now = null;
  for (const one of all)
    if (one.matches(heading)) now = disclosure(one, name);
    else now?.append(one);
}

/** Divides a long chapter into parts. @param {Element} chapter @param {string} heading */
function divide(chapter, heading) {
  const long = (chapter.textContent ?? '').length > LONG || chapter.querySelectorAll('.yaku').length > MANY;
  if (long && chapter.querySelectorAll(':scope > ' + heading).length > 1) fold([...chapter.children].slice(1), heading);
}

/**
 * Turns the chapters of a book into disclosures. A list of the chapters replaces the table of contents.
 * @param {Element} root the element that contains the book
 * @param {{ name: string, says: string, finest: string[], contents: string }} told the name of the game, its description,
 *   its finest cards, and the name of the list
 */
export function chapters(root, { name, says, finest, contents }) {
  const document = root.ownerDocument;
  const book = /** @type {Element} */ (root.querySelector('.book'));
  book.querySelector('nav')?.remove();
  for (const sheet of book.querySelectorAll('section.sheet')) {
    const heading = /** @type {Element} */ (sheet.querySelector('h2'));
    sheet.before(heading);
  }
  const body = [...book.children].filter(one => !one.matches('header, .appendix'));
  const first = document.createElement('section');
  first.className = 'introduction';
  book.querySelector('header')?.after(first);
  for (const id of INTRODUCTION) {
    const at = body.findIndex(one => one.id === id);
    if (at < 0) continue;
    const after = body.findIndex((one, place) => place > at && one.matches('h2'));
    first.append(...body.splice(at, after < 0 ? Infinity : after - at));
  }
  head(book, name, says, finest);
  fold(body, 'h2', 'chapter');
  for (const chapter of book.querySelectorAll('.chapter')) divide(chapter, 'h3');
  for (const appendix of book.querySelectorAll('details.appendix')) {
    const heading = document.createElement('h2');
    const summary = /** @type {Element} */ (appendix.querySelector('summary'));
    heading.id = 'appendix';
    heading.append(...summary.childNodes);
    summary.append(heading);
    appendix.classList.add('chapter');
    fold([...appendix.children].slice(1), 'h2');
    for (const part of appendix.querySelectorAll('.part')) divide(part, 'h3');
  }
  list(book, contents);
}

/**
 * Replaces the title with the name of the game, its description and its finest cards.
 * @param {Element} book
 * @param {string} name
 * @param {string} says
 * @param {string[]} finest
 */
function head(book, name, says, finest) {
  const title = /** @type {Element} */ (book.querySelector('h1'));
  const what = book.ownerDocument.createElement('p');
  title.textContent = name;
  what.className = 'says';
  what.textContent = says;
  title.after(what);
  const drawn = book.querySelector('svg.card');
  const fan = book.ownerDocument.createElement('div');
  fan.className = 'cards';
  fan.setAttribute('aria-hidden', 'true');
  for (const code of drawn ? finest : []) {
    const card = /** @type {Element} */ (drawn?.cloneNode(true));
    card.querySelector('use')?.setAttribute('href', '#' + code);
    card.removeAttribute('role');
    card.removeAttribute('aria-label');
    fan.append(card);
  }
  book.querySelector('header')?.append(fan);
}

/** Adds a list of the introduction and all chapters, for wide windows. @param {Element} book @param {string} contents its name */
function list(book, contents) {
  const document = book.ownerDocument;
  const nav = document.createElement('nav');
  nav.className = 'contents';
  nav.setAttribute('aria-label', contents);
  const all = document.createElement('ol');
  for (const heading of book.querySelectorAll('.introduction h2:first-child, .chapter > summary h2')) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = '#' + heading.id;
    link.textContent = heading.textContent;
    item.className = heading.closest('.appendix') ? 'appendix' : '';
    link.toggleAttribute('data-open', !heading.closest('.chapter'));
    item.append(link);
    all.append(item);
  }
  nav.append(all);
  book.querySelector('.introduction')?.after(nav);
}

/** Closes all other chapters and marks the open one in the list of chapters. @param {Element} chapter a chapter or the introduction */
function close(chapter) {
  const root = /** @type {ShadowRoot} */ (chapter.getRootNode());
  for (const other of root.querySelectorAll('.chapter'))
    if (other !== chapter) /** @type {HTMLDetailsElement} */ (other).open = false;
  const { id = '' } = chapter.querySelector('h2') ?? {};
  for (const link of root.querySelectorAll('.contents a'))
    link.toggleAttribute('data-open', link.getAttribute('href') === '#' + id);
}

/** Closes the other chapters after a chapter has been opened, and scrolls to its beginning. @param {HTMLDetailsElement} chapter */
export function only(chapter) {
  if (!chapter.open) return;
  close(chapter);
  if (chapter.getBoundingClientRect().top < BAR) chapter.scrollIntoView();
}

/**
 * Opens the chapter and the part that contain an element, and scrolls to the element.
 * @param {Element | null | undefined} element
 * @param {ScrollLogicalPosition} [block]
 */
export function reveal(element, block = 'start') {
  for (let above = element?.closest('details'); above; above = above.parentElement?.closest('details'))
    above.open = true;
  const chapter = element?.closest('.chapter, .introduction');
  if (chapter) close(chapter);
  element?.scrollIntoView({ block });
}

/**
 * Returns the places of a text in a book. Texts that cannot be displayed are omitted: pictures, the list of chapters,
 * sources, and combinations that the table does not play. The part for rule authors repeats all rules, so its places count
 * only if there are no others.
 * @param {ParentNode & Node} book
 * @param {string} wanted the text in lower case, without spaces around it
 * @returns {Range[]}
 */
export function matches(book, wanted) {
  const whole = places(book, wanted);
  const words = wanted.split(/\s+/);
  return whole.length || words.length < 2 ? whole : scattered(book, words);
}

/**
 * Returns the first word in each paragraph that contains all words, or all but one of three or more.
 * @param {ParentNode & Node} book @param {string[]} words
 */
function scattered(book, words) {
  const needed = words.length - (words.length > 2 ? 1 : 0);
  const found = words.map(word => places(book, word).map(range => ({ range, block: blockOf(range) })));
  const blocks = new Set(found.flat().map(one => one.block));
  return [...blocks].flatMap(block => {
    const held = found.flatMap(some => some.find(one => one.block === block) ?? []);
    return held.length >= needed ? [held[0].range] : [];
  });
}

/** Returns the paragraph, list item or row of a place. @param {Range} range */
const blockOf = range => range.startContainer.parentElement?.closest('p, li, tr, dt, dd, h2, h3, h4, summary') ?? null;

/**
 * Returns the order of a place: entries of the glossary with exactly this name first, then other entries with this word,
 * other whole words, and parts of words.
 * @param {Node} node @param {string} wanted @param {boolean} within whether the place is within a word
 */
function order(node, wanted, within) {
  if (within) return 3;
  const name = node.parentElement?.closest('b');
  if (!name?.closest('.chapter')?.querySelector('#glossary')) return 2;
  return name.textContent?.trim().toLowerCase() === wanted ? 0 : 1;
}

/**
 * Returns the places of a text, ordered by {@link order}.
 * @param {ParentNode & Node} book @param {string} wanted @returns {Range[]}
 */
function places(book, wanted) {
  /** @type {Range[]} */
  const all = [];
  /** @type {Map<Range, number>} */
  const orders = new Map();
  const walker = document.createTreeWalker(book, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, one =>
    one instanceof Element && one.matches(HIDDEN) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').toLowerCase() : '';
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      all.push(range);
      const within = LETTER.test(text.slice(at - 1, at)) || LETTER.test(text.charAt(at + wanted.length));
      orders.set(range, order(node, wanted, within));
    }
  }
  all.sort((a, b) => Number(orders.get(a)) - Number(orders.get(b)));
  const read = all.filter(range => !range.startContainer.parentElement?.closest('.appendix'));
  return read.length ? read : all;
}
