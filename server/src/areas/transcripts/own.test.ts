import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantWords } from '@vitrine/contract/applicants/words.ts';
import { transcribing } from '@vitrine/contract/transcripts/administering.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenApplication, givenVideo } from '../applicants/fixtures.ts';
import { forgetRecordings } from '../interviews/index.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { transcriptData } from './personal-data.ts';

let t: TestWorld;
beforeAll(async () => {
  t = await startWorld();
});

const refused = (code: string) => ({ problem: { code } });

/** Somebody who has sent one video of 20 seconds, of which a trim hides the first two. */
async function givenAnswer(person: { firstName?: string; lastName?: string } = {}) {
  const { owner, companyId } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const job = await givenJobCode(recruiter);
  const candidate = await givenCandidate(t.world, person);
  const id = await givenApplication(t.world, job.bookingId, candidate.id);
  const takeId = await givenVideo(t.world, id, 1, {
    seconds: 20,
    trim_start: 2,
    trim_end: 20,
    quiet: JSON.stringify([{ start: 7, end: 12 }]),
  });
  const own = await t.as(candidate.id);
  const read = async () => (await recruiter(applicantWords.read, { id })).items[0];
  return { recruiter, companyId, job, candidate, id, takeId, own, read };
}

const said = (words: { text: string }[] | undefined) => words?.map(({ text }) => text).join(' ');

test('the company reads what the candidate wrote down once it is released, and no longer once that is taken back', async () => {
  const { own, takeId, id, read } = await givenAnswer();
  const save = (text: string, changedAt: string | null) => own(ownTranscripts.save, { takeId, text, language: 'en', changedAt });
  const first = await save('I have baked bred for ten years.\n[0:11] Every morning.', null);
  expect(await read()).toBeUndefined();
  const released = await own(ownTranscripts.share, { takeId, released: true, changedAt: first.changedAt });
  expect(released.releasedAt).not.toBeNull();
  expect(await read()).toMatchObject({ source: 'candidate', questionNo: 1, takeId });
  // seconds count from what is shown; nothing lies in the silence, nor before what the trim leaves
  expect((await read())?.words.at(-2)).toMatchObject({ text: 'Every', start: 11, line: true });
  expect((await read())?.words.filter(({ start }) => start > 5.01 && start < 9.99)).toEqual([]);

  t.later(1000);
  const corrected = await save('I have baked bread for ten years.\n[0:11] Every morning.', first.changedAt);
  expect(said((await read())?.words)).toBe('I have baked bread for ten years. Every morning.');
  await expect(save('Older', first.changedAt)).rejects.toMatchObject(refused('changed-elsewhere'));
  const back = await own(ownTranscripts.share, { takeId, released: false, changedAt: corrected.changedAt });
  expect(back).toMatchObject({ releasedAt: null });
  expect(await read()).toBeUndefined();
  expect((await own(ownTranscripts.list, { applicationId: id })).items).toEqual([back]);
  t.later(1000);
  expect(await save('', back.changedAt)).toMatchObject({ source: null, words: [], changedAt: null });
});

test('nobody else finds the words of an answer', async () => {
  const { takeId, id } = await givenAnswer();
  const stranger = await t.as((await givenCandidate(t.world)).id);
  const other = await t.as((await givenCompany(t.world)).owner.id);
  const gone = refused('not-found');
  await expect(stranger(ownTranscripts.list, { applicationId: id })).rejects.toMatchObject(gone);
  await expect(stranger(ownTranscripts.save, { takeId, text: 'x', language: 'en', changedAt: null })).rejects.toMatchObject(gone);
  await expect(stranger(ownTranscripts.share, { takeId, released: true, changedAt: null })).rejects.toMatchObject(gone);
  await expect(other(applicantWords.read, { id })).rejects.toMatchObject(gone);
  await expect(other(applicantWords.write, { id, questionNo: 1, text: 'x', language: 'en' })).rejects.toMatchObject(gone);
});

