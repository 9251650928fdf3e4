import { createHash } from 'node:crypto';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { inviting } from '@vitrine/contract/guest-reviewers/inviting.ts';
import { leaving } from '@vitrine/contract/guest-reviewers/leaving.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callAs, startWorld, type TestWorld } from '../../../test/world.ts';
import { ownContext } from '../../platform/context.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenApplication, givenVideo } from '../applicants/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenJobCode } from '../job-codes/fixtures.ts';
import { endReviews } from './cleanup.jobs.ts';
import { guestReviewerData } from './personal-data.ts';

const day = 24 * 60 * 60 * 1000;
let t: TestWorld;
let owner: Call;
let job: { id: string; bookingId: string };
let application: string;
let applicant: { id: string; email: string };
let email: string;
let round = 0;
beforeAll(async () => {
  t = await startWorld();
});
beforeEach(async () => {
  round += 1;
  email = `ines${round}@outside.test`;
  owner = await t.as((await givenCompany(t.world, 'Lindenhof', { firstName: 'Rosa', lastName: 'Linden' })).owner.id);
  job = await givenJobCode(owner, { title: 'Night baker' });
  applicant = await givenCandidate(t.world, { firstName: 'Zoé', lastName: 'Brandauer' });
  application = await givenApplication(t.world, job.bookingId, applicant.id);
});

const code = (name: string) => expect.objectContaining({ problem: expect.objectContaining({ code: name }) });
const newestMail = async () => (await t.mailsTo(email))[0]?.text ?? '';

