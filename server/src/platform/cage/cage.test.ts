import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cageLimits } from '@vitrine/contract/admin/installation.ts';
import { afterAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { descendantsOf, wordsOf } from '../../../test/descendants.ts';
import { cageHere, cageInAdvance, inCage } from './cage.ts';
import { Stopped } from './child.ts';
import { type LimitName, type Limits, type Wall, walls } from './walls.ts';
import { watchMemory } from './watching.ts';

const linux = process.platform === 'linux';
const asRoot = linux && process.getuid?.() === 0;
const entry = new URL('../../../test/attacking.ts', import.meta.url);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cage-test-'));
const server = net.createServer((socket) => socket.end()).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as net.AddressInfo;
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** What the server has and a stranger's file must not reach: closed to everybody else, as the data folder is. */
const data = path.join(folder, 'data');
fs.mkdirSync(data, { mode: 0o700 });
fs.writeFileSync(path.join(data, 'answer.webm'), 'another person', { mode: 0o600 });
const upload = path.join(folder, 'upload');
fs.writeFileSync(upload, 'another person', { mode: 0o600 });
fs.chmodSync(folder, 0o755);

const limits: Limits = { memory: 300, cpu: 2, size: 4 };
const replies = Object.fromEntries(
  'read list write environment signal descriptors connect memory memoryOfChildren spin fill fork content complain crash leave lie'
    .split(' ')
    .map((one) => [one, z.string()]),
);
const work = { entry, replies, limits };
const roomy = { entry, replies, limits: { ...limits, memory: 1500 } };

/** `unshare` does not always manage to tell which signal ended what it started. */
const endedByKernel = /SIGKILL|unshare:/;

/** Lets a child attack from within the whole cage. */
const attack = (task: string, args: Record<string, unknown> = {}, seconds = 20) =>
  inCage(work, {}, async (run) => (await run(task, args, { seconds })).result);

/** Processes of this machine whose words hold a marker. */
const processesWith = (marker: string) => descendantsOf(0).filter((pid) => wordsOf(pid).includes(marker));

describe('a child in the cage', () => {
  it('gets the files that it was handed, open, and nothing else of them', async () => {
    const text = path.join(folder, 'in');
    fs.writeFileSync(text, 'what this person sent', { mode: 0o600 });
    expect(await inCage(work, { reads: { in: text } }, async (run) => (await run('content', {}, { seconds: 20 })).result)).toBe(
      'what this person sent',
    );
  });

  it.each([
    ['the list of users', '/etc/passwd'],
    ['what root alone reads', '/etc/shadow'],
    ['a recording in the data folder', path.join(data, 'answer.webm')],
    ['what another person uploads at the moment', upload],
    ['the memory of its parent', `/proc/${process.pid}/environ`],
  ])('does not read %s', async (_, file) => {
    expect(await attack('read', { file })).toBe('ERR_ACCESS_DENIED');
  });

  it('writes nothing but what it was handed', async () => {
    const file = path.join(folder, 'written');
    expect(await attack('write', { file })).toBe('ERR_ACCESS_DENIED');
    expect(fs.existsSync(file)).toBe(false);
  });

  it('reaches no network and starts no programs', async () => {
    expect(await attack('connect', { port })).toBe('ERR_ACCESS_DENIED');
    expect(await attack('fork', { count: 1, marker: '1' })).toBe('ERR_ACCESS_DENIED');
  });

  it('sees nothing of the environment of the program', async () => {
    process.env.SIGNING_KEY_OF_A_TEST = 'secret';
    const names = (await attack('environment'))
      .split(',')
      .filter((one) => !['PATH', 'LC_ALL', 'PWD', 'OLDPWD', 'SHLVL', '_'].includes(one));
    expect(names).toEqual([]);
  });

  it('has no file and no connection of the program open', async () => {
    const open = fs.openSync(path.join(data, 'answer.webm'), 'r');
    const connection = net.connect(port, '127.0.0.1');
    await once(connection, 'connect');
    expect(await attack('descriptors')).toBe('');
    connection.destroy();
    fs.closeSync(open);
  });

  it('is ended when its time is over', async () => {
    await expect(attack('spin', {}, 0.3)).rejects.toMatchObject({ name: 'Stopped', why: 'time' });
  });

  it('that says the file is broken blames the file, one that ends otherwise blames us', async () => {
    await expect(attack('complain')).rejects.toMatchObject({ name: 'Unreadable', message: 'this is no picture' });
    await expect(attack('crash')).rejects.toMatchObject({ name: 'Stopped', why: 'ended' });
    await expect(attack('leave')).rejects.toMatchObject({ name: 'Stopped', why: 'ended' });
  });

  it('is not believed when it answers something else than it was asked for', async () => {
    await expect(attack('lie')).rejects.toBeInstanceOf(z.ZodError);
  });

  it('is followed by a fresh one where it ended in the middle, with the same files', async () => {
    const text = path.join(folder, 'in-again');
    fs.writeFileSync(text, 'still here');
    const said = await inCage(work, { reads: { in: text } }, async (run) => {
      await expect(run('crash', {}, { seconds: 20 })).rejects.toBeInstanceOf(Stopped);
      return (await run('content', {}, { seconds: 20 })).result;
    });
    expect(said).toBe('still here');
  });
});

test.runIf(linux)('one that eats memory is ended', async () => {
  await expect(attack('memory')).rejects.toMatchObject({ name: 'Stopped', why: expect.stringMatching(/memory|ended/) });
});

test.runIf(linux)('one that spins is ended by the kernel when its processor time is used up', async () => {
  await expect(attack('spin', {}, 60)).rejects.toMatchObject({
    name: 'Stopped',
    why: 'ended',
    message: expect.stringMatching(endedByKernel),
  });
});

test.runIf(linux)('one that fills a file can fill it so far and no further', async () => {
  const out = path.join(folder, 'out');
  const said = await inCage(work, { writes: { out } }, async (run) => (await run('fill', {}, { seconds: 20 })).result);
  expect([said, fs.statSync(out).size]).toEqual([`${4 * 1024 * 1024} EFBIG`, 4 * 1024 * 1024]);
});

const groupOf = (pid: number | 'self') => {
  try {
    return fs.readFileSync(`/proc/${pid}/autogroup`, 'utf8').replace(/^\S+ /, '').trim();
  } catch {
    return undefined;
  }
};

test.runIf(groupOf('self') !== undefined)('work that can wait stands back with all of its session, and the program does not', async () => {
  const before = groupOf('self');
  const spinning = inCage(work, {}, (run) => run('spin', {}, { seconds: 3, niceness: 19 })).catch((error: unknown) => error);
  await expect.poll(() => descendantsOf(process.pid).map(groupOf)).toContain('nice 19');
  expect(groupOf('self')).toBe(before);
  await spinning;
});

test('one that was started in advance works for one call', async () => {
  const { run } = cageInAdvance(work);
  const call = () => run('environment', {}, { seconds: 20 });
  expect((await call()).result).toBe((await call()).result);
  await expect(run('crash', {}, { seconds: 20 })).rejects.toBeInstanceOf(Stopped);
  await call();
});

/** Runs an attack behind a wall of the system, without those of Node: what a decoder written in C would meet. */
async function behind(wall: Wall, attack: string, args: object, within = limits) {
  const [command, ...words] = [...wall.around(within), process.execPath, fileURLToPath(entry), attack, JSON.stringify(args)];
  const child = spawn(command, words, {
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  const unwatch = watchMemory(child.pid ?? 0, within.memory * 1024 * 1024, () => {
    said ||= 'said:too much memory';
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  unwatch();
  return /said:(.*)/.exec(said)?.[1] ?? `${signal ?? code}: ${said}`;
}

/** True where a child starts behind it. */
const builds = async (wall: Wall) => (await behind(wall, 'environment', {}, roomy.limits)).startsWith('PATH');
const built: Wall[] = [];
for (const wall of linux ? walls() : []) if (await builds(wall)) built.push(wall);
const held = (limit: LimitName) => built.filter(({ without }) => !without.includes(limit));

describe.runIf(linux)('every wall that can be built here', () => {
  it('holds all that it says, and as root nothing is missing', async () => {
    const { name, missing } = await cageHere();
    if (asRoot) expect([name, missing]).toEqual([walls()[0]?.name, []]);
    expect(cageLimits).toEqual(expect.arrayContaining(missing));
  });

  it('that keeps from files keeps from the data folder, from what others upload, and from what is root’s', async () => {
    for (const wall of held('files')) {
      const files = ['/etc/shadow', path.join(data, 'answer.webm'), upload, `/proc/${process.pid}/environ`];
      for (const file of files)
        expect([wall.name, file, await behind(wall, 'read', { file })]).toEqual([
          wall.name,
          file,
          expect.stringMatching(/^(EACCES|ENOENT)$/),
        ]);
      expect(await behind(wall, 'list', { folder: data })).toMatch(/^(EACCES|ENOENT)$/);
      const program = path.join(import.meta.dirname, 'walls.ts');
      for (const file of [path.join(folder, 'written'), path.join(data, 'written'), program]) {
        expect([wall.name, file, await behind(wall, 'write', { file })]).toEqual([
          wall.name,
          file,
          expect.stringMatching(/^(EACCES|ENOENT|EROFS)$/),
        ]);
      }
      expect(await behind(wall, 'signal', { pid: process.pid })).toMatch(/^(EPERM|ESRCH)$/);
    }
    if (asRoot) expect(held('files').length).toBeGreaterThanOrEqual(2);
  });

  it.runIf(asRoot).each(['/usr/local', '/var/lib', '/opt', '/home'].filter((place) => fs.existsSync(place)))(
    'that keeps from files keeps from what people have in %s',
    async (place) => {
      const kept = fs.mkdtempSync(path.join(place, 'cage-test-'));
      const file = path.join(kept, 'answer.webm');
      fs.writeFileSync(file, 'another person', { mode: 0o600 });
      const said = [];
      for (const wall of held('files')) said.push(await behind(wall, 'read', { file }));
      fs.rmSync(kept, { recursive: true });
      expect(said).toEqual(held('files').map(() => expect.stringMatching(/^(EACCES|ENOENT)$/)));
    },
  );

  it('that keeps from the network reaches not even this machine', async () => {
    for (const wall of held('network')) expect([wall.name, await behind(wall, 'connect', { port })]).toEqual([wall.name, 'ENETUNREACH']);
    if (asRoot) expect(held('network').length).toBeGreaterThanOrEqual(1);
  });

  it('that keeps from processes lets few be started, and none outlives the child', async () => {
    for (const [at, wall] of held('processes').entries()) {
      const marker = `98765.${at}${process.pid}`;
      const said = await behind(wall, 'fork', { count: 400, marker }, roomy.limits);
      const started = Number(/^reached (\d+)$/.exec(said)?.[1]);
      expect([wall.name, said, started > 0 && started < 140]).toEqual([wall.name, said, true]);
      if (wall.without.length === 0) await expect.poll(() => processesWith(marker)).toEqual([]);
      for (const pid of processesWith(marker)) process.kill(pid, 'SIGKILL');
    }
    if (asRoot) expect(held('processes').length).toBeGreaterThanOrEqual(2);
  });

  it('has somebody who watches the memory of all that is started behind it', async () => {
    for (const wall of held('memory')) {
      expect([wall.name, await behind(wall, 'memoryOfChildren', {})]).toEqual([wall.name, 'too much memory']);
    }
  });

  it('that counts the time of the processor ends one that spins', async () => {
    for (const wall of held('cpu'))
      expect([wall.name, await behind(wall, 'spin', {}, { ...roomy.limits, cpu: 1 })]).toEqual([
        wall.name,
        expect.stringMatching(endedByKernel),
      ]);
  });
});

test.runIf(linux)('nothing is left of a child whose program is killed', async () => {
  const program = `
    const { inCage } = await import(${JSON.stringify(path.join(import.meta.dirname, 'cage.ts'))});
    const work = { entry: new URL(${JSON.stringify(entry.href)}), replies: {}, limits: { memory: 300, cpu: 60, size: 1 } };
    console.log('begun');
    await inCage(work, {}, (run) => run('spin', {}, { seconds: 60 }));`;
  const file = path.join(folder, 'program.mjs');
  fs.writeFileSync(file, program);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const descendants = () => descendantsOf(child.pid ?? 0);
  const spinning = () => descendants().filter((pid) => wordsOf(pid).some((word) => word.endsWith('attacking.ts')));
  await expect.poll(() => spinning().length, { timeout: 20_000 }).toBeGreaterThan(0);
  const all = descendants();
  child.kill('SIGKILL');
  await expect.poll(() => all.filter((pid) => fs.existsSync(`/proc/${pid}`)), { timeout: 10_000 }).toEqual([]);
});
