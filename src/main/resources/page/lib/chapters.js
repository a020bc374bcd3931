// A rule book with chapters that can be expanded. The aim and the equipment come first and are always visible. Every
// other heading starts a chapter. In a long chapter, each subheading starts a part that can be expanded. Wide windows
// list the chapters beside the expanded one.

/** A chapter with more characters or more combinations than this is divided into parts. */
const LONG = 3200;
const MANY = 14;
/** The chapters that introduce the game. */
const INTRODUCTION = ['aim', 'need'];

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

/**
 * Turns the chapters of a book into disclosures. A list of the chapters replaces the table of contents.
 * @param {Element} root the element that contains the book
 * @param {{ name: string, says: string, finest: string[], reference: string, contents: string }} told the name of the
 *   game, its description, its finest cards, the heading above the chapters for reference, and the name of the list
 */
export function chapters(root, { name, says, finest, reference, contents }) {
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
  for (const appendix of book.querySelectorAll('div.appendix')) {
    const heading = document.createElement('p');
    heading.className = 'reference';
    heading.textContent = reference;
    appendix.before(heading);
    fold([...appendix.children], 'h2', 'chapter appendix');
  }
  for (const chapter of book.querySelectorAll('.chapter')) {
    const long = (chapter.textContent ?? '').length > LONG || chapter.querySelectorAll('.yaku').length > MANY;
    if (long && chapter.querySelectorAll(':scope > h3').length > 1) fold([...chapter.children].slice(1), 'h3');
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

/** Adds a list of all chapters, for wide windows. @param {Element} book @param {string} contents its name */
function list(book, contents) {
  const document = book.ownerDocument;
  const nav = document.createElement('nav');
  nav.className = 'contents';
  nav.setAttribute('aria-label', contents);
  const all = document.createElement('ol');
  for (const heading of book.querySelectorAll('.chapter > summary h2')) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = '#' + heading.id;
    link.textContent = heading.textContent;
    item.className = heading.closest('.appendix') ? 'appendix' : '';
    item.append(link);
    all.append(item);
  }
  nav.append(all);
  book.querySelector('.introduction')?.after(nav);
}

/** Closes the other chapters after a chapter has been opened, and scrolls to its beginning. @param {HTMLDetailsElement} chapter */
export function only(chapter) {
  if (!chapter.open) return;
  const root = /** @type {ShadowRoot} */ (chapter.getRootNode());
  for (const other of root.querySelectorAll('.chapter'))
    if (other !== chapter) /** @type {HTMLDetailsElement} */ (other).open = false;
  const { id = '' } = chapter.querySelector('h2') ?? {};
  for (const link of root.querySelectorAll('.contents a'))
    link.toggleAttribute('data-open', link.getAttribute('href') === '#' + id);
  if (chapter.getBoundingClientRect().top < 0) chapter.scrollIntoView();
}

/**
 * Opens the chapter and the part that contain an element, and scrolls to the element.
 * @param {Element | null | undefined} element
 * @param {ScrollLogicalPosition} [block]
 */
export function reveal(element, block = 'start') {
  for (let above = element?.closest('details'); above; above = above.parentElement?.closest('details'))
    above.open = true;
  const chapter = /** @type {HTMLDetailsElement | null | undefined} */ (element?.closest('.chapter'));
  if (chapter) only(chapter);
  element?.scrollIntoView({ block });
}
