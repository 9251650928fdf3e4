import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { imports } from '@vitrine/contract/imports/imports.ts';
import { type JobImportChoices, jobImports } from '@vitrine/contract/imports/jobs.ts';
import { jobAdCategories, jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { jobKinds } from '../../../app.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenBuying } from '../../billing/fixtures.ts';

const code = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const t = await startWorld();

async function givenRecruiter(name: string) {
  const { owner, companyId } = await givenCompany(t.world, name);
  return { owner, companyId, recruiter: await t.as(owner.id) };
}

async function uploaded(recruiter: Call, text: string | Buffer, more: Partial<JobImportChoices> = {}) {
  const file = new Blob([typeof text === 'string' ? text : new Uint8Array(text)]);
  const { id } = await recruiter(imports.upload, { fileName: 'jobs.csv', kind: 'jobs', file });
  const { choices } = await recruiter(imports.one, { id });
  const { bookingId: _none, ...own } = choices;
  return { id, choices: { ...own, ...more } };
}

async function imported(recruiter: Call, text: string | Buffer) {
  const { id, choices } = await uploaded(recruiter, text);
  await recruiter(jobImports.start, { id, ...choices });
  await t.work();
  return id;
}

async function undone(recruiter: Call, id: string) {
  await recruiter(imports.undo, { id });
  await t.work();
  return recruiter(imports.one, { id });
}

const drafts = async (recruiter: Call) => {
  const { items } = await recruiter(companyJobs.list, { state: 'draft', count: 100, order: 'title' });
  return items;
};
async function draftCalled(recruiter: Call, title: string) {
  const found = (await drafts(recruiter)).find((one) => one.title === title);
  if (!found) throw new Error(`no draft is called ${title}`);
  return recruiter(jobAdEditing.read, { bookingId: found.bookingId });
}

test('a German table becomes drafts by columns that were guessed; nothing is published and nobody is mailed', async () => {
  const { recruiter, companyId } = await givenRecruiter('Lindenhof');
  await recruiter(jobAdCategories.create, { name: 'Backstube' });
  const table = [
    'Stellentitel;Kennziffer;Beschreibung;Anforderungen;Berufsfeld;Anstellungsart;Wochenstunden;Ort;PLZ;Gehalt von;Gehalt bis;Währung;Zeitraum;Homeoffice;Eintrittsdatum;Bewerbungsschluss;Ansprechpartner;Ordner;Sprache',
    'Bäcker (m/w/d);B-7;"Backen & formen\n- Brot\n- Brötchen";<p onclick="x()">Geduld<script>alert(1)</script></p>;Handwerk;"Vollzeit, unbefristet";38;Köln-Ehrenfeld;50825;2.400,50;"2.900,00";€;monatlich;teilweise;01.03.2030;31.12.2031;Lina Groß;backstube;Deutsch',
    '=HYPERLINK("x");F-1;Texte;;Zauberei;Teilzeit;;;;;;;;ja;;;;;fr',
  ].join('\r\n');
  const { id, choices } = await uploaded(recruiter, Buffer.from(table.replace('€', 'EUR'), 'latin1'));
  expect(choices.columns).toEqual([
    'title',
    'reference',
    'description',
    'requirements',
    'field',
    'employmentType',
    'hours',
    'city',
    'postalCode',
    'salaryFrom',
    'salaryTo',
    'currency',
    'period',
    'remote',
    'startDate',
    'closingDate',
    'contact',
    'folder',
    'language',
  ]);
  expect(await recruiter(jobImports.check, { id, ...choices })).toEqual({
    taken: 2,
    linked: 0,
    known: 0,
    refused: 0,
    problems: [],
    doubles: [],
    more: false,
    // sorcery is no field of ours, and whoever publishes the job chooses one
    lacking: [{ field: 'field', lines: 1 }],
  });
  expect(await drafts(recruiter)).toEqual([]);
  await recruiter(jobImports.start, { id, ...choices });
  await t.work();
  expect(await recruiter(imports.one, { id })).toMatchObject({ kind: 'jobs', state: 'done', lines: 2, done: 2, taken: 2, refused: 0 });
  const baker = await draftCalled(recruiter, 'Bäcker (m/w/d)');
  expect(baker).toMatchObject({
    state: 'draft',
    language: 'de',
    category: 'Backstube',
    remote: 'partly',
    closingDate: '2031-12-31',
    field: ['Craft trades'],
    employmentType: ['Full Time', 'Permanent employment'],
    places: [{ city: 'Köln-Ehrenfeld', postalCode: '50825', country: 'DE' }],
    salary: { from: 2400.5, to: 2900, currency: 'EUR', period: 'month' },
    lookingFor: '<p>Geduld</p>',
    tasks:
      '<p>Backen &amp; formen</p><ul><li>Brot</li><li>Brötchen</li></ul><p>Arbeitszeit: 38<br />Beginn: 1. März 2030<br />Ansprechperson: Lina Groß</p>',
  });
  expect(await draftCalled(recruiter, '=HYPERLINK("x")')).toMatchObject({ language: 'fr', remote: 'fully', field: [], places: [] });
  const rows = await t.world.db.selectFrom('booking').where('company_id', '=', companyId).select('internal_reference as known').execute();
  expect(rows.map(({ known }) => known).sort()).toEqual(['B-7', 'F-1']);
  const spots = await t.world.db
    .selectFrom('job_ad')
    .where('company_id', '=', companyId)
    .where('title', 'like', 'B%')
    .select('spots')
    .execute();
  expect(spots[0]?.spots).toHaveLength(2);
  expect(await t.world.files.list('imports/')).toEqual([]);
  expect(await t.world.db.selectFrom('mail').select('id').execute()).toEqual([]);
  await expect(recruiter(jobImports.start, { id, ...choices })).rejects.toEqual(code('import-begun'));
  // and one of them is as good as one made by hand
  expect(await recruiter(jobAdEditing.publish, { bookingId: baker.bookingId })).toMatchObject({ state: 'open' });
});

test('each bad line is named with its column and what is allowed, and the good ones are in', async () => {
  const { recruiter } = await givenRecruiter('Bad jobs');
  const table = [
    'title,location,employment type,remote,salary from,salary to,currency,period,deadline,language,country,folder',
    'Good,Berlin,Full time,no,2400,2900,EUR,month,2031-01-01,en,Germany,',
    ',Berlin,,,,,,,,,,',
    `${'x'.repeat(121)},,,,,,,,,,,`,
    'A,,now and then,,,,,,,,,',
    'B,,,perhaps,,,,,,,,',
    'C,,,,much,,,,,,,',
    'D,,,,3000,2000,,,,,,',
    'E,,,,10,,doubloons,,,,,',
    'F,,,,10,,,century,,,,',
    'G,,,,,,,,31.02.2031,,,',
    'H,,,,,,,,,Latin,,',
    'I,,,,,,,,,,Atlantis,',
    'J,,,,,,,,,,,Nowhere',
    'K,a;b;c;d;e;f,,,,,,,,,,',
    'L,,,,,,,,,,,,thirteenth',
  ].join('\n');
  const { id, choices } = await uploaded(recruiter, table);
  const checked = await recruiter(jobImports.check, { id, ...choices });
  expect(checked).toMatchObject({ taken: 1, refused: 14 });
  expect(checked.problems.map(({ line, problems }) => [line, ...problems.flatMap(({ column, fault }) => [column, fault])])).toEqual([
    [3, 'title', 'missing'],
    [4, 'title', 'too-long'],
    [5, 'employment type', 'choice'],
    [6, 'remote', 'choice'],
    [7, 'salary from', 'amount'],
    [8, 'salary from', 'range'],
    [9, 'currency', 'choice'],
    [10, 'period', 'choice'],
    [11, 'deadline', 'day'],
    [12, 'language', 'language'],
    [13, 'country', 'choice'],
    [14, 'folder', 'choice'],
    [15, 'location', 'too-many'],
    [16, '', 'cells'],
  ]);
  await recruiter(jobImports.start, { id, ...choices });
  await t.work();
  expect((await recruiter(imports.refused, { id, count: 100 })).items).toEqual(checked.problems);
  expect((await drafts(recruiter)).map((one) => one.title)).toEqual(['Good']);
});

test('a job is never doubled: by its reference, by what its line says, in one table, in two, or in two at the same time', async () => {
  const { recruiter } = await givenRecruiter('Doubles');
  const { bookingId } = await recruiter(jobAdEditing.create, { title: 'By hand' });
  await t.world.db.updateTable('booking').set({ internal_reference: 'H-1' }).where('id', '=', bookingId).execute();
  const table = 'title;reference;description\nBaker;B-1;Bread\nOther;B-1;Other words\nCook;;Soup\nCook;;Soup\nCook;;Stew\nAgain;H-1;x\n';
  const { id, choices } = await uploaded(recruiter, table);
  expect(await recruiter(jobImports.check, { id, ...choices })).toMatchObject({ taken: 3, known: 3, doubles: [3, 5, 7] });
  const second = await uploaded(recruiter, table);
  await recruiter(jobImports.start, { id, ...choices });
  await recruiter(jobImports.start, { id: second.id, ...second.choices });
  await t.work();
  const found = await Promise.all([id, second.id].map((one) => recruiter(imports.one, { id: one })));
  expect(found.map(({ taken, known }) => taken + known)).toEqual([6, 6]);
  expect(found.map(({ taken }) => taken).reduce((sum, one) => sum + one)).toBe(3);
  expect((await drafts(recruiter)).map((one) => one.title).sort()).toEqual(['Baker', 'By hand', 'Cook', 'Cook']);
  // what was undone may come again
  for (const one of [id, second.id]) await undone(recruiter, one);
  expect((await drafts(recruiter)).map((one) => one.title)).toEqual(['By hand']);
  await imported(recruiter, table);
  expect(await drafts(recruiter)).toHaveLength(4);
});

test('undoing removes the drafts, but for those that somebody changed, published or applied to, which are named', async () => {
  const { recruiter, companyId } = await givenRecruiter('Undone jobs');
  const names = ['Plain', 'Edited', 'Published', 'Coded', 'Referenced', 'Given', 'Back again', 'Applied'];
  const row = (title: string) => `${title};Work with ${title};Berlin;Full time;Production`;
  const id = await imported(recruiter, ['title;description;city;type;field', ...names.map(row)].join('\n'));
  t.later(1000);
  const of = async (title: string) => (await draftCalled(recruiter, title)).bookingId;
  await recruiter(jobAdEditing.update, { bookingId: await of('Edited'), replyDays: 3 });
  await recruiter(jobAdEditing.publish, { bookingId: await of('Published') });
  const back = await of('Back again');
  await recruiter(jobAdEditing.publish, { bookingId: back });
  await recruiter(jobAdEditing.unpublish, { bookingId: back });
  await recruiter(jobCodeEditing.create, { title: 'Coded', bookingId: await of('Coded') });
  await recruiter(jobCodeEditing.create, { title: 'Applied', bookingId: await of('Applied') });
  await givenApplication(t.world, await of('Applied'), (await givenCandidate(t.world)).id);
  await t.world.db
    .updateTable('booking')
    .set({ internal_reference: 'X' })
    .where('id', '=', await of('Referenced'))
    .execute();
  await givenHiringManager(t.world, companyId, [await of('Given')]);

  const after = await undone(recruiter, id);
  const kept = await recruiter(jobImports.kept, { id, count: 10 });
  expect(kept.items.map(({ line, title, why }) => [line, title, why])).toEqual([
    [3, 'Edited', 'changed'],
    [4, 'Published', 'published'],
    [5, 'Coded', 'changed'],
    [6, 'Referenced', 'changed'],
    [7, 'Given', 'changed'],
    [8, 'Back again', 'changed'],
    [9, 'Applied', 'answered'],
  ]);
  expect(after).toMatchObject({ state: 'undone', removed: 1, kept: 7, taken: 8 });
  expect((await drafts(recruiter)).map((one) => one.title)).not.toContain('Plain');
  const left = await t.world.db.selectFrom('booking').where('company_id', '=', companyId).select('id').execute();
  expect(left).toHaveLength(7);
  await expect(recruiter(imports.undo, { id })).rejects.toEqual(code('import-undone'));
});

test('a draft that a colleague is saving while the import is undone stays as they left it', async () => {
  const { recruiter } = await givenRecruiter('Meanwhile');
  const id = await imported(recruiter, 'title\nOpen on a screen\nOther');
  const { bookingId } = await draftCalled(recruiter, 'Open on a screen');
  await recruiter(imports.undo, { id });
  const undo = jobKinds.find((one) => one.name === 'undo-jobs');
  const undoing = await t.world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('job_ad').selectAll().where('booking_id', '=', bookingId).forUpdate().execute();
    // begun while the colleague's change is not through, it waits for it
    const running = undo?.run(ownContext(t.world), { id });
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
        return rows.length;
      })
      .toBeGreaterThan(0);
    await trx.updateTable('job_ad').set({ title: 'Saved', revision: 2 }).where('booking_id', '=', bookingId).execute();
    return { running };
  });
  await undoing.running;
  await t.work();
  expect((await recruiter(imports.one, { id })).state).toBe('undone');
  expect((await drafts(recruiter)).map((one) => one.title)).toEqual(['Saved']);
  expect((await recruiter(jobImports.kept, { id, count: 10 })).items).toMatchObject([{ title: 'Saved', why: 'changed' }]);
});

