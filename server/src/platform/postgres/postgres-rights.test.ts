import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFiles } from '../files/open-files.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-rights-'));
fs.chmodSync(parent, 0o711);
const wanted = path.join(parent, 'new', 'data');
const forgotten = () => {};
const root = process.getuid?.() === 0;
const idOf = (name: string) => Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout);

let server: EmbeddedPostgres;
beforeAll(async () => {
  server = await startPostgres(wanted, forgotten);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(parent, { recursive: true, force: true });
});

async function ask(sql: string) {
  const client = new pg.Client({ host: server.host, user: server.user, database: 'postgres' });
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);
const data = () => path.join(server.dir, 'postgres');

test('the server asks the kernel who is there', async () => {
  expect(await ask('select system_user as who')).toEqual([{ who: `peer:${os.userInfo().username}` }]);
  const rules = await ask('select type, auth_method from pg_hba_file_rules');
  expect(rules).toEqual([{ type: 'local', auth_method: 'peer' }]);
});

test('nobody else may look into the data, the socket or the files', () => {
  for (const dir of [data(), server.host]) expect(modeOf(dir)).toBe('700');
  // the user of the database passes through where it is another one
  expect(modeOf(server.dir)).toBe(root ? '710' : '700');
  expect(modeOf(path.dirname(server.dir))).not.toBe('700');
});

test.runIf(root)('root gives it to a user of its own, and another user is turned away even at an open door', async () => {
  expect(fs.statSync(data()).uid).toBe(idOf('vitrine'));
  const socket = path.join(server.host, '.s.PGSQL.5432');
  const open = [server.dir, data(), socket].map((file) => [file, fs.statSync(file).mode] as const);
  for (const [file] of open) fs.chmodSync(file, 0o777);
  const program = `
    import net from 'node:net';
    const name = Buffer.from('\\0\\x03\\0\\0user\\0vitrine\\0database\\0postgres\\0\\0', 'latin1');
    const length = Buffer.alloc(4); length.writeUInt32BE(name.length + 4);
    const socket = net.connect(${JSON.stringify(socket)}, () => socket.end(Buffer.concat([length, name])));
    socket.on('data', (bytes) => process.stdout.write(bytes)).on('error', (error) => console.log(error.code));`;
  const knock = (uid: number) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', program], { uid, gid: uid, cwd: '/', encoding: 'latin1', env: {} }).stdout;
  for (const user of ['nobody', 'daemon', 'vitrine'])
    expect([user, knock(idOf(user))]).toEqual([user, expect.stringContaining('authentication failed')]);
  for (const [file, mode] of open) fs.chmodSync(file, mode);
});

test.runIf(root)('a folder of an earlier version, of nobody and open to whoever comes, is taken over with its rows', async () => {
  await ask('create table kept (id int); insert into kept values (7)');
  await server.stop();
  const before = [server.dir, ...fs.readdirSync(server.dir, { recursive: true }).map((one) => path.join(server.dir, String(one)))];
  for (const file of before.filter((one) => one.startsWith(data()))) fs.lchownSync(file, idOf('nobody'), idOf('nobody'));
  fs.writeFileSync(path.join(data(), 'pg_hba.conf'), 'local all all trust\n');
  fs.chownSync(server.dir, 0, 0);
  fs.chmodSync(server.dir, 0o755);
  server = await startPostgres(wanted, forgotten);
  expect(await ask('select id, system_user as who from kept')).toEqual([{ id: 7, who: 'peer:root' }]);
  expect(fs.statSync(path.join(data(), 'base')).uid).toBe(idOf('vitrine'));
  expect(modeOf(server.dir)).toBe('710');
});

test('a folder of files that was open is closed', async () => {
  const dir = path.join(parent, 'files');
  fs.mkdirSync(path.join(dir, '.writing'), { recursive: true, mode: 0o755 });
  const files = openFiles({ dir });
  await files.put('pictures/one.webp', Buffer.from('x'));
  expect([dir, path.join(dir, '.writing'), path.join(dir, 'pictures'), path.join(dir, 'pictures/one.webp')].map(modeOf)).toEqual([
    '700',
    '700',
    '700',
    '600',
  ]);
});

test('a folder for the socket that somebody else has put there is not used', async () => {
  const long = path.join(parent, 'a-long-name'.repeat(12));
  const first = await startPostgres(long, forgotten);
  await first.stop();
  const elsewhere = path.join(parent, 'elsewhere');
  fs.mkdirSync(elsewhere);
  fs.rmSync(first.host, { recursive: true });
  fs.symlinkSync(elsewhere, first.host);
  await expect(startPostgres(long, forgotten)).rejects.toThrow('belongs to somebody else');
  fs.rmSync(first.host);
});
