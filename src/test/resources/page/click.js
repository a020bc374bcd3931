// Plays by clicking until the round is over, or until the player must choose an action if stopAtWord is true.
const [stopAtWord, done] = arguments;
const end = Date.now() + 10_000;
let turn = 0;
const step = () => {
  // The test sets a time limit on the script and calls it again.
  if (Date.now() > end) return done('on');
  const what = next(stopAtWord, turn);
  // Waiting does not count, so the same deal is played the same way on a slow machine.
  if (what.click) {
    turn++;
    what.click();
  } else if (what !== 'wait') return done(what);
  setTimeout(step, 4);
};
step();
