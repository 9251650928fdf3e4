import { blindReview } from '@vitrine/contract/applicants/blind.ts';
import { spokenSearch } from '@vitrine/contract/applicants/spoken.ts';
import { applicantWords } from '@vitrine/contract/applicants/words.ts';
import { applying } from '@vitrine/contract/applying/applying.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { day } from '@vitrine/contract/durations.ts';
import { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import { beforeAll, expect, test } from 'vitest';
import { callAs, startWorld, type TestWorld } from '../../../../../test/world.ts';
import { ownContext } from '../../../../platform/context.ts';
import { givenCandidate, givenCompany, givenHiringManager } from '../../../accounts/fixtures.ts';
import { openGuestReview } from '../../../guest-reviewers/fixtures.ts';
import { forgetRecordings } from '../../../interviews/index.ts';
import { givenJobCode } from '../../../job-codes/fixtures.ts';
import { givenApplication, givenVideo } from '../../fixtures.ts';

let t: TestWorld;
beforeAll(async () => {
  t = await startWorld();
});

async function givenHiring() {
  const { owner, companyId } = await givenCompany(t.world);
  const recruiter = await t.as(owner.id);
  return { owner, recruiter, companyId, job: await givenJobCode(recruiter) };
}

/** Somebody who has sent a video of 20 seconds, and wrote down what they say. */
async function givenSaid({ job }: { job: { bookingId: string } }, text: string, person: { firstName?: string; lastName?: string } = {}) {
  const candidate = await givenCandidate(t.world, person);
  const id = await givenApplication(t.world, job.bookingId, candidate.id);
  const takeId = await givenVideo(t.world, id, 1, { seconds: 20 });
  const own = await t.as(candidate.id);
  const { changedAt } = await own(ownTranscripts.save, { takeId, text, language: 'en', changedAt: null });
  const release = (released: boolean) => own(ownTranscripts.share, { takeId, released, changedAt });
  return { candidate, id, takeId, own, release };
}

const found = async (call: Call, textSearch: string, bookingId?: string) =>
  (await call(spokenSearch.find, { textSearch, ...(bookingId ? { bookingId } : {}) })).items;
const lines = (items: Awaited<ReturnType<typeof found>>) =>
  items.flatMap(({ places }) => places.map(({ parts }) => parts.map((one) => (one.found ? `<${one.text}>` : one.text)).join('')));

test('what was released is found by a word in any of its forms, with the sentence and the second; what was not is not', async () => {
  const hiring = await givenHiring();
  const { id, takeId, release } = await givenSaid(hiring, '[0:01] I have always baked bread at home.\n[0:12] Müller was my first master.');
  expect(await found(hiring.recruiter, 'bread')).toEqual([]);
  await release(true);
  const [answer] = await found(hiring.recruiter, 'bread');
  expect(answer).toMatchObject({ applicationId: id, takeId, questionNo: 1, source: 'candidate', bookingId: hiring.job.bookingId });
  expect(lines(answer ? [answer] : [])).toEqual(['I have always baked <bread> at home.']);
  expect(lines(await found(hiring.recruiter, 'BAKING'))).toEqual(['I have always <baked> bread at home.']);
  expect(lines(await found(hiring.recruiter, 'mueller'))).toEqual(['<Müller> was my first master.']);
  expect(lines(await found(hiring.recruiter, 'bread master'))).toHaveLength(2);
  expect((await found(hiring.recruiter, 'mast'))[0]?.places[0]?.second).toBeGreaterThanOrEqual(12);
  expect(await found(hiring.recruiter, 'bread cake')).toEqual([]);
  expect(await found(hiring.recruiter, '?!')).toEqual([]);
  await release(false);
  expect(await found(hiring.recruiter, 'bread')).toEqual([]);
});

test('the company finds what it wrote down itself, until the candidate releases words of their own', async () => {
  const hiring = await givenHiring();
  const { id, release } = await givenSaid(hiring, 'I like quinces.');
  await hiring.recruiter(applicantWords.write, { id, questionNo: 1, text: 'I like apples.', language: 'en' });
  expect(await found(hiring.recruiter, 'apples')).toMatchObject([{ source: 'company' }]);
  await release(true);
  expect(await found(hiring.recruiter, 'apples')).toEqual([]);
  expect(await found(hiring.recruiter, 'quinces')).toMatchObject([{ source: 'candidate' }]);
});

test('what a program heard is found once the company may read it, and no longer after a no', async () => {
  const hiring = await givenHiring();
  const candidate = await givenCandidate(t.world);
  const id = await givenApplication(t.world, hiring.job.bookingId, candidate.id);
  const take_id = await givenVideo(t.world, id, 1, { seconds: 20 });
  const now = t.world.now();
  const words = JSON.stringify([{ text: 'marzipan', start: 3, end: 4, line: true }]);
  await t.world.db.insertInto('transcript').values({ take_id, source: 'machine', language: 'en', words, changed_at: now }).execute();
  const shown_from = new Date(now.getTime() + 7 * day);
  const program = { take_id, application_id: id, state: 'done' as const, due_at: now, shown_from };
  await t.world.db.insertInto('transcription').values(program).execute();
  expect(await found(hiring.recruiter, 'marzipan')).toEqual([]);
  t.later(8 * day);
  const later = await t.as(hiring.owner.id);
  expect(await found(later, 'marzipan')).toMatchObject([{ source: 'machine', places: [{ second: 3 }] }]);
  await (await t.as(candidate.id))(ownTranscripts.object, { takeId: take_id, objected: true });
  expect(await found(later, 'marzipan')).toEqual([]);
});

test('of somebody left blind nothing is found by their name, and what a colleague wrote is not found at all', async () => {
  const hiring = await givenHiring();
  const { release } = await givenSaid(hiring, 'I am Zoé Quennell and I bake.', { firstName: 'Zoé', lastName: 'Quennell' });
  await release(true);
  const heard = await givenSaid(hiring, 'Nothing yet.');
  await hiring.recruiter(applicantWords.write, { id: heard.id, questionNo: 1, text: 'Son of Quennell.', language: 'en' });
  expect(await found(hiring.recruiter, 'Quennell')).toHaveLength(2);
  await hiring.recruiter(blindReview.set, { blindReview: true });
  expect(await found(hiring.recruiter, 'Quennell')).toEqual([]);
  const [blind] = await found(hiring.recruiter, 'bake');
  expect(blind).toMatchObject({ blind: true, firstName: '', lastName: '' });
  expect(JSON.stringify(blind)).not.toMatch(/Zo|Quennell/);
});

test('everybody finds only what is said to the jobs they may see', async () => {
  const hiring = await givenHiring();
  const given = await givenJobCode(hiring.recruiter);
  await (await givenSaid(hiring, 'I bake gingerbread.')).release(true);
  const mine = await givenSaid({ job: given }, 'I sell gingerbread.');
  await mine.release(true);
  const stranger = (await givenHiring()).recruiter;
  expect(await found(hiring.recruiter, 'gingerbread')).toHaveLength(2);
  expect(await found(hiring.recruiter, 'gingerbread', given.bookingId)).toMatchObject([{ applicationId: mine.id }]);
  expect(await found(stranger, 'gingerbread')).toEqual([]);
  await expect(found(stranger, 'gingerbread', given.bookingId)).rejects.toMatchObject({ problem: { code: 'not-found' } });
  const manager = await t.as((await givenHiringManager(t.world, hiring.companyId, [given.bookingId])).id);
  expect(await found(manager, 'gingerbread')).toMatchObject([{ applicationId: mine.id }]);
  const guest = callAs(t.app, { authorization: `Bearer ${await openGuestReview(t.world, given)}` });
  expect(await found(guest, 'gingerbread')).toMatchObject([{ applicationId: mine.id }]);
  await expect(found(mine.own, 'gingerbread')).rejects.toMatchObject({ problem: { code: 'not-allowed' } });
});

test('what is gone is found no more: a withdrawn application, a recording that was removed', async () => {
  const hiring = await givenHiring();
  const [gone, left] = [await givenSaid(hiring, 'Cinnamon stars.'), await givenSaid(hiring, 'Cinnamon buns.')];
  await gone.release(true);
  await left.release(true);
  await gone.own(applying.withdraw, { applicationId: gone.id });
  expect(await found(hiring.recruiter, 'cinnamon')).toMatchObject([{ applicationId: left.id }]);
  await forgetRecordings(ownContext(t.world), [left.id]);
  expect(await found(hiring.recruiter, 'cinnamon')).toEqual([]);
  const rows = await t.world.db.selectFrom('spoken_search').select('doc').execute();
  expect(JSON.stringify(rows)).not.toContain('buns');
});

test('many answers come page by page, the latest first, each once, whoever is left out among them', async () => {
  const hiring = await givenHiring();
  const { release } = await givenSaid(hiring, 'Poppy seeds, said first.');
  await release(true);
  const [from] = await found(hiring.recruiter, 'poppy');
  const candidates = await Promise.all(Array.from({ length: 45 }, () => givenCandidate(t.world)));
  for (const [index, candidate] of candidates.entries()) {
    const take_id = await givenVideo(t.world, await givenApplication(t.world, hiring.job.bookingId, candidate.id), 1, { seconds: 5 });
    const words = JSON.stringify([{ text: `Poppy${index}`, start: 0, end: 1 }]);
    const at = new Date(t.world.now().getTime() + (index >> 1) * 1000);
    const row = { take_id, source: 'candidate' as const, language: 'en' as const, words, changed_at: at, released_at: at };
    await t.world.db.insertInto('transcript').values(row).execute();
  }
  const seen: string[] = [];
  let next: { saidBefore: string; beforeTake: string } | null | undefined;
  while (next !== null) {
    const page = await hiring.recruiter(spokenSearch.find, { textSearch: 'poppy', ...next });
    expect(page.items.length).toBeLessThanOrEqual(20);
    seen.push(...page.items.map(({ takeId }) => takeId));
    next = page.next;
  }
  expect(seen).toHaveLength(46);
  expect(new Set(seen).size).toBe(46);
  expect(seen.at(-1)).toBe(from?.takeId);
});
