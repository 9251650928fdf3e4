import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { day } from '@vitrine/contract/durations.ts';
import { imports } from '@vitrine/contract/imports/imports.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { expect, test } from 'vitest';
import { callsWaiting } from '../../../test/database.ts';
import { tracesOf } from '../../../test/traces.ts';
import { startWorld } from '../../../test/world.ts';
import { jobKinds } from '../../app.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../accounts/fixtures.ts';
import { givenApplication } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { importing, why } from './fixtures.ts';

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const t = await startWorld();
const { givenJobs, uploaded, imported, undone, names, applied } = importing(t);

/** What happens every night. */
async function night() {
  await jobKinds.find((one) => one.name === 'look-after-imports')?.run(ownContext(t.world), {});
  await t.work();
}

test('a German table in an old encoding becomes applications with their day and status, by columns that were guessed; nobody is mailed', async () => {
  const { recruiter, baker } = await givenJobs('Lindenhof');
  const days = (before: number) => new Date(Date.now() - before * day).toISOString().slice(0, 10).split('-').reverse().join('.');
  const table = `E-Mail;Vorname;Nachname;Stelle;Status;Beworben am;Sprache\r\nJuergen@mail.test;Jürgen;Groß;baker;Absage;${days(20)};Deutsch\r\nzoe@mail.test;Zoé;Klee;Baker;;${days(3)};fr\r\n`;
  const { id, choices } = await uploaded(recruiter, Buffer.from(table, 'latin1'));
  expect(choices.columns).toEqual(['email', 'firstName', 'lastName', 'job', 'status', 'appliedAt', 'language']);
  const { samples } = await recruiter(imports.one, { id });
  expect(samples[0]).toMatchObject({ line: 2, cells: expect.arrayContaining(['Jürgen', 'Groß']) });
  expect(await recruiter(imports.check, { id, ...choices })).toEqual({
    taken: 2,
    linked: 0,
    known: 0,
    refused: 0,
    problems: [],
    doubles: [],
    documents: null,
    more: false,
  });
  expect(await names(recruiter)).toEqual([]);

  await recruiter(imports.start, { id, ...choices, ...why });
  await t.work();
  expect(await recruiter(imports.one, { id })).toMatchObject({ state: 'done', lines: 2, done: 2, taken: 2, refused: 0 });
  const list = await applied(recruiter, baker.bookingId);
  expect(list.map((one) => [one.email, one.status, one.firstName]).sort(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
    ['juergen@mail.test', 'Denied', 'Jürgen'],
    ['zoe@mail.test', 'New', 'Zoé'],
  ]);
  expect((await t.world.files.list('imports/')).length).toBe(0);
  expect(await t.world.db.selectFrom('mail').select('id').execute()).toEqual([]);
  const { n } = await t.world.db
    .selectFrom('candidate_search')
    .innerJoin('account', 'account.id', 'candidate_search.account_id')
    .where('account.email', '=', 'zoe@mail.test')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(n).toBe(0);
  await expect(recruiter(imports.start, { id, ...choices, ...why })).rejects.toEqual(code('import-begun'));
});

test('each bad line is named with its column and what is allowed, and the good ones are in', async () => {
  const { recruiter } = await givenJobs('Bad lines');
  const table = [
    'email,first name,last name,status,applied on,job',
    'good@mail.test,Lina,Berg,,,Baker',
    'no-address,Lina,Berg,,,',
    ',Lina,Berg,,,',
    'a@mail.test,,Berg,,,',
    'b@mail.test,Lina,Berg,thinking,,',
    'c@mail.test,Lina,Berg,,31.02.2026,',
    'd@mail.test,Lina,Berg,,01.01.2001,',
    'e@mail.test,Lina,Berg,,,Astronaut',
    'f@mail.test,Lina,Berg,,,,seventh',
    `g@mail.test,${'x'.repeat(81)},Berg,,,`,
  ].join('\n');
  const { id, choices } = await uploaded(recruiter, table);
  const checked = await recruiter(imports.check, { id, ...choices });
  expect(checked).toMatchObject({ taken: 1, refused: 9 });
  const found = checked.problems.map(({ line, problems }) => [line, problems[0]?.column, problems[0]?.fault, problems[0]?.allowed.length]);
  expect(found).toEqual([
    [3, 'email', 'email', 0],
    [4, 'email', 'missing', 0],
    [5, 'first name', 'missing', 0],
    [6, 'status', 'status', 6],
    [7, 'applied on', 'date', 3],
    [8, 'applied on', 'too-old', 1],
    [9, 'job', 'job', 0],
    [10, '', 'cells', 1],
    [11, 'first name', 'too-long', 1],
  ]);
  await recruiter(imports.start, { id, ...choices, ...why });
  await t.work();
  const kept = await recruiter(imports.refused, { id, count: 100 });
  expect(kept.total).toBe(9);
  expect(kept.items).toEqual(checked.problems);
  expect(await names(recruiter)).toEqual(['good@mail.test']);
});

