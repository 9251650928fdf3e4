import { contact } from '@vitrine/contract/accounts/contact.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { business } from '@vitrine/contract/companies/business.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../test/world.ts';
import { givenProfile } from '../companies/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { givenCandidate, givenCompany, givenTeammate } from './fixtures.ts';

const { world, as, mailsTo } = await startWorld();
const code = (wanted: string) => expect.objectContaining({ problem: expect.objectContaining({ code: wanted }) });
const said = { subject: 'Trial day', message: 'May we meet?' };

async function applied() {
  const { owner, companyId } = await givenCompany(world);
  const recruiter = await as(owner.id);
  const { bookingId } = await givenJobAd(recruiter);
  const person = await givenCandidate(world, { language: 'de' });
  const candidate = await as(person.id);
  await candidate(applying.apply, { bookingId, consent: true });
  return { owner, companyId, recruiter, person, candidate };
}

test('recruiters write to applicants and teammates, candidates to recruiters of companies they applied to', async () => {
  const { owner, companyId, recruiter, person, candidate } = await applied();
  const mate = await givenTeammate(world, companyId);
  for (const { email } of [person, mate]) await recruiter(contact.send, { ...said, recipient: email });
  expect((await mailsTo(person.email))[0]).toMatchObject({
    subject: 'Trial day',
    text: expect.stringContaining(`Bitte antworten Sie an ${owner.email}`),
  });
  expect((await mailsTo(mate.email))[0]?.text).toContain('May we meet?');
  await candidate(contact.send, { ...said, recipient: owner.email });
  expect((await mailsTo(owner.email)).map((one) => one.subject)).toContain('Trial day');
});

test('anybody else does not exist as a recipient', async () => {
  const { recruiter, candidate, person } = await applied();
  const strangers = await givenCompany(world, 'Elsewhere');
  const unknown = await givenCandidate(world);
  for (const recipient of [unknown.email, strangers.owner.email, 'nobody@mail.test']) {
    await expect(recruiter(contact.send, { ...said, recipient })).rejects.toEqual(code('not-found'));
    await expect(candidate(contact.send, { ...said, recipient })).rejects.toEqual(code('not-found'));
  }
  await expect((await as())(contact.send, { ...said, email: 'a@mail.test', recipient: person.email })).rejects.toEqual(
    code('not-signed-in'),
  );
  expect(await mailsTo(unknown.email)).toEqual([]);
});

test('a recruiter mails a candidate with the way to the published profile of the company', async () => {
  const { recruiter, candidate, person, companyId } = await applied();
  await recruiter(business.email, { ...said, candidateEmail: person.email });
  expect((await mailsTo(person.email))[0]?.text).not.toContain('/business-profile/');
  await givenProfile(recruiter);
  await recruiter(business.email, { ...said, subject: 'About us', candidateEmail: person.email });
  expect((await mailsTo(person.email)).find((one) => one.subject === 'About us')?.text).toContain(`/business-profile/${companyId}`);
  await expect(candidate(business.email, { ...said, candidateEmail: person.email })).rejects.toEqual(code('not-allowed'));
});

test('whoever is left blind to a recruiter cannot be written to by address', async () => {
  const { recruiter, person, companyId } = await applied();
  await world.db.updateTable('company').set({ blind_review: true }).where('id', '=', companyId).execute();
  await expect(recruiter(contact.send, { ...said, recipient: person.email })).rejects.toEqual(code('not-found'));
  await expect(recruiter(business.email, { ...said, candidateEmail: person.email })).rejects.toEqual(code('not-found'));
});
