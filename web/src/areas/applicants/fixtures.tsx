import { screen as page } from '@testing-library/react';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { type Answer, answer, renderScreen } from '../../testing.tsx';
import { applicant, at, id, idOf, item, names, ready, waitingFor } from './review/fixtures.ts';

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
      answer(applicantLetters.list, { items: [], guest: false, unanswered: [] }),
      answer(reviewRequests.list, { items: [] }),
      answer(tracking.optin, { state: 'none', questionNo: null, reason: '', requestedAt: null, decidedAt: null }),
      answer(deciding.setStatus, ({ ids: [one = ''], status }) => {
        statuses.set(one, status);
        return { changes: [id], undoUntil: at, leftOut: [] };
      }),
      answer(deciding.undo, () => {
        statuses.clear();
        return {};
      }),
      ...answers,
    ],
  });
}

/** Who is looked at. */
export const heading = (name: string) => page.findByRole('heading', { level: 1, name: `${name} Chevalier` });
