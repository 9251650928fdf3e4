import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { companyExport, companyExportKept } from '@vitrine/contract/company-export/company-export.ts';
import { minute } from '@vitrine/contract/durations.ts';
import { imports } from '@vitrine/contract/imports/imports.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { unzipped } from '../../../test/zip.ts';
import { personalData } from '../../areas.ts';
import { atomically, ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate, testPassword } from '../accounts/fixtures.ts';
import { aDocument, givenVideo } from '../applicants/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aQuestion, givenJobCode } from '../job-codes/fixtures.ts';
import { eraseAccount } from '../privacy/index.ts';
import { fetchedExport } from './fixtures.ts';

const t = await startWorld({ LOG_LEVEL: 'silent' });

let count = 0;
/** A company with a job, and somebody who sent its interview with a film, and an application with a document. */
async function givenApplicant(names = { firstName: 'Zoé', lastName: 'Quennell' }) {
  count += 1;
  const { owner, companyId } = await givenCompany(t.world, `Lindenhof ${count}`);
  const boss = await t.as(owner.id);
  const job = await givenJobCode(boss, {
    title: '=Baker("night")',
    questions: [aQuestion('Why bread?'), aQuestion('Why nights?'), aQuestion('Show us', { skippable: true })],
  });
  const person = await givenCandidate(t.world, { ...names, email: `quennell-${count}@mail.test`, password: true });
  const candidate = await t.as(person.id);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: job.id, consent: true });
  for (const questionNo of [1, 2])
    await candidate(takes.text, { applicationId, questionNo, text: `I am ${names.firstName} and I get up early` });
  await candidate(interview.submit, { applicationId });
  const takeId = await givenVideo(t.world, applicationId, 3, { seconds: 20 });
  const film = `takes/${takeId}.mp4`;
  await t.world.files.put(film, Buffer.alloc(3_000_000, `film of ${person.email} `));
  const ad = await givenJobAd(boss, { openings: 3 });
  const { documentId } = await candidate(applying.uploadDocument, {
    bookingId: ad.bookingId,
    file: new File([aDocument()], 'curriculum.pdf'),
  });
  await candidate(applying.apply, { bookingId: ad.bookingId, consent: true, documents: [documentId] });
  await t.work();
  return { owner, companyId, boss, job, person, candidate, applicationId, takeId, film };
}

type Given = Awaited<ReturnType<typeof givenApplicant>>;

async function exported({ boss }: Pick<Given, 'boss'>) {
  await boss(companyExport.start, {});
  await t.work();
  const zip = await fetchedExport(t.app, boss);
  return { zip, entries: unzipped(zip) };
}

const listIn = (entries: Map<string, Buffer>, name: string) =>
  JSON.parse(String(entries.get(`data/${name}.json`))) as Record<string, unknown>[];

test('everything is there, as JSON and as tables, with its files and words that explain it, and nothing of another company', async () => {
  const foreign = await givenApplicant({ firstName: 'Ottilie', lastName: 'Wrexham' });
  const given = await givenApplicant();
  await given.boss(comments.add, { id: given.applicationId, text: '=cmd|calc', questionNo: null, second: null, mentions: [] });
  const { zip, entries } = await exported(given);

  const row = listIn(entries, 'applications').find(({ id }) => id === given.applicationId);
  expect(row).toMatchObject({ firstName: 'Zoé', lastName: 'Quennell', email: given.person.email, status: 'New', namesLeftOut: false });
  const answers = listIn(entries, 'answers').filter(({ applicationId }) => applicationId === given.applicationId);
  expect(answers.map(({ questionNo, kind }) => [questionNo, kind])).toEqual([
    [1, 'text'],
    [2, 'text'],
    [3, 'video'],
  ]);
  const film = String(answers.find(({ kind }) => kind === 'video')?.file);
  expect(entries.get(film)?.equals(Buffer.from((await t.world.files.get(given.film)) ?? []))).toBe(true);
  expect(listIn(entries, 'job-ads')).toEqual([expect.objectContaining({ openings: 3 })]);
  const [paper] = listIn(entries, 'documents');
  expect(String(entries.get(String(paper?.file)))).toContain('%PDF-1.7');
  expect(listIn(entries, 'files').every(({ fate }) => fate === 'whole')).toBe(true);

  // nothing that a spreadsheet would run, in the bytes as they lie there
  const table = String(entries.get('data/comments.csv'));
  expect(table.startsWith('\ufeff')).toBe(true);
  expect(table).toContain(",'=cmd|calc,");
  expect(String(entries.get('data/job-codes.csv'))).toContain(`"'=Baker(""night"")"`);
  expect(listIn(entries, 'comments')[0]).toMatchObject({ text: '=cmd|calc' });

  const readme = String(entries.get('README.txt'));
  const lists = [...entries.keys()].filter((name) => name.endsWith('.csv'));
  expect(lists.length).toBeGreaterThan(55);
  for (const name of lists) {
    expect(readme).toContain(name);
    const [columns = ''] = String(entries.get(name)).replace('\ufeff', '').split('\r\n');
    for (const column of columns.split(',')) expect(readme, name).toContain(`  ${column} = `);
  }
  for (const one of [foreign.person.email, 'Wrexham', 'Ottilie', foreign.applicationId, foreign.companyId, foreign.owner.email])
    expect(zip.includes(one), one).toBe(false);
});

