import 'fake-indexeddb/auto';
import { cleanup, screen as page, waitFor } from '@testing-library/react';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../../testing.tsx';
import { landing, question, viewOf } from '../fixtures.ts';

const film: Take = {
  takeId: '00000000-0000-4000-8000-000000000001',
  questionNo: 1,
  ordinal: 1,
  kind: 'video',
  state: 'finished',
  endedBy: 'stopped',
  chosen: true,
  bytes: 9,
  length: 9,
  complete: true,
  mediaState: 'waiting',
  media: null,
  text: null,
  fileName: null,
  trim: null,
  uploaded: true,
  startedAt: '2026-01-01T00:00:00.000Z',
};

test('a file goes on its way while somebody looks at another question, and nothing is sent before it is there', async () => {
  let takes: Take[] = [];
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  const open = { ...question(2, 'Why nights?'), skippable: true };
  const given = [
    answer(interview.landing, { ...landing, questionCount: 2 }),
    answer(interview.view, () => viewOf('video', { ...question(1, 'Why bread?'), skippable: true, takes }, open)),
    answer(interview.track, { activeQuestionNo: 1, disconnectCount: 0 }),
    answer(answers.upload, async (_asked, _request, { onProgress }) => {
      onProgress?.(40);
      await arrived;
      takes = [film];
      return film;
    }),
  ];
  const { user, calls } = await renderScreen('/video-interview/abc234', { visitor: 'candidate', answers: given });
  await user.click(await page.findByRole('button', { name: 'Continue' }));
  await user.click(await page.findByRole('button', { name: 'Go on without a camera' }));
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await page.findByRole('heading', { name: 'Why bread?' });
  await user.upload(chooser(), new File(['film'], 'bread.mp4', { type: 'video/mp4' }));
  expect(await page.findByText('40 %')).toBeTruthy();

  await user.click(page.getByRole('button', { name: 'Go forward one question' }));
  await page.findByRole('heading', { name: 'Why nights?' });
  expect(calls.find(({ route }) => route === answers.upload.route)?.extra.signal?.aborted).toBe(false);
  expect(page.getByTestId('upload-pill').textContent).not.toBe('Kept with us');
  await user.click(page.getByRole('button', { name: 'Go back one question' }));
  expect(await page.findByText('40 %')).toBeTruthy();

  await user.click(page.getByRole('button', { name: 'Go forward one question' }));
  await user.click(await page.findByRole('button', { name: 'Look over and send' }));
  const send = await page.findByRole<HTMLButtonElement>('button', { name: 'Send my answers' });
  expect([send.disabled, page.getByText('One answer is still being uploaded')]).toEqual([true, expect.anything()]);
  arrive();
  await waitFor(() => expect(send.disabled).toBe(false));
  expect(page.queryByText(/still being uploaded/)).toBeNull();
});

test('a file that goes on after its person signed out is neither shown to the next one at this browser nor waited for', async () => {
  const openOf = (applicationId: string, takes: Take[]) => [
    answer(interview.landing, landing),
    answer(interview.view, () => ({ ...viewOf('video', { ...question(1, 'Why bread?'), skippable: true, takes }), applicationId })),
    answer(interview.track, { activeQuestionNo: 1, disconnectCount: 0 }),
    answer(answers.upload, (_asked, _request, { onProgress }) => {
      onProgress?.(40);
      return new Promise<Take>(() => undefined);
    }),
  ];
  const opened = async (applicationId: string, takes: Take[]) => {
    const { user, calls } = await renderScreen('/video-interview/abc234', { visitor: 'candidate', answers: openOf(applicationId, takes) });
    await user.click(await page.findByRole('button', { name: 'Continue' }));
    await user.click(await page.findByRole('button', { name: 'Go on without a camera' }));
    await page.findByRole('heading', { name: 'Why bread?' });
    return { user, calls };
  };
  const first = await opened('00000000-0000-4000-8000-0000000000a1', []);
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await first.user.upload(chooser, new File(['film'], 'bread.mp4', { type: 'video/mp4' }));
  expect(await page.findByText('40 %')).toBeTruthy();
  cleanup();
  const second = await opened('00000000-0000-4000-8000-0000000000a2', [film]);
  expect(page.queryByText('40 %')).toBeNull();
  await second.user.click(await page.findByRole('button', { name: 'Look over and send' }));
  expect((await page.findByRole<HTMLButtonElement>('button', { name: 'Send my answers' })).disabled).toBe(false);
  expect(first.calls.find(({ route }) => route === answers.upload.route)?.extra.signal?.aborted).toBe(false);
});
