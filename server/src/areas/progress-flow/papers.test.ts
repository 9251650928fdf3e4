import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { day, hour } from '@vitrine/contract/durations.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { retention } from '@vitrine/contract/privacy/retention.ts';
import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { paperLinks, progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { papers } from '@vitrine/contract/progress-flow/papers.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { areas } from '../../areas.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany, testPassword } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aPaper, givenAccepted } from './fixtures.ts';
import { remindAllOfPapers, tellOfLists } from './telling.jobs.ts';

const t = await startWorld();
const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const stored = async () => (await t.world.files.list('papers/')).length;

/** A company that asks for these documents, and Lina Berg, whom it has accepted. */
async function givenList(...asked: { pfTitle: string; dueDays?: number }[]) {
  const { owner, companyId } = await givenCompany(t.world, 'Lindenhof');
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  let ids: string[] = [];
  for (const one of asked) ids = (await recruiter(progressAsking.create, one)).items.map(({ pfId }) => pfId);
  const person = await givenCandidate(t.world, { firstName: 'Lina', lastName: 'Berg', password: true });
  const candidate = await t.as(person.id);
  const applicationId = await givenAccepted(recruiter, candidate, bookingId);
  const upload = (pfId: string, file: Blob) => candidate(papers.upload, { applicationId, pfId, file });
  const [first = ''] = ids;
  return { owner, companyId, recruiter, bookingId, person, candidate, applicationId, ids, pfId: first, upload };
}
const tax = { pfTitle: 'Tax number' };

test('whoever is accepted has a list; what is handed in is news until it was looked at', async () => {
  const { recruiter, candidate, applicationId, pfId, upload } = await givenList({ ...tax, dueDays: 5 }, { pfTitle: 'Insurance' });
  const [mine] = (await candidate(papers.mine, {})).items;
  expect(mine).toMatchObject({ companyName: 'Lindenhof', title: 'Baker' });
  expect(mine?.papers.map(({ status }) => status)).toEqual(['missing', 'missing']);
  expect(mine?.papers[0]?.dueOn).toMatch(/^20\d\d-/);
  expect(await upload(pfId, aPaper())).toMatchObject({ status: 'new', filePath: 'Certificate.pdf', seen: false });
  const table = await recruiter(progressLists.candidates, {});
  expect(table).toMatchObject({ total: 1, documents: [{ pfTitle: 'Tax number' }, { pfTitle: 'Insurance' }] });
  expect(table.items[0]).toMatchObject({
    name: 'Lina Berg',
    outstanding: 1,
    news: 1,
    cells: [{ status: 'new', seen: false }, { status: 'missing' }],
  });
  expect((await recruiter(progressLists.candidates, { only: 'news', count: 200 })).total).toBe(1);
  expect((await recruiter(notifications.list, {})).items.filter(({ kind }) => kind === 'document')).toMatchObject([{ count: 1 }]);
  await recruiter(progressLists.seen, { applicationId, pfId });
  expect((await recruiter(progressLists.candidates, { only: 'news' })).total).toBe(0);
  expect((await recruiter(progressLists.candidates, { only: 'outstanding' })).total).toBe(1);
});

test('nothing is said of a file that came while another one was looked at', async () => {
  const { recruiter, candidate, applicationId, pfId, upload } = await givenList(tax);
  const looked = (await upload(pfId, aPaper('Mine'))).file?.fileId ?? '';
  const other = (await upload(pfId, aPaper('Of somebody else'))).file?.fileId ?? '';
  const place = { applicationId, pfId, fileId: looked };
  await expect(recruiter(progressLists.status, { ...place, review: 'ok' })).rejects.toEqual(refused('changed-elsewhere'));
  await expect(recruiter(progressLists.status, { ...place, review: 'refused', reason: 'Blurred' })).rejects.toEqual(
    refused('changed-elsewhere'),
  );
  expect((await candidate(papers.mine, {})).items[0]?.papers).toMatchObject([{ file: { fileId: other, review: 'open', reason: '' } }]);
  expect(await recruiter(progressLists.status, { ...place, fileId: other, review: 'ok' })).toMatchObject({ file: { review: 'ok' } });
});

