import { registration } from '@vitrine/contract/accounts/registration.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { applicantExport } from '@vitrine/contract/applicants/export.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { people } from '@vitrine/contract/people/people.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { auditEntries } from '../../platform/audit.ts';
import { ownContext } from '../../platform/context.ts';
import { spreadsheetOf } from '../../platform/spreadsheet.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenAdded, givenApplication } from '../applicants/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';

const t = await startWorld();
let companyId: string;
let recruiter: Call;
let bookingId: string;
beforeEach(async () => {
  const company = await givenCompany(t.world, 'Lindenhof');
  companyId = company.companyId;
  recruiter = await t.as(company.owner.id, { headers: { 'x-language': 'de' } });
  ({ bookingId } = await givenJobCode(recruiter));
});

const refusal = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

test('whoever was added, invited and applied is one row that says so', async () => {
  const mia = await givenAdded(t.world, companyId, { firstName: 'Mia', lastName: 'Sand' });
  await recruiter(invitations.invite, { bookingId, candidates: [{ email: mia.email }, { email: 'new@mail.test', firstName: 'Nele' }] });
  const tom = await givenCandidate(t.world, { firstName: 'Tom', lastName: 'Rau' });
  const miaApplied = await givenApplication(t.world, bookingId, mia.id);
  await givenApplication(t.world, bookingId, tom.id);
  const both = await recruiter(people.both, { companyId });
  expect(both.total).toBe(3);
  expect(both.items.find((one) => one.email === mia.email)).toMatchObject({
    firstName: 'Mia',
    candidate_id: mia.id,
    invitations: [{ title: 'Baker' }],
    applications: [{ id: miaApplied, status: 'New' }],
  });
  const own = await recruiter(people.byCompany, {});
  expect(own.items.map((one) => one.email).toSorted()).toEqual([mia.email, 'new@mail.test'].toSorted());
  expect(own.items.every((one) => one.applications.length === 0)).toBe(true);
  expect((await recruiter(people.both, { textSearch: 'tom r' })).items).toMatchObject([{ firstName: 'Tom', candidate_id: null }]);
  expect((await recruiter(people.both, { count: 1, page: 3 })).items).toHaveLength(1);
  expect(await recruiter(people.both, { count: 1, page: 9 })).toMatchObject({ items: [], total: 3 });
});

test('pages of any size hold everybody once, the latest first, also whoever applied or was invited very often', async () => {
  const { world } = t;
  const bookings = [bookingId];
  for (let more = 0; more < 8; more += 1) bookings.push((await givenJobCode(recruiter)).bookingId);
  const [rare, often, other] = [await givenCandidate(world), await givenCandidate(world), await givenCandidate(world)];
  await givenApplication(world, bookingId, rare.id);
  t.later(1000);
  const invite = (booking: string, email: string) => recruiter(invitations.invite, { bookingId: booking, candidates: [{ email }] });
  await invite(bookingId, 'nobody.yet@mail.test');
  await invite(bookingId, rare.email);
  t.stop();
  for (const booking of bookings) {
    await givenApplication(world, booking, often.id);
    await invite(booking, often.email);
  }
  await givenApplication(world, bookingId, other.id);
  const gone = await givenApplication(world, bookingId, (await givenCandidate(world)).id);
  await world.db
    .updateTable('application')
    .set({ account_id: null, anonymous_at: world.now().toISOString() })
    .where('id', '=', gone)
    .execute();
  const all = await recruiter(people.both, {});
  expect(all.items.map(({ email }) => email)).toEqual([...[often.email, other.email].toSorted(), rare.email, 'nobody.yet@mail.test']);
  expect(all.items[0]?.applications.length ?? 0).toBe(all.items[0]?.email === often.email ? 9 : 1);
  for (const list of [people.both, people.byCompany])
    for (const wanted of [{}, { textSearch: 'mail' }]) {
      const { items, total } = await recruiter(list, wanted);
      expect(total).toBe(items.length);
      for (const count of [1, 3]) {
        const read: string[] = [];
        for (let page = 1; read.length < total; page += 1) {
          const part = await recruiter(list, { ...wanted, page, count });
          expect(part.total).toBe(total);
          expect(part.items.length).toBe(Math.min(count, total - read.length));
          read.push(...part.items.map(({ key }) => key));
        }
        expect(read).toEqual(items.map(({ key }) => key));
      }
    }
});

test('above ten thousand people their number is an estimate that says so, and the pages are exact', async () => {
  const { id } = await givenJobCode(recruiter);
  await sql`insert into invitation (id, job_code_id, company_id, email, unique_id, created_at)
    select gen_random_uuid(), ${id}, ${companyId}, 'guest' || g || '@mail.test', 'guest' || ${companyId} || g, now() - make_interval(secs => g)
    from generate_series(1, 31000) g`.execute(t.world.db);
  await sql`analyze invitation`.execute(t.world.db);
  const { items, total, totalIsEstimate } = await recruiter(people.byCompany, { page: 3, count: 2 });
  expect(items.map(({ email }) => email)).toEqual(['guest5@mail.test', 'guest6@mail.test']);
  expect(totalIsEstimate).toBe(true);
  expect(Math.abs(total / 31_000 - 1)).toBeLessThan(0.2);
  expect(await recruiter(people.byCompany, { textSearch: 'guest17' })).toMatchObject({ total: 1111, totalIsEstimate: false });
});

