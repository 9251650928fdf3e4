import { closing } from '@vitrine/contract/admin/closing.ts';
import { applicantLinks } from '@vitrine/contract/applicants/links.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { privacy } from '@vitrine/contract/privacy/privacy.ts';
import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { paperLinks, progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { papers } from '@vitrine/contract/progress-flow/papers.ts';
import { sharingConsents } from '@vitrine/contract/sharing/consents.ts';
import { showrooms } from '@vitrine/contract/showrooms/showrooms.ts';
import { showroomViewing } from '@vitrine/contract/showrooms/viewing.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany, testPassword } from '../../accounts/fixtures.ts';
import { givenJobAd } from '../../job-ads/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { aPaper, givenAccepted } from '../../progress-flow/fixtures.ts';

let t: TestWorld;
let admin: Call;
let anyone: Call;
beforeAll(async () => {
  t = await startWorld();
  admin = await t.as((await givenAdministrator(t.world, { password: true })).id);
  anyone = await t.as();
});

const secretOf = (url: string) => url.slice(url.indexOf('#') + 1);

/** A company that shows Mia Berg outside by every kind of link, and what opens them. */
async function givenLinks(name: string) {
  const { companyId, owner } = await givenCompany(t.world, name, { password: true });
  const recruiter = await t.as(owner.id);
  const mia = await givenCandidate(t.world, { firstName: 'Mia', lastName: 'Berg' });
  const candidate = await t.as(mia.id);
  const code = await givenJobCode(recruiter);
  const { applicationId } = await candidate(interview.begin, { jobcodeId: code.id, consent: true });
  await candidate(takes.text, { applicationId, questionNo: 1, text: 'Because it feeds people.' });
  await candidate(interview.submit, { applicationId });
  const takeId = (await recruiter(showrooms.choosable, { ids: mia.id })).items[0]?.answers[0]?.takeId ?? '';
  const ask = { candidates: [{ candidate_id: mia.id, answers: [takeId], documents: [] }], notRequired: true };
  const [list, room] = [
    await recruiter(applicantLinks.make, { bookingId: code.bookingId, ids: [applicationId] }),
    await recruiter(showrooms.save, { title: 'Bakers', ...ask }),
  ];
  const asked = (await t.mailsTo(mia.email)).flatMap(({ text }) => /sharing-consent#([\w-]+)/.exec(text)?.[1] ?? []);
  for (const token of asked) await anyone(sharingConsents.answerAsked, { token, agree: true });
  const answer = await recruiter(answers.createLink, { takeId });

  const ad = await givenJobAd(recruiter);
  const pfId = (await recruiter(progressAsking.create, { pfTitle: 'Tax number' })).items[0]?.pfId ?? '';
  const paper = { applicationId: await givenAccepted(recruiter, candidate, ad.bookingId), pfId };
  await candidate(papers.upload, { ...paper, file: aPaper() });
  const email = `office@${companyId}.test`;
  await recruiter(progressLists.mail, { ...paper, email });
  const [mailed] = await t.mailsTo(email);
  const opens = {
    list: () => anyone(applicantLinks.open, { token: secretOf(list.generatedLink) }),
    room: () => anyone(showroomViewing.open, { token: secretOf(room.generatedLink) }),
    answer: () => anyone(answers.openLink, { token: secretOf(answer.url) }),
    paper: () => anyone(paperLinks.open, { token: /shared-document#([\w-]+)/.exec(mailed?.text ?? '')?.[1] ?? '' }),
  };
  return { companyId, recruiter, mia, opens };
}
type Opens = Awaited<ReturnType<typeof givenLinks>>['opens'];

const refused = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
async function demandShut(opens: Opens) {
  for (const open of Object.values(opens)) await expect(open()).rejects.toEqual(refused('link-expired'));
}

test('a closed company shows nobody by its links, nor by what was opened before; open again it does', async () => {
  const { companyId, opens } = await givenLinks('Schaufenster');
  expect(await opens.list()).toMatchObject({ items: [{ firstName: 'Mia' }] });
  expect((await opens.room()).visit).not.toBeNull();
  expect(await opens.answer()).toMatchObject({ text: 'Because it feeds people.' });
  const { url } = await opens.paper();
  expect((await t.app.inject(url)).statusCode).toBe(200);
  await admin(closing.deactivateCompany, { companyId, name: 'Schaufenster' });
  await demandShut(opens);
  expect((await t.app.inject(url)).json()).toMatchObject({ code: 'link-expired' });
  await admin(closing.activateCompany, { companyId });
  for (const open of Object.values(opens)) await open();
  expect((await t.app.inject(url)).statusCode).toBe(200);
});

test('whoever leaves a company as the last leaves no link behind that shows people', async () => {
  const { recruiter, opens } = await givenLinks('Verlassen');
  await recruiter(privacy.erase, { password: testPassword });
  await demandShut(opens);
});

test('a person who is closed is shown by no link', async () => {
  const { mia, opens } = await givenLinks('Offen');
  await admin(closing.deactivateAccount, { accountId: mia.id, name: 'Mia Berg' });
  for (const open of [opens.answer, opens.paper]) await expect(open()).rejects.toEqual(refused('link-expired'));
  expect(await opens.list()).toMatchObject({ items: [] });
});
