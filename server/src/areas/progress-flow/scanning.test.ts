import { progressAsking } from '@vitrine/contract/progress-flow/asking.ts';
import { papers } from '@vitrine/contract/progress-flow/papers.ts';
import { beforeAll, expect, test } from 'vitest';
import { eicar, type Mood, startVirusScanner } from '../../../test/outside/virus-scanner.ts';
import { startWorld } from '../../../test/world.ts';
import { givenCandidate, givenCompany } from '../accounts/fixtures.ts';
import { givenJobAd } from '../job-ads/fixtures.ts';
import { aPaper, givenAccepted } from './fixtures.ts';

const scanner = await startVirusScanner();
const t = await startWorld({ CLAMAV_ADDRESS: scanner.address, LOG_LEVEL: 'silent' });
let hand: (file: Blob) => Promise<unknown>;
beforeAll(async () => {
  const recruiter = await t.as((await givenCompany(t.world)).owner.id);
  const { bookingId } = await givenJobAd(recruiter, { title: 'Baker' });
  const candidate = await t.as((await givenCandidate(t.world)).id);
  const applicationId = await givenAccepted(recruiter, candidate, bookingId);
  const pfId = (await recruiter(progressAsking.create, { pfTitle: 'Certificate' })).items[0]?.pfId ?? '';
  hand = (file) => candidate(papers.upload, { applicationId, pfId, file });
});
const stored = async () => (await t.world.files.list('papers/')).length;

test('where a scanner is configured, every file is shown to it, and one with a virus is refused and not kept', async () => {
  await hand(aPaper());
  expect(scanner.scanned).toBe(1);
  const before = await stored();
  const infected = new Blob(['%PDF-1.7\n', 'x'.repeat(300_000), eicar]);
  await expect(hand(infected)).rejects.toMatchObject({ problem: { code: 'virus-found', status: 422 } });
  expect(await stored()).toBe(before);
});

test.each<Mood>(['hangs up', 'refuses', 'talks nonsense'])(
  'a scanner that %s lets nothing through: the person is asked to try again',
  async (mood) => {
    const before = await stored();
    scanner.mood = mood;
    await expect(hand(aPaper())).rejects.toMatchObject({ problem: { code: 'unavailable', status: 503 } });
    expect(await stored()).toBe(before);
    scanner.mood = 'well';
  },
);

test('a scanner that is away lets nothing through either', async () => {
  scanner.end();
  await expect(hand(aPaper())).rejects.toMatchObject({ problem: { code: 'unavailable', status: 503 } });
});
