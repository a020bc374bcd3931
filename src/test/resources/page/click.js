// Plays on by clicking, until a round is over or somebody must say a word for the first time.
const [stopAtWord, done] = arguments;
const end = Date.now() + 10_000;
let turn = 0;
const step = () => {
  // However slow the machine is, whoever waits hears of it in time.
  if (Date.now() > end) return done('on');
  const what = next(stopAtWord, turn++);
  if (what.click) what.click();
  else if (what !== 'wait') return done(what);
  setTimeout(step, 4);
};
step();
