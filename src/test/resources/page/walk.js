// Returns the key that moves the keyboard focus one step closer to an element, an empty string if it is focused, or "gone" if it
// was removed.
const [target] = arguments;
const here = document.activeElement;
const row = element => ['.field', '.over', '.choices', '.hand'].findIndex(one => element.closest(one));
if (!target.isConnected) return 'gone';
if (here === target) {
  if (getComputedStyle(here).outlineStyle === 'none') throw new Error('the focus is not visible: ' + here.outerHTML);
  return '';
}
const [to, from] = [row(target), row(here)];
if (to < 0) return 'TAB';
return from < to ? 'ARROW_DOWN' : from > to ? 'ARROW_UP' : 'ARROW_RIGHT';
