// Verification of a record's decks against the service's commitment, using only Web Crypto.

/** @param {string} hex */
const bytes = hex => Uint8Array.from(hex.match(/../g) ?? [], one => parseInt(one, 16));
/** @param {ArrayBuffer} buffer */
const hex = buffer => Array.from(new Uint8Array(buffer), one => one.toString(16).padStart(2, '0')).join('');
const text = new TextEncoder();

/** @param {BufferSource} key @param {BufferSource} message */
async function hmac(key, message) {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', made, message);
}

/**
 * Returns the cards in the shuffled order of the given deal.
 * @param {string[]} cards
 * @param {NonNullable<Shapes['record']['fair']>} fair
 * @param {number} deal
 */
async function shuffled(cards, fair, deal) {
  const key = await hmac(bytes(fair.secret), text.encode(fair.nonces.join(',') + ':' + deal));
  /** @type {number[]} */
  let numbers = [];
  let block = 0;
  const next = async () => {
    if (!numbers.length) {
      const number = new DataView(new ArrayBuffer(4));
      number.setUint32(0, block++);
      const sum = new DataView(await hmac(key, number.buffer));
      numbers = Array.from({ length: 8 }, (_, at) => sum.getUint32(4 * at));
    }
    return /** @type {number} */ (numbers.shift());
  };
  const all = [...cards];
  for (let k = all.length - 1; k > 0; k--) {
    const limit = 2 ** 32 - (2 ** 32 % (k + 1));
    let drawn = await next();
    while (drawn >= limit) drawn = await next();
    const other = drawn % (k + 1);
    [all[k], all[other]] = [all[other], all[k]];
  }
  return all;
}

/**
 * Checks a record's commitment and decks. Returns an empty list if they match, or null if the record contains no proof
 * of its shuffle.
 * @param {Shapes['record']} record
 * @param {string[]} deck the cards in the order of the deck
 * @returns {Promise<string[] | null>} the keys of the sentences about failed checks
 */
export async function unfair(record, deck) {
  const fair = record.fair;
  if (!fair) return null;
  /** @type {string[]} */
  const wrong = [];
  if (hex(await crypto.subtle.digest('SHA-256', bytes(fair.secret))) !== fair.commitment) wrong.push('fair-commitment');
  const extra = record.deck.filter(code => !deck.includes(code));
  const same = (/** @type {string[]} */ a, /** @type {string[]} */ b) => a.join() === b.join();
  let deal = fair.deal;
  for (const cards of [...record.misdeals, record.deck]) {
    if (!same(await shuffled([...deck, ...extra], fair, deal), cards)) wrong.push('fair-deck');
    deal++;
  }
  if (record.stock) {
    const order = [...deck, ...extra];
    const sorted = [...record.stock].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    if (!same(await shuffled(sorted, fair, deal), record.stock)) wrong.push('fair-stock');
  }
  return wrong;
}
