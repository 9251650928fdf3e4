import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { day } from '@vitrine/contract/durations.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobKinds } from '../../src/app.ts';
import { givenCandidate, givenCompany, givenTeammate } from '../../src/areas/accounts/fixtures.ts';
import { givenApplication } from '../../src/areas/applicants/fixtures.ts';
import { givenJobAd } from '../../src/areas/job-ads/fixtures.ts';
import { givenJobCode } from '../../src/areas/job-codes/fixtures.ts';
import { startWorld } from '../world.ts';

const t = await startWorld();
const run = (...names: string[]) => Promise.all(names.map((name) => t.world.jobs.enqueue(t.world.db, name, {}, undefined, undefined)));

/** Scheduled jobs that are one statement, or one transaction over all: nothing in them belongs to one company or person. */
const wholes = [
  'tidy-up',
  'tidy-accounts',
  'tidy-job-ads',
  'tidy-job-codes',
  'tidy-single-sign-on',
  'seal-audit',
  'forget-closeup-visits',
  'forget-documents',
  'forget-email-content',
  'forget-exports',
  'forget-company-exports',
  'forget-checks',
  'forget-looks',
  'forget-earlier-words',
  'forget-notifications',
  'forget-invoices',
  'forget-purchases',
  'forget-unconfirmed-alerts',
  'forget-webhook-events',
  'end-reviews',
  'drop-stale-ads',
  'back-up',
  'locate-job-ads',
  'note-erasures',
  'look-at-backups',
  'recount-search-terms',
  'remove-unsent-files',
  'remove-old-reports',
  'recount-candidate-terms',
];

test('a scheduled job queues one piece of work for each, or is named here as one that is a whole', () => {
  const scheduled = jobKinds.filter(({ options }) => options.cron);
  const others = scheduled.filter(({ options }) => !options.queues).map(({ name }) => name);
  expect(others.sort()).toEqual(wholes.sort());
  const kinds = new Map(jobKinds.map((one) => [one.name, one]));
  for (const { options } of scheduled) if (options.queues) expect(kinds.get(options.queues)?.options.onePerKey, options.queues).toBe(true);
});

beforeEach(async () => {
  await sql`create function is_broken() returns trigger language plpgsql as $$ begin raise exception 'broken row'; end $$`.execute(
    t.world.db,
  );
});
afterEach(async () => {
  await sql`drop function is_broken() cascade`.execute(t.world.db);
});
const breakMailsTo = (address: string) =>
  sql`create trigger broken before insert on mail for each row when (new.recipient = ${sql.lit(address)}) execute function is_broken()`.execute(
    t.world.db,
  );

/** The scheduled job twice, then the work: something in it fails, and is to be tried again. */
async function twice(name: string) {
  await run(name);
  await run(name);
  await expect(t.work()).rejects.toThrow('broken row');
}

test('a reminder that fails stops no other, and nobody is reminded twice', async () => {
  const recruiter = await t.as((await givenCompany(t.world)).owner.id);
  const { bookingId, id } = await givenJobCode(recruiter);
  const deadline = new Date(t.world.now().getTime() + 2 * day).toISOString().slice(0, 10);
  await recruiter(jobCodeEditing.update, { id, deadline });
  const people = ['a', 'b', 'c'].map((name) => ({ email: `${name}@remind.test` }));
  await recruiter(invitations.invite, { bookingId, candidates: people });
  await t.work();
  t.later(day);
  await breakMailsTo('b@remind.test');
  await twice('remind-invited');
  const counts = await Promise.all(people.map(async ({ email }) => (await t.mailsTo(email)).length));
  expect(counts).toEqual([2, 1, 2]);
});

test('a company whose mail fails stops the reminders of no other company, and nobody is reminded twice', async () => {
  const owners = await Promise.all(
    ['One', 'Two', 'Three'].map(async (name) => {
      const { owner } = await givenCompany(t.world, name);
      const { bookingId } = await givenJobAd(await t.as(owner.id), { title: 'Baker', replyDays: 5 });
      await (await t.as((await givenCandidate(t.world)).id))(applying.apply, { bookingId, consent: true });
      return owner;
    }),
  );
  await t.work();
  t.later(6 * day);
  await breakMailsTo(owners[1]?.email ?? '');
  await twice('nudge-recruiters');
  const due = await Promise.all(
    owners.map(async ({ email }) => (await t.mailsTo(email)).filter(({ subject }) => /wait/.test(subject)).length),
  );
  expect(due).toEqual([1, 0, 1]);
});

test('a reviewer whose mail fails stops the reminders of no other, and nobody is reminded twice', async () => {
  t.noon();
  const { owner, companyId } = await givenCompany(t.world, 'Reviewing');
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobCode(recruiter);
  const ids = [await givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id)];
  const colleagues = await Promise.all(['a', 'b', 'c'].map((name) => givenTeammate(t.world, companyId, { email: `${name}@review.test` })));
  const dueOn = new Date(t.world.now().getTime() + 2 * day).toISOString().slice(0, 10);
  await recruiter(reviewRequests.ask, { ids, colleagueIds: colleagues.map(({ id }) => id), dueOn });
  await t.work();
  t.later(day);
  await breakMailsTo('b@review.test');
  await twice('remind-reviewers');
  const counts = await Promise.all(colleagues.map(async ({ email }) => (await t.mailsTo(email)).length));
  expect(counts).toEqual([2, 1, 2]);
});

test('a person who cannot be forgotten stops the forgetting of no other', async () => {
  const guests = await Promise.all(['a', 'b', 'c'].map((name) => givenCandidate(t.world, { guest: true, email: `${name}@left.test` })));
  t.later(40 * day);
  await sql`create trigger broken before delete on account for each row when (old.email = 'b@left.test') execute function is_broken()`.execute(
    t.world.db,
  );
  const left = async () => {
    const rows = await t.world.db.selectFrom('account').select('email').where('email', 'like', '%@left.test').execute();
    return rows.map(({ email }) => email);
  };
  expect(await left()).toHaveLength(guests.length);
  await twice('forget-all-left-alone');
  expect(await left()).toEqual(['b@left.test']);
});

test('a company that cannot be looked after stops the retention of no other, and a receipt is written once', async () => {
  const companies = await Promise.all(
    ['Four', 'Five', 'Six'].map(async (name) => {
      const { owner, companyId } = await givenCompany(t.world, name);
      const { bookingId } = await givenJobCode(await t.as(owner.id));
      await (await t.as(owner.id))(invitations.invite, { bookingId, candidates: [{ email: `${name}@never.test` }] });
      return companyId;
    }),
  );
  await t.work();
  t.later(800 * day);
  await sql`create trigger broken before insert on retention_receipt for each row when (new.company_id = ${sql.lit(companies[1] ?? '')})
    execute function is_broken()`.execute(t.world.db);
  await twice('keep-retention');
  const rows = await t.world.db.selectFrom('retention_receipt').select('company_id').execute();
  expect(companies.map((id) => rows.filter((row) => row.company_id === id).length)).toEqual([1, 0, 1]);
});
