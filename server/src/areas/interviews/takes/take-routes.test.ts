import { interview } from '@vitrine/contract/interviews/interview.ts';
import { maxTakeBytes, takeRefusals } from '@vitrine/contract/interviews/parts.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { statusOf } from '@vitrine/contract/refusals.ts';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { givenPerson, givenRecruiter } from '../../../../test/people.ts';
import { startWorld } from '../../../../test/world.ts';
import { atomically } from '../../../platform/context.ts';
import { aQuestion, givenJobCode } from '../../job-codes/fixtures.ts';
import { givenBegun, listening } from '../fixtures.ts';
import { updateTake } from './takes.sql.ts';

const { world, app, as } = await startWorld();
let address = '';
beforeAll(async () => {
  address = await listening(app);
});

/** A take that is being recorded, and requests of the upload protocol on it with their whole answers. */
async function recording() {
  const recruiter = await givenRecruiter(world);
  const job = await givenJobCode(await as(recruiter.accountId), { questions: [aQuestion('Why bread?', { retries: 'endless' })] });
  const candidate = await as((await givenPerson(world)).accountId);
  const { applicationId } = await givenBegun(candidate, job.id);
  const made = await candidate(takes.create, { applicationId, questionNo: 1, kind: 'video', mimeType: 'video/webm' });
  const ask = async (method: 'HEAD' | 'PATCH', headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) => {
    const reply = await fetch(`${address}/api/takes/${made.takeId}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${made.uploadToken}`, ...headers },
      ...(body ? { body } : {}),
    });
    const text = await reply.text();
    const type = reply.headers.get('content-type') ?? '';
    const problem = type.includes('application/problem+json') && text ? JSON.parse(text) : undefined;
    return { status: reply.status, code: problem?.code, problem, text, offset: reply.headers.get('upload-offset'), headers: reply.headers };
  };
  const send = (offset: number, bytes: number, headers: Record<string, string> = {}) =>
    ask(
      'PATCH',
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
      new Uint8Array(bytes).fill(7),
    );
  const end = (endedBy: 'stopped' | 'cancelled' | 'fault', length: number) => candidate(takes.end, { ...made, endedBy, length });
  return { ...made, applicationId, candidate, head: () => ask('HEAD', {}), ask, send, end };
}

const named = (code: (typeof takeRefusals)[number]) => ({ status: statusOf(code), code, problem: { code, status: statusOf(code) } });

it('a take that there is not, or whose token is another, is refused by that name', async () => {
  const one = await recording();
  expect(await one.send(0, 10, { authorization: `Bearer ${'x'.repeat(43)}` })).toMatchObject(named('take-unknown'));
  expect(await one.send(0, 10, { authorization: '' })).toMatchObject(named('take-unknown'));
  await expect(
    one.candidate(takes.end, { takeId: one.takeId, uploadToken: 'x'.repeat(43), endedBy: 'fault', length: 1 }),
  ).rejects.toMatchObject({ problem: { code: 'take-unknown' } });
  await world.db.deleteFrom('take').where('id', '=', one.takeId).execute();
  expect(await one.send(0, 10)).toMatchObject(named('take-unknown'));
});

it('a take that was thrown away says so, also to a request without bytes', async () => {
  const one = await recording();
  expect(await one.send(0, 0)).toMatchObject({ status: 204, offset: '0' });
  await one.end('cancelled', 10);
  expect(await one.send(0, 10)).toMatchObject(named('take-discarded'));
  expect(await one.send(0, 0)).toMatchObject(named('take-discarded'));
  expect((await one.head()).status).toBe(statusOf('take-discarded'));
});

it('a take that has its length takes what belongs to it and nothing beyond', async () => {
  const one = await recording();
  await one.send(0, 10);
  await one.end('stopped', 30);
  expect(await one.send(10, 21)).toMatchObject(named('take-closed'));
  expect(await one.send(10, 20)).toMatchObject({ status: 204, offset: '30' });
  expect(await one.send(30, 1)).toMatchObject(named('take-closed'));
  expect(await one.send(30, 0)).toMatchObject({ status: 204, offset: '30' });
});

it('a take whose rest was lost on its device is over with what has arrived, and uses no attempt', async () => {
  const one = await recording();
  await one.send(0, 10);
  await one.end('stopped', 30);
  expect(await one.end('fault', 10)).toMatchObject({ state: 'interrupted', bytes: 10, complete: true });
  const row = await world.db.selectFrom('take').selectAll().where('id', '=', one.takeId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ length: 10, ended_by: 'fault', uses_attempt: false, chosen: false });
  // whole takes stay as they are, whatever is said of them later
  const other = await recording();
  await other.send(0, 30);
  await other.end('stopped', 30);
  expect(await other.end('fault', 10)).toMatchObject({ state: 'finished', bytes: 30, complete: true });
});

