import { screen as page, waitFor } from '@testing-library/react';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { expect, it } from 'vitest';
import { answer, renderScreen } from '../../../testing.tsx';
import type { ReviewedAnswer, ReviewedApplicant } from './reviewed.ts';

const id = '00000000-0000-4000-8000-000000000009';
const at = '2026-03-02T09:00:00.000Z';

const applicant: ReviewedApplicant = {
  id,
  blind: false,
  alias: 'A1',
  candidate_id: '00000000-0000-4000-8000-000000000008',
  firstName: 'Maëlys',
  lastName: 'Chevalier',
  email: 'maelys@mail.example',
  cProfilePic: null,
  bookingId: 'book22',
  title: 'Night baker',
  internalRef: '',
  status: 'New',
  statusAt: at,
  appliedAt: at,
  sentAt: at,
  interviewSentAt: at,
  documentCount: 0,
  withdrawnAt: null,
  replyBy: null,
  seen: true,
  stars: null,
  jobcodeId: 'abc234',
  language: 'fr',
  startedAt: at,
  recordingsRemovedAt: null,
  held: false,
  message: '',
  phone: '',
  documents: [],
  history: [],
  neighbours: { previous: null, next: null },
};

const waiting: Take = {
  takeId: '00000000-0000-4000-8000-000000000007',
  questionNo: 1,
  ordinal: 1,
  kind: 'video',
  state: 'submitted',
  endedBy: 'stopped',
  chosen: true,
  bytes: 1000,
  length: 1000,
  complete: true,
  mediaState: 'waiting',
  media: null,
  text: null,
  fileName: null,
  trim: null,
  startedAt: at,
};
const film = { url: '/api/media/film', contentType: 'video/mp4', poster: null, seconds: 6, processing: false, expiresAt: at };
const ready: Take = { ...waiting, mediaState: 'ready', media: film };

const item = (take: Take): ReviewedAnswer => ({
  applicationId: id,
  blind: false,
  alias: 'A1',
  firstName: 'Maëlys',
  lastName: 'Chevalier',
  candidateEmail: 'maelys@mail.example',
  status: 'New',
  questionNo: 1,
  question: 'Why bread?',
  answer: take,
  hidden: false,
});

it('a film that becomes ready while a recruiter looks is shown within two seconds, without loading the page again', async () => {
  let take = waiting;
  await renderScreen(`/candidate-details/candidate/${id}`, {
    visitor: 'recruiter',
    answers: [answer(applicants.one, applicant), answer(applicantAnswers.questionwise, () => ({ items: [item(take)] }))],
  });
  expect(await page.findByText('Processing')).toBeTruthy();
  take = ready;
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe(film.url), { timeout: 4000 });
});
