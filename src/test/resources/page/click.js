// Plays by clicking until the round is over, or until the player must choose an action if stopAtWord is true.
const [stopAtWord, done] = arguments;
const end = Date.now() + 10_000;
let turn = 0;
const step = () => {
  // Returns after ten seconds, so that the test can check its own time limit and call the script again.
  if (Date.now() > end) return done('on');
  const what = next(stopAtWord, turn);
  // Waiting does not count as a turn, so that the same deal is played in the same way on a slow machine.
  if (what.click) {
    turn++;
    what.click();
  } else if (what !== 'wait') return done(what);
  setTimeout(step, 4);
};
step();