/** The secret of the link that was mailed. */
async function invited() {
  const { id } = await owner(inviting.invite, { bookingId: job.bookingId, name: 'Ines Falk', email, language: 'en' });
  return { id, token: (await newestMail()).match(/review#([\w-]+)/)?.[1] ?? '' };
}

async function mailedCode(token: string) {
  t.later(1000);
  await (await t.as())(entering.mailCode, { token });
  return (await newestMail()).match(/\b\d{8}\b/)?.[0] ?? '';
}

/** Comes in by link and code. */
async function entered() {
  const { id, token } = await invited();
  const { token: session } = await (await t.as())(entering.enter, { token, code: await mailedCode(token) });
  return { id, token, session, call: callAs(t.app, { authorization: `Bearer ${session}` }) };
}

test('somebody outside comes in by the mailed link and a mailed code, and judges the applicants of one job', async () => {
  const { token, call } = await entered();
  expect(await (await t.as())(entering.about, { token })).toEqual({ name: 'Ines Falk', companyName: 'Lindenhof', title: 'Night baker' });
  expect(await call(entering.own, {})).toMatchObject({ name: 'Ines Falk', bookingId: job.bookingId });
  expect((await call(applicants.byBooking, { bookingId: job.bookingId })).items.map((one) => one.id)).toEqual([application]);
  await call(deciding.rate, { id: application, questionNo: 1, stars: 4 });
  await owner(deciding.rate, { id: application, questionNo: 1, stars: 2 });
  await call(comments.add, { id: application, text: 'Calm and clear', questionNo: null, second: null });
  const criterion = { name: 'Craft', levels: { 1: 'none', 2: '', 3: 'some', 4: '', 5: 'much' } };
  const { setId } = await owner(scorecards.setCriteria, { bookingId: job.bookingId, criteria: [criterion] });
  const criterionId = (await call(scorecards.get, { id: application })).current?.criteria[0]?.id ?? '';
  const scores = [{ criterionId, points: 4, note: '' }];
  await call(scorecards.give, { id: application, setId, note: '', scores });
  await call(scorecards.give, { id: application, setId, note: 'twice', scores });

  // the company reads it under the name of the guest
  expect((await owner(deciding.ratings, { id: application })).items[0]?.others).toEqual([{ name: 'Ines Falk', stars: 4 }]);
  expect((await owner(comments.list, { id: application })).items[0]).toMatchObject({ author: 'Ines Falk', own: false });
  await owner(scorecards.give, { id: application, setId, note: '', scores });
  expect((await owner(scorecards.get, { id: application })).current?.others).toEqual([
    expect.objectContaining({ name: 'Ines Falk', note: 'twice' }),
  ]);
});

test('a guest reviewer is told no address, no document and nothing of what others think', async () => {
  const { call } = await entered();
  await call(applicantAnswers.watched, { id: application, questionNo: 1 });
  // what a guest looks at is still new to the company
  expect((await owner(applicants.byBooking, { bookingId: job.bookingId })).items[0]).toMatchObject({ seen: false });
  await owner(comments.add, { id: application, text: 'Ask about money', questionNo: null, second: null });
  await owner(deciding.rate, { id: application, questionNo: 1, stars: 1 });
  await owner(deciding.setStatus, { ids: [application], status: 'Screening' });
  await owner(applicants.internalReference, { bookingId: job.bookingId, internalRef: 'secret plan' });
  await call(deciding.rate, { id: application, questionNo: 1, stars: 5 });
  const seen = [
    await call(applicants.byBooking, { bookingId: job.bookingId, textSearch: 'nobody', sort: 'Highest' }),
    await call(applicants.one, { id: application }),
    await call(applicantAnswers.questionwise, { bookingId: job.bookingId, candidateEmail: applicant.email }),
    await call(comments.list, { id: application }),
    await call(deciding.ratings, { id: application }),
  ];
  for (const secret of [applicant.email, applicant.id, 'Ask about money', 'secret plan', 'Rosa'])
    expect(JSON.stringify(seen)).not.toContain(secret);
  expect(seen[0]).toMatchObject({ total: 1, items: [{ firstName: 'Zoé', stars: null }] });
  expect(seen[4]).toMatchObject({ items: [{ own: 5, others: [], othersCount: 0 }] });
});

test('a link that was forwarded opens nothing without the code, and a code is not guessed', async () => {
  const { token } = await invited();
  const right = await mailedCode(token);
  const stranger = await t.as();
  const wrong = right === '12345678' ? '87654321' : '12345678';
  for (let tries = 0; tries < 5; tries += 1)
    await expect(stranger(entering.enter, { token, code: wrong })).rejects.toEqual(code('wrong-code'));
  // five tries, and even the right one is worth nothing
  await expect(stranger(entering.enter, { token, code: right })).rejects.toEqual(code('wrong-code'));

  const old = await mailedCode(token);
  const fresh = await mailedCode(token);
  await expect(stranger(entering.enter, { token, code: old })).rejects.toEqual(code('wrong-code'));
  t.later(11 * 60 * 1000);
  await expect(stranger(entering.enter, { token, code: fresh })).rejects.toEqual(code('wrong-code'));

  const last = await mailedCode(token);
  await stranger(entering.enter, { token, code: `${last.slice(0, 4)} ${last.slice(4)}` });
  await expect(stranger(entering.enter, { token, code: last })).rejects.toEqual(code('wrong-code'));
  await expect(stranger(entering.about, { token: 'x'.repeat(43) })).rejects.toEqual(code('link-expired'));
});

test.each([
  [
    'is taken back',
    async ({ id }: { id: string }) => {
      await owner(inviting.revoke, { id });
      expect((await owner(inviting.list, { bookingId: job.bookingId })).items).toEqual([]);
    },
  ],
  ['is thirty days old', async () => t.later(31 * day)],
  ['is for a job that was put away', async () => void (await owner(jobCodeEditing.update, { id: job.id, state: 'archived' }))],
])('a review that %s ends at once: session, recordings, link', async (_what, end) => {
  const takeId = await givenVideo(t.world, application, 1);
  await t.world.files.put(`takes/${takeId}.mp4`, Buffer.from('a film'));
  const { id, token, call } = await entered();
  const [item] = (await call(applicantAnswers.questionwise, { bookingId: job.bookingId })).items;
  const film = item?.answer?.media?.url ?? '';
  expect((await t.app.inject(film)).statusCode).toBe(200);
  await end({ id });
  await expect(call(applicants.one, { id: application })).rejects.toEqual(code('not-signed-in'));
  expect((await t.app.inject(film)).json()).toMatchObject({ code: 'link-expired' });
  await expect((await t.as())(entering.mailCode, { token })).rejects.toEqual(code('link-expired'));
});

test('the address of a guest goes when the review has ended, and the name stays with what was written', async () => {
  const { id, call } = await entered();
  await call(comments.add, { id: application, text: 'Calm and clear', questionNo: null, second: null });
  const { id: silent } = await owner(inviting.invite, { bookingId: job.bookingId, name: 'Ulf Silent', email: `u${email}`, language: 'de' });
  t.later(31 * day);
  await endReviews.run(ownContext(t.world), {});
  const rows = await t.world.db.selectFrom('guest_reviewer').select(['id', 'name', 'email']).where('id', 'in', [id, silent]).execute();
  expect(rows).toEqual([{ id, name: 'Ines Falk', email: null }]);
});

test('another company neither sees nor ends a review, and a job of another company is not found', async () => {
  const { id } = await invited();
  const stranger = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  await expect(stranger(inviting.list, { bookingId: job.bookingId })).rejects.toEqual(code('not-found'));
  await expect(stranger(inviting.revoke, { id })).rejects.toEqual(code('not-found'));
  await expect(stranger(inviting.invite, { bookingId: job.bookingId, name: 'X', email, language: 'en' })).rejects.toEqual(
    code('not-found'),
  );
  expect((await owner(inviting.list, { bookingId: job.bookingId })).items).toHaveLength(1);
});

test('who leaves is out, and somebody with an account is no guest', async () => {
  const { call } = await entered();
  await call(leaving.end, {});
  await expect(call(entering.own, {})).rejects.toEqual(code('not-signed-in'));
  await expect(owner(entering.own, {})).rejects.toEqual(code('not-found'));
});

test('who left while the server was away is out by the digest of the token, which opens nothing itself', async () => {
  const { call, session } = await entered();
  const digest = createHash('sha256').update(session).digest('hex');
  await expect(callAs(t.app, { authorization: `Bearer ${digest}` })(entering.own, {})).rejects.toEqual(code('not-signed-in'));
  await (await t.as())(leaving.endByDigest, { digest });
  await expect(call(entering.own, {})).rejects.toEqual(code('not-signed-in'));
});

test('a review follows its job code under the booking of an ad', async () => {
  const { id, bookingId } = await givenJobCode(owner, { title: 'Dusk baker' });
  await owner(inviting.invite, { bookingId, name: 'Ines Falk', email, language: 'en' });
  const token = (await newestMail()).match(/review#([\w-]+)/)?.[1] ?? '';
  const ad = await givenJobAd(owner);
  await owner(jobAdEditing.attachJobCode, { bookingId: ad.bookingId, jobCodeId: id });
  expect(await (await t.as())(entering.about, { token })).toMatchObject({ title: 'Dusk baker' });
  expect((await owner(inviting.list, { bookingId: ad.bookingId })).items).toHaveLength(1);
});

test('whoever the address belongs to is told of the reviews behind it, and ends them by erasing the account', async () => {
  const { call } = await entered();
  const person = { id: applicant.id, email, confirmed: true };
  expect((await guestReviewerData.tell(t.world, person)).data).toMatchObject({ reviews: [{ company: 'Lindenhof', name: 'Ines Falk' }] });
  expect((await guestReviewerData.tell(t.world, { ...person, confirmed: false })).data).toEqual({ reviews: [] });
  await guestReviewerData.erase(t.world, { ...person, confirmed: false });
  await call(entering.own, {});
  await guestReviewerData.erase(t.world, person);
  await expect(call(entering.own, {})).rejects.toEqual(code('not-signed-in'));
});