test('it is explained in the language of the owner, who is told by mail and by the bell', async () => {
  const given = await givenApplicant();
  await t.world.db.updateTable('account').set({ language: 'de' }).where('id', '=', given.owner.id).execute();
  const { entries } = await exported(given);
  expect(String(entries.get('README.txt'))).toContain('Was nicht darin ist, und warum');
  const [mail] = await t.mailsTo(given.owner.email);
  expect(mail?.subject).toBe(`Der Export von Lindenhof ${count} liegt bereit`);
  expect((await given.boss(notifications.list, {})).items.map(({ kind }) => kind)).toContain('export');
});

test('who asked for it and who fetched it stands in the activity log, and for the applicant once that their data left', async () => {
  const given = await givenApplicant();
  await exported(given);
  await fetchedExport(t.app, given.boss);
  const { items } = await given.boss(audit.list, { count: 50 });
  const noted = items
    .filter(({ action, object }) => action === 'exported' || object === 'export')
    .map(({ action, object }) => `${action} ${object}`);
  expect(noted.toSorted()).toEqual(['added export', 'exported application', 'exported company-export', 'exported company-export']);
  const looks = (await given.candidate(privacy.looks, {})).items;
  expect(looks.filter(({ action }) => action === 'exported')).toMatchObject([{ object: 'application' }]);
});

test('of somebody left blind it holds no name, no address, no film and no document', async () => {
  const given = await givenApplicant();
  await given.boss(blindReview.set, { blindReview: true });
  await given.boss(comments.add, { id: given.applicationId, text: 'Quennell bakes well', questionNo: null, second: null, mentions: [] });
  const { zip, entries } = await exported(given);
  for (const one of ['Quennell', 'Zoé', given.person.email, given.person.id, 'curriculum']) expect(zip.includes(one), one).toBe(false);
  const answers = listIn(entries, 'answers').filter(({ applicationId }) => applicationId === given.applicationId);
  expect(answers.filter(({ leftOut, file }) => leftOut && file === null)).toHaveLength(1);
  expect([...entries.keys()].filter((name) => name.startsWith('applications/'))).toEqual([]);
  // once decided about, the name is known, as on the page
  await given.boss(deciding.setStatus, { ids: [given.applicationId], status: 'Interview' });
  expect((await exported(given)).zip.includes('Quennell')).toBe(true);
});

test('what somebody took back or had erased is not in it, and an export that waits with it is taken back', async () => {
  const given = await givenApplicant();
  await given.boss(companyExport.start, {});
  await t.work();
  await given.candidate(privacy.erase, { password: testPassword });
  expect(await given.boss(companyExport.state, {})).toMatchObject({ state: 'outdated' });
  await expect(given.boss(companyExport.fetch, {})).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const { zip } = await exported(given);
  for (const one of ['Quennell', given.person.email, given.applicationId]) expect(zip.includes(one), one).toBe(false);
});