test('an import that is killed goes on where it was, and so does its undoing', async () => {
  const { recruiter } = await givenRecruiter('Killed jobs');
  const lines = Array.from({ length: 250 }, (_, n) => `Job ${n};R-${n}`);
  const { id, choices } = await uploaded(recruiter, ['title;reference', ...lines].join('\n'));
  await recruiter(jobImports.start, { id, ...choices });
  const take = jobKinds.find((one) => one.name === 'take-jobs');
  const world = ownContext(t.world);
  let ids = 0;
  const newId = () => {
    ids += 1;
    if (ids > 150) throw new Error('killed');
    return t.world.newId();
  };
  await expect(take?.run({ ...world, newId }, { id })).rejects.toThrow('killed');
  expect((await recruiter(imports.one, { id })).done).toBe(100);
  const total = async () => (await recruiter(companyJobs.list, { state: 'draft', count: 1 })).total;
  expect(await total()).toBe(100);
  await Promise.all([take?.run(world, { id }), take?.run(world, { id })]);
  await t.work();
  expect(await recruiter(imports.one, { id })).toMatchObject({ state: 'done', done: 250, taken: 250 });
  expect(await total()).toBe(250);
  await recruiter(imports.undo, { id });
  const undo = jobKinds.find((one) => one.name === 'undo-jobs');
  await Promise.all([undo?.run(world, { id }), undo?.run(world, { id })]);
  await t.work();
  expect(await recruiter(imports.one, { id })).toMatchObject({ state: 'undone', removed: 250, kept: 0 });
  expect(await total()).toBe(0);
});

