import 'fake-indexeddb/auto';
import { screen as page } from '@testing-library/react';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../../testing.tsx';
import { landing, question, viewOf } from '../fixtures.ts';

const view = viewOf('text', question(1, 'Why bread?'), question(2, 'Why nights?'));

test('what somebody has begun to write is there when they come back from another question', async () => {
  const answers = [
    answer(interview.landing, { ...landing, questionCount: 2 }),
    answer(interview.view, view),
    answer(interview.track, { activeQuestionNo: 1, disconnectCount: 0 }),
  ];
  const { user, calls } = await renderScreen('/video-interview/abc234', { visitor: 'candidate', answers });
  await user.click(await page.findByRole('button', { name: 'Continue' }));
  await user.click(await page.findByRole('button', { name: 'Go on without a camera' }));
  const field = () => page.getByLabelText<HTMLTextAreaElement>('Your answer');
  await page.findByRole('heading', { name: 'Why bread?' });
  await user.type(field(), 'It is warm');
  await user.click(page.getByRole('button', { name: 'Go forward one question' }));
  await page.findByRole('heading', { name: 'Why nights?' });
  expect(field().value).toBe('');
  await user.click(page.getByRole('button', { name: 'Go back one question' }));
  await page.findByRole('heading', { name: 'Why bread?' });
  expect(field().value).toBe('It is warm');
  // begun is not saved: that is for the person to say
  expect(calls.some(({ route }) => route === takes.text.route)).toBe(false);
});