test('a refusal names its reason and keeps the file; the next one stands beside it until it is accepted', async () => {
  const { recruiter, candidate, applicationId, pfId, person, upload } = await givenList(tax);
  await upload(pfId, aPaper('Blurred'));
  const place = { applicationId, pfId };
  await expect(recruiter(progressLists.status, { ...place, review: 'refused' })).rejects.toMatchObject({
    problem: { errors: [{ field: 'reason' }] },
  });
  const no = await recruiter(progressLists.status, { ...place, review: 'refused', reason: 'Not readable' });
  expect(no).toMatchObject({ status: 'new', file: { name: 'Blurred.pdf', review: 'refused', reason: 'Not readable' } });
  expect((await t.mailsTo(person.email))[0]?.text).toContain('Not readable');
  expect((await recruiter(progressLists.candidates, { only: 'outstanding' })).total).toBe(1);
  expect(await upload(pfId, aPaper('Sharp'))).toMatchObject({
    file: { name: 'Sharp.pdf', review: 'open' },
    earlier: [{ name: 'Blurred.pdf' }],
  });
  await recruiter(progressLists.status, { ...place, review: 'ok' });
  await expect(upload(pfId, aPaper('Third'))).rejects.toEqual(refused('paper-accepted'));
  await expect(candidate(papers.remove, place)).rejects.toEqual(refused('paper-accepted'));
  expect((await recruiter(progressLists.candidates, { only: 'outstanding' })).total).toBe(0);
  const again = await recruiter(progressLists.status, { ...place, again: true });
  expect(again).toMatchObject({ status: 'missing', file: null, earlier: [{ name: 'Sharp.pdf' }, { name: 'Blurred.pdf' }] });
});

test('a document set to missing lets go of its file, an urgent one is new with a file, one not required stays so', async () => {
  const { recruiter, candidate, applicationId, pfId, upload } = await givenList(tax);
  const place = { applicationId, pfId };
  const set = (pfStatus: 'urgent' | 'missing' | 'not-required' | 'new') => recruiter(progressLists.status, { ...place, pfStatus });
  expect(await set('new')).toMatchObject({ status: 'missing' });
  expect(await set('urgent')).toMatchObject({ status: 'urgent' });
  expect(await upload(pfId, aPaper())).toMatchObject({ status: 'new', pfStatus: 'urgent' });
  expect(await set('missing')).toMatchObject({ status: 'missing', file: null });
  expect(await set('not-required')).toMatchObject({ status: 'not-required' });
  expect((await recruiter(progressLists.candidates, { only: 'outstanding' })).total).toBe(0);
  expect(await upload(pfId, aPaper())).toMatchObject({ status: 'new' });
  expect(await candidate(papers.remove, place)).toMatchObject({ status: 'missing', pfStatus: 'not-required', file: null });
});

test('two uploads at once leave one file, and nothing that no row names', async () => {
  const { upload, pfId, candidate } = await givenList(tax);
  await t.work();
  const before = await stored();
  await Promise.all(['A', 'B', 'C'].map((one) => upload(pfId, aPaper(one))));
  await t.work();
  expect((await stored()) - before).toBe(1);
  const [paper] = (await candidate(papers.mine, {})).items[0]?.papers ?? [];
  expect(paper).toMatchObject({ status: 'new', earlier: [] });
});

test('what is no file of ours is refused by what it is, and leaves nothing behind', async () => {
  const { upload, pfId } = await givenList(tax);
  const before = await stored();
  const older = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const locked = Buffer.concat([older, Buffer.from('EncryptedPackage', 'utf16le')]);
  const bad: [Blob, string][] = [
    [new Blob(['%PDF-1.7\ntrailer << /Root 1 0 R /Encrypt 5 0 R >>']), 'password-refused'],
    [new Blob([older]), 'old-office'],
    [new Blob([locked]), 'password-refused'],
    [new Blob(['GIF89a, which nobody scans papers into']), 'wrong-file-type'],
    [new Blob(['just words']), 'wrong-file-type'],
  ];
  for (const [file, code] of bad) await expect(upload(pfId, file), code).rejects.toEqual(refused(code));
  expect(await stored()).toBe(before);
});

test('a document of the profile is handed in as a copy, which stays when the profile changes', async () => {
  const { candidate, recruiter, applicationId, pfId } = await givenList(tax);
  const { documents } = await candidate(profileDocuments.create, { kind: 'certificate', file: aPaper('Diploma') });
  const documentId = documents[0]?.id ?? '';
  const handed = await candidate(papers.upload, { applicationId, pfId, documentId });
  await candidate(profileDocuments.remove, { id: documentId });
  await t.work();
  const shown = await recruiter(progressLists.show, { fileId: handed.file?.fileId ?? '' });
  expect(shown).toMatchObject({ name: 'Diploma.pdf', preview: 'pdf' });
  expect((await t.app.inject({ url: shown.url })).body).toContain('Diploma');
  const other = await t.as((await givenCandidate(t.world)).id);
  await expect(other(papers.upload, { applicationId, pfId, documentId })).rejects.toEqual(refused('not-found'));
});

