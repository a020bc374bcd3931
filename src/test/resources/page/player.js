// Plays on by clicking what a person would click, until a round is over or somebody must say a word for the first time.
const [stopAtWord, done] = arguments;
const one = selector => document.querySelector(selector);
const all = selector => [...document.querySelectorAll(selector)];
const end = Date.now() + 10_000;
let turn = 0;
const step = () => {
  // However slow the machine is, whoever waits hears of it in time.
  if (Date.now() > end) return done('on');
  const table = one('.table');
  if (!table || one('.pending')) return later();
  if (one('#rematch')) return done('over');
  if (one('#next')) return done('round');
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
