// Returns the element that a player would click next at a table, or the state of the table: 'wait', 'word' for a decision, 'round'
// for the end of a round, or 'over' for the end of the match.
const one = selector => document.querySelector(selector);
const all = selector => [...document.querySelectorAll(selector)];
const next = (stopAtWord, turn) => {
  if (!one('.table') || one('.pending')) return 'wait';
  if (one('#rematch')) return 'over';
  if (one('#next')) return 'round';
  if (one('.word')) return stopAtWord ? 'word' : one('.word');
  const moves = all('.move');
  const lifted = all('.field .lifted:not(.meant)');
  const open = moves.length ? moves : lifted.length ? lifted : all('.hand .card.open:not(.touched)');
  return open.length ? open[turn % open.length] : 'wait';
};
