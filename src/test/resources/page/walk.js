// Which key brings somebody who has only keys one step nearer to an element; none where they are there, and see that they are.
const [target] = arguments;
const here = document.activeElement;
const row = element => ['.field', '.over', '.choices', '.hand'].findIndex(one => element.closest(one));
if (!target.isConnected) return 'gone';
if (here === target) {
  if (getComputedStyle(here).outlineStyle === 'none') throw new Error('nobody sees where the focus is: ' + here.outerHTML);
  return '';
}
const [to, from] = [row(target), row(here)];
if (to < 0) return 'TAB';
return from < to ? 'ARROW_DOWN' : from > to ? 'ARROW_UP' : 'ARROW_RIGHT';