test('an export that waits is taken back for somebody who is erased after the company removed their application', async () => {
  const given = await givenApplicant();
  await given.boss(companyExport.start, {});
  await t.work();
  const { items } = await given.boss(applicants.ofCompany, { count: 100 });
  for (const { id } of items) await given.boss(applicants.remove, { id });
  expect(await given.boss(companyExport.state, {})).toMatchObject({ state: 'ready' });
  await given.candidate(privacy.erase, { password: testPassword });
  expect(await given.boss(companyExport.state, {})).toMatchObject({ state: 'outdated' });
});

test('an export that waits is taken back where an import is undone that brought people who stand in it', async () => {
  const { owner } = await givenCompany(t.world);
  const boss = await t.as(owner.id);
  const { id } = await boss(imports.upload, {
    fileName: 'people.csv',
    file: new Blob(['email;first name;last name\none@undone.test;One;Berg']),
  });
  const { choices } = await boss(imports.one, { id });
  await boss(imports.start, { id, ...choices, source: 'our former system', ground: 'pre-contract' });
  await t.work();
  expect((await exported({ boss })).zip.includes('one@undone.test')).toBe(true);
  const stored = await t.world.files.list('exports/');
  await boss(imports.undo, { id });
  await t.work();
  expect(await boss(companyExport.state, {})).toMatchObject({ state: 'outdated' });
  expect((await t.world.files.list('exports/')).length).toBe(stored.length - 1);
});

test('whoever is being erased while an export begins is not in it', async () => {
  const given = await givenApplicant();
  const state = async () => (await given.boss(companyExport.state, {})).state;
  const waits = async () =>
    (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(t.world.db)).rows
      .length > 0;
  let exporting: Promise<unknown> | undefined;
  await atomically(ownContext(t.world), async (ctx) => {
    await eraseAccount(ctx, personalData, { id: given.person.id, email: given.person.email, confirmed: true });
    await given.boss(companyExport.start, {});
    exporting = t.work();
    await expect.poll(async () => (await state()) === 'ready' || (await waits()), { timeout: 20_000 }).toBe(true);
  });
  await exporting;
  expect(await state()).toBe('ready');
  const zip = await fetchedExport(t.app, given.boss);
  for (const one of ['Quennell', given.person.email]) expect(zip.includes(one), one).toBe(false);
});

test('words that were released are in it, and no longer once that is taken back; of a withdrawn consent nothing is left that the page shows no more', async () => {
  const given = await givenApplicant();
  const { takeId } = given;
  const first = await given.candidate(ownTranscripts.save, { takeId, text: 'Sourdough by candlelight', language: 'en', changedAt: null });
  expect((await exported(given)).zip.includes('candlelight')).toBe(false);
  await given.candidate(ownTranscripts.share, { takeId, released: true, changedAt: first.changedAt });
  expect(listIn((await exported(given)).entries, 'transcripts')).toMatchObject([{ text: 'Sourdough by candlelight', source: 'candidate' }]);
  await given.candidate(ownTranscripts.share, { takeId, released: false, changedAt: first.changedAt });
  expect((await exported(given)).zip.includes('candlelight')).toBe(false);

  const { consents } = await given.candidate(privacy.own, {});
  const consent = consents.find(({ purpose }) => purpose === 'interview');
  await given.candidate(privacy.withdraw, { id: consent?.id ?? '' });
  await t.work();
  const { entries } = await exported(given);
  const left = [...entries.keys()].filter((name) => name.includes('/answer-'));
  const page = await given.boss(applicantAnswers.questionwise, { bookingId: given.job.bookingId, id: given.applicationId });
  expect(left).toHaveLength(page.items.filter(({ answer }) => answer?.media).length);
  expect(listIn(entries, 'answers')).toHaveLength(page.items.filter(({ answer }) => answer).length);
});

test('the owner alone asks and fetches, and no owner fetches what was made for another', async () => {
  const given = await givenApplicant();
  const others = [await givenTeammate(t.world, given.companyId), await givenHiringManager(t.world, given.companyId)];
  await given.boss(companyExport.start, {});
  await t.work();
  for (const { id } of others)
    for (const one of [companyExport.state, companyExport.start, companyExport.fetch])
      await expect((await t.as(id))(one, {})).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
  const foreign = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  expect(await foreign(companyExport.state, {})).toMatchObject({ state: 'none' });
  await expect(foreign(companyExport.fetch, {})).rejects.toMatchObject({ problem: { code: 'not-found' } });
  // a colleague to whom the company was handed over meanwhile
  await t.world.db.updateTable('account').set({ company_role: 'recruiter' }).where('id', '=', given.owner.id).execute();
  await t.world.db
    .updateTable('account')
    .set({ company_role: 'owner' })
    .where('id', '=', others[0]?.id ?? '')
    .execute();
  const next = await t.as(others[0]?.id);
  expect(await next(companyExport.state, {})).toMatchObject({ state: 'none' });
  await expect(next(companyExport.fetch, {})).rejects.toMatchObject({ problem: { code: 'not-found' } });
});

