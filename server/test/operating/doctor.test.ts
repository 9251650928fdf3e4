import { execFile } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lookAtAll } from '../../src/areas/operations/looking.ts';
import { openMailer } from '../../src/platform/mail/mail.ts';
import { startSmtp } from '../outside/smtp.ts';
import { startWholeProgram } from '../programs.ts';
import { startWorld } from '../world.ts';

const root = path.join(import.meta.dirname, '../../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-doctor-'));
fs.chmodSync(folder, 0o711);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What the doctor prints, by the names of the checks, and how it ends. */
function doctor(env: Record<string, string>) {
  return new Promise<{ code: number; line: (name: string) => string; all: string }>((resolve) => {
    const all = { ...process.env, LC_ALL: 'C', ...env };
    execFile(process.execPath, ['tools/doctor.ts'], { cwd: root, env: all }, (error, stdout, stderr) => {
      const lines = stdout.split('\n');
      const code = error ? Number(error.code) : 0;
      resolve({ code, line: (name) => lines.find((one) => one.includes(`${name}: `)) ?? '', all: stdout + stderr });
    });
  });
}

test('before the first start nothing is broken, nothing is left behind, and each line says what to do', async () => {
  const dataDir = path.join(folder, 'first');
  const { code, line, all } = await doctor({ DATA_DIR: dataDir });
  expect(all).not.toContain('does not work');
  expect(code).toBe(0);
  expect(line('Public address')).toMatch(/^to do .*Set PUBLIC_URL/);
  expect(line('Storage of files')).toMatch(/^works/);
  expect(line('Working on films')).toMatch(/^works .*FFmpeg .*libx264.*scale/);
  for (const name of ['Database', 'Backup', 'Seller']) expect(line(name)).toMatch(/the first start makes it/);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('while the program runs it looks into the same database, and after it ended too', { timeout: 300_000 }, async () => {
  const dataDir = path.join(folder, 'data');
  const program = await startWholeProgram(dataDir);
  const beside = await doctor({ DATA_DIR: dataDir });
  expect(beside.line('Database')).toMatch(/^works .*PostgreSQL \d/);
  expect(beside.line('Backup')).toMatch(/^to do .*BACKUP_TO/);
  expect((await fetch(`${program.address}/api/health/live`)).status).toBe(200);
  const ended = new Promise((resolve) => program.process.once('exit', resolve));
  program.process.kill('SIGTERM');
  await ended;
  const alone = await doctor({ DATA_DIR: dataDir });
  expect(alone.line('Database')).toMatch(/^works .*PostgreSQL \d/);
  expect(alone.line('Recordings')).toMatch(/^works/);
});

test('a data folder that is held by a program whose database does not answer is told, not failed on', async () => {
  const dataDir = path.join(folder, 'held');
  fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '18\n');
  const { DatabaseSync } = await import('node:sqlite');
  const lock = new DatabaseSync(path.join(dataDir, 'lock'));
  lock.exec('pragma journal_mode = off; begin exclusive');
  const { code, line } = await doctor({ DATA_DIR: dataDir });
  lock.close();
  expect(line('Database')).toMatch(/^to do .*already running/);
  expect(line('Backup')).toMatch(/^off .*does not answer/);
  expect(line('Storage of files')).toMatch(/^works/);
  expect(code).toBe(0);
});

test('a database that cannot be reached and a mail server that refuses are broken, and no password is printed', async () => {
  const smtp = await startSmtp();
  const { code, line, all } = await doctor({
    DATA_DIR: path.join(folder, 'other'),
    DATABASE_URL: 'postgresql://vitrine:secret-of-the-database@127.0.0.1:9/vitrine',
    SMTP_URL: `smtp://somebody:secret-of-the-mail@${smtp.host}:${smtp.port}`,
    LC_ALL: 'de_DE.UTF-8',
  });
  void smtp.end();
  expect(code).toBe(1);
  expect(line('Datenbank')).toMatch(/^funktioniert nicht .*ECONNREFUSED/);
  expect(line('Mailserver')).toMatch(/^funktioniert nicht .*Wrong password/);
  expect(line('Sicherung')).toMatch(/^aus .*antwortet nicht/);
  expect(all).not.toMatch(/secret-of/);
});

test('a setting that is not right is named', async () => {
  const { code, all } = await doctor({ SMTP_URL: 'mail.example' });
  expect(code).toBe(1);
  expect(all).toContain('SMTP_URL');
});

test('a check that hangs is cut off and says so, and stops no other', async () => {
  const silent = net.createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const t = await startWorld({ LOG_LEVEL: 'silent' });
  const config = {
    ...t.world.config,
    mail: { ...t.world.config.mail, smtpUrl: `smtp://127.0.0.1:${(silent.address() as net.AddressInfo).port}` },
  };
  const found = await lookAtAll({ ...t.world, config, mailer: openMailer(config) }, 6000);
  expect(found.find(({ name }) => name === 'mail')).toMatchObject({ state: 'broken', found: 'silent', detail: '6 s' });
  for (const name of ['storage', 'database', 'films']) expect(found.find((one) => one.name === name)).toMatchObject({ state: 'works' });
  silent.close();
});