test('every opening and taking along is in the view log, and others see nothing', async () => {
  const { recruiter, applicationId, pfId, upload, person } = await givenList(tax);
  const fileId = (await upload(pfId, aPaper())).file?.fileId ?? '';
  await recruiter(progressLists.show, { fileId });
  expect(await recruiter(progressLists.archive, { applicationId })).toMatchObject({
    name: 'Lina Berg',
    files: [{ name: '01 Tax number - Certificate.pdf' }],
  });
  const entries = await t.world.db
    .selectFrom('audit_entry')
    .innerJoin('audit_person', 'audit_person.number', 'audit_entry.subject')
    .where('audit_person.account_id', '=', person.id)
    .where('object', '=', 'document')
    .select('action')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['added', 'seen', 'exported']));
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  for (const call of [
    () => stranger(progressLists.show, { fileId }),
    () => stranger(progressLists.archive, { applicationId }),
    () => stranger(progressLists.candidate, { applicationId }),
    () => stranger(progressLists.status, { applicationId, pfId, review: 'ok' }),
    () => stranger(progressLists.mail, { applicationId, pfId, email: 'a@b.test' }),
  ])
    await expect(call()).rejects.toEqual(refused('not-found'));
});

test('a mailed link opens the file for a week and ends with it; the file itself goes along only when asked for', async () => {
  const { recruiter, candidate, applicationId, pfId, upload } = await givenList(tax);
  const place = { applicationId, pfId };
  await expect(recruiter(progressLists.mail, { ...place, email: 'pay@roll.test' })).rejects.toEqual(refused('not-found'));
  await upload(pfId, aPaper());
  await recruiter(progressLists.mail, { ...place, email: 'pay@roll.test', message: 'For May' });
  const [mail] = await t.mailsTo('pay@roll.test');
  const token = mail?.text.match(/shared-document#([\w-]+)/)?.[1] ?? '';
  expect(mail?.text).toContain('For May');
  const anyone = await t.as();
  const shown = await anyone(paperLinks.open, { token });
  expect(shown).toMatchObject({ companyName: 'Lindenhof', pfTitle: 'Tax number', name: 'Certificate.pdf' });
  expect((await t.app.inject({ url: shown.url })).statusCode).toBe(200);
  await candidate(papers.remove, place);
  await expect(anyone(paperLinks.open, { token })).rejects.toEqual(refused('link-expired'));
  expect((await t.app.inject({ url: shown.url })).statusCode).toBe(410);
  await upload(pfId, aPaper());
  await recruiter(progressLists.mail, { ...place, email: 'pay2@roll.test', attach: true });
  const { attachments } = await t.world.db
    .selectFrom('mail')
    .select('attachments')
    .where('recipient', '=', 'pay2@roll.test')
    .executeTakeFirstOrThrow();
  expect(attachments).toMatchObject([{ name: 'Certificate.pdf', contentType: 'application/pdf' }]);
});

test('somebody can be added by hand, and goes again while nothing was handed in; a stranger cannot be', async () => {
  const { recruiter, bookingId, pfId } = await givenList(tax);
  const person = await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Quandt' });
  const mia = await t.as(person.id);
  const { applicationId } = await mia(applying.apply, { bookingId, consent: true });
  expect((await mia(papers.mine, {})).items).toEqual([]);
  expect((await recruiter(progressLists.addable, { textSearch: 'quandt' })).items).toMatchObject([{ applicationId, name: 'Mia Quandt' }]);
  await recruiter(progressLists.add, { applicationId });
  expect((await recruiter(progressLists.candidates, { textSearch: 'mia' })).items).toMatchObject([{ byHand: true }]);
  await recruiter(progressLists.add, { applicationId, remove: true });
  expect((await mia(papers.mine, {})).items).toEqual([]);
  await recruiter(progressLists.add, { applicationId });
  await mia(papers.upload, { applicationId, pfId, file: aPaper() });
  await expect(recruiter(progressLists.add, { applicationId, remove: true })).rejects.toEqual(refused('papers-there'));
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  await expect(stranger(progressLists.add, { applicationId })).rejects.toEqual(refused('not-found'));
});

test('without names nothing of a paper is shown that would tell one', async () => {
  const { recruiter, applicationId, pfId, upload } = await givenList(tax);
  const fileId = (await upload(pfId, aPaper('Lina Berg'))).file?.fileId ?? '';
  await recruiter(blindReview.set, { blindReview: true });
  await recruiter(deciding.setStatus, { ids: [applicationId], status: 'Screening' });
  const seen = [
    await recruiter(progressLists.candidates, {}),
    await recruiter(progressLists.candidate, { applicationId }),
    await recruiter(progressLists.candidates, { textSearch: 'Lina' }),
  ];
  expect(JSON.stringify(seen)).not.toMatch(/Lina|Berg/);
  expect(seen[0]).toMatchObject({ total: 1 });
  await expect(recruiter(progressLists.show, { fileId })).rejects.toEqual(refused('left-blind'));
  await expect(recruiter(progressLists.archive, { applicationId })).rejects.toEqual(refused('left-blind'));
});

test('people are reminded 7, 3 and 0 days before, in the morning of the company, once each, and not of what is there', async () => {
  const { person, pfId, upload, ids } = await givenList(
    { ...tax, dueDays: 10 },
    { pfTitle: 'Insurance', dueDays: 10 },
    { pfTitle: 'No hurry' },
  );
  const told = async () => (await t.mailsTo(person.email)).filter(({ subject }) => subject.includes('reminder')).map(({ text }) => text);
  const run = async () => {
    await tellOfLists.run(ownContext(t.world), {});
    await remindAllOfPapers.run(ownContext(t.world), {});
    await t.work();
  };
  t.noon();
  await run();
  expect(await told()).toEqual([]);
  t.later(3 * day);
  await run();
  await run();
  expect(await told()).toHaveLength(1);
  expect((await told())[0]).toMatch(/Tax number, by.*\n.*Insurance, by/);
  await upload(pfId, aPaper());
  t.later(4 * day);
  await run();
  expect((await told())[0]).not.toContain('Tax number');
  t.later(2 * day + 12 * hour + hour);
  await run();
  expect(await told(), 'not in the night').toHaveLength(2);
  t.later(10 * hour);
  await run();
  await run();
  expect(await told()).toHaveLength(3);
  expect(ids).toHaveLength(3);
});

test('who was accepted hears once what is needed', async () => {
  const { person, candidate } = await givenList({ ...tax, dueDays: 5 });
  const run = async () => {
    await tellOfLists.run(ownContext(t.world), {});
    await t.work();
  };
  t.later(2 * hour);
  await run();
  await run();
  const asked = (await t.mailsTo(person.email)).filter(({ subject }) => subject === 'What Lindenhof needs from you');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.text).toContain('Tax number, by');
  expect((await candidate(notifications.list, {})).items.filter(({ kind }) => kind === 'papers')).toMatchObject([
    { detail: 'asked', by: 'Lindenhof' },
  ]);
});