test('who is here already is linked and not doubled, and nothing of theirs is written over', async () => {
  const { recruiter, baker } = await givenJobs('Doubles');
  const cook = await givenJobCode(recruiter, { title: 'Cook' });
  const lina = await givenCandidate(t.world, { email: 'lina@doubles.test', firstName: 'Lina', lastName: 'Berg' });
  await givenApplication(t.world, baker.bookingId, lina.id);
  await givenCandidate(t.world, { email: 'stranger@doubles.test', firstName: 'Own', lastName: 'Name' });
  const table = [
    'email;first name;last name;job',
    'LINA@doubles.test;Wrong;Name;Baker',
    'lina@doubles.test;Wrong;Name;Cook',
    'stranger@doubles.test;Wrong;Name;Cook',
    'new@doubles.test;Nina;Neu;Cook',
    'new@doubles.test;Other;Spelling;Baker',
    'new@doubles.test;Nina;Neu;Cook',
  ].join('\n');
  const { id, choices } = await uploaded(recruiter, table);
  const checked = await recruiter(imports.check, { id, ...choices });
  expect(checked).toMatchObject({ taken: 1, linked: 2, known: 2, refused: 1, doubles: [2, 3, 6, 7] });
  expect(checked.problems).toEqual([{ line: 4, problems: [{ column: 'email', fault: 'address-known', allowed: [] }] }]);
  await recruiter(imports.start, { id, ...choices, ...why });
  await t.work();
  expect(await recruiter(imports.one, { id })).toMatchObject({ taken: 1, linked: 2, known: 2, refused: 1 });
  const cooks = await applied(recruiter, cook.bookingId);
  expect(cooks.map((one) => `${one.firstName} ${one.lastName}`).sort()).toEqual(['Lina Berg', 'Nina Neu']);
  expect(await names(recruiter)).toEqual(['lina@doubles.test', 'new@doubles.test']);
});

test('the whole import is undone, but for what people have changed or answered since, who are named', async () => {
  const { recruiter, baker } = await givenJobs('Undone');
  await recruiter(blindReview.set, { blindReview: true });
  const table = ['email;first name;last name;job', ...['one', 'two', 'three', 'four'].map((one) => `${one}@undone.test;${one};Berg;Baker`)];
  const id = await imported(recruiter, `${table.join('\n')}\nfive@undone.test;five;Berg;`);
  const rows = await t.world.db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .where('booking_id', '=', baker.bookingId)
    .select(['application.id', 'account.email'])
    .execute();
  const of = (email: string) => rows.find((one) => one.email === email) ?? { id: '' };
  await recruiter(applicants.one, { id: of('one@undone.test').id });
  await recruiter(comments.add, { id: of('two@undone.test').id, text: 'Knows ovens' });
  const account = await t.world.db.selectFrom('account').select('id').where('email', '=', 'three@undone.test').executeTakeFirstOrThrow();
  const { bookingId } = await givenJobCode(await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id));
  await givenApplication(t.world, bookingId, account.id);

  expect(await undone(recruiter, id)).toMatchObject({ state: 'undone', removed: 3, kept: 2, taken: 5 });
  const kept = await recruiter(imports.kept, { id, count: 10 });
  expect(kept.items).toEqual([
    { line: 3, name: expect.stringMatching(/^[A-Z]\d+$/), applicationId: of('two@undone.test').id, why: 'changed' },
    { line: 4, name: expect.stringMatching(/^[A-Z]\d+$/), applicationId: of('three@undone.test').id, why: 'answered' },
  ]);
  // names come back once the review is not blind any more
  await recruiter(blindReview.set, { blindReview: false });
  expect((await recruiter(imports.kept, { id, count: 10 })).items.map((one) => one.name)).toEqual(['two Berg', 'three Berg']);
  expect(await names(recruiter)).toEqual(['three@undone.test', 'two@undone.test']);
  expect(await tracesOf(t.world, ['one@undone.test', 'four@undone.test', 'five@undone.test'])).toEqual([]);
  // what it brought is no figure either
  expect(await applied(recruiter, baker.bookingId)).toHaveLength(2);
  await expect(recruiter(imports.undo, { id })).rejects.toEqual(code('import-undone'));
});

