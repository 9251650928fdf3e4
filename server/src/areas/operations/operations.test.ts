import { contact } from '@vitrine/contract/accounts/contact.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { checks } from '@vitrine/contract/operations/checks.ts';
import { queues } from '@vitrine/contract/operations/queues.ts';
import { storage } from '@vitrine/contract/operations/storage.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startSmtp } from '../../../test/outside/smtp.ts';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { givenAdministrator } from '../accounts/fixtures.ts';

const administratorOf = async (t: TestWorld) => t.as((await givenAdministrator(t.world)).id);

let t: TestWorld;
let admin: Call;
beforeAll(async () => {
  t = await startWorld();
  admin = await administratorOf(t);
});

const foundIn = async (call: Call) => Object.fromEntries((await call(checks.list, {})).items.map(({ name, ...found }) => [name, found]));

describe('checks', () => {
  test('what works says so, what is only for trying says what is missing, and what may stay off is no fault', async () => {
    const found = await foundIn(admin);
    for (const name of ['storage', 'room', 'films', 'recordings', 'jobs']) expect(found[name]).toMatchObject({ state: 'works' });
    expect(found.database).toMatchObject({ state: 'works', detail: expect.stringMatching(/^PostgreSQL \d+/) });
    expect(found.address).toMatchObject({ state: 'attention', found: 'local' });
    expect(found.operator).toMatchObject({ found: 'untold', detail: expect.stringContaining('OPERATOR_NAME') });
    expect(found.mail).toMatchObject({ state: 'attention', found: 'outbox' });
    expect(found.viruses).toMatchObject({ state: 'off' });
    await expect(admin(checks.tryMail, {})).rejects.toMatchObject({ problem: { code: 'no-mail-server' } });
    // what was stored for trying is gone again
    expect(await t.world.files.list('checks/')).toEqual([]);
  });

  test('an address without encryption is told, and a store that cannot be reached stops no other check', async () => {
    const mine = await startWorld({
      PUBLIC_URL: 'http://jobs.bakery.example',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      LOG_LEVEL: 'silent',
    });
    const found = await foundIn(await administratorOf(mine));
    expect(found.address).toMatchObject({ state: 'attention', found: 'plain' });
    expect(found.storage).toMatchObject({ state: 'broken', detail: expect.any(String) });
    expect(found.films).toMatchObject({ state: 'works' });
  });

  test('who lands on the pages of administrators is told how much is to do, as it was found last', async () => {
    const { items } = await admin(checks.list, {});
    const count = (state: string) => items.filter((one) => one.state === state).length;
    expect(count('attention')).toBeGreaterThan(2);
    expect(await admin(checks.open, {})).toEqual({ broken: count('broken'), attention: count('attention') });
  });

  test('what is set and does not work says what is wrong with it', async () => {
    const foundWith = async (env: Record<string, string>) =>
      foundIn(await administratorOf(await startWorld({ ...env, LOG_LEVEL: 'silent' })));
    const found = await foundWith({
      PUBLIC_URL: 'https://127.0.0.1:50009',
      STRIPE_SECRET_KEY: 'a key',
      STRIPE_WEBHOOK_SECRET: 'another',
      BACKUP_TO: '/nowhere',
      SMTP_URL: 'smtp://somebody:quiet-amber@127.0.0.1:9',
      WHISPER_MODEL: import.meta.filename,
    });
    expect(found.address).toMatchObject({ state: 'attention', found: 'unreached', detail: expect.stringContaining('ECONNREFUSED') });
    expect(found.seller).toMatchObject({ state: 'attention', found: 'no-seller' });
    expect(found.backup).toMatchObject({ state: 'broken', found: 'no-passphrase' });
    expect(found.mail).toMatchObject({ state: 'broken', found: 'broken', detail: expect.stringContaining('ECONNREFUSED') });
    expect(found.transcripts).toMatchObject({ state: 'broken', found: 'no-model' });
    expect(JSON.stringify(found)).not.toMatch(/quiet-amber|a key/);
    expect((await foundWith({ TRANSCRIBE_COMMAND: '["no-such-program", "{wav}"]' })).transcripts).toMatchObject({ found: 'no-program' });
    expect((await foundWith({ TRANSCRIBE_URL: 'http://127.0.0.1:50009' })).transcripts).toMatchObject({ state: 'broken', found: 'broken' });
  });

  test('FFmpeg names what it has, and where nothing is sold no seller is missing', async () => {
    const found = await foundIn(admin);
    expect(found.films?.detail).toMatch(/^FFmpeg \S+ · .*h264.* · .*libx264.* · .*scale/);
    expect(found.seller).toMatchObject({ state: 'off' });
    expect((await t.app.inject('/api/health/live')).json()).toEqual({ live: true });
  });

  test('what is written of running it is read beside the checks, and its links lead on', async () => {
    const { headers, body } = await t.app.inject('/api/docs/operations');
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('npm run doctor');
    expect(body).toContain('href="/api/docs/settings#configure-it"');
    expect(body).not.toMatch(/href="(?!https?:|\/|#)/);
    const settings = (await t.app.inject('/api/docs/settings')).body;
    expect(settings).toContain('PUBLIC_URL');
    expect(settings).toContain('id="configure-it"');
    expect(settings).not.toContain('Where things are');
  });

  test('a mail that is tried arrives, and one that the server refuses is told in its words', async () => {
    const server = await startSmtp();
    const mine = await startWorld({ SMTP_URL: `smtp://${server.host}:${server.port}` });
    const call = await administratorOf(mine);
    const { taken, to } = await call(checks.tryMail, {});
    expect(taken).toBe(true);
    expect(server.received.map((one) => one.to)).toEqual([[to]]);
    server.become('refuses');
    expect(await call(checks.tryMail, {})).toMatchObject({ taken: false, fault: expect.stringContaining('Not wanted here') });
    void server.end();
  });
});

/** A mail that waits to be delivered, whose work has failed for good. */
async function givenFailed(fault: string) {
  const anyone = await t.as();
  await anyone(contact.send, { subject: 'Hello', message: 'Anybody there?', email: 'somebody@mail.test' });
  const id = t.world.newId();
  await t.world.jobs.enqueue(t.world.db, 'deliver-mail', { id }, undefined, undefined);
  const { rows } = await sql<{ id: string }>`update pgboss.job set state = 'failed', retry_count = 8, completed_on = now(),
    output = ${JSON.stringify({ value: { message: fault } })}::jsonb where name = 'deliver-mail' and data ->> 'id' = ${id} returning id`.execute(
    t.world.db,
  );
  return rows[0]?.id ?? '';
}

describe('jobs', () => {
  test('what failed is listed with its fault and not with what it was about, and is tried again when somebody says so', async () => {
    const id = await givenFailed('550 <somebody@mail.test> is unknown here');
    expect(await admin(queues.list, {})).toMatchObject({ items: [{ name: 'deliver-mail', failed: 1, waiting: 0, waitingSince: null }] });
    const { items, total } = await admin(queues.failed, { page: 1, count: 20 });
    expect(total).toBe(1);
    expect(items).toEqual([{ id, name: 'deliver-mail', failedAt: expect.any(String), tries: 9, fault: '550 <…> is unknown here' }]);
    expect((await foundIn(admin)).jobs).toMatchObject({ state: 'attention', found: 'failed', detail: 'deliver-mail' });

    expect(await admin(queues.again, { name: 'deliver-mail', id })).toEqual({ queued: 1 });
    expect(await admin(queues.again, { name: 'deliver-mail', id })).toEqual({ queued: 0 });
    expect(await admin(queues.list, {})).toMatchObject({ items: [{ name: 'deliver-mail', failed: 0, waiting: 1 }] });
    expect(await t.work()).toBe(1);
    expect(await admin(queues.list, {})).toEqual({ items: [] });
  });

  test('all of a kind are tried again at once', async () => {
    for (const fault of ['first', 'second', 'third']) await givenFailed(fault);
    expect(await admin(queues.again, { name: 'deliver-mail' })).toEqual({ queued: 3 });
    expect(await t.work()).toBe(3);
  });

  test('what has waited for more than ten minutes is late', async () => {
    await t.world.jobs.enqueue(t.world.db, 'deliver-mail', { id: t.world.newId() }, undefined, undefined);
    expect((await foundIn(admin)).jobs).toMatchObject({ state: 'works' });
    t.later(11 * 60_000);
    expect((await foundIn(admin)).jobs).toMatchObject({ state: 'attention', found: 'late', detail: 'deliver-mail' });
    await t.work();
  });
});

test('storage says how much is kept and how much there is room for', async () => {
  const found = await admin(storage.look, {});
  expect(found).toMatchObject({ kind: 'folder', files: [] });
  expect(found.room).toBeGreaterThan(0);
  expect(found.database).toBeGreaterThan(1_000_000);
  expect(found.tables.length).toBe(8);
});