test('what is held for a dispute is not taken back, and a withdrawn application leaves no paper', async () => {
  const { recruiter, candidate, applicationId, pfId, upload } = await givenList(tax);
  await t.work();
  const before = await stored();
  await upload(pfId, aPaper());
  await recruiter(retention.hold, { applicationId, reason: 'A dispute' });
  await expect(candidate(papers.remove, { applicationId, pfId })).rejects.toEqual(refused('application-held'));
  await recruiter(retention.release, { applicationId });
  await candidate(applying.withdraw, { applicationId });
  await t.work();
  expect(await stored()).toBe(before);
  expect((await candidate(papers.mine, {})).items).toEqual([]);
  expect((await recruiter(progressLists.candidates, {})).total).toBe(0);
});

test('papers go when their time is over, and with their person', async () => {
  const kept = await givenList(tax);
  const erased = await givenList(tax);
  await t.work();
  const before = await stored();
  await kept.upload(kept.pfId, aPaper('Kept'));
  await erased.upload(erased.pfId, aPaper('Erased'));
  await erased.candidate(privacy.erase, { password: testPassword });
  await t.work();
  expect((await stored()) - before).toBe(1);
  expect((await erased.recruiter(progressLists.candidates, {})).total).toBe(0);
  t.later(400 * day);
  const nightly = areas.flatMap(({ jobs }) => jobs).find(({ name }) => name === 'keep-retention');
  await nightly?.run(ownContext(t.world), {});
  await t.work();
  expect(await stored(), 'everything here is old by now').toBe(0);
  expect((await (await t.as(kept.owner.id))(progressLists.candidates, {})).total).toBe(0);
});
