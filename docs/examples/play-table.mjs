#!/usr/bin/env node
// Plays a match against bots over HTTP: creates a table, sits down, follows the stream, makes moves, verifies the records.
//
//     play-table.mjs http://127.0.0.1:7070 GAME SEATS
//
// Plain JavaScript without dependencies. All lines except the first and the last run in a browser too.
const [service, game, seats] = process.argv.slice(2);
if (!seats) {
  console.error("play-table.mjs http://127.0.0.1:7070 GAME SEATS");
  process.exit(2);
}

const address = service.replace(/\/$/, "");
let token = null;

const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds));

// Sends a request, and repeats it if the response is lost. The same move at the same version is made only once.
async function ask(method, path, body) {
  const json = body && { "Content-Type": "application/json" };
  const headers = { "Accept-Language": "en", ...json, ...(token && { Authorization: "Bearer " + token }) };
  for (let tries = 0; tries < 5; tries++) {
    try {
      const answer = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
      if (answer.status !== 429 && answer.status !== 503) {
        return { status: answer.status, text: await answer.text() };
      }
      await pause(1000 * Number(answer.headers.get("Retry-After") ?? 1));
    } catch {
      await pause(500);
    }
  }
  throw new Error("the service does not answer");
}

async function json(method, path, body, ...expected) {
  const answer = await ask(method, path, body);
  if (![200, 201, ...expected].includes(answer.status)) {
    throw new Error(`${method} ${path}: ${JSON.parse(answer.text).detail ?? answer.text}`);
  }
  return JSON.parse(answer.text);
}

// Yields every version of the table. After a lost connection, the stream resumes after the last version.
async function* versions(path) {
  let last = null;
  for (;;) {
    try {
      const headers = { Authorization: "Bearer " + token, ...(last !== null && { "Last-Event-ID": last }) };
      const answer = await fetch(address + path + "/events", { headers });
      let rest = "";
      for await (const some of answer.body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + some).split("\n");
        rest = lines.pop();
        for (const line of lines) {
          if (line.startsWith("id: ")) {
            last = line.slice(4);
          } else if (line.startsWith("data: ")) {
            yield JSON.parse(line.slice(6));
          }
        }
      }
    } catch {
      await pause(500);
    }
  }
}

const choose = moves => moves[Math.floor(Math.random() * moves.length)];

async function play(path) {
  let expected = null;
  for await (const { version, events, view } of versions(path)) {
    if (expected !== null && version !== expected) {
      throw new Error(`received version ${version} instead of ${expected}`);
    }
    expected = version + 1;
    for (const event of events.filter(one => one.happened === "round-over")) {
      console.log(`round ${event.round} is over: ${event.settlement.totals}`);
    }
    if (view.over) {
      return;
    }
    if (view.settlement) {
      await json("POST", path + "/next", null, 422);
    } else if (view.turn === view.seat && (view.moves === null || view.moves.length > 0)) {
      const moves = view.moves ?? (await json("GET", `${path}/moves?card=${choose(view.hand)}`)).moves;
      await json("POST", path + "/moves", { version, move: choose(moves) }, 409);
    }
  }
}

const hex = bytes => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, "0")).join("");

const bots = Array.from({ length: Number(seats) - 1 }, () => ({ kind: "bot", bot: "random" }));
const made = await json("POST", "/api/tables", { rules: { game }, seats: [{ kind: "person", name: "Node" }, ...bots], pace: 0 });
const path = "/api/tables/" + made.table;
const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
token = (await json("POST", path + "/seats/0", { invite: made.seats[0].invite, name: "Node", nonce })).token;
await play(path);

// The commitment was published before the nonce was known. The service replays the rounds.
const records = (await ask("GET", path + "/record")).text;
for (const { fair } of records.trim().split("\n").map(line => JSON.parse(line))) {
  const secret = Uint8Array.from(fair.secret.match(/../g), byte => parseInt(byte, 16));
  if (fair.commitment !== made.commitment || hex(await crypto.subtle.digest("SHA-256", secret)) !== made.commitment || fair.nonces[0] !== nonce) {
    throw new Error("a record does not match the commitment or the nonce");
  }
}
const verified = await fetch(address + "/api/records/verify", {
  method: "POST", body: records, headers: { "Content-Type": "application/x-ndjson" },
});
const lines = (await verified.text()).trim().split("\n").map(line => JSON.parse(line));
if (verified.status !== 200 || !lines.every(line => line.ok)) {
  throw new Error("the service found errors in the records");
}
console.log(`${lines.length} rounds played and verified`);
process.exit(0);
