/** Messages over 2,000 sockets, beside a `ws` that only passes them on and one that commits a row for each; memory of a socket; 500 that come back at once. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { fillPairs, type Talker } from './data/chat.ts';
import { newFolder, print, printMachine, ratio, seconds, start } from './support/program.ts';

const pairs = 1000;
const rates = [200, 1000, 3000];
const turn = 10_000;
/** What has not arrived by then counts as lost. */
const patience = 30_000;
const comingBack = 500;

/** Where recruiters and where candidates connect. */
type Way = [recruiters: string, candidates: string];

type Heard = (clientId: string) => void;
const deaf: Heard = () => undefined;

/** A socket that has joined; `heard` is told of every message of others by the name its sender gave it. */
async function openSocket(url: string, { email, token }: Talker, heard: Heard) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/chat`);
  const whenJoined = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as { joined?: true; clientId?: string; fromEmail: string; serverDate?: string };
      if (frame.joined) resolve();
      else if (frame.serverDate && frame.clientId && frame.fromEmail !== email) heard(frame.clientId);
    });
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ fromEmail: email, token, msg: false, recipient: [] }));
  await whenJoined;
  return socket;
}

/** Everybody joins, a hundred at a time. */
async function openAll(urls: Way, people: [Talker, Talker][], heard: Heard) {
  const all: [WebSocket, WebSocket][] = [];
  for (let from = 0; from < people.length; from += 50) {
    const some = people.slice(from, from + 50);
    all.push(
      ...(await Promise.all(some.map(([one, other]) => Promise.all([openSocket(urls[0], one, heard), openSocket(urls[1], other, heard)])))),
    );
  }
  return all;
}

const at = (times: number[], share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Sends at a rate for a while; milliseconds from sending to the other one's screen. */
async function measure(way: Way, people: [Talker, Talker][]) {
  const sent = new Map<string, number>();
  const times: number[] = [];
  const arrived = new Set<string>();
  let twice = 0;
  const sockets = await openAll(way, people, (clientId) => {
    const begun = sent.get(clientId);
    if (begun === undefined) return;
    if (arrived.has(clientId)) twice += 1;
    else times.push(performance.now() - begun);
    arrived.add(clientId);
  });
  const results = new Map<number, { p50: number; p99: number; lost: number }>();
  for (const rate of rates) {
    times.length = 0;
    sent.clear();
    arrived.clear();
    const begun = performance.now();
    for (let n = 0; performance.now() - begun < turn; n++) {
      const due = begun + (n * 1000) / rate;
      if (due > performance.now() + 1) await sleep(due - performance.now());
      const index = n % people.length;
      const [one, other] = people[index] ?? [];
      const clientId = randomUUID();
      const frame = { fromEmail: one?.email, msgSubject: '', message: `Message ${n}`, attachBool: false, clientDate: '', msg: true };
      sent.set(clientId, performance.now());
      sockets[index]?.[0].send(JSON.stringify({ ...frame, recipient: [other?.email], clientId }));
    }
    const count = sent.size;
    const end = performance.now() + patience;
    while (times.length < count && performance.now() < end) await sleep(50);
    times.sort((a, b) => a - b);
    results.set(rate, { p50: at(times, 0.5), p99: at(times, 0.99), lost: count - times.length });
  }
  for (const pair of sockets) for (const socket of pair) socket.terminate();
  return { results, twice };
}

function show(name: string, { results, twice }: Awaited<ReturnType<typeof measure>>) {
  for (const [rate, { p50, p99, lost }] of results)
    print(
      `  ${name.padEnd(34)} ${String(rate).padStart(5)} a second: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${lost} lost, ${twice} twice`,
    );
}

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

printMachine();
const folder = newFolder();
const postgres = await startPostgres(folder.dir, print);
const database = `postgresql://${postgres.user}@localhost/postgres?host=${encodeURIComponent(postgres.host)}`;
const pool = new pg.Pool({ connectionString: database });
await migrate(pool);
await pool.query('create table bare_message (id bigint generated always as identity primary key, sender text, frame jsonb)');
const people = await fillPairs(pool, pairs);
const env = { DATABASE_URL: database, DATA_DIR: folder.dir, PORT: '0', DEMO: '0', RATE_LIMIT_FACTOR: '100000' };
const [one, other] = [await start('server/src/main.ts', env), await start('server/src/main.ts', env)];
const [passing, storing] = [await start('bench/support/bare-chat.ts'), await start('bench/support/bare-chat.ts', { STORE: database })];
try {
  const bare = await measure([passing.url, passing.url], people);
  show('ws that passes them on', bare);
  const stored = await measure([storing.url, storing.url], people);
  show('ws that commits a row for each', stored);
  const before = memoryOf(one.pid);
  const own = await measure([one.url, one.url], people);
  show('ours, one program', own);
  const across = await measure([one.url, other.url], people);
  show('ours, from one program to another', across);
  for (const rate of rates) {
    const [mine, theirs] = [own.results.get(rate), stored.results.get(rate)];
    if (mine && theirs)
      print(
        `  ${rate} a second: ours takes ${ratio(mine.p50, theirs.p50)} (p50) and ${ratio(mine.p99, theirs.p99)} (p99) times the one that commits a row`,
      );
  }
  const open = await openAll([one.url, one.url], people, deaf);
  print(
    `  memory of a socket: ${((memoryOf(one.pid) - before) / (pairs * 2) / 1024).toFixed(0)} kB at most, with what the turns before have left`,
  );
  for (const [socket] of open.slice(0, comingBack)) socket.terminate();
  const begun = performance.now();
  const back = await Promise.all(people.slice(0, comingBack).map(([talker]) => openSocket(one.url, talker, deaf)));
  print(`  ${comingBack} that come back at once have joined after ${seconds(performance.now() - begun)}`);
  for (const socket of [...open.flat(), ...back]) socket.terminate();
} finally {
  for (const program of [one, other, passing, storing]) await program.stop();
  await pool.end();
  await postgres.stop();
  folder.remove();
}