test('people whose names are left out are counted and met once each, by no other name than theirs here', async () => {
  const { world } = t;
  const names = ['Ada', 'Bea', 'Cem'];
  const candidates = await Promise.all(names.map((firstName) => givenCandidate(world, { firstName, lastName: 'Quill' })));
  for (const { id } of candidates) await givenApplication(world, bookingId, id);
  await recruiter(invitations.invite, {
    bookingId: (await givenJobCode(recruiter)).bookingId,
    candidates: [{ email: candidates[0]?.email ?? '' }],
  });
  await recruiter(blindReview.set, { blindReview: true });
  const { items, total } = await recruiter(people.both, {});
  expect(total).toBe(4);
  expect(items.filter(({ blind }) => blind)).toHaveLength(3);
  const alias = items.find(({ blind }) => blind)?.alias ?? '';
  expect(await recruiter(people.both, { textSearch: alias })).toMatchObject({ total: 1, items: [{ alias }] });
  expect(await recruiter(people.both, { textSearch: 'Quill' })).toMatchObject({ total: 0 });
  const pages = [1, 2, 3, 4].map((page) => recruiter(people.both, { page, count: 1 }));
  expect((await Promise.all(pages)).map((one) => one.items[0]?.key)).toEqual(items.map(({ key }) => key));
});

test('the lists are those of the own company', async () => {
  const other = await givenCompany(t.world, 'Elsewhere');
  await givenAdded(t.world, other.companyId, { firstName: 'Far', lastName: 'Away' });
  expect((await recruiter(people.both, {})).total).toBe(0);
  for (const list of [people.byCompany, people.both, applicants.ofCompany])
    await expect(recruiter(list, { companyId: other.companyId })).rejects.toEqual(refusal('not-found'));
});

test("the management in the company's look shows who came through its own sign-up", async () => {
  const slug = (await t.world.db.selectFrom('company').select('slug').where('id', '=', companyId).executeTakeFirstOrThrow()).slug;
  const email = `corporate.${slug}@mail.test`;
  const anyone = await t.as();
  const { browser } = await anyone(registration.candidate, {
    firstName: 'Cora',
    lastName: 'Blum',
    email,
    password: 'quiet amber lighthouse',
    termsAccepted: true,
    corporateIdentity: slug.toUpperCase(),
  });
  const activation = /activation=([\w-]+)/.exec((await t.mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  await anyone(registration.activate, { activation, browser });
  const cora = await t.world.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await givenApplication(t.world, bookingId, cora.id);
  await givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id);
  expect((await recruiter(applicants.ofCompany, { corporate: true })).items).toMatchObject([{ firstName: 'Cora' }]);
  expect(await recruiter(applicants.counts, { corporate: true })).toMatchObject({ New: 1 });
  expect((await recruiter(people.both, { corporate: true })).items).toMatchObject([{ firstName: 'Cora' }]);
});

test('the internal reference is shown and found', async () => {
  await givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id);
  await recruiter(applicants.internalReference, { bookingId, internalRef: 'HR-4711' });
  expect(await recruiter(applicants.booking, { bookingId })).toMatchObject({ internalRef: 'HR-4711', title: 'Baker' });
  expect((await recruiter(applicants.ofCompany, { textSearch: 'hr-47' })).items).toMatchObject([{ internalRef: 'HR-4711' }]);
});

