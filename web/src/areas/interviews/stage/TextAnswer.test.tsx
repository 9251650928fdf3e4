import 'fake-indexeddb/auto';
import { screen as page, waitFor } from '@testing-library/react';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { expect, test } from 'vitest';
import { clearSession } from '../../../platform/session/session.ts';
import { answer, renderScreen } from '../../../testing.tsx';
import { landing, question, viewOf } from '../fixtures.ts';

const view = viewOf('text', question(1, 'Why bread?'), question(2, 'Why nights?'));
const field = () => page.getByLabelText<HTMLTextAreaElement>('Your answer');

/** The first question, to which somebody has begun to write. */
async function begun() {
  const answers = [
    answer(interview.landing, { ...landing, questionCount: 2 }),
    answer(interview.view, view),
    answer(interview.track, { activeQuestionNo: 1, disconnectCount: 0 }),
    answer(takes.text, () => ({}) as Take),
  ];
  const screen = await renderScreen('/video-interview/abc234', { visitor: 'candidate', answers });
  const { user } = screen;
  await user.click(await page.findByRole('button', { name: 'Continue' }));
  await user.click(await page.findByRole('button', { name: 'Go on without a camera' }));
  await page.findByRole('heading', { name: 'Why bread?' });
  await user.type(field(), 'It is warm');
  return screen;
}

test('what somebody has begun to write is there when they come back from another question', async () => {
  const { user, calls } = await begun();
  await user.click(page.getByRole('button', { name: 'Go forward one question' }));
  await page.findByRole('heading', { name: 'Why nights?' });
  expect(field().value).toBe('');
  await user.click(page.getByRole('button', { name: 'Go back one question' }));
  await page.findByRole('heading', { name: 'Why bread?' });
  expect(field().value).toBe('It is warm');
  // begun is not saved: that is for the person to say
  expect(calls.some(({ route }) => route === takes.text.route)).toBe(false);
});

test('the browser keeps what was begun, should the page be loaded anew, until it is saved', async () => {
  const { user } = await begun();
  expect(JSON.stringify(localStorage)).toContain('It is warm');
  await user.click(page.getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('It is warm'));
});

test('whoever signs out leaves nothing of it in the browser', async () => {
  await begun();
  clearSession();
  expect(JSON.stringify(localStorage)).not.toContain('It is warm');
});
