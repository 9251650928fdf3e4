import { categories } from '@vitrine/contract/admin/categories.ts';
import { products } from '@vitrine/contract/admin/products.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { hour, minute } from '@vitrine/contract/durations.ts';
import { jobAdCategories, jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { calendarMails } from '../../../../test/calendar-entries.ts';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { aDocument, givenApplication, givenVideo } from '../../applicants/fixtures.ts';
import { givenJobAd } from '../../job-ads/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';

let t: TestWorld;
let admin: Call;
let adminId: string;
beforeAll(async () => {
  t = await startWorld();
  adminId = (await givenAdministrator(t.world)).id;
});
// what is dangerous wants a password that was shown a short while ago, and tests move the clock
beforeEach(async () => {
  admin = await t.as(adminId);
});

const refused = (code: string) => ({ problem: { code } });

async function givenPlace(name: string) {
  const { companyId, owner } = await givenCompany(t.world, name);
  return { companyId, owner, recruiter: await t.as(owner.id) };
}

test('products of all companies or of one, found by title and company', async () => {
  const bakery = await givenPlace('Backhaus Nord');
  const other = await givenPlace('Anderswo');
  await givenJobAd(bakery.recruiter, { title: 'Konditorin' });
  await givenJobCode(bakery.recruiter, { title: 'Bäcker' });
  await givenJobCode(other.recruiter, { title: 'Bäcker' });
  const listed = async (asked: Parameters<typeof admin<typeof products.list>>[1]) =>
    (await admin(products.list, asked)).items.map(({ type, title, companyName }) => [type, title, companyName]);
  expect(await listed({ compId: bakery.companyId })).toEqual([
    ['jobcode', 'Bäcker', 'Backhaus Nord'],
    ['jobad', 'Konditorin', 'Backhaus Nord'],
  ]);
  expect(await listed({ textSearch: 'backer nord' })).toEqual([['jobcode', 'Bäcker', 'Backhaus Nord']]);
  expect(await listed({ compId: bakery.companyId, type: 'jobad' })).toEqual([['jobad', 'Konditorin', 'Backhaus Nord']]);
  await expect(bakery.recruiter(products.list, {})).rejects.toMatchObject(refused('not-allowed'));
});

test('a booked product is a draft that the company finds, in the folder that was named, and a second one goes under the same booking', async () => {
  const { companyId, recruiter } = await givenPlace('Gebucht');
  await admin(categories.create, { companyId, name: 'Backstube' });
  await expect(admin(products.create, { companyId, type: 'jobad', title: 'Baker', category: 'Nowhere' })).rejects.toMatchObject({
    problem: { errors: [{ field: 'category' }] },
  });
  const { bookingId } = await admin(products.create, { companyId, type: 'jobad', title: 'Baker', category: 'backstube' });
  expect(await recruiter(jobAdEditing.read, { bookingId })).toMatchObject({ title: 'Baker', category: 'Backstube' });
  await admin(products.create, { companyId, type: 'jobcode', title: 'Baker talks', bookingId });
  expect((await recruiter(jobCodeLists.inactive, {})).items.map(({ title, bookingId }) => [title, bookingId])).toEqual([
    ['Baker talks', bookingId],
    ['Baker', bookingId],
  ]);
  await expect(admin(products.create, { companyId, type: 'jobcode', title: 'Again', bookingId })).rejects.toMatchObject(
    refused('booking-taken'),
  );
  expect(await admin(products.bookings, { companyId })).toMatchObject({
    total: 1,
    items: [{ bookingId, title: 'Baker', hasJobAd: true, hasJobCode: true, applications: 0 }],
  });
  const { companyId: elsewhere } = await givenPlace('Woanders');
  await expect(admin(products.create, { companyId: elsewhere, type: 'jobcode', title: 'x', bookingId })).rejects.toMatchObject(
    refused('not-found'),
  );
});

/** What the clock would queue every ten minutes, so many hours later. */
async function codesAfter(hours: number) {
  t.later(hours * hour);
  admin = await t.as(adminId);
  await t.world.jobs.enqueue(t.world.db, 'remove-deleted-job-codes', {}, undefined, undefined);
  await t.work();
}

/** How the job codes of a company stand, by id. */
const codesOf = async (companyId: string) =>
  Object.fromEntries((await admin(products.list, { compId: companyId, type: 'jobcode' })).items.map(({ id, state }) => [id, state]));

test('a job code nobody used that an administrator deletes is put away at once and gone after a day', async () => {
  const { companyId, recruiter } = await givenPlace('Weg');
  const { id, title } = await givenJobCode(recruiter);
  const state = async () => Object.values(await codesOf(companyId));
  for (const name of [`${title},`, undefined])
    await expect(admin(jobCodeEditing.remove, { id, name })).rejects.toMatchObject(refused('name-differs'));
  expect(await state()).toEqual(['active']);
  const removed = await Promise.all([1, 2].map(() => admin(jobCodeEditing.remove, { id, name: title })));
  expect(removed).toEqual([{ deleted: false, removeAt: expect.any(String) }, removed[0]]);
  expect(await state()).toEqual(['archived']);
  expect(await admin(products.ofCode, { id })).toMatchObject({ name: title, removeAt: removed[0]?.removeAt });
  await codesAfter(23);
  expect(await state()).toEqual(['archived']);
  await codesAfter(2);
  await codesAfter(0);
  expect(await state()).toEqual([]);
  await expect(admin(jobCodeEditing.keep, { id })).rejects.toMatchObject(refused('not-found'));
});

test('a job code that is kept is as before; one that its company opens again or somebody applies to is not deleted', async () => {
  const { companyId, recruiter } = await givenPlace('Bleibt');
  const [kept, opened, used] = [await givenJobCode(recruiter), await givenJobCode(recruiter), await givenJobCode(recruiter)];
  for (const { id, title } of [kept, opened, used]) await admin(jobCodeEditing.remove, { id, name: title });
  await expect(recruiter(jobCodeEditing.keep, { id: kept.id })).rejects.toMatchObject(refused('not-allowed'));
  await Promise.all([1, 2].map(() => admin(jobCodeEditing.keep, { id: kept.id })));
  await recruiter(jobCodeEditing.publish, { id: opened.id });
  await recruiter(jobCodeEditing.update, { id: opened.id, state: 'archived' });
  await givenApplication(t.world, used.bookingId, (await givenCandidate(t.world)).id);
  await codesAfter(25);
  expect(await codesOf(companyId)).toEqual({ [kept.id]: 'active', [opened.id]: 'archived', [used.id]: 'archived' });
  for (const { id } of [kept, opened, used]) expect(await admin(products.ofCode, { id })).toMatchObject({ removeAt: null });
});

test('a job code is kept or gone, also when both are wanted at the same moment', async () => {
  const { companyId, recruiter } = await givenPlace('Beides');
  const { id, title } = await givenJobCode(recruiter);
  await admin(jobCodeEditing.remove, { id, name: title });
  t.later(25 * hour);
  admin = await t.as(adminId);
  await t.world.jobs.enqueue(t.world.db, 'remove-deleted-job-codes', {}, undefined, undefined);
  const [keeping] = await Promise.allSettled([admin(jobCodeEditing.keep, { id }), t.work()]);
  expect(await codesOf(companyId)).toEqual(keeping.status === 'fulfilled' ? { [id]: 'active' } : {});
});

test('folders have an order that the company sees, and only empty ones are deleted', async () => {
  const { companyId, recruiter } = await givenPlace('Ordentlich');
  const made = [];
  for (const name of ['Büro', 'Lager', 'Archiv']) made.push(await admin(categories.create, { companyId, name }));
  const names = async () => (await recruiter(jobAdCategories.list, {})).items.map(({ name }) => name);
  expect(await names()).toEqual(['Archiv', 'Büro', 'Lager']);
  const ids = made.map(({ id }) => id);
  await admin(categories.reorder, { companyId, ids });
  expect(await names()).toEqual(['Büro', 'Lager', 'Archiv']);
  // one that is made afterwards stands last
  const last = await admin(categories.create, { companyId, name: 'Aa' });
  expect(await names()).toEqual(['Büro', 'Lager', 'Archiv', 'Aa']);
  for (const wrong of [ids, [...ids, ids[0] ?? ''], [...ids, last.id, companyId]])
    await expect(admin(categories.reorder, { companyId, ids: wrong })).rejects.toMatchObject(refused('changed-elsewhere'));
  await expect(admin(categories.create, { companyId, name: 'büro' })).rejects.toMatchObject({
    problem: { code: 'category-exists', title: 'There is a folder of this name already' },
  });
  await admin(categories.update, { id: ids[0] ?? '', name: 'Kontor' });
  await givenJobAd(recruiter, { title: 'Clerk', category: 'Kontor' });
  await expect(admin(categories.remove, { id: ids[0] ?? '' })).rejects.toMatchObject({
    problem: { status: 409, title: 'Only empty categories can be deleted' },
  });
  await admin(categories.remove, { id: last.id });
  expect((await admin(categories.list, { companyId })).items).toMatchObject([
    { name: 'Kontor', count: 1 },
    { name: 'Lager' },
    { name: 'Archiv' },
  ]);
  await expect(admin(categories.list, { companyId: last.id })).rejects.toMatchObject(refused('not-found'));
});

test('applicants and their answers are shown to administrators, and the look is noted', async () => {
  const { companyId, recruiter } = await givenPlace('Bewerbungen');
  const { bookingId } = await givenJobCode(recruiter);
  const mia = await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Sicht' });
  const id = await givenApplication(t.world, bookingId, mia.id);
  await givenVideo(t.world, id, 1);
  expect(await admin(products.appliedList, { bookingId, compId: companyId })).toMatchObject({
    total: 1,
    items: [{ applicationId: id, candidateEmail: mia.email, status: 'New', sentAt: expect.any(String) }],
  });
  const seen = await admin(products.candidateVideos, { bookingId, candidateEmail: mia.email });
  expect(seen).toMatchObject({ applicationId: id, answers: [{ questionNo: 1, question: 'Why bread?', answer: { kind: 'video' } }] });
  const noted = (await admin(audit.list, { count: 20 })).items.filter(({ subjectName }) => subjectName === 'Mia Sicht');
  expect(noted.map(({ object, companyName }) => [object, companyName])).toEqual([
    ['answer', 'Bewerbungen'],
    ['application', 'Bewerbungen'],
  ]);
  const { companyId: elsewhere } = await givenPlace('Nebenan');
  await expect(admin(products.appliedList, { bookingId, compId: elsewhere })).rejects.toMatchObject(refused('not-found'));
  await expect(admin(products.candidateVideos, { bookingId, candidateEmail: 'nobody@mail.test' })).rejects.toMatchObject(
    refused('not-found'),
  );
});

test('what removing an application touches is counted, and the look is noted', async () => {
  const { companyId, recruiter } = await givenPlace('Gezählt');
  const { bookingId } = await givenJobCode(recruiter);
  const lea = await givenCandidate(t.world, { firstName: 'Lea', lastName: 'Zahl' });
  const id = await givenApplication(t.world, bookingId, lea.id);
  const none = { answers: 0, documents: 0, comments: 0, ratings: 0, talks: 0, held: false };
  expect(await admin(products.ofApplicant, { id })).toEqual({ name: 'Lea Zahl', ...none });
  await givenVideo(t.world, id, 1);
  for (const text of ['Calm', 'Quick']) await recruiter(comments.add, { id, text });
  await recruiter(deciding.rate, { id, questionNo: 1, stars: 4 });
  await recruiter(retention.hold, { applicationId: id, reason: 'A court asks' });
  expect(await admin(products.ofApplicant, { id })).toEqual({ name: 'Lea Zahl', ...none, answers: 1, comments: 2, ratings: 1, held: true });
  const noted = (await admin(audit.list, { count: 20 })).items.filter(({ subjectName }) => subjectName === 'Lea Zahl');
  const looks = noted.filter(({ action, object }) => action === 'seen' && object === 'application');
  expect(looks[0]).toMatchObject({ companyName: 'Gezählt' });
  await expect(recruiter(products.ofApplicant, { id })).rejects.toMatchObject(refused('not-allowed'));
  await expect(admin(products.ofApplicant, { id: companyId })).rejects.toMatchObject(refused('not-found'));
});

test('documents and talks that lie ahead are counted, and who would have come to one is told', async () => {
  const { owner, recruiter } = await givenPlace('Gespräche');
  const { bookingId } = await givenJobAd(recruiter);
  const person = await givenCandidate(t.world, { firstName: 'Uta', lastName: 'Blatt' });
  const candidate = await t.as(person.id);
  const { documentId } = await candidate(applying.uploadDocument, { bookingId, file: new File([aDocument()], 'cv.pdf') });
  const { applicationId: id } = await candidate(applying.apply, { bookingId, consent: true, documents: [documentId] });
  const talk = { startsAt: '2031-07-01T10:00', timeZone: 'Europe/Berlin', minutes: 45 as const, place: 'Oven 1', colleagueIds: [owner.id] };
  await recruiter(talks.set, { id, ...talk });
  expect(await admin(products.ofApplicant, { id })).toMatchObject({ answers: 0, documents: 1, talks: 1 });
  await recruiter(talks.cancel, { id });
  expect(await admin(products.ofApplicant, { id })).toMatchObject({ talks: 0 });
  await recruiter(talks.set, { id, ...talk });
  await t.work();
  await admin(products.deleteApplicant, { id, name: 'Uta Blatt' });
  await afterADay();
  expect((await calendarMails(t, owner.email))[0]).toMatchObject({ method: 'CANCEL' });
});

test('what deleting a job code touches is counted', async () => {
  const { recruiter } = await givenPlace('Codes');
  const { id, bookingId } = await givenJobCode(recruiter);
  expect(await admin(products.ofCode, { id })).toMatchObject({ applications: 0, invitations: 0, removeAt: null });
  await givenApplication(t.world, bookingId, (await givenCandidate(t.world)).id);
  expect(await admin(products.ofCode, { id })).toMatchObject({ applications: 1, invitations: 0 });
  expect(await admin(jobCodeEditing.remove, { id })).toEqual({ deleted: false, removeAt: null });
  await expect(admin(products.ofCode, { id: 'zzzzz2' })).rejects.toMatchObject(refused('not-found'));
  await expect(recruiter(products.ofCode, { id })).rejects.toMatchObject(refused('not-allowed'));
});

/** What the clock would queue every ten minutes, a day after something was deleted. */
async function afterADay() {
  t.later(25 * hour);
  admin = await t.as(adminId);
  await t.world.jobs.enqueue(t.world.db, 'remove-deleted-applications', {}, undefined, undefined);
  await t.work();
}

async function givenDeletable(company: string) {
  const { recruiter, companyId } = await givenPlace(company);
  const { bookingId } = await givenJobCode(recruiter);
  const person = await givenCandidate(t.world, { firstName: 'Ida', lastName: 'Streit' });
  const id = await givenApplication(t.world, bookingId, person.id);
  const shown = async () => (await admin(products.appliedList, { bookingId, compId: companyId })).items[0];
  return { recruiter, id, shown };
}

test('an application is deleted by its name and gone after a day', async () => {
  const { recruiter, id, shown } = await givenDeletable('Streit');
  for (const wrong of ['', 'Ida', 'ida streit'])
    await expect(admin(products.deleteApplicant, { id, name: wrong })).rejects.toMatchObject({
      problem: { code: 'name-differs', errors: [{ field: 'name' }] },
    });
  // who deletes it twice at once deletes it once, at one moment
  const tries = await Promise.all([1, 2].map(() => admin(products.deleteApplicant, { id, name: ' Ida  Streit ' })));
  expect(new Set(tries.map(({ removeAt }) => removeAt)).size).toBe(1);
  expect(new Date(tries[0]?.removeAt ?? 0).getTime() - t.world.now().getTime()).toBeGreaterThan(23.9 * hour);
  t.later(minute);
  expect(await admin(products.deleteApplicant, { id, name: 'Ida Streit' })).toEqual(tries[0]);
  // until then it is where it was
  expect(await shown()).toMatchObject({ applicationId: id, removeAt: tries[0]?.removeAt, held: false });
  expect(await recruiter(applicants.one, { id })).toMatchObject({ firstName: 'Ida' });
  await afterADay();
  await expect(admin(products.ofApplicant, { id })).rejects.toMatchObject(refused('not-found'));
  await expect(admin(products.keepApplicant, { id })).rejects.toMatchObject(refused('not-found'));
  await expect(recruiter(applicants.one, { id })).rejects.toMatchObject(refused('not-found'));
  expect(await admin(products.bookings, { textSearch: 'Streit' })).toMatchObject({ items: [{ applications: 0 }] });
});

test('an application that was deleted can be kept after all, by administrators alone', async () => {
  const { recruiter, id, shown } = await givenDeletable('Kept');
  await admin(products.deleteApplicant, { id, name: 'Ida Streit' });
  await expect(recruiter(products.keepApplicant, { id })).rejects.toMatchObject(refused('not-allowed'));
  await admin(products.keepApplicant, { id });
  expect(await shown()).toMatchObject({ removeAt: null });
  await afterADay();
  expect(await shown()).toMatchObject({ applicationId: id });
  const ofIt = (await admin(audit.list, { count: 50 })).items.filter((one) => one.objectId === id).map(({ action }) => action);
  expect(ofIt).toEqual(['changed', 'removed']);
  // keeping what nobody has deleted changes nothing, and is no change in the log
  await admin(products.keepApplicant, { id });
  expect((await admin(audit.list, { count: 50 })).items.filter((one) => one.objectId === id)).toHaveLength(2);
});

test('an application that is held for a dispute is not deleted, and one held meanwhile goes only when that has ended', async () => {
  const { recruiter, id, shown } = await givenDeletable('Court');
  const hold = () => recruiter(retention.hold, { applicationId: id, reason: 'A court asks' });
  await hold();
  await expect(admin(products.deleteApplicant, { id, name: 'Ida Streit' })).rejects.toMatchObject(refused('application-held'));
  await recruiter(retention.release, { applicationId: id });
  await admin(products.deleteApplicant, { id, name: 'Ida Streit' });
  await hold();
  await afterADay();
  expect(await shown()).toMatchObject({ applicationId: id, held: true });
  await recruiter(retention.release, { applicationId: id });
  await afterADay();
  expect(await shown()).toBeUndefined();
});

test('an application that was made nobody’s during its day stays for counting, and is looked at no more', async () => {
  const { id } = await givenDeletable('Counted');
  await admin(products.deleteApplicant, { id, name: 'Ida Streit' });
  const { db } = t.world;
  await db.updateTable('application').set({ account_id: null, anonymous_at: t.world.now().toISOString() }).where('id', '=', id).execute();
  await afterADay();
  expect(await db.selectFrom('application').select('id').where('id', '=', id).execute()).toHaveLength(1);
  expect(await db.selectFrom('application_removal').selectAll().where('application_id', '=', id).execute()).toEqual([]);
});