test('an application that is held a moment before its import is undone stays', async () => {
  const { recruiter, baker } = await givenJobs('Held');
  const id = await imported(recruiter, 'email;first name;last name;job\nheld@held.test;Hal;Held;Baker\nfree@held.test;Fre;Held;Baker');
  const one = (await applied(recruiter, baker.bookingId)).find(({ email }) => email === 'held@held.test');
  const applicationId = one?.id ?? '';
  const asked = await t.world.db.transaction().execute(async (db) => {
    await db.selectFrom('application').select('id').where('id', '=', applicationId).forUpdate().execute();
    const held = recruiter(retention.hold, { applicationId, reason: 'A dispute' });
    await expect.poll(() => callsWaiting(t.world.db)).toBe(1);
    const over = undone(recruiter, id);
    await expect.poll(() => callsWaiting(t.world.db)).toBe(2);
    return [held, over];
  });
  expect((await Promise.all(asked))[1]).toMatchObject({ state: 'undone', removed: 1, kept: 1 });
  expect((await recruiter(retention.holds, {})).items).toMatchObject([{ applicationId }]);
  expect(await names(recruiter)).toEqual(['held@held.test']);
});

test('of two imports that are undone, the first one first, nobody is left whom both brought', async () => {
  const { recruiter } = await givenJobs('Both undone');
  const first = await imported(recruiter, 'email;first name;last name\nboth@both.test;Bo;Th');
  const second = await imported(recruiter, 'email;first name;last name;job\nboth@both.test;Bo;Th;Baker');
  expect(await undone(recruiter, first)).toMatchObject({ kept: 1, removed: 0 });
  expect(await undone(recruiter, second)).toMatchObject({ kept: 0, removed: 1 });
  expect(await recruiter(imports.one, { id: first })).toMatchObject({ kept: 0, removed: 1 });
  expect(await names(recruiter)).toEqual([]);
  expect(await tracesOf(t.world, ['both@both.test'])).toEqual([]);
});

test('an import that is killed goes on where it was: a line is in once, and none is missing', async () => {
  const { recruiter, baker } = await givenJobs('Killed');
  const lines = Array.from({ length: 350 }, (_, n) => `p${n}@killed.test;Pat;Number ${n};Baker`);
  const { id, choices } = await uploaded(recruiter, ['email;first name;last name;job', ...lines].join('\n'));
  await recruiter(imports.start, { id, ...choices, ...why });
  const take = jobKinds.find((one) => one.name === 'take-table');
  const world = ownContext(t.world);
  // the second batch ends in the middle
  let applications = 0;
  const newId = () => {
    applications += 1;
    if (applications > 400) throw new Error('killed');
    return t.world.newId();
  };
  await expect(take?.run({ ...world, newId }, { id })).rejects.toThrow('killed');
  const halfway = await recruiter(imports.one, { id });
  expect(halfway.done).toBe(100);
  expect((await recruiter(applicants.byBooking, { bookingId: baker.bookingId, count: 1 })).total).toBe(100);
  await t.work();
  expect(await recruiter(imports.one, { id })).toMatchObject({ state: 'done', done: 350, taken: 350 });
  expect((await recruiter(applicants.byBooking, { bookingId: baker.bookingId, count: 1 })).total).toBe(350);
  // two runs at the same time take nothing twice
  await Promise.all([take?.run(world, { id }), take?.run(world, { id })]);
  expect(await undone(recruiter, id)).toMatchObject({ removed: 350, kept: 0 });
  expect((await recruiter(applicants.byBooking, { bookingId: baker.bookingId, count: 1 })).total).toBe(0);
});

