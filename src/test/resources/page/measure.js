// Returns descriptions of texts and controls that are cut off, overlap, or extend beyond the screen.
const found = [];
const page = document.documentElement;
const start = one => one.outerHTML.slice(0, 90);
const scrolls = one => one.closest('.log, .wide, .book, textarea');
if (page.scrollWidth > page.clientWidth + 1) {
  const wide = [...document.querySelectorAll('main *, header *')].filter(one => one.getBoundingClientRect().right > page.clientWidth + 1 && !scrolls(one) && !one.closest('.unseen'));
  found.push(`wider than the screen by ${page.scrollWidth - page.clientWidth}: ` + wide.slice(-2).map(start).join(' | '));
}

// Elements under a sheet are not visible.
const sheets = [...document.querySelectorAll('.over, .lesson, .notice > *, :popover-open')].map(one => ({ one, box: one.getBoundingClientRect() }));
const away = (parent, { top, bottom }) => {
  const edge = parent.closest('.round-result, .log, .panel, .menu, .over')?.getBoundingClientRect();
  return edge && (bottom > edge.bottom + 1 || top < edge.top - 1);
};
const under = (parent, { left, right, top, bottom }) => away(parent, { top, bottom }) || sheets.some(({ one, box }) => !one.contains(parent) && box.left < right && left < box.right && box.top < bottom && top < box.bottom);

// A text that is only read aloud is clipped to nothing.
const clipped = one => one && (getComputedStyle(one).clipPath === 'inset(50%)' || clipped(one.parentElement));

// All visible lines of text with their bounding boxes.
const texts = [];
// Details of a seat and of the latest move may wrap out of view. The log contains all of them.
const wrapped = (parent, box) => box.bottom >= (parent.closest('.who, .prompt:has(small)')?.getBoundingClientRect().bottom ?? Infinity) + 3;
for (const root of [document.body, ...[...document.querySelectorAll('.book')].map(one => one.shadowRoot).filter(Boolean)]) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue.trim() || parent.closest('.unseen, .skip, .card, svg, script, style, option, textarea, noscript')) continue;
    if (!parent.checkVisibility({ checkVisibilityCSS: true }) || clipped(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1 && !under(parent, box) && !wrapped(parent, box)) texts.push({ box, parent, said: node.nodeValue.trim().slice(0, 40) });
    }
  }
}
for (const { box, parent, said } of texts) {
  for (let above = parent; above && above !== document.body; above = above.parentElement) {
    const style = getComputedStyle(above);
    if (style.overflowX === 'auto' || style.overflowY === 'auto') break;
    if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
    const edge = above.getBoundingClientRect();
    if (box.right > edge.right + 1.5 || box.left < edge.left - 1.5 || box.bottom > edge.bottom + 4) found.push('cut: ' + said);
  }
}
// Headings and buttons break only between words.
for (const one of document.querySelectorAll('h1, h2, h3, button, summary')) {
  if (!one.checkVisibility({ checkVisibilityCSS: true }) || one.closest('.unseen')) continue;
  for (const node of one.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue;
    for (const { 0: word, index } of node.nodeValue.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) found.push(`broken word: ${word} of ${start(one)}`);
    }
  }
}

// Numbers are never cut off, even if the text around them is.
for (const one of document.querySelectorAll('.score, .amount, .brings b, .may b, .hinted b, .now > *, .clock, .counts, .worth, .stock b, .kind em')) {
  const range = document.createRange();
  range.selectNodeContents(one);
  const box = range.getBoundingClientRect();
  if (!/\d/.test(one.textContent) || !box.width || !one.checkVisibility({ checkVisibilityCSS: true }) || under(one, box) || one.closest('.round-result, .panel, .menu, #combinations')) continue;
  for (let above = one.parentElement; above && above !== document.body; above = above.parentElement) {
    const style = getComputedStyle(above);
    const edge = above.getBoundingClientRect();
    if (style.overflowX !== 'visible' && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) found.push(`cut number: ${one.textContent.trim()} of ${start(above)}`);
    if (style.overflowY !== 'visible' && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3)) found.push(`cut number: ${one.textContent.trim()} of ${start(above)}`);
  }
}
const pen = document.createElement('canvas').getContext('2d');
for (const one of document.querySelectorAll('select, input[placeholder]')) {
  const style = getComputedStyle(one);
  const said = one.selectedOptions ? one.selectedOptions[0]?.text ?? '' : one.value || one.placeholder;
  pen.font = style.font;
  const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (one.selectedOptions ? 16 : 0);
  if (one.clientWidth && pen.measureText(said).width > room + 1) found.push(`cut in ${one.name || one.id}: ${said}`);
}

const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
texts.sort((one, other) => one.box.top - other.box.top);
texts.forEach((one, at) => {
  for (let next = at + 1; next < texts.length && texts[next].box.top < one.box.bottom; next++) {
    const other = texts[next];
    if (one.parent !== other.parent && !scrolls(one.parent) === !scrolls(other.parent) && !one.parent.closest('.log') && over(one.box, other.box)) found.push(`overlap: ${one.said} / ${other.said}`);
  }
});
const controls = [...document.querySelectorAll('main button, main a, main select, main input, main summary')].filter(one => !one.closest('.unseen') && one.checkVisibility()).map(one => ({ one, box: one.getBoundingClientRect() })).filter(({ one, box }) => box.width && !under(one, box));
controls.forEach(({ one, box }, at) => {
  if (!one.closest('p, li, dd, label') && (box.height < 43.5 || box.width < 24)) found.push(`small to touch (${Math.round(box.width)}×${Math.round(box.height)}): ` + start(one));
  for (const next of controls.slice(at + 1)) {
    if (over(box, next.box) && !one.contains(next.one)) found.push(`overlap: ${start(one)} / ${start(next.one)}`);
  }
});
return [...new Set(found)].slice(0, 12);
