import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type Program, startWholeProgram } from '../programs.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-several-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const dataDir = path.join(folder, 'data');
const token = 'a token for the one who scrapes';
const env = { PROCESSES: '2', RATE_LIMIT_FACTOR: '100000', METRICS_TOKEN: token, LOG_LEVEL: 'silent' };

/** What each program says of itself, by its name. */
async function saidBy(address: string, series: string) {
  const reply = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const found = (await reply.text()).matchAll(new RegExp(`^${series}\\{program="([^"]+)"[^}]*\\} (\\S+)$`, 'gm'));
  const values = new Map<string, number>();
  for (const [, name = '', value] of found) values.set(name, (values.get(name) ?? 0) + Number(value));
  return values;
}
const namesAt = async ({ address }: Program) => [...(await saidBy(address, 'process_start_time_seconds')).keys()].toSorted();

/** Process numbers of what the supervisor runs, as they were started. */
const childrenOf = (pid: number) =>
  fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map((child) => ({ pid: Number(child), started: fs.readFileSync(`/proc/${child}/cmdline`, 'utf8') }))
    .filter(({ started }) => started.includes('--role='));
const lives = (pid: number) => fs.existsSync(`/proc/${pid}`);

async function startTwo(more: Record<string, string> = {}) {
  const program = await startWholeProgram(dataDir, { ...env, ...more });
  const pid = program.process.pid ?? 0;
  await expect.poll(() => namesAt(program), { timeout: 60_000 }).toEqual(['web-1', 'web-2', 'worker']);
  return { ...program, pid };
}

async function ask(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ host: path.join(dataDir, 'postgres'), user: 'vitrine', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const confirmed: string[] = [];
let writing = true;
/** Writes one thing after the other over connections of their own and remembers what was answered with success. */
async function write(address: string, writer: number) {
  for (let n = 0; writing; n += 1) {
    const subject = `${writer}-${n}`;
    const body = JSON.stringify({ subject, message: 'Hello', email: 'mara@mail.test' });
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const reply = await fetch(`${address}/api/sendmail`, { method: 'POST', headers, body }).catch(() => undefined);
    await reply?.text().catch(() => undefined);
    if (reply?.ok) confirmed.push(subject);
  }
}

test('several programs share a port; whichever is killed comes back, and nothing that was confirmed is lost', {
  timeout: 240_000,
}, async () => {
  const program = await startTwo();
  const writers = [1, 2, 3, 4].map((writer) => write(program.address, writer));
  const goesOn = async (than: number) => expect.poll(() => confirmed.length, { timeout: 60_000 }).toBeGreaterThan(than + 20);
  await goesOn(0);
  const served = await saidBy(program.address, 'vitrine_http_request_duration_seconds_count');
  expect(served.get('web-1')).toBeGreaterThan(0);
  expect(served.get('web-2')).toBeGreaterThan(0);

  const before = childrenOf(program.pid);
  expect(before).toHaveLength(3);
  for (const { pid } of before) {
    process.kill(pid, 'SIGKILL');
    await goesOn(confirmed.length);
  }
  await expect.poll(() => namesAt(program), { timeout: 60_000 }).toEqual(['web-1', 'web-2', 'worker']);
  expect(childrenOf(program.pid).filter(({ pid }) => before.some((one) => one.pid === pid))).toEqual([]);
  writing = false;
  await Promise.all(writers);
  const stored = new Set((await ask('select subject from mail')).map(({ subject }) => String(subject).split(' ')[0]));
  expect(confirmed.filter((subject) => !stored.has(subject))).toEqual([]);

  // as a terminal and systemd do it, every program hears it
  const children = childrenOf(program.pid);
  for (const { pid } of children) process.kill(pid, 'SIGTERM');
  const ended = once(program.process, 'exit');
  program.process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(children.filter(({ pid }) => lives(pid))).toEqual([]);
  expect(fs.existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('when the supervisor is killed, its programs end as well, and the next start finds folder and port free', {
  timeout: 120_000,
}, async () => {
  const program = await startTwo();
  const children = childrenOf(program.pid);
  const ended = once(program.process, 'exit');
  program.process.kill('SIGKILL');
  await ended;
  // at once, on the port that they may still hold
  const again = await startTwo({ PORT: new URL(program.address).port });
  expect(children.filter(({ pid }) => lives(pid))).toEqual([]);
  expect((await fetch(`${again.address}/api/health/ready`)).status).toBe(200);
});

test('a start that cannot succeed ends and says why', { timeout: 60_000 }, async () => {
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const bound = taken.address();
  const port = String(typeof bound === 'object' && bound ? bound.port : 0);
  await expect(startWholeProgram(path.join(folder, 'other'), { ...env, PORT: port })).rejects.toThrow(/EADDRINUSE/);
  taken.close();
});