test('undone while it runs, it stops and takes back what was in', async () => {
  const { recruiter } = await givenJobs('Stopped');
  const lines = Array.from({ length: 150 }, (_, n) => `p${n}@stopped.test;Pat;Number ${n}`);
  const { id, choices } = await uploaded(recruiter, ['email;first name;last name', ...lines].join('\n'));
  await recruiter(imports.start, { id, ...choices, ...why });
  await recruiter(imports.undo, { id });
  await t.work();
  expect(await recruiter(imports.one, { id })).toMatchObject({ state: 'undone', done: 0 });
  expect(await names(recruiter)).toEqual([]);
  expect(await t.world.files.list('imports/')).toEqual([]);
});

test('a table that nobody goes on with is gone after a week', async () => {
  const { recruiter, owner } = await givenJobs('Forgotten');
  const { id } = await uploaded(recruiter, 'email;first name;last name\na@b.test;A;B');
  t.later(8 * day);
  await night();
  await expect((await t.as(owner.id))(imports.one, { id })).rejects.toEqual(code('not-found'));
  expect(await t.world.files.list('imports/')).toEqual([]);
});

test('owner and recruiters import; a manager, a candidate and another company do not', async () => {
  const { recruiter, companyId, baker } = await givenJobs('Roles');
  const { id, choices } = await uploaded(recruiter, 'email;first name;last name\na@roles.test;A;B');
  const mate = await t.as((await givenTeammate(t.world, companyId)).id);
  expect((await mate(imports.list, {})).items.map((one) => one.id)).toEqual([id]);
  const manager = await t.as((await givenHiringManager(t.world, companyId, [baker.bookingId])).id);
  await expect(manager(imports.list, {})).rejects.toEqual(code('not-allowed'));
  const foreign = await givenJobs('Foreign');
  for (const call of [imports.one, imports.refused, imports.kept] as const)
    await expect(foreign.recruiter(call, { id })).rejects.toEqual(code('not-found'));
  for (const call of [imports.undo, imports.tell] as const)
    await expect(foreign.recruiter(call, { id })).rejects.toEqual(code('not-found'));
  await expect(foreign.recruiter(imports.start, { id, ...choices, ...why })).rejects.toEqual(code('not-found'));
  await expect(recruiter(imports.check, { id, ...choices, bookingId: foreign.baker.bookingId })).rejects.toEqual(code('invalid'));
  for (const source of ['see www.evil.test', 'win at evil.test/now', 'evil\uff0etest', 'ask x@evil.test'])
    await expect(recruiter(imports.start, { id, ...choices, ...why, source })).rejects.toEqual(code('invalid'));
  await expect(recruiter(imports.tell, { id })).rejects.toEqual(code('import-unfinished'));
});

test('what somebody was brought along by is told to them', async () => {
  const { recruiter } = await givenJobs('Told');
  await imported(recruiter, 'email;first name;last name\nreader@told.test;Rea;Der');
  const { id } = await t.world.db.selectFrom('account').select('id').where('email', '=', 'reader@told.test').executeTakeFirstOrThrow();
  await t.world.db.updateTable('account').set({ guest: false, activated_at: t.world.now().toISOString() }).where('id', '=', id).execute();
  const { stored } = await (await t.as(id))(privacy.own, {});
  expect(stored).toContainEqual({ area: 'imports', kind: 'broughtBy', count: 1 });
});

test.each([
  ['nothing', ''],
  ['names alone', 'email;first name;last name\n'],
  ['a quotation mark that stays open', 'email;first name\n"a;b\n'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
])('a file with %s is refused and leaves nothing', async (_what, text) => {
  const { recruiter } = await givenJobs('Refused files');
  const before = await t.world.files.list('imports/');
  await expect(
    recruiter(imports.upload, { fileName: 'x.csv', file: new Blob([typeof text === 'string' ? text : new Uint8Array(text)]) }),
  ).rejects.toThrow();
  expect((await recruiter(imports.list, {})).items).toEqual([]);
  expect(await t.world.files.list('imports/')).toEqual(before);
});
