import { applicants, internalReferenceOfJobCode, internalReferenceOfManagement } from '@vitrine/contract/applicants/applicants.ts';
import { commentAliases, comments } from '@vitrine/contract/applicants/comments.ts';
import { decidingAliases } from '@vitrine/contract/applicants/deciding.ts';
import { applicantLinkAliases, applicantLinks } from '@vitrine/contract/applicants/links.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import { profileDocumentAliases } from '@vitrine/contract/candidates/documents.ts';
import { candidateFavoriteAliases } from '@vitrine/contract/recruiting-search/search.ts';
import { expect, test } from 'vitest';
import { givenCandidate, givenCompany } from '../../src/areas/accounts/fixtures.ts';
import { aPdf } from '../../src/areas/candidates/fixtures.ts';
import { givenJobAd } from '../../src/areas/job-ads/fixtures.ts';
import { startWorld } from '../world.ts';

const { world, as } = await startWorld();

test('what the specification names twice answers at both addresses', async () => {
  const recruiter = await as((await givenCompany(world)).owner.id);
  const { bookingId } = await givenJobAd(recruiter);
  const candidate = await as((await givenCandidate(world)).id);
  const { applicationId: id } = await candidate(applying.apply, { bookingId, consent: true });

  for (const [call, internalRef] of [
    [internalReferenceOfJobCode.internalReference, 'A-1'],
    [internalReferenceOfManagement.internalReference, 'A-2'],
  ] as const) {
    await recruiter(call, { bookingId, internalRef });
    expect(await recruiter(applicants.booking, { bookingId })).toMatchObject({ internalRef });
  }

  const comment = await recruiter(commentAliases.add, { id, text: 'Warm voice' });
  await recruiter(commentAliases.update, { commentId: comment.id, text: 'A warm voice' });
  expect((await recruiter(comments.list, { id })).items).toMatchObject([{ text: 'A warm voice' }]);
  await recruiter(commentAliases.remove, { commentId: comment.id });
  expect((await recruiter(commentAliases.list, { id })).items).toEqual([]);

  expect((await recruiter(decidingAliases.statuses, {})).items).toHaveLength(6);
  await recruiter(decidingAliases.setStatus, { ids: [id], status: 'Screening' });
  expect(await recruiter(decidingAliases.status, { id })).toMatchObject({ status: 'Screening' });

  const link = await recruiter(applicantLinkAliases.make, { bookingId, ids: [id] });
  expect((await recruiter(applicantLinks.list, { bookingId })).items).toMatchObject([{ id: link.id }]);

  expect((await recruiter(candidateFavoriteAliases.list, {})).items).toEqual([]);
  await expect(candidate(candidateFavoriteAliases.list, {})).rejects.toMatchObject({ problem: { code: 'not-allowed' } });

  const { documents } = await candidate(profileDocumentAliases.create, { kind: 'cv', file: aPdf() });
  expect(documents).toMatchObject([{ kind: 'cv' }]);
  expect((await candidate(profileDocumentAliases.remove, { id: documents[0]?.id ?? '' })).documents).toEqual([]);
});
