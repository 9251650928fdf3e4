import { screen as page, within } from '@testing-library/react';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { talkRecordings } from '@vitrine/contract/talks/recordings.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { expect, it } from 'vitest';
import { type Answer, answer, renderScreen } from '../../../testing.tsx';
import { applicant, idOf, waitingFor } from '../review/fixtures.ts';

/** The review of somebody without answers, for the tab of the person. */
const reviewing = ({ answers }: { answers: readonly Answer[] }) =>
  renderScreen(`/candidate-details/candidate/${idOf('Maëlys')}`, {
    visitor: 'recruiter',
    answers: [
      answer(reviewQueue.get, { items: waitingFor }),
      answer(applicants.one, ({ id }) => ({ ...applicant, id, firstName: 'Maëlys' })),
      answer(applicantAnswers.questionwise, { items: [] }),
      answer(deciding.ratings, { items: [] }),
      answer(scorecards.get, { current: null, draft: null, earlier: [] }),
      answer(comments.list, { items: [] }),
      answer(reviewRequests.list, { items: [] }),
      answer(tracking.optin, { state: 'none', questionNo: null, reason: '', requestedAt: null, decidedAt: null }),
      ...answers,
    ],
  });

const heldAtWebex = { startsAt: '2026-03-02T10:00:00.000Z', minutes: 30, timeZone: 'UTC', calendar: '', people: [] };

it('what was recorded of a talk is opened at Webex once the applicant has agreed, and asked for by nobody before', async () => {
  let recordable = false;
  const place = 'https://lindenhof.webex.test/a';
  const { user, calls } = await reviewing({
    answers: [
      answer(talks.show, () => ({ talk: { ...heldAtWebex, place, webex: 'ready' as const, recordable }, offer: null, interviewers: [] })),
      answer(talkRecordings.list, { items: [{ videoid: 'v1', recordedAt: '2026-03-02T10:00:00Z', seconds: 1800 }] }),
      answer(talkRecordings.interview, ({ videoid }) => ({
        videoid,
        recordedAt: '2026-03-02T10:00:00Z',
        seconds: 1800,
        url: 'https://lindenhof.webex.test/playback/v1',
        password: 'Wm5',
      })),
      answer(talks.cancel, () => {
        recordable = true;
        return {};
      }),
    ],
  });
  await user.click(await page.findByRole('tab', { name: 'Person' }));
  expect(await page.findByText('The applicant has not agreed to you watching recordings.')).toBeTruthy();
  expect(calls.some(({ route }) => route === talkRecordings.list.route)).toBe(false);
  // any act asks the screen anew
  await user.click(page.getByRole('button', { name: 'Call off' }));
  await user.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Call off' }));
  await user.click(await page.findByRole('button', { name: 'Show recordings' }));
  await user.click(await page.findByRole('button', { name: 'Open' }));
  const link = await page.findByRole('link', { name: 'Watch at Webex' });
  expect(link.getAttribute('href')).toBe('https://lindenhof.webex.test/playback/v1');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

it('why a talk at Webex has no link is said to the recruiter, with what to do', async () => {
  const { user } = await reviewing({
    answers: [
      answer(talks.show, {
        talk: { ...heldAtWebex, startsAt: '2031-07-01T08:00:00.000Z', place: 'Webex', webex: 'ended', recordable: false },
        offer: null,
        interviewers: [],
      }),
    ],
  });
  await user.click(await page.findByRole('tab', { name: 'Person' }));
  expect(await page.findByText('The link follows as soon as it is made.')).toBeTruthy();
  expect(page.getByText(/Connect it in the settings, and the meeting follows by itself/)).toBeTruthy();
  expect(page.getByRole('button', { name: 'Move the talk' })).toBeTruthy();
});
