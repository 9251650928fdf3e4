import { screen } from '@testing-library/react';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { type Answer, answer, renderScreen } from '../../../testing.tsx';
import type { ReviewedAnswer, ReviewedApplicant } from './reviewed.ts';

export const id = '00000000-0000-4000-8000-000000000009';
export const at = '2026-03-02T09:00:00.000Z';

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
  otherApplications: [],
};

export const waiting: Take = {
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
export const film = {
  url: '/api/media/film',
  contentType: 'video/mp4',
  poster: null,
  seconds: 6,
  processing: false,
  quiet: [],
  expiresAt: at,
};
export const ready: Take = { ...waiting, mediaState: 'ready', media: film };

export const item = (take: Take): ReviewedAnswer => ({
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
  watched: true,
});

const names = ['Maëlys', 'Lina', 'Tom'] as const;
export const idOf = (name: (typeof names)[number]) => id.replace(/.$/, String(9 - names.indexOf(name)));
const waitingFor = names.map((firstName) => ({
  bookingId: 'book22',
  blind: false,
  alias: 'A1',
  lastName: 'Chevalier',
  status: 'New' as const,
  seen: false,
  id: idOf(firstName),
  firstName,
}));

/** Three people who wait, and what is asked about whoever is looked at. */
export function reviewing({ take = ready, criteria = [] as string[], answers = [] as Answer[], path = '' } = {}) {
  const statuses = new Map<string, ApplicationStatus>();
  const levels = { 1: 'Not seen', 2: '', 3: 'Sometimes', 4: '', 5: 'Always' };
  const made = criteria.map((name, index) => ({ id: id.replace(/.$/, `${index}`), name, levels }));
  const current = made.length > 0 ? { setId: id, criteria: made, own: null, others: [], othersCount: 0, summary: [] } : null;
  return renderScreen(`/candidate-details/candidate/${idOf('Maëlys')}${path}`, {
    visitor: 'recruiter',
    answers: [
      answer(reviewQueue.get, { items: waitingFor }),
      answer(applicants.one, (asked) => {
        const firstName = names.find((name) => idOf(name) === asked.id) ?? '';
        return { ...applicant, id: asked.id, firstName, status: statuses.get(asked.id) ?? 'New' };
      }),
      answer(applicantAnswers.questionwise, (asked) => ({
        items: [1, 2].map((questionNo) => ({
          ...item({ ...take, takeId: `${asked.id} ${questionNo}` }),
          applicationId: asked.id ?? '',
          questionNo,
        })),
      })),
      answer(applicantAnswers.watched, {}),
      answer(deciding.ratings, { items: [] }),
      answer(deciding.rate, {}),
      answer(scorecards.get, { current, draft: null, earlier: [] }),
      answer(scorecards.give, {}),
      answer(scorecards.keepDraft, {}),
      answer(comments.list, { items: [] }),
      answer(reviewRequests.list, { items: [] }),
      answer(tracking.optin, { state: 'none', questionNo: null, reason: '', requestedAt: null, decidedAt: null }),
      answer(deciding.setStatus, ({ ids: [one = ''], status }) => {
        statuses.set(one, status);
        return { changes: [id], undoUntil: at };
      }),
      answer(deciding.undo, () => {
        statuses.clear();
        return {};
      }),
      ...answers,
    ],
  });
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name: `${name} Chevalier` });
