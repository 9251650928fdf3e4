import type { Call } from '@vitrine/contract/caller.ts';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import { dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { day, hour, minute } from '@vitrine/contract/durations.ts';
import { audit } from '@vitrine/contract/privacy/audit.ts';
import { beforeAll, expect, test } from 'vitest';
import { startWorld, type TestWorld } from '../../../../test/world.ts';
import { ownContext } from '../../../platform/context.ts';
import { givenAdministrator, givenCandidate, givenCompany } from '../../accounts/fixtures.ts';
import { givenApplication } from '../../applicants/fixtures.ts';
import { givenJobCode } from '../../job-codes/fixtures.ts';
import { profileData } from '../personal-data.ts';
import { forgetEarlierWords } from './administrator-words.ts';

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
  expect(await admin(administratorWords.read, { candidate_id: candidate.id })).toMatchObject({
    comment: '',
    changedAt: null,
    releasedAt: null,
  });
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

/** A candidate in whose dossier administrators write, and what they read of it. */
async function givenDossier() {
  const given = await givenApplicant();
  const { id: candidate_id, email } = given.candidate;
  const write = (comment: string) => admin(administratorWords.update, { candidate_id, comment });
  const read = () => admin(administratorWords.read, { candidate_id });
  const putBack = (earlierId = '') => admin(administratorWords.putBack, { candidate_id, earlierId });
  const told = async () => (await profileData.tell(ownContext(t.world), { id: candidate_id, email, confirmed: true })).data;
  return { ...given, candidate_id, write, read, putBack, told };
}

test('what stood there before is put back as a change: the release is taken away, the candidate told, the log notes it', async () => {
  t.noon();
  const { recruiter, candidate, candidate_id, own, write, read, putBack } = await givenDossier();
  expect(await write('Calm and exact.')).toMatchObject({ earlier: null });
  await write('Something else.');
  const seen = (await own(dossiers.read, {})).administratorWords;
  await own(administratorWords.release, { released: true, changedAt: seen?.changedAt ?? '' });
  t.later(day);
  const { earlier } = await write('By mistake.');
  expect(earlier).toMatchObject({ comment: 'Something else.' });
  // only administrators see them
  expect(JSON.stringify(await own(dossiers.read, {}))).not.toContain('Something else.');
  const changedAt = (await own(dossiers.read, {})).administratorWords?.changedAt ?? '';
  expect(await own(administratorWords.release, { released: true, changedAt })).not.toHaveProperty('earlier');
  const mails = (await t.mailsTo(candidate.email)).length;

  t.later(day - hour);
  expect(await putBack(earlier?.id)).toMatchObject({
    comment: 'Something else.',
    releasedAt: null,
    earlier: { comment: 'By mistake.' },
  });
  expect((await recruiter(dossiers.read, { candidate_id })).administratorWords).toBeNull();
  expect((await own(dossiers.read, {})).administratorWords?.comment).toBe('Something else.');
  expect(await t.mailsTo(candidate.email)).toHaveLength(mails + 1);
  const { items } = await admin(audit.list, { count: 5 });
  expect(items.find(({ action, object }) => action !== 'seen' && object === 'comment')).toMatchObject({ action: 'changed' });

  // pressed twice, it is not put forth and back
  await expect(putBack(earlier?.id)).rejects.toMatchObject(refused('changed-elsewhere'));
  expect(await read()).toMatchObject({ comment: 'Something else.', earlier: { comment: 'By mistake.' } });
});

test('words that were emptied come back, and are then kept nowhere else; what was emptied outlives a first word after it', async () => {
  const { candidate, write, read, putBack } = await givenDossier();
  await write('Calm and exact.');
  const emptied = await write('');
  expect(emptied).toMatchObject({ comment: '', earlier: { comment: 'Calm and exact.' } });
  // saving nothing over nothing is no change
  expect(await write('')).toEqual(emptied);
  expect(await write('A')).toMatchObject({ comment: 'A', earlier: emptied.earlier });
  await write('');
  t.later(day);
  await write('Calm and exact.');
  const { earlier } = await write('');
  t.later(minute);
  const before = await t.mailsTo(candidate.email);
  expect(before.map(({ subject }) => subject)).toContain('Words were taken out of your dossier');
  expect(await putBack(earlier?.id)).toMatchObject({ comment: 'Calm and exact.', earlier: null });
  await expect(putBack(earlier?.id)).rejects.toMatchObject(refused('not-found'));
  expect(await read()).toMatchObject({ comment: 'Calm and exact.' });
});

test('of two administrators at once, the words of the first are what stood before those of the second', async () => {
  for (const first of ['', 'Before both.']) {
    const { write, read } = await givenDossier();
    if (first) await write(first);
    await Promise.all(['One', 'Two'].map(write));
    const { comment, earlier } = await read();
    expect(new Set([comment, earlier?.comment])).toEqual(new Set(['One', 'Two']));
  }
});

test('after a day the earlier words are out of reach and then gone; until then their candidate takes them along', async () => {
  const { write, read, putBack, told } = await givenDossier();
  await write('Calm and exact.');
  expect(await told()).toMatchObject({ earlierWordsOfAdministrators: null });
  const { earlier } = await write('Something else.');
  expect(await told()).toMatchObject({ earlierWordsOfAdministrators: { text: 'Calm and exact.', removedAt: earlier?.until } });
  t.later(day - minute);
  await forgetEarlierWords.run(ownContext(t.world), {});
  expect(await read()).toMatchObject({ earlier: { comment: 'Calm and exact.' } });
  t.later(minute);
  // also while the job has not run
  expect(await read()).toMatchObject({ comment: 'Something else.', earlier: null });
  await expect(putBack(earlier?.id)).rejects.toMatchObject(refused('not-found'));
  await forgetEarlierWords.run(ownContext(t.world), {});
  expect(await told()).toMatchObject({ earlierWordsOfAdministrators: null });
});

test('nobody but administrators puts words back, and not those of another dossier', async () => {
  const [one, other] = [await givenDossier(), await givenDossier()];
  for (const { write } of [one, other]) for (const comment of ['One', 'Two']) await write(comment);
  const { earlier } = await one.read();
  for (const call of [one.recruiter, one.own])
    await expect(call(administratorWords.putBack, { candidate_id: one.candidate_id, earlierId: earlier?.id ?? '' })).rejects.toMatchObject(
      refused('not-allowed'),
    );
  await expect(other.putBack(earlier?.id)).rejects.toMatchObject(refused('changed-elsewhere'));
  expect(await other.read()).toMatchObject({ comment: 'Two' });
});
