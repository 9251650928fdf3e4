import { account } from '@vitrine/contract/accounts/account.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { about } from '@vitrine/contract/platform/about.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listening, uploader } from '../../src/areas/interviews/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { atomically } from '../../src/platform/context.ts';
import { openWorld } from '../../src/world.ts';
import { givenPerson, givenRecruiter } from '../people.ts';
import { startWorld } from '../world.ts';

const t = await startWorld({ LOG_LEVEL: 'silent' });
// a second program on the same database, which works off jobs
const { config, url } = t.world;
const working = await openWorld({ config, connection: t.connection, working: true, folder: config.dataDir, url });
afterAll(() => working.close());
let address = '';
beforeAll(async () => {
  address = await listening(t.app);
});

/** Does something to this database from outside of it. */
async function fromOutside(text: string, values: unknown[] = []) {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
const cutAll = () => fromOutside('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [t.connection.database]);
const shut = async () => {
  await fromOutside(`alter database ${t.connection.database} allow_connections false`);
  await cutAll();
};
const open = () => fromOutside(`alter database ${t.connection.database} allow_connections true`);

const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${address}${path}`, { headers });
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    retryAfter: reply.headers.get('retry-after'),
    ...(await reply.json()),
  };
};
const unavailable = { status: 503, type: '/problems/unavailable', retryAfter: '5', code: 'unavailable' };

describe('a connection that is cut', () => {
  test('between two statements of a transaction fails that call alone, again and again', async () => {
    for (let times = 0; times < 5; times += 1) {
      const begun = Promise.withResolvers<void>();
      const cut = Promise.withResolvers<void>();
      const work = atomically(t.world, async ({ db }) => {
        await sql`select 1`.execute(db);
        begun.resolve();
        await cut.promise;
        await sql`select 2`.execute(db);
      });
      const failed = expect(work).rejects.toThrow('the database is away');
      await begun.promise;
      await cutAll();
      cut.resolve();
      await failed;
    }
    expect((await sql<{ one: number }>`select 1 as one`.execute(t.world.db)).rows).toEqual([{ one: 1 }]);
  });

  test('keeps no job from being done', async () => {
    await cutAll();
    const states = () =>
      sql<{ state: string }>`select state from pgboss.job where name = 'tidy-up'`
        .execute(t.world.db)
        .then(({ rows }) => rows.map((row) => row.state));
    const queued = () =>
      t.world.jobs.enqueue(t.world.db, 'tidy-up', {}, undefined, undefined).then(
        () => true,
        () => false,
      );
    await expect.poll(queued, { timeout: 30_000 }).toBe(true);
    await expect.poll(states, { timeout: 60_000 }).toContain('completed');
  });
});

test('while the database is away, calls that need it answer 503, the program is live and not ready, and a recording waits', async () => {
  const person = await givenPerson(t.world);
  const candidate = await t.as(person.accountId);
  const job = await givenJobCode(await t.as((await givenRecruiter(t.world)).accountId));
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const piece = uploader(address, made);
  expect(await piece.patch(0, Buffer.alloc(1000))).toMatchObject({ status: 204, offset: 1000 });
  const nobody = await t.as();
  expect(await nobody(about.ready, {})).toEqual({ ready: true });

  await shut();
  try {
    expect(await get('/api/health')).toMatchObject({ status: 200, ok: true, ready: false });
    expect(await get('/api/health/ready')).toMatchObject(unavailable);
    expect(await get('/api/account', { authorization: `Bearer ${'x'.repeat(43)}` })).toMatchObject(unavailable);
    await expect(candidate(account.own, {})).rejects.toMatchObject({ problem: { code: 'unavailable' } });
    const reply = await fetch(piece.url, {
      method: 'PATCH',
      headers: { ...piece.headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '1000' },
      body: Buffer.alloc(1000),
    });
    expect([reply.status, reply.headers.get('retry-after'), ((await reply.json()) as { code: string }).code]).toEqual([
      503,
      '5',
      'unavailable',
    ]);
  } finally {
    await open();
  }
  expect(await get('/api/health')).toMatchObject({ status: 200, ready: true });
  expect(await piece.patch(1000, Buffer.alloc(1000))).toMatchObject({ status: 204, offset: 2000 });
});
