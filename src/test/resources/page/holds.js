// Plays a round by clicking. After each step, it records the cards that the page has received, the cards in its state, and the
// rendered cards.
const [done] = arguments;
const end = Date.now() + 10_000;
const table = one('oya-table');
const { client, game } = table;
const noted = (window.noted ??= { moments: [], sent: 0, acted: 0, over: false, finds: null });
// The missing cards of combinations are public: everyone sees which cards nobody has captured.
const PUBLIC = new Set(['reach', 'prospects']);
const codesIn = text => (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(word => game.cards.has(word));

/**
 * Returns the cards in the state of the page's parts. The deck and the missing cards of combinations are public. Lit's own fields
 * contain only rendered content.
 */
const known = () => {
  const seen = new Set([game]);
  const found = new Set();
  const look = value => {
    if (typeof value === 'string') codesIn(value).forEach(code => found.add(code));
    if (!value || typeof value !== 'object' || seen.has(value) || value === window) return;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) [...value].forEach(look);
    else if (!(value instanceof Node)) Reflect.ownKeys(value).forEach(key => !PUBLIC.has(key) && !String(key).startsWith('_$') && look(value[key]));
  };
  for (const part of all('*')) if (part.localName.startsWith('oya-')) Reflect.ownKeys(part).forEach(key => look(part[key]));
  return found;
};

/** Returns the rendered cards: codes in attributes, and names of cards in texts and attributes. */
const drawn = () => {
  const parts = [...table.querySelectorAll('*')].filter(part => !part.closest('.reach, .may, .risk'));
  const attributes = parts.flatMap(part => [...part.attributes].map(one => one.value));
  const texts = parts.flatMap(part => [...part.childNodes].filter(one => one.nodeType === Node.TEXT_NODE).map(one => one.nodeValue));
  const names = new Map([...game.cards.values()].map(card => [card.name, card.id]));
  const phrases = [...names.keys(), ...Object.values(game.told.names ?? {})].sort((a, b) => b.length - a.length);
  const phrase = new RegExp(`(?<!\\p{L})(?:${phrases.map(one => RegExp.escape(one)).join('|')})(?!\\p{L})`, 'gu');
  const named = [...attributes, ...texts].flatMap(text => text.match(phrase) ?? []).filter(one => names.has(one));
  return { codes: new Set(attributes.flatMap(codesIn)), named: new Set(named) };
};

/** Records the cards in the responses since the last call, except those of a settled round, which are public. */
const sent = () => {
  for (const text of window.wire.slice(noted.sent)) {
    const said = JSON.parse(text);
    noted.acted = said.view?.last?.length ?? noted.acted;
    noted.over ||= !!said.view?.settlement;
    const codes = codesIn(JSON.stringify(said, (key, value) => (PUBLIC.has(key) ? undefined : value)));
    if (!noted.over) noted.moments.push({ where: 'sent', acted: noted.acted, codes, named: [] });
  }
  noted.sent = window.wire.length;
};

/** Returns whether the checks would find a hidden card in the state and on the page. */
const finds = () => {
  const code = [...game.cards.keys()].find(one => !known().has(one));
  table.leaked = { to: [code] };
  const inState = known().has(code);
  delete table.leaked;
  const span = document.createElement('span');
  span.setAttribute('aria-label', game.label(code));
  span.dataset.card = code;
  table.append(span);
  const { codes, named } = drawn();
  span.remove();
  return inState && codes.has(code) && named.has(game.cards.get(code).name);
};

const note = () => {
  sent();
  const { view } = client;
  if (view.settlement || Number(one('.table').dataset.version) !== view.version) return;
  noted.finds ??= finds();
  const { codes, named } = drawn();
  noted.moments.push({ where: 'known', acted: view.last.length, codes: [...known()], named: [] });
  noted.moments.push({ where: 'drawn', acted: view.last.length, codes: [...codes], named: [...named] });
};

/** Compares the recorded cards with a replay of the round. */
const held = async () => {
  const text = await (await fetch(client.path + '/record', { headers: { Authorization: 'Bearer ' + client.token } })).text();
  const record = JSON.parse(text.split('\n')[0]);
  // A round with a misdeal, or one that ended with the deal, is not checked. The test plays another one.
  if (record.misdeals.length || noted.finds === null) return { again: true };
  const rules = { game: record.game, profile: record.rules.profile, options: record.options };
  const body = JSON.stringify({ rules, record });
  const { steps } = await (await fetch('/api/records/replay', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).json();
  const may = new Set();
  // The cards that may be visible after each number of recorded moves. The replay can contain additional steps.
  const mays = [];
  let acted = 0;
  steps.forEach(({ view }, at) => {
    const [did, told] = [steps[at - 1]?.action, record.actions[acted]];
    if (told && did?.seat === told.seat && did.do === told.do && did.card === told.card) acted++;
    const open = [view.field, view.turned ?? [], view.builds.map(build => build.parts), view.seats.map(seat => [seat.captured, seat.shown]), view.seats[client.view.seat].cards];
    open.flat(Infinity).forEach(code => may.add(code));
    mays[acted] = new Set(may);
  });
  const wrong = noted.moments.flatMap(({ where, acted, codes, named }) => [
    ...codes.filter(code => !mays[acted]?.has(code)),
    ...named.filter(name => ![...mays[acted] ?? []].some(code => game.cards.get(code).name === name)),
  ].map(what => `${where} after ${acted} moves: ${what}`));
  return { wrong, finds: noted.finds, moments: noted.moments.length, hidden: game.cards.size - mays[0].size };
};

let turn = 0;
const step = () => {
  if (Date.now() > end) return done(null);
  note();
  const what = next(false, turn++);
  if (what.click) what.click();
  else if (what !== 'wait') return held().then(done);
  setTimeout(step, 4);
};
step();