test('what the company writes down the candidate reads too, and released words stand before it', async () => {
  const { recruiter, own, id, takeId, read } = await givenAnswer();
  await recruiter(applicantWords.write, { id, questionNo: 1, text: 'Bread, ten years.', language: 'en' });
  expect(await read()).toMatchObject({ source: 'company' });
  const [seen] = (await own(ownTranscripts.list, { applicationId: id })).items;
  expect(seen).toMatchObject({ source: 'company', releasedAt: null });
  expect(said(seen?.words)).toBe('Bread, ten years.');
  t.later(1000);
  const mine = await own(ownTranscripts.save, { takeId, text: 'Bread, eleven years.', language: 'en', changedAt: seen?.changedAt ?? null });
  expect(said((await read())?.words)).toBe('Bread, ten years.');
  await own(ownTranscripts.share, { takeId, released: true, changedAt: mine.changedAt });
  expect(said((await read())?.words)).toBe('Bread, eleven years.');
  await recruiter(applicantWords.write, { id, questionNo: 1, text: '', language: 'en' });
  expect(said((await read())?.words)).toBe('Bread, eleven years.');
  await expect(recruiter(applicantWords.write, { id, questionNo: 2, text: 'x', language: 'en' })).rejects.toMatchObject(
    refused('not-found'),
  );
});

test('what an administrator writes down is mailed to the candidate, once a day, who alone releases it', async () => {
  const { own, candidate, id, takeId, read } = await givenAnswer();
  const admin = await t.as((await givenAdministrator(t.world)).id);
  const { items } = await admin(transcribing.answers, { candidate_id: candidate.id });
  expect(items).toMatchObject([{ takeId, questionNo: 1, question: 'Why bread?', seconds: 20, written: null, own: false }]);
  for (const text of ['I bake.', 'I bake bread.']) await admin(transcribing.transcribetext, { takeId, text, language: 'en' });
  await t.work();
  const mails = await t.mailsTo(candidate.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['What you said for Baker, in writing']);
  expect(mails[0]?.text).toContain(`/application/`);
  expect(await read()).toBeUndefined();
  const [seen] = (await own(ownTranscripts.list, { applicationId: id })).items;
  expect(seen).toMatchObject({ source: 'administrator' });
  await own(ownTranscripts.share, { takeId, released: true, changedAt: seen?.changedAt ?? null });
  expect(await read()).toMatchObject({ source: 'candidate' });
  // a later run changes nothing that the candidate released
  t.later(1000);
  await admin(transcribing.transcribetext, { takeId, text: 'Something else.', language: 'en' });
  expect(said((await read())?.words)).toBe('I bake bread.');
  await expect(admin(transcribing.answers, { candidate_id: t.world.newId() })).rejects.toMatchObject(refused('not-found'));
});

test('of somebody left blind only released words are read, without the names', async () => {
  const { recruiter, own, id, takeId, job } = await givenAnswer({ firstName: 'Maëlys', lastName: 'Chevalier' });
  await recruiter(applicantWords.write, { id, questionNo: 1, text: 'I am Maelis.', language: 'fr' });
  await recruiter(blindReview.set, { blindReview: true });
  expect(await recruiter(applicantWords.read, { id })).toEqual({ items: [], withheld: true });
  await expect(recruiter(applicantWords.write, { id, questionNo: 1, text: 'x', language: 'fr' })).rejects.toMatchObject(
    refused('left-blind'),
  );
  const [seen] = (await own(ownTranscripts.list, { applicationId: id })).items;
  t.later(1000);
  const text = 'I am Maëlys Chevalier, and I bake.';
  const { changedAt } = await own(ownTranscripts.save, { takeId, text, language: 'fr', changedAt: seen?.changedAt ?? null });
  await own(ownTranscripts.share, { takeId, released: true, changedAt });
  const blind = await recruiter(applicantWords.read, { id });
  const { items } = await recruiter(applicantAnswers.questionwise, { bookingId: job.bookingId, id });
  expect(items[0]?.hidden).toBe(true);
  expect(said(blind.items[0]?.words)).toBe(`I am ${items[0]?.alias}, and I bake.`);
  await recruiter(deciding.rate, { id, questionNo: 1, stars: 4 });
  expect(said((await recruiter(applicantWords.read, { id })).items[0]?.words)).toBe(text);
});

test('the words are told to their person, and go with the recording', async () => {
  const { own, candidate, id, takeId, read } = await givenAnswer();
  const { changedAt } = await own(ownTranscripts.save, { takeId, text: 'Forty sheep and a zeppelin.', language: 'en', changedAt: null });
  await own(ownTranscripts.share, { takeId, released: true, changedAt });
  const tell = async () => (await transcriptData.tell(ownContext(t.world), { id: candidate.id, email: '', confirmed: true })).data;
  expect(await tell()).toMatchObject({ wordsOfAnswers: [{ source: 'candidate', text: 'Forty sheep and a zeppelin.', question_no: 1 }] });
  await forgetRecordings(ownContext(t.world), [id]);
  expect(await tell()).toEqual({ wordsOfAnswers: [], programsHeard: [] });
  expect(await read()).toBeUndefined();
});
