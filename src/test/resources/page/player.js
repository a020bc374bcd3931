// Plays on by clicking what a person would click, until a round is over or somebody must say a word for the first time.
const [stopAtWord, done] = arguments;
const one = selector => document.querySelector(selector);
const all = selector => [...document.querySelectorAll(selector)];
let turn = 0;
const step = () => {
  const table = one('.table');
  if (!table || one('.pending')) return later();
  if (one('#rematch')) return done('over');
  if (one('#next')) return done('round');
  const before = table.dataset.version;
  if (one('.word')) {
    if (stopAtWord) return done('word');
    all('.word')[0].click();
  } else if (one('.move')) {
    const moves = all('.move');
    moves[turn++ % moves.length].click();
  } else {
    const open = all('.hand .card.open:not(.touched)');
    if (!open.length) return later();
    open[turn++ % open.length].click();
  }
  later();
};
const later = () => setTimeout(step, 4);
step();
