import { beforeEach, expect, it, vi } from 'vitest';

const kept = () => JSON.parse(localStorage.getItem('interviewTracking') ?? '[]');
/** The module as a newly loaded page has it. */
const pageLoad = async () => {
  vi.resetModules();
  return (await import('./tracking-store.ts')).saveTracking;
};

beforeEach(() => localStorage.clear());

it('saved again after a reload it counts a disconnect and keeps the place (R113)', async () => {
  const first = await pageLoad();
  expect(first('job', 'me', 1)).toBe(false);
  expect(first('job', 'me', 2)).toBe(false);
  const second = await pageLoad();
  expect(second('job', 'me', 2)).toBe(true);
  expect(second('job', 'me', 3)).toBe(false);
  expect(kept()).toEqual([{ jobCodeId: 'job', uniqueId: 'me', disconnectCount: 1, activeQuestionNo: 3 }]);
});

it('keeps of which job codes the welcome was seen (R101)', async () => {
  vi.resetModules();
  const { keepWelcomeSeen, maySkipWelcome } = await import('./tracking-store.ts');
  expect(maySkipWelcome('job')).toBe(false);
  keepWelcomeSeen('job');
  keepWelcomeSeen('job');
  expect([maySkipWelcome('job'), maySkipWelcome('other')]).toEqual([true, false]);
  expect(localStorage.getItem('skipBtn')).toBe('["job"]');
  localStorage.setItem('skipBtn', 'broken');
  expect(maySkipWelcome('job')).toBe(false);
});

it('keeps one for each job code and personal link (R112)', async () => {
  const save = await pageLoad();
  save('job', 'me', 1);
  save('job', 'you', 2);
  save('other', 'me', 3);
  expect(kept()).toHaveLength(3);
});
