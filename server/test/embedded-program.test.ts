import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startWholeProgram } from './programs.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-embedded-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const dataDir = path.join(folder, 'data');
const database = { host: path.join(dataDir, 'postgres'), user: 'vitrine', database: 'postgres' };

async function ask(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const program = await startWholeProgram(dataDir, { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'silent' });

const confirmed: string[] = [];
const statuses = new Map<number, number>();
let writing = true;

/** Writes one thing after the other and remembers what was answered with success. */
async function write(writer: number) {
  for (let n = 0; writing; n += 1) {
    const subject = `${writer}-${n}`;
    const body = JSON.stringify({ subject, message: 'Hello', email: 'mara@mail.test' });
    const reply = await fetch(`${program.address}/api/sendmail`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    await reply.text();
    if (reply.ok) confirmed.push(subject);
  }
}

/** The connections that the program holds, by when and as what they began. */
const connections = async () =>
  (
    await ask(
      "select pid || ' ' || backend_start as id from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
  ).map(({ id }) => id);

const killBackend = async () => {
  const rows = await ask(
    "select pid from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1",
  );
  process.kill(Number(rows[0]?.pid), 'SIGKILL');
};
const faults: [string, () => Promise<unknown>][] = [
  [
    'all its connections are terminated',
    () => ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()').catch(() => undefined),
  ],
  ['one backend is killed', killBackend],
  [
    'PostgreSQL itself is killed',
    async () => process.kill(Number(fs.readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
  ],
];

test('under writing load the program outlives every fault of its database, and nothing that was confirmed is lost', {
  timeout: 300_000,
}, async () => {
  const writers = [1, 2, 3, 4].map(write);
  const goesOn = async (than: number) => expect.poll(() => confirmed.length, { timeout: 90_000 }).toBeGreaterThan(than + 20);
  await goesOn(0);
  for (const [what, strike] of [...faults, ...faults]) {
    const before = await connections();
    await strike();
    await expect
      .poll(async () => (await connections().catch(() => before)).some((one) => before.includes(one)), { timeout: 60_000, message: what })
      .toBe(false);
    await goesOn(confirmed.length);
  }
  writing = false;
  await Promise.all(writers);
  expect(program.process.exitCode).toBeNull();
  expect(new Set(statuses.keys())).toEqual(new Set([200, 503]));
  expect(await (await fetch(`${program.address}/api/health`)).json()).toMatchObject({ ok: true, ready: true });
  const stored = await ask("select split_part(subject, ' ', 1) as subject, count(*)::int as times from mail group by 1");
  const times = new Map(stored.map((row) => [row.subject, row.times]));
  expect(confirmed.filter((subject) => times.get(subject) !== 1)).toEqual([]);
});
