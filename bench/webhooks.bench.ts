/** 500 events a second for the webhooks of fifty companies: when they arrive, and what changes when every tenth endpoint is dead. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { webhooks } from '@vitrine/contract/webhooks/endpoints.ts';
import pg from 'pg';
import { callWith } from '../e2e/support/product.ts';
import { writeEvent } from '../server/src/areas/webhooks/telling.sql.ts';
import { openDatabase } from '../server/src/platform/postgres/db.ts';
import { migrate } from '../server/src/platform/postgres/migrate.ts';
import { startPostgres } from '../server/src/platform/postgres/postgres.ts';
import { cert, key } from '../server/test/outside/certificate.ts';
import { fillPairs } from './data/chat.ts';
import { newFolder, print, printMachine, ratio, start } from './support/program.ts';

const companies = 50;
const rate = 500;
const turn = 20_000;
const patience = 60_000;

interface Event {
  data: { id: string };
}

/** A receiver that says yes at once, and one that takes the connection and says nothing. */
async function startReceivers(heard: (id: string) => void) {
  const fast = https.createServer({ cert, key }, async (request, reply) => {
    const parts = await Array.fromAsync(request);
    reply.writeHead(204).end();
    heard((JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as Event).data.id);
  });
  const dead = https.createServer({ cert, key }, () => undefined);
  for (const server of [fast, dead]) await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const at = (server: https.Server) => `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const close = () => {
    for (const server of [fast, dead]) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { fast: at(fast), dead: at(dead), close };
}

const part = (numbers: number[], of: number) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * of) - 1] ?? 0;

printMachine();
const folder = newFolder();
const postgres = await startPostgres(folder.dir, print);
const host = { host: postgres.host, user: postgres.user, database: 'postgres' };
const pool = new pg.Pool(host);
await migrate(pool);
const people = await fillPairs(pool, companies);
await pool.query('update session set password_at = now()');
await pool.query(`insert into booking (id, company_id, created_at) select left(slug, 12), id, now() from company`);
const { rows: bookings } = await pool.query<{ id: string }>('select id from booking order by id');
const { db, pool: own } = openDatabase(host);
const trusted = `${folder.dir}/receiver.pem`;
fs.writeFileSync(trusted, cert);
const product = await start('server/src/main.ts', {
  DATABASE_URL: `postgresql://${postgres.user}@localhost/postgres?host=${encodeURIComponent(postgres.host)}`,
  DATA_DIR: folder.dir,
  PORT: '0',
  DEMO: '0',
  RATE_LIMIT_FACTOR: '100000',
  OUTGOING_ALLOW: '127.0.0.1/32',
  NODE_EXTRA_CA_CERTS: trusted,
});
const sent = new Map<string, number>();
const times: number[] = [];
const receivers = await startReceivers((id) => {
  const begun = sent.get(id);
  if (begun !== undefined) times.push(performance.now() - begun);
  sent.delete(id);
});

/** Events of these bookings at the rate; milliseconds from the writing of each to its arrival. */
async function measure(of: { id: string }[], silent: ReadonlySet<string>) {
  times.length = 0;
  sent.clear();
  const begun = performance.now();
  let count = 0;
  const writing = new Set<Promise<void>>();
  for (let n = 0; performance.now() - begun < turn; n++) {
    const due = begun + (n * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const bookingId = of[n % of.length]?.id ?? '';
    const id = randomUUID();
    if (!silent.has(bookingId)) {
      sent.set(id, performance.now());
      count += 1;
    }
    const one: Promise<void> = writeEvent(
      db,
      { id, type: 'job.published', at: new Date().toISOString(), bookingId },
      { kind: 'job-ad' },
    ).finally(() => writing.delete(one));
    writing.add(one);
    if (writing.size > 50) await Promise.race(writing);
  }
  await Promise.all(writing);
  const written = count / ((performance.now() - begun) / 1000);
  const end = performance.now() + patience;
  while (sent.size > 0 && performance.now() < end) await sleep(50);
  return { written, p50: part(times, 0.5), p95: part(times, 0.95), p99: part(times, 0.99), lost: sent.size };
}

function show(name: string, { written, p50, p95, p99, lost }: Awaited<ReturnType<typeof measure>>) {
  print(
    `  ${name.padEnd(28)} ${written.toFixed(0)} a second: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${lost} not arrived within ${patience / 1000} s`,
  );
}

try {
  const deadOnes = new Set(bookings.filter((_, index) => index % 10 === 0).map(({ id }) => id));
  const { rows: owners } = await pool.query<{ email: string; booking: string; company: string }>(
    `select account.email, booking.id as booking, company.id as company from account
      join company on company.id = account.company_id join booking on booking.company_id = company.id`,
  );
  const calls = new Map(people.flat().map(({ email, token }) => [email, callWith(product.url, `Bearer ${token}`)]));
  for (const { email } of owners) {
    const owner = calls.get(email);
    if (!owner) throw new Error(`nobody signed in as ${email}`);
    await owner(webhooks.make, { url: receivers.fast, events: ['job.published'] });
  }
  const alive = await measure(bookings, new Set());
  show('every endpoint answers', alive);
  const dead = owners.filter(({ booking }) => deadOnes.has(booking)).map(({ company }) => company);
  await pool.query('update webhook_endpoint set url = $1 where company_id = any ($2)', [receivers.dead, dead]);
  const beside = await measure(bookings, deadOnes);
  show('every tenth says nothing', beside);
  print(`  beside dead ones p50 ${ratio(beside.p50, alive.p50)}, p99 ${ratio(beside.p99, alive.p99)} times`);
} finally {
  receivers.close();
  await product.stop();
  await own.end();
  await pool.end();
  await postgres.stop();
  folder.remove();
}