test('who hands the company over while it is made hears of none, and none is kept', async () => {
  const { owner, companyId, boss } = await givenApplicant();
  const before = await t.world.files.list('exports/');
  const put = t.world.files.put.bind(t.world.files);
  onTestFinished(() => {
    t.world.files.put = put;
  });
  t.world.files.put = async (...given) => {
    const size = await put(...given);
    await t.world.db.updateTable('account').set({ company_role: 'recruiter' }).where('id', '=', owner.id).execute();
    return size;
  };
  await boss(companyExport.start, {});
  await t.work();
  expect((await t.mailsTo(owner.email)).filter(({ subject }) => subject.includes('export'))).toEqual([]);
  expect(await t.world.db.selectFrom('company_export').selectAll().where('company_id', '=', companyId).execute()).toEqual([]);
  expect(await t.world.files.list('exports/')).toEqual(before);
});

test('the password is asked for when it is fetched, and three days later it is gone', async () => {
  const given = await givenApplicant();
  await given.boss(companyExport.start, {});
  await t.work();
  t.later(16 * minute);
  await expect(given.boss(companyExport.fetch, {})).rejects.toMatchObject({ problem: { code: 'password-needed' } });
  const stored = (
    await t.world.db.selectFrom('company_export').select('stored').where('company_id', '=', given.companyId).executeTakeFirst()
  )?.stored;
  expect(await t.world.files.size(stored ?? '')).toBeGreaterThan(3_000_000);
  t.later(companyExportKept);
  expect(await given.boss(companyExport.state, {})).toMatchObject({ state: 'none' });
  await t.world.jobs.enqueue(t.world.db, 'forget-company-exports', {}, undefined, undefined);
  await t.work();
  expect(await t.world.files.size(stored ?? '')).toBeUndefined();
});

test('a file that is lost is named in the list of files, and everything else is there', async () => {
  const given = await givenApplicant();
  await t.world.files.remove([given.film]);
  const { entries } = await exported(given);
  expect(listIn(entries, 'files').filter(({ fate }) => fate !== 'whole')).toMatchObject([{ fate: 'missing', bytes: 0 }]);
  expect(await given.boss(companyExport.state, {})).toMatchObject({ state: 'ready', missing: 1 });
  expect([...entries.keys()].some((name) => name.includes('/documents/'))).toBe(true);
  expect((await t.mailsTo(given.owner.email))[0]?.text).toContain('files.csv');
});

test('asking twice makes one, and asking anew lets go of the one before', async () => {
  const given = await givenApplicant();
  await Promise.all([given.boss(companyExport.start, {}), given.boss(companyExport.start, {})]);
  await t.work();
  const rows = () => t.world.db.selectFrom('company_export').selectAll().where('company_id', '=', given.companyId).execute();
  const [first] = await rows();
  expect((await t.mailsTo(given.owner.email)).filter(({ subject }) => subject.includes('export'))).toHaveLength(1);
  await given.boss(companyExport.start, {});
  await t.work();
  const [second, ...more] = await rows();
  expect([second?.id === first?.id, more.length]).toEqual([false, 0]);
  expect(await t.world.files.size(first?.stored ?? '')).toBeUndefined();
});

test('an application without a film is seen by its page and by the export alike', async () => {
  const given = await givenApplicant();
  const page = await given.boss(applicants.one, { id: given.applicationId });
  const row = listIn((await exported(given)).entries, 'applications').find(({ id }) => id === given.applicationId);
  expect(row).toMatchObject({
    firstName: page.firstName,
    lastName: page.lastName,
    email: page.email,
    mark: page.stars,
    jobTitle: page.title,
  });
});
