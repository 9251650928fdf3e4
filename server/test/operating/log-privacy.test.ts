import type { ChildProcess } from 'node:child_process';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { uploader } from '../../src/areas/interviews/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { openSession } from '../../src/platform/sessions/sessions.ts';
import { startSmtp } from '../outside/smtp.ts';
import { givenPerson, givenRecruiter } from '../people.ts';
import { startProgram } from '../programs.ts';
import { startWorld } from '../world.ts';

const t = await startWorld();
const writer = 'vera.leise@whispering.local';
const words = 'Why do I whisper?';

function logOf({ stdout }: ChildProcess) {
  const log = {
    text: '',
    lines: (): Record<string, unknown>[] => log.text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
  };
  stdout?.on('data', (chunk: Buffer) => {
    log.text += chunk;
  });
  return log;
}

test('whatever fails on the way of a person, the log leads from the call to its work and tells nothing of the person', {
  timeout: 300_000,
}, async () => {
  const smtp = await startSmtp();
  smtp.knowsNot([writer]);
  const env = { LOG_LEVEL: 'debug', SMTP_URL: `smtp://${smtp.host}:${smtp.port}`, SUPPORT_EMAIL: writer, TRUST_PROXY: '1' };
  const web = await startProgram(t, 'web', { env });
  const worker = await startProgram(t, 'worker', { env });
  const [ofWeb, ofWorker] = [logOf(web.process), logOf(worker.process)];
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' };
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    fetch(`${web.address}${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const write = (subject: string) => post('/api/sendmail', { subject, message: words, email: writer });

  // the mail server refuses the address, in its own words
  const written = await write('Hello');
  expect(written.status).toBe(200);
  await expect.poll(() => ofWorker.text, { timeout: 60_000 }).toContain('a job failed');
  const call = written.headers.get('x-request-id');
  expect(call).toMatch(/^\w{12}$/);
  const failed = ofWorker.lines().find((line) => line.msg === 'a job failed and will be tried again');
  expect(failed).toMatchObject({ call, job: 'deliver-mail', error: { message: expect.stringContaining('Nobody of that name') } });

  // the database refuses a row, and quotes all of it
  await sql`alter table mail add constraint no_whispering check (body_text not like '%whisper%') not valid`.execute(t.world.db);
  const refused = await write('Hello again');
  expect(refused.status).toBe(500);
  const { detail } = (await refused.json()) as { detail: string };
  expect(detail).toBe(refused.headers.get('x-request-id'));
  await expect.poll(() => ofWeb.text).toContain('no_whispering');
  expect(ofWeb.lines().find((line) => line.msg === 'a call failed')).toMatchObject({
    call: detail,
    url: '/api/sendmail',
    error: { table: 'mail' },
  });

  // a wrong password, and a take that cannot be stored
  await post('/api/login', { email: writer, password: 'the password of Vera' });
  const person = await givenPerson(t.world);
  const job = await givenJobCode(await t.as((await givenRecruiter(t.world)).accountId));
  const candidate = await t.as(person.accountId);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  await t.world.files.put(`takes/${made.takeId}/pieces`, new Uint8Array([1]));
  expect((await uploader(web.address, made).patch(0, Buffer.alloc(10))).status).toBe(500);
  await expect.poll(() => ofWeb.text).toContain('did not arrive');
  const session = await openSession(t.world, person.accountId, { byPassword: true });
  await post('/api/nothing', { words }, { authorization: `Bearer ${session}` });
  void smtp.end();

  const { rows } = await sql<{ text: string }>`select text from question`.execute(t.world.db);
  const questions = rows.map(({ text }) => text);
  expect(questions.length).toBeGreaterThan(0);
  const secrets = [
    writer,
    person.email,
    'Vera',
    'Jonas',
    'Feld',
    words,
    'whisper?',
    '203.0.113.77',
    made.uploadToken,
    session,
    ...questions,
  ];
  for (const one of secrets) expect(ofWeb.text + ofWorker.text).not.toContain(one);
});
