import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { home } from '@vitrine/contract/home/needs.ts';
import { expect, test } from 'vitest';
import { startWorld } from '../../../../test/world.ts';
import { givenCandidate, givenCompany, givenHiringManager, givenTeammate } from '../../accounts/fixtures.ts';
import { givenJobAd } from '../../job-ads/fixtures.ts';

const t = await startWorld();

test('an application tells who opened it first, noted, was asked to look, and that its person wrote', async () => {
  const { companyId, owner } = await givenCompany(t.world, 'Lindenhof');
  const recruiter = await t.as(owner.id);
  const claire = await givenTeammate(t.world, companyId, { firstName: 'Claire', lastName: 'Noir' });
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const candidate = await t.as((await givenCandidate(t.world)).id);
  const { applicationId: id } = await candidate(applying.apply, { bookingId, consent: true });
  const activity = async () => (await recruiter(applicants.activity, { id })).items;
  expect(await activity()).toEqual([]);

  const colleague = await t.as(claire.id);
  for (let again = 0; again < 2; again++) {
    t.later(1000);
    await colleague(applicants.one, { id });
  }
  t.later(1000);
  await colleague(comments.add, { id, text: 'Knows rye' });
  t.later(1000);
  await recruiter(reviewRequests.ask, { ids: [id], colleagueIds: [claire.id], dueOn: (await recruiter(home.show, {})).today });
  t.later(1000);
  await candidate(applicationHome.ask, { applicationId: id, message: 'Is there a night bus?' });
  expect((await activity()).map(({ what, by, of }) => [what, by, of])).toEqual([
    ['opened', 'Claire Noir', null],
    ['noted', 'Claire Noir', null],
    ['asked', expect.any(String), 'Claire Noir'],
    ['wrote', null, null],
  ]);
  // the words themselves stand where they belong
  expect(JSON.stringify(await activity())).not.toMatch(/rye|bus/);

  const elsewhere = await t.as((await givenCompany(t.world, 'Elsewhere')).owner.id);
  const ofOtherJobs = await t.as((await givenHiringManager(t.world, companyId, [])).id);
  for (const stranger of [elsewhere, ofOtherJobs])
    await expect(stranger(applicants.activity, { id })).rejects.toMatchObject({ problem: { code: 'not-found' } });
});