it('what was sent to the company takes nothing more and still tells how much it has', async () => {
  const one = await recording();
  await one.send(0, 30);
  await one.end('stopped', 30);
  await one.candidate(interview.submit, { applicationId: one.applicationId });
  expect(await one.send(30, 10)).toMatchObject(named('take-closed'));
  expect(await one.head()).toMatchObject({ status: 200, offset: '30' });
});

it('an interview goes on while everything else waits for a connection to the database', async () => {
  const one = await recording();
  const recruiter = await as((await givenRecruiter(world)).accountId);
  const over = Promise.withResolvers<void>();
  const taken = Array.from({ length: 20 }, () => world.db.transaction().execute(() => over.promise));
  const waiting = () => world.connections().waiting;
  await expect.poll(waiting).toBeGreaterThan(0);
  let listed = false;
  const list = recruiter(jobCodeLists.active, {}).then(() => {
    listed = true;
  });
  expect(await one.send(0, 20)).toMatchObject({ status: 204, offset: '20' });
  expect(await one.end('stopped', 30)).toMatchObject({ bytes: 20, complete: false });
  expect(await one.send(20, 10)).toMatchObject({ status: 204, offset: '30' });
  await one.candidate(interview.submit, { applicationId: one.applicationId });
  expect(listed).toBe(false);
  over.resolve();
  await Promise.all([...taken, list]);
});

it('a take that grows beyond what is taken is refused by that name', async () => {
  const one = await recording();
  await world.db
    .updateTable('take')
    .set({ bytes: maxTakeBytes - 5 })
    .where('id', '=', one.takeId)
    .execute();
  expect(await one.send(maxTakeBytes - 5, 10)).toMatchObject(named('take-too-large'));
});

it('an offset that is not the ledger’s is no refusal of the take', async () => {
  const one = await recording();
  const { code, status } = await one.send(5, 10);
  expect([code, status]).toEqual(['offset-conflict', 409]);
  expect(takeRefusals).not.toContain(code);
});

it('a request that is not of the protocol is told so in a problem document', async () => {
  const one = await recording();
  for (const headers of [{ 'tus-resumable': '' }, { 'upload-offset': 'x' }] as Record<string, string>[]) {
    const reply = await one.send(0, 10, headers);
    expect(reply).toMatchObject({ code: 'invalid', problem: { status: reply.status } });
    expect(reply.status).toBeLessThan(500);
  }
});

it('a fault of the storage is no refusal, and nothing of the system leaves the house', async () => {
  const one = await recording();
  await world.files.put(`takes/${one.takeId}/pieces`, new Uint8Array([1]));
  const reply = await one.send(0, 10);
  expect(reply).toMatchObject({ status: 500, code: 'unknown' });
  expect(reply.text).not.toMatch(/ENOTDIR|EEXIST|pieces/);
});

it('its replies tell browsers what all others do, taken or refused', async () => {
  const one = await recording();
  for (const { headers } of [
    await one.send(0, 10),
    await one.head(),
    await one.send(99, 10),
    await one.send(0, 10, { authorization: '' }),
  ]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

/** How many connections to this database wait for a lock that another one holds. */
const waiting = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
  return rows[0]?.n ?? 0;
};

it('of two programs that get the same bytes at once one adds them, and the other sees what it added', async () => {
  const one = await recording();
  const here = Promise.withResolvers<Awaited<ReturnType<typeof one.send>>>();
  // what another program does with a piece, while this one gets the same offset
  await atomically(world, async (there) => {
    await updateTake(there.db, one.takeId, { bytes: 20 });
    one.send(0, 10).then(here.resolve, here.reject);
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
  });
  expect(await here.promise).toMatchObject({ status: 409, code: 'offset-conflict' });
  expect((await one.head()).offset).toBe('20');
  expect(await world.files.list(`takes/${one.takeId}/pieces/`)).toEqual([]);
});

it('of two programs that are told the end at once one ends the take, and the other changes nothing', async () => {
  const one = await recording();
  await one.send(0, 10);
  const later = Promise.withResolvers<Awaited<ReturnType<typeof one.end>>>();
  await atomically(world, async (there) => {
    await updateTake(there.db, one.takeId, { ended_by: 'fault', ended_at: world.now().toISOString(), length: 10, uses_attempt: false });
    one.end('stopped', 10).then(later.resolve, later.reject);
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
  });
  await later.promise;
  expect(await world.db.selectFrom('take').select(['ended_by', 'uses_attempt']).where('id', '=', one.takeId).execute()).toEqual([
    { ended_by: 'fault', uses_attempt: false },
  ]);
});
