import 'fake-indexeddb/auto';
import { screen as page } from '@testing-library/react';
import type { InterviewView, LandingView, Question } from '@vitrine/contract/interviews/interview.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { takes } from '@vitrine/contract/interviews/takes.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../../testing.tsx';

const place = { jobcodeId: 'abc234', bookingId: 'book22', title: 'Night baker', companyName: 'Lindenhof', language: 'en' as const };

const landing: LandingView = {
  ...place,
  introduction: '',
  companyLogo: null,
  look: null,
  welcomeVideo: null,
  questionCount: 2,
  minutes: 3,
  reviewers: 1,
  replyDays: null,
  closesAt: null,
  transcription: null,
  state: 'open',
  invited: null,
  asks: null,
  mine: 'started',
};

const question = (questionNo: number, text: string): Question => ({
  questionNo,
  text,
  video: null,
  kinds: ['video'],
  seconds: 60,
  thinkSeconds: 0,
  timed: true,
  attempts: 2,
  attemptsLeft: 2,
  skippable: false,
  request: 'none',
  takes: [],
});

const view: InterviewView = {
  ...place,
  applicationId: '00000000-0000-4000-8000-000000000009',
  uniqueId: 'u'.repeat(43),
  state: 'open',
  activeQuestionNo: 1,
  disconnectCount: 0,
  submitAtDeadline: false,
  transcriptionAgreed: false,
  closesAt: null,
  submittedAt: null,
  replyBy: null,
  answerKind: 'text',
  questions: [question(1, 'Why bread?'), question(2, 'Why nights?')],
};

test('what somebody has begun to write is there when they come back from another question', async () => {
  const answers = [
    answer(interview.landing, landing),
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
