// Plays a round against a bot with a client that was generated from the service's document.
import createClient from 'openapi-fetch';
import type { paths } from './oya.js';

declare const process: { argv: string[] };

const baseUrl = process.argv[2] ?? '';
const oya = createClient<paths>({ baseUrl });

/** What was answered; ends the program with what the service says where it was refused. */
function answered<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) {
    throw new Error(JSON.stringify(answer.error));
  }
  return answer.data;
}

const game = answered(await oya.GET('/api/games')).first;
const table = answered(
  await oya.POST('/api/tables', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      rules: { game },
      seats: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
      pace: 0,
      seed: 'spring',
    },
  }),
);
const path = { table: table.table };
const { token } = answered(
  await oya.POST('/api/tables/{table}/seats/{seat}', {
    params: { path: { ...path, seat: 0 } },
    body: { invite: table.seats[0]?.invite ?? undefined },
  }),
);
const seat = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });
let moves = 0;
let view = answered(await seat.GET('/api/tables/{table}', { params: { path } }));
while (!view.settlement) {
  const move = view.moves?.[0];
  if (move) {
    moves++;
    const played = await seat.POST('/api/tables/{table}/moves', {
      params: { path },
      body: { version: view.version, move },
    });
    if (played.response.status !== 409) {
      answered(played);
    }
  }
  view = answered(await seat.GET('/api/tables/{table}', { params: { path } }));
}
const scored = answered(await oya.POST('/api/score', { body: { game: 'koi-koi', captured: '1R 2R 3R' } }));
console.log(`Played ${moves} moves, ${view.settlement.scores.length} scores, ${scored.points} points`);
