// Returns descriptions of layout errors of a table: areas and cards outside the window, overlaps, small cards, and scrolling.
const found = [];
const page = document.documentElement;
const inner = { left: 0, top: 0, right: page.clientWidth, bottom: page.clientHeight };
const boxOf = one => one.getBoundingClientRect();
const seen = one => one && one.checkVisibility({ checkVisibilityCSS: true }) && boxOf(one).width > 0;
const within = (box, edge) => box.left >= edge.left - 1 && box.top >= edge.top - 1 && box.right <= edge.right + 1 && box.bottom <= edge.bottom + 1;
const shared = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
const say = box => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`;
if (page.scrollHeight > page.clientHeight + 1 || page.scrollWidth > page.clientWidth + 1) found.push('the page scrolls');

const areas = ['.bar', '.field', '.choices', '.hand', '.own', '.beside', ...[...document.querySelectorAll('.others > .seat, .others > oya-seat, .out')]]
  .map(one => (typeof one === 'string' ? document.querySelector('.table ' + one) : one))
  .filter(seen);
areas.forEach((one, at) => {
  const name = one.className || one.localName + ' ' + one.textContent.trim().slice(0, 8);
  if (!within(boxOf(one), inner)) found.push(`${name} is outside: ${say(boxOf(one))}`);
  for (const other of areas.slice(at + 1)) if (shared(boxOf(one), boxOf(other))) found.push(`${name} and ${other.className || other.localName} overlap: ${say(boxOf(one))} / ${say(boxOf(other))}`);
});

// The texts of the bar are on one line.
const range = document.createRange();
const middles = [...document.querySelectorAll('.table .bar .now > *')].filter(seen).map(one => {
  range.selectNodeContents(one);
  return (boxOf(range).top + boxOf(range).bottom) / 2;
});
if (Math.max(...middles) - Math.min(...middles) > 3) found.push('the texts of the bar are at different heights');

// Every card is completely inside its area.
for (const [area, room] of [['.hand', 'oya-hand'], ['.lies', 'oya-field'], ['.others .pile', '.others'], ['.own .pile', '.own']]) {
  for (const card of document.querySelectorAll(`.table ${area} .card, .table ${area} .build`)) {
    const box = boxOf(card);
    const edge = card.closest('oya-seat') ?? card.closest(room);
    if (seen(card) && !within(box, boxOf(edge))) found.push(`a card of ${area} extends beyond its area: ${say(box)} of ${say(boxOf(edge))}`);
  }
}
const heights = selector => [...document.querySelectorAll(selector)].map(one => one.offsetHeight);
const least = Math.min(page.clientHeight * 0.13, 56);
for (const where of ['.hand .card', '.lies > .card']) if (heights(where).some(high => high < (page.clientHeight >= 1080 ? page.clientHeight * 0.13 : least))) found.push(`small cards: ${where} ${heights(where)}`);

// Playing requires no scrolling.
for (const one of document.querySelectorAll('.decision, .way, .acts, .lesson')) if (seen(one) && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)) found.push(`${one.className} scrolls by ${one.scrollHeight - one.clientHeight}, ${one.scrollWidth - one.clientWidth}`);
// A decision sheet must not cover anything that the decision depends on. Other sheets may cover the field, but not the hand.
const decision = document.querySelector('.decision');
const needed = ['.hand .card', ...(decision?.matches('.stakes') ? ['.lies .card', '.lies .build', '.others .card', '.others .named', '.own .card'] : [])];
for (const what of decision ? needed : []) {
  for (const one of document.querySelectorAll('.table ' + what)) if (seen(one) && shared(boxOf(decision), boxOf(one))) found.push(`a sheet covers ${what}`);
}
// The sheet leaves little room for the captured cards. Each kind still shows its last card and its count.
const kinds = decision?.matches('.stakes') ? [...document.querySelectorAll('.own .pile .kind:not(.none, .shown)')] : [];
for (const kind of kinds) {
  const last = boxOf([...kind.querySelectorAll('.card')].pop());
  if (!seen(kind.querySelector('em'))) found.push(`the count of ${kind.ariaLabel} is hidden`);
  if (kinds.some(other => other !== kind && [...other.querySelectorAll('.card')].some(card => shared(last, boxOf(card))))) found.push(`captured cards cover ${kind.ariaLabel}`);
}
return [...new Set(found)].slice(0, 8);
