// A rule book in chapters that open: each heading is a chapter, and each heading below it a part of a long one.

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

/** Moves each heading of a list and what follows it into a disclosure. @param {Element[]} all @param {string} heading */
function fold(all, heading, name = 'part') {
  /** @type {HTMLDetailsElement | null} */
  let now = null;
  for (const one of all)
    if (one.matches(heading)) now = disclosure(one, name);
    else now?.append(one);
}

/**
 * Turns the chapters of a book into disclosures. They replace its table of contents.
 * @param {Element} root the element that contains the book
 * @param {string} reference the heading above the chapters for reference
 */
export function chapters(root, reference) {
  const book = /** @type {Element} */ (root.querySelector('.book'));
  book.querySelector('nav')?.remove();
  for (const sheet of book.querySelectorAll('section.sheet')) {
    const heading = /** @type {Element} */ (sheet.querySelector('h2'));
    sheet.before(heading);
  }
  fold(
    [...book.children].filter(one => !one.matches('header, .appendix')),
    'h2',
    'chapter',
  );
  for (const appendix of book.querySelectorAll('div.appendix')) {
    const heading = root.ownerDocument.createElement('p');
    heading.className = 'reference';
    heading.textContent = reference;
    appendix.before(heading);
    fold([...appendix.children], 'h2', 'chapter appendix');
  }
  for (const chapter of book.querySelectorAll('.chapter'))
    if (chapter.querySelectorAll(':scope > h3').length > 1) fold([...chapter.children].slice(1), 'h3');
}

/** Closes the other chapters if a chapter has been opened, and shows its beginning. @param {HTMLDetailsElement} chapter */
export function only(chapter) {
  if (!chapter.open) return;
  const root = /** @type {ShadowRoot} */ (chapter.getRootNode());
  for (const other of root.querySelectorAll('.chapter'))
    if (other !== chapter) /** @type {HTMLDetailsElement} */ (other).open = false;
  if (chapter.getBoundingClientRect().top < 0) chapter.scrollIntoView();
}

/**
 * Opens the chapter and part of an element, and scrolls to it.
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
