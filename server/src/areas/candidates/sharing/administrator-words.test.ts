import type { Call } from '@vitrine/contract/caller.ts';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';

let t: TestWorld;
let admin: Call;
beforeAll(async () => {
  t = await startWorld();
  admin = await t.as((await givenAdministrator(t.world)).id);
});

const refused = (code: string) => ({ problem: { code } });

async function givenApplicant() {
  const { owner } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  const { bookingId } = await givenJobCode(recruiter);
  const candidate = await givenCandidate(t.world);
  await givenApplication(t.world, bookingId, candidate.id);
  return { recruiter, candidate, own: await t.as(candidate.id) };
}

test('recruiters read what administrators wrote only while its candidate releases it, as it stood then', async () => {
  const { recruiter, candidate, own } = await givenApplicant();
  const write = (comment: string) => admin(administratorWords.update, { candidate_id: candidate.id, comment });
  const read = async () => (await recruiter(dossiers.read, { candidate_id: candidate.id })).administratorWords?.comment;
  await write('Calm and exact.');
  const seen = (await own(dossiers.read, {})).administratorWords;
  expect(seen).toMatchObject({ comment: 'Calm and exact.', releasedAt: null });
  expect(await read()).toBeUndefined();

  t.later(1000);
  await write('Calm, exact, early.');
  // what the candidate has not read is not released
  const released = { released: true, changedAt: seen?.changedAt ?? '' };
  await expect(own(administratorWords.release, released)).rejects.toMatchObject(refused('changed-elsewhere'));
  const changedAt = (await own(dossiers.read, {})).administratorWords?.changedAt ?? '';
  await own(administratorWords.release, { released: true, changedAt });
  expect(await read()).toBe('Calm, exact, early.');

  // saving the same again takes nothing away; a change does
  expect(await write('Calm, exact, early.')).toMatchObject({ releasedAt: expect.any(String) });
  t.later(1000);
  expect(await write('Something else.')).toMatchObject({ releasedAt: null });
  expect(await read()).toBeUndefined();

  const now = (await own(dossiers.read, {})).administratorWords?.changedAt ?? '';
  await own(administratorWords.release, { released: true, changedAt: now });
  await own(administratorWords.release, { released: false, changedAt: now });
  expect(await read()).toBeUndefined();
});

test('the candidate is told, once a day, and words that are taken away are gone', async () => {
  const { candidate, own } = await givenApplicant();
  for (const comment of ['One', 'Two']) await admin(administratorWords.update, { candidate_id: candidate.id, comment });
  expect((await t.mailsTo(candidate.email)).map(({ subject }) => subject)).toEqual(['Words for your dossier']);
  await admin(administratorWords.update, { candidate_id: candidate.id, comment: '' });
  expect((await own(dossiers.read, {})).administratorWords).toBeNull();
  expect(await admin(administratorWords.read, { candidate_id: candidate.id })).toEqual({ comment: '', changedAt: null, releasedAt: null });
  await expect(own(administratorWords.release, { released: true, changedAt: 'x' })).rejects.toMatchObject(refused('not-found'));
});

test('only administrators write, and only into dossiers of candidates', async () => {
  const { recruiter, candidate, own } = await givenApplicant();
  for (const call of [recruiter, own])
    await expect(call(administratorWords.update, { candidate_id: candidate.id, comment: 'x' })).rejects.toMatchObject(
      refused('not-allowed'),
    );
  const { owner } = await givenCompany(t.world);
  await expect(admin(administratorWords.update, { candidate_id: owner.id, comment: 'x' })).rejects.toMatchObject(refused('not-found'));
});
