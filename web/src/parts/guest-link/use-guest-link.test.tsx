import 'fake-indexeddb/auto';
import { screen as page } from '@testing-library/react';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { expect, test } from 'vitest';
import { session } from '../../platform/session/session.ts';
import { answer, refusal, refuse, renderScreen } from '../../testing.tsx';

const landing: Reply<typeof interview.landing> = {
  jobcodeId: 'abc234',
  bookingId: 'book22',
  title: 'Night baker',
  introduction: '',
  language: 'en',
  companyName: 'Lindenhof',
  companyLogo: null,
  look: null,
  welcomeVideo: null,
  questionCount: 2,
  minutes: 6,
  reviewers: 3,
  replyDays: null,
  closesAt: null,
  transcription: null,
  state: 'open',
  invited: null,
  asks: null,
  mine: 'none',
};
const way = '/video-interview/abc234?guest=secret';

test('a guest is let in although the server was away for a moment', async () => {
  let asked = 0;
  const opened = answer(registration.guestByLink, () => {
    asked += 1;
    if (asked === 1) throw refusal('unavailable');
    return {
      token: 'x',
      userType: 'Candidate' as const,
      userEmail: 'mara@mail.example',
      jobcodeId: 'abc234',
      uniqueId: null,
      bookingId: null,
    };
  });
  await renderScreen(way, { answers: [answer(interview.landing, landing), opened] });
  expect(await page.findByText('Night baker')).toBeTruthy();
  expect(session()?.userEmail).toBe('mara@mail.example');
});

test('a guest is not told that the link is over while the server is away, and is told so where it is', async () => {
  await renderScreen(way, { answers: [answer(interview.landing, landing), refuse(registration.guestByLink, 'unavailable')] });
  expect(await page.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(page.queryByText(/link/i)).toBeNull();
  await renderScreen(way, { answers: [answer(interview.landing, landing), refuse(registration.guestByLink, 'link-expired')] });
  expect((await page.findByRole('alert')).dataset.closed).toBe('link');
});
