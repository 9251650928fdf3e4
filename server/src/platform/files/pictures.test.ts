import { company } from '@vitrine/contract/accounts/company.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { profile, profileSharing } from '@vitrine/contract/candidates/profile.ts';
import { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { recruitingSearch } from '@vitrine/contract/recruiting-search/search.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { callAs, startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany, testPassword } from '../../areas/accounts/fixtures.ts';
import { aQuestion, givenJobCode } from '../../areas/job-codes/fixtures.ts';
import { endSessionsOf, openSession } from '../sessions/sessions.ts';

const t = await startWorld();
const photo = async () => {
  const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#c98' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};
const status = async (url: string | null) => (await t.app.inject({ url: url ?? '' })).statusCode;

let ownerId: string;
let recruiter: Call;
let mia: Call;
let candidate: { id: string; email: string };
let face: string;
let applicationId: string;
let bookingId: string;
beforeEach(async () => {
  ({ id: ownerId } = (await givenCompany(t.world)).owner);
  recruiter = callAs(t.app, { authorization: `Bearer ${await openSession(t.world, ownerId)}` });
  const job = await givenJobCode(recruiter, { questions: [aQuestion('Why bread?')] });
  bookingId = job.bookingId;
  candidate = await givenCandidate(t.world, { firstName: 'Mia', password: true });
  mia = await t.as(candidate.id);
  face = (await mia(profile.update, { profession: 'Baker', file: await photo() })).cProfilePic ?? '';
  ({ applicationId } = await mia(interview.begin, { jobcodeId: job.id, consent: true }));
  await mia(takes.text, { applicationId, questionNo: 1, text: 'It smells.' });
  await mia(interview.submit, { applicationId });
});

const nameIn = (url: string) =>
  JSON.parse(Buffer.from(url.split('/').at(-1)?.split('.')[0] ?? '', 'base64url').toString())[0].split('/')[1];
const seenBy = async (call: Call) => (await call(applicants.byBooking, { bookingId })).items[0]?.cProfilePic ?? '';

test('a face has no address that is open to everybody, a logo has', async () => {
  expect(await status(`/api/pictures/${nameIn(face)}`)).toBe(404);
  const { companyLogo } = await recruiter(company.updateLogo, { file: await photo() });
  const logo = await t.app.inject({ url: companyLogo });
  expect(logo.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': expect.stringContaining('public') });
  const { profilePic } = await recruiter(company.profilePic, { file: await photo() });
  expect(await status(`/api/pictures/${nameIn(profilePic ?? '')}`)).toBe(404);
  expect(await status(profilePic)).toBe(200);
});

test('a face is kept by no shared cache, keeps its address for a while, and ends with the session', async () => {
  const url = await seenBy(recruiter);
  const reply = await t.app.inject({ url });
  expect(reply).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': expect.stringMatching(/^private, max-age=\d+$/) },
  });
  // the same in every list within a window of time; at most one window ends between two looks
  expect(new Set([url, await seenBy(recruiter), await seenBy(recruiter)]).size).toBeLessThan(3);
  await endSessionsOf(t.world, ownerId);
  expect(await status(url)).toBe(410);
});

test('the address of a face ends by itself', async () => {
  const url = await seenBy(recruiter);
  expect(await status(url)).toBe(200);
  t.later(31 * 60 * 1000);
  expect(await status(url)).toBe(410);
  expect(await status(await seenBy(recruiter))).toBe(200);
});

test('a face seen through a link ends with the link', async () => {
  const made = await recruiter(applicantLinks.make, { bookingId, ids: [applicationId] });
  const anyone = await t.as();
  const [asked] = (await t.mailsTo(candidate.email)).filter(({ text }) => text.includes('/sharing-consent#'));
  await anyone(sharingConsents.answerAsked, { token: asked?.text.match(/sharing-consent#([\w-]+)/)?.[1] ?? '', agree: true });
  const [card] = (await anyone(applicantLinks.open, { token: made.generatedLink.split('#')[1] ?? '' })).items;
  expect(await status(card?.cProfilePic ?? null)).toBe(200);
  await recruiter(applicantLinks.revoke, { id: made.id });
  expect(await status(card?.cProfilePic ?? null)).toBe(410);
});

test('a profile that is shown to everybody shows its picture, and no longer when it is taken back', async () => {
  await mia(profileSharing.share, { profileSharing: 'public' });
  await mia(profileSharing.findable, { findable: true });
  const outside = (await (await t.as())(profileViewing.shared, { candidate_id: candidate.id })).cProfilePic;
  const found = (await recruiter(recruitingSearch.one, { id: candidate.id })).picture;
  expect([await status(outside), await status(found)]).toEqual([200, 200]);
  const page = await t.app.inject({ url: `/profile/${candidate.id}` });
  expect(page.body).not.toContain(nameIn(outside ?? ''));
  await mia(profileSharing.share, { profileSharing: 'private' });
  expect([await status(outside), await status(found)]).toEqual([410, 410]);
  await mia(profileSharing.share, { profileSharing: 'link' });
  const { link } = await mia(profileSharing.state, {});
  const byLink = (await (await t.as())(profileViewing.shared, { token: link?.url.split('#')[1] ?? '' })).cProfilePic;
  expect(await status(byLink)).toBe(200);
  await mia(profileSharing.takeBack, {});
  expect(await status(byLink)).toBe(410);
});

test('the face of an erased person is gone under every address', async () => {
  const url = await seenBy(recruiter);
  await mia(privacy.erase, { password: testPassword });
  await t.work();
  expect([await status(url), await status(face), await status(`/api/pictures/${nameIn(url)}`)]).toEqual([404, 410, 404]);
});