test('owner and recruiters import jobs; a manager and another company do not, and an import of people is none of jobs', async () => {
  const { recruiter, companyId } = await givenRecruiter('Roles of jobs');
  const { id, choices } = await uploaded(recruiter, 'title\nBaker');
  const mate = await t.as((await givenTeammate(t.world, companyId)).id);
  expect(await mate(jobImports.check, { id, ...choices })).toMatchObject({ taken: 1 });
  const manager = await t.as((await givenHiringManager(t.world, companyId, [])).id);
  await expect(manager(jobImports.check, { id, ...choices })).rejects.toEqual(code('not-allowed'));
  const { recruiter: foreign } = await givenRecruiter('Foreign jobs');
  await expect(foreign(jobImports.check, { id, ...choices })).rejects.toEqual(code('not-found'));
  await expect(foreign(jobImports.start, { id, ...choices })).rejects.toEqual(code('not-found'));
  await expect(foreign(jobImports.kept, { id })).rejects.toEqual(code('not-found'));
  const why = { source: 'our former system', ground: 'consent' as const, bookingId: null };
  await expect(recruiter(imports.start, { id, ...choices, ...why })).rejects.toEqual(code('not-found'));
  await expect(recruiter(imports.tell, { id })).rejects.toEqual(code('not-found'));
  const file = new Blob(['email;first name;last name\na@b.test;A;B']);
  const people = await recruiter(imports.upload, { fileName: 'people.csv', file });
  await expect(recruiter(jobImports.start, { ...people, ...choices, columns: ['title', 'none', 'none'] })).rejects.toEqual(
    code('not-found'),
  );
  for (const columns of [['none'], ['email'], ['title', 'none']] as const)
    await expect(recruiter(jobImports.check, { id, ...choices, columns: [...columns] })).rejects.toEqual(code('invalid'));
  // somebody who began it and has left the company meanwhile has begun it for the company
  await mate(jobImports.start, { id, ...choices });
  await t.world.db
    .updateTable('account')
    .set({ company_role: 'hiring-manager' })

    .where('company_id', '=', companyId)
    .where('company_role', '=', 'recruiter')
    .execute();
  await t.work();
  await expect(mate(imports.one, { id })).rejects.toEqual(code('not-allowed'));
  expect(await recruiter(imports.one, { id })).toMatchObject({ state: 'done', taken: 1 });
});

test('a company whose trial is over imports drafts, and it is publishing that asks for a plan', async () => {
  const ada = await givenAdministrator(t.world);
  await givenBuying(await t.as(ada.id));
  const { owner } = await givenCompany(t.world, 'No plan');
  t.later(14 * day + 1000);
  const recruiter = await t.as(owner.id);
  await expect(recruiter(jobAdEditing.create, { title: 'By hand' })).rejects.toEqual(code('jobad-plan-needed'));
  await imported(recruiter, 'title;description;city;type;field\nBaker;Bread;Berlin;Full time;Production');
  const { bookingId } = await draftCalled(recruiter, 'Baker');
  await expect(recruiter(jobAdEditing.publish, { bookingId })).rejects.toEqual(code('jobad-plan-needed'));
});