test('two entries of one person become one with everything that hung on either', async () => {
  const { world } = t;
  const one = await givenAdded(world, companyId, { firstName: 'Ana', lastName: 'Roth', phone: '+49 69 555 01 42', about: 'Bakes.' });
  t.later(1000);
  const other = await givenAdded(world, companyId, { firstName: 'Ana', lastName: 'Roth-Weiss', phone: '069 5550142', profession: 'Baker' });
  const application = await givenApplication(world, bookingId, other.id);
  const skill = (account_id: string, name: string) =>
    world.db.insertInto('candidate_skill').values({ id: world.newId(), account_id, name }).execute();
  await skill(one.id, 'Dough');
  await skill(other.id, 'dough');
  await skill(other.id, 'Ovens');
  const words = (account_id: string, text: string) =>
    world.db
      .insertInto('dossier_comment')
      .values({ id: world.newId(), account_id, company_id: companyId, text, changed_at: world.now().toISOString() })
      .execute();
  await words(one.id, 'Knows rye.');
  await words(other.id, 'Free from May.');
  const video = { video: 'profiles/film', video_type: 'video/mp4', video_ready: true };
  await world.db.updateTable('candidate_profile').set(video).where('account_id', '=', other.id).execute();
  const may = (account_id: string, work_permits: string[]) =>
    world.db.updateTable('candidate_profile').set({ work_permits }).where('account_id', '=', account_id).execute();
  await may(one.id, ['EU']);
  await may(other.id, ['CH', 'EU']);
  const { items } = await recruiter(people.duplicates, {});
  expect(items).toMatchObject([{ by: ['phone'], people: [{ candidate_id: one.id }, { candidate_id: other.id }] }]);
  await recruiter(people.merge, { keepId: one.id, dropId: other.id, take: ['lastName', 'profession', 'email'] });
  expect((await recruiter(people.duplicates, {})).items).toEqual([]);
  expect((await recruiter(people.both, {})).items).toMatchObject([
    { firstName: 'Ana', lastName: 'Roth-Weiss', email: other.email, candidate_id: one.id, applications: [{ id: application }] },
  ]);
  const profile = await world.db.selectFrom('candidate_profile').selectAll().where('account_id', '=', one.id).executeTakeFirstOrThrow();
  expect(profile).toMatchObject({ about: 'Bakes.', profession: 'Baker', work_permits: ['CH', 'EU'], ...video });
  const comment = await world.db.selectFrom('dossier_comment').select('text').where('account_id', '=', one.id).execute();
  expect(comment).toEqual([{ text: 'Knows rye.\n\nFree from May.' }]);
  const skills = await world.db.selectFrom('candidate_skill').select('name').where('account_id', '=', one.id).orderBy('name').execute();
  expect(skills.map((row) => row.name)).toEqual(['Dough', 'Ovens']);
  const entries = await auditEntries(ownContext(world), { subject: one.id, limit: 20 });
  expect(entries).toContainEqual(expect.objectContaining({ action: 'changed', object: 'profile' }));
});

test('nobody with an own account, of another company or in the same job twice is merged', async () => {
  const { world } = t;
  const one = await givenAdded(world, companyId, { firstName: 'Ben', lastName: 'Ott' });
  const two = await givenAdded(world, companyId, { firstName: 'ben', lastName: 'ott' });
  const own = await givenCandidate(world, { firstName: 'Ben', lastName: 'Ott', password: true });
  const foreign = await givenAdded(world, (await givenCompany(world, 'Far')).companyId, { firstName: 'Ben', lastName: 'Ott' });
  expect((await recruiter(people.duplicates, {})).items).toMatchObject([{ by: ['name'] }]);
  for (const dropId of [own.id, foreign.id, one.id])
    await expect(recruiter(people.merge, { keepId: one.id, dropId })).rejects.toEqual(refusal('not-found'));
  await givenApplication(world, bookingId, one.id);
  await givenApplication(world, bookingId, two.id);
  await expect(recruiter(people.merge, { keepId: one.id, dropId: two.id })).rejects.toEqual(refusal('both-applied'));
});

test.each([
  ['=SUM(A1)', `'=SUM(A1)`],
  ['+49 1', `'+49 1`],
  ['-2', `'-2`],
  ['@cmd', `'@cmd`],
  [' =1', `' =1`],
  ['\u00a0=1', `'\u00a0=1`],
  ['\t=1', `'\t=1`],
  ['＝1', `'＝1`],
  ['Hi;=SUM(A1);"; @cmd', `"Hi;'=SUM(A1);"";' @cmd"`],
  ['one; two', 'one; two'],
  ['say "hi", you', '"say ""hi"", you"'],
  ['two\nlines', '"two\nlines"'],
  [-2, '-2'],
  [null, ''],
])('the cell %j is written as %j', (value, written) => {
  expect(spreadsheetOf([['before', value, 'after']])).toBe(`\uFEFFbefore,${written},after\r\n`);
});

test('an exported list is a spreadsheet without formulas, and it is noted', async () => {
  const evil = await givenCandidate(t.world, { firstName: '=HYPERLINK("http://x.example")', lastName: 'Müller, Jr.' });
  await givenApplication(t.world, bookingId, evil.id);
  await givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id);
  const { csv, rows, fileName } = await recruiter(applicantExport.csv, { bookingId });
  expect(rows).toBe(2);
  expect(fileName).toMatch(/^bewerbungen-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.startsWith('\uFEFFVorname,')).toBe(true);
  expect(csv).toContain('"\'=HYPERLINK(""http://x.example"")","Müller, Jr."');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3);
  expect((await recruiter(applicantExport.csv, { bookingId, textSearch: 'Müller' })).rows).toBe(1);
  const entries = await auditEntries(ownContext(t.world), { subject: evil.id, limit: 5 });
  expect(entries).toContainEqual(expect.objectContaining({ action: 'exported', object: 'application' }));
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  await expect(stranger(applicantExport.csv, { bookingId })).rejects.toEqual(refusal('not-found'));
});
