/**
 * Messages over 2,000 sockets, beside a `ws` that only passes them on and one that commits a row for each: at a rate, and as
 * many as can be; memory of a socket; 500 that come back at once, and other calls meanwhile.
 */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@vitrine/contract/caller.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { fillPairs, type Talker } from './data/chat.ts';
import { callWith, newFolder, print, printMachine, ratio, seconds, start } from './support/program.ts';
import { frameOf, type Heard, openSocket } from './support/sockets.ts';
import { part, told } from './support/timing.ts';

const pairs = 1000;
const rates = [200, 1000, 3000];
const turn = 10_000;
/** What has not arrived by then counts as lost. */
const patience = 30_000;
const comingBack = 500;
/** So often they come back, so that there are calls enough meanwhile. */
const storms = 5;
/** So many messages are under way at a time where as many are sent as can be. */
const underWay = 50;

/** Where recruiters and where candidates connect. */
type Way = [recruiters: string, candidates: string];

const deaf: Heard = () => undefined;

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

/** Everybody at their sockets; `say` sends the message of a pair, and the promise is done when the other one has it. */
async function sitting(way: Way, people: [Talker, Talker][]) {
  const waiting = new Map<string, () => void>();
  const arrived = new Set<string>();
  const twice: string[] = [];
  const sockets = await openAll(way, people, (clientId) => {
    if (arrived.has(clientId)) twice.push(clientId);
    arrived.add(clientId);
    waiting.get(clientId)?.();
    waiting.delete(clientId);
  });
  let said = 0;
  return {
    twice,
    say(index: number) {
      const pair = people[index % people.length];
      if (!pair) throw new Error('nobody is there');
      const { clientId, text } = frameOf(pair, `Message ${said++}`);
      const there = new Promise<void>((done) => waiting.set(clientId, done));
      sockets[index % people.length]?.[0].send(text);
      return there;
    },
    leave() {
      for (const pair of sockets) for (const socket of pair) socket.terminate();
    },
  };
}

/** Sends at a rate for a while; milliseconds from sending to the other one's screen. */
async function atRate(say: (index: number) => Promise<void>, rate: number) {
  const times: number[] = [];
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < turn; count++) {
    const due = begun + (count * 1000) / rate;
    if (due > performance.now() + 1) await sleep(due - performance.now());
    const start = performance.now();
    void say(count).then(() => times.push(performance.now() - start));
  }
  const end = performance.now() + patience;
  while (times.length < count && performance.now() < end) await sleep(50);
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99), lost: count - times.length };
}

/** As many as can be: who has got one through sends the next one. Messages a second. */
async function asManyAsCanBe(say: (index: number) => Promise<void>) {
  let count = 0;
  const begun = performance.now();
  const one = async (from: number) => {
    for (let index = from; performance.now() - begun < turn; index += underWay) {
      await Promise.race([say(index), sleep(patience, undefined, { ref: false })]);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: underWay }, (_, index) => one(index)));
  return (count * 1000) / (performance.now() - begun);
}

async function measure(way: Way, people: [Talker, Talker][]) {
  const { say, twice, leave } = await sitting(way, people);
  // the first message of two makes their conversation
  for (let from = 0; from < people.length; from += underWay)
    await Promise.all(Array.from({ length: Math.min(underWay, people.length - from) }, (_, index) => say(from + index)));
  const most = await asManyAsCanBe(say);
  const results = new Map<number, Awaited<ReturnType<typeof atRate>>>();
  for (const rate of rates) results.set(rate, await atRate(say, rate));
  leave();
  return { most, results, twice: twice.length };
}

function show(name: string, { most, results, twice }: Awaited<ReturnType<typeof measure>>) {
  print(`  ${name.padEnd(34)} ${most.toFixed(0).padStart(5)} a second at most, ${underWay} under way`);
  for (const [rate, { p50, p99, lost }] of results)
    print(
      `  ${name.padEnd(34)} ${String(rate).padStart(5)} a second: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${lost} lost, ${twice} twice`,
    );
}

/** Milliseconds of a call that is made again and again until something is done. */
async function callsWhile(call: Call, work: Promise<unknown>) {
  const times: number[] = [];
  let over = false;
  const done = work.finally(() => {
    over = true;
  });
  while (!over) {
    const begun = performance.now();
    await call(conversations.unread, {});
    times.push(performance.now() - begun);
    await sleep(5);
  }
  await done;
  return times;
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
  print(`  the one that commits a row carries ${ratio(stored.most, own.most)} times as many as ours`);
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
  const call = callWith(one.url, `Bearer ${people.at(-1)?.[0].token ?? ''}`);
  const quiet = await callsWhile(call, sleep(turn));
  const joins: number[] = [];
  const stormy = await callsWhile(
    call,
    (async () => {
      let back = open.slice(0, comingBack).map(([socket]) => socket);
      for (let storm = 0; storm < storms; storm++) {
        for (const socket of back) socket.terminate();
        const begun = performance.now();
        back = await Promise.all(people.slice(0, comingBack).map(([talker]) => openSocket(one.url, talker, deaf)));
        joins.push(performance.now() - begun);
      }
      for (const socket of back) socket.terminate();
    })(),
  );
  print(`  ${comingBack} that come back at once have joined after ${joins.map(seconds).join(', ')}`);
  told('other calls before', quiet);
  told('other calls meanwhile', stormy);
  print(`  meanwhile they take ${ratio(part(stormy, 0.99), part(quiet, 0.99))} times as long at p99`);
  for (const pair of open) for (const socket of pair) socket.terminate();
} finally {
  for (const program of [one, other, passing, storing]) await program.stop();
  await pool.end();
  await postgres.stop();
  folder.remove();
}
