// The fair deal as docs/http.md tells it, in another language than our example: check_deals.mjs ADDRESS RECORDS COMMITMENT
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [address, file, published] = process.argv.slice(2);
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/** @param {Buffer} key */
function* numbers(key) {
  for (let block = 0; ; block++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(block);
    const bytes = hmac(key, counter);
    for (let at = 0; at < bytes.length; at += 4) {
      yield bytes.readUInt32BE(at);
    }
  }
}

/** @param {string[]} ordered @param {Buffer} secret @param {string[]} nonces @param {number} deal */
function shuffled(ordered, secret, nonces, deal) {
  const stream = numbers(hmac(secret, `${nonces.join(',')}:${deal}`));
  const cards = [...ordered];
  for (let k = cards.length - 1; k > 0; k--) {
    const limit = 2 ** 32 - (2 ** 32 % (k + 1));
    let r = stream.next().value;
    while (r >= limit) {
      r = stream.next().value;
    }
    [cards[k], cards[r % (k + 1)]] = [cards[r % (k + 1)], cards[k]];
  }
  return cards;
}

// The sample values of the documentation.
const secret = Buffer.from(Array.from({ length: 32 }, (_, at) => at));
const key = hmac(secret, '0a1b,:1');
const stream = numbers(key);
console.log(createHash('sha256').update(secret).digest('hex'));
console.log(key.toString('hex'));
console.log([1, 2, 3].map(() => stream.next().value).join(', '));

const records = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const game = await (await fetch(`${address}/api/games/${records[0].game.replace(/@.*/, '')}`)).json();
const pack = game.deck.cards.map((card) => card.id);
console.log(shuffled(pack, secret, ['0a1b', ''], 1).slice(0, 6).join(' '));
let next = 1;
for (const { round, misdeals, deck, stock, fair } of records) {
  const own = Buffer.from(fair.secret, 'hex');
  let right = fair.deal === next && createHash('sha256').update(own).digest('hex') === fair.commitment;
  right &&= published === undefined || published === fair.commitment;
  for (const dealt of [...misdeals, deck, ...(stock ? [stock] : [])]) {
    const there = pack.filter((card) => dealt.includes(card));
    right &&= shuffled(there, own, fair.nonces, next++).join() === dealt.join();
  }
  console.log(`round ${round}: ${right ? 'dealt as committed to' : 'wrong'}`);
}
