import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { people } from '@vitrine/contract/people/people.ts';
import { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { expect, test } from 'vitest';
import { everyEndpoint } from '../../../test/walks/endpoints.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { importing } from '../imports/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const t = await startWorld();

interface Slice {
  items: Record<string, unknown>[];
  next?: string | undefined;
}
type Reading = (recruiter: Call, asked: { count: number; after: string }) => Promise<Slice>;

const lists: Record<string, { read: Reading; id: string }> = {
  'applicants of a company': { read: (call, asked) => call(applicants.ofCompany, asked), id: 'id' },
  people: { read: (call, asked) => call(people.both, asked), id: 'key' },
  'people added or invited': { read: (call, asked) => call(people.byCompany, asked), id: 'key' },
  jobs: { read: (call, asked) => call(companyJobs.list, asked), id: 'bookingId' },
  products: { read: (call, asked) => call(jobCodeLists.active, asked), id: 'bookingId' },
  invitations: { read: (call, asked) => call(invitations.list, asked), id: 'id' },
  documents: { read: (call, asked) => call(progressLists.candidates, asked), id: 'applicationId' },
  showrooms: { read: (call, asked) => call(showrooms.list, asked), id: 'id' },
};

const { owner } = await givenCompany(t.world, 'Long lists');
const recruiter = await t.as(owner.id);
const rivals = await t.as((await givenCompany(t.world, 'Rivals')).owner.id);
const job = await givenJobCode(recruiter, { title: 'Job 0' });

/** One more row in every list: a job, somebody who applied for the first job and was accepted, somebody invited, a showroom. */
async function addRow(n: number) {
  await givenJobCode(recruiter, { title: `Job ${n}` });
  const candidate = await givenCandidate(t.world, { email: `c${n}@long.test` });
  const applicationId = await givenApplication(t.world, job.bookingId, candidate.id);
  await t.world.db
    .updateTable('application')
    .set({ status: 'Accepted', decided_at: t.world.now().toISOString() })
    .where('id', '=', applicationId)
    .execute();
  await recruiter(invitations.invite, {
    bookingId: job.bookingId,
    candidates: [{ email: `i${n}@long.test`, firstName: 'In', lastName: 'Vited' }],
  });
  await recruiter(showrooms.save, { title: `Room ${n}`, notRequired: true });
  t.later(1000);
}
for (let n = 1; n <= 7; n += 1) await addRow(n);
t.later(20_000);

async function walk(read: Reading, id: string, between?: () => Promise<unknown>) {
  const found: string[] = [];
  for (let after: string | undefined = 'start'; after; ) {
    const { items, next }: Slice = await read(recruiter, { count: 2, after });
    found.push(...items.map((one) => String(one[id])));
    if (items.length > 0) await between?.();
    after = next;
  }
  return found;
}

test('every list of pages that a program can read can be read whole by a cursor', () => {
  const paged = everyEndpoint.filter(([, { byKey, query }]) => byKey && query && 'page' in query.shape);
  expect(paged.length).toBeGreaterThan(8);
  for (const [route, { query }] of paged) expect(Object.keys(query?.shape ?? {}), route).toContain('after');
});

test.each(Object.entries(lists))('of %s no row is missed or met twice while rows come and go', async (_name, { read, id }) => {
  const before = await walk(read, id);
  expect(before.length).toBeGreaterThanOrEqual(7);
  expect(new Set(before).size).toBe(before.length);
  let n = 100 + before.length;
  const between = async () => {
    if (n > 110 + before.length) return;
    n += 1;
    await addRow(Number(`${Object.keys(lists).indexOf(_name)}${n}`));
    t.later(20_000);
    // the earliest person that was read is gone
    const gone = await t.world.db
      .selectFrom('invitation')
      .select('id')
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .limit(1)
      .execute();
    for (const one of gone) await recruiter(invitations.cancel, { id: one.id, isDelete: true });
  };
  const found = await walk(read, id, between);
  expect(new Set(found).size).toBe(found.length);
  const after = new Set(await walk(read, id));
  // whatever was there before and is there still was met
  expect(before.filter((one) => after.has(one) && !found.includes(one))).toEqual([]);
});

test('whoever reads on from where they stopped meets those whom an import brings, however long ago they applied', async () => {
  const given = importing(t);
  const brought = await given.givenJobs('Brought later');
  const read = async (after: string) => {
    const found: string[] = [];
    let next: string | undefined = after;
    for (let last = after; ; last = next) {
      const slice: Slice = await brought.recruiter(applicants.ofCompany, { count: 2, after: last });
      found.push(...slice.items.map(({ firstName }) => String(firstName)));
      next = slice.next;
      if (!next) return { found, last };
    }
  };
  await givenApplication(t.world, brought.baker.bookingId, (await givenCandidate(t.world, { firstName: 'Ann' })).id);
  t.later(20_000);
  const { found, last } = await read('start');
  expect(found).toEqual(['Ann']);
  await given.imported(brought.recruiter, 'email;first name;last name;job;applied on\nold@long.test;Old;One;Baker;2026-05-02');
  t.later(20_000);
  expect((await read(last)).found).toEqual(['Old']);
  expect((await read('start')).found).toEqual(['Ann', 'Old']);
});

test.each(Object.entries(lists))('a cursor of %s is good for this list of this company, and says nothing', async (name, { read }) => {
  const { next = '' } = await read(recruiter, { count: 1, after: 'start' });
  expect(next).toMatch(/^[\w-]{40,}$/);
  expect(Buffer.from(next, 'base64url').toString('latin1')).not.toMatch(/long\.test|2026/);
  const refused = {
    problem: { code: 'invalid', errors: [{ field: 'after', message: expect.stringContaining('no cursor of this list') }] },
  };
  await expect(read(rivals, { count: 1, after: next })).rejects.toMatchObject(refused);
  const other = Object.entries(lists).find(([one]) => one !== name)?.[1];
  await expect(other?.read(recruiter, { count: 1, after: next })).rejects.toMatchObject(refused);
  for (const after of [`${next.slice(0, -2)}xx`, '2026-01-01T00:00:00Z_1', "'; drop"])
    await expect(read(recruiter, { count: 1, after })).rejects.toMatchObject(refused);
});
