// Delays requests: while window.holding is set, requests whose address contains it wait. window.waiting is the number of waiting
// requests.
window.holding = null;
window.waiting = 0;
const sent = window.fetch;
window.fetch = async (path, how) => {
  if (window.holding && String(path).includes(window.holding)) {
    window.waiting++;
    while (window.holding) await new Promise(resolve => setTimeout(resolve, 10));
    window.waiting--;
  }
  return sent(path, how);
};
