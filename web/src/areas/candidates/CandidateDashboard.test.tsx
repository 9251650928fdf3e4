import { screen, within } from '@testing-library/react';
import { type Application, applying } from '@vitrine/contract/applying/applying.ts';
import { answers } from '@vitrine/contract/interviews/answers.ts';
import { interview } from '@vitrine/contract/interviews/interview.ts';
import { savedSearches } from '@vitrine/contract/job-search/saved.ts';
import { jobSearch } from '@vitrine/contract/job-search/search.ts';
import { expect, test } from 'vitest';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const application: Application = {
  applicationId: '00000000-0000-4000-8000-000000000009',
  status: 'Screening',
  appliedAt: '2026-11-10T08:00:00.000Z',
  replyBy: '2027-01-08',
  withdrawnAt: null,
  interview: 'offered',
  bookingId: 'bkg234',
  jobcodeId: 'abc234',
  uniqueId: null,
  title: 'Baker',
  companyName: 'Lindenhof',
  companyLogo: null,
  interviewClosesAt: null,
  job: null,
  history: [
    { what: 'applied', status: null, at: '2026-11-10T08:00:00.000Z' },
    { what: 'status', status: 'Screening', at: '2026-11-12T08:00:00.000Z' },
  ],
  documents: [],
  message: '',
};

const opened = (items: Application[]) =>
  renderScreen('/candidate-dashboard', {
    visitor: 'candidate',
    answers: [
      answer(interview.mine, { items: [] }),
      answer(applying.list, { items, total: items.length, page: 1, count: 40 }),
      answer(answers.reuseSetting, { reuseVideoInterview: false }),
      answer(savedSearches.list, { items: [] }),
      refuse(jobSearch.search, 'unknown'),
    ],
  });

test('the applied list asks for forty, page one (R219)', async () => {
  const { calls } = await opened([]);
  await screen.findByRole('heading', { name: 'Nothing here yet' });
  for (const way of screen.getAllByRole('link', { name: 'Find jobs' })) expect(way.getAttribute('href')).toBe('/jobs');
  expect(calls.find(({ route }) => route === applying.list.route)?.asked).toMatchObject({ count: '40', page: '1' });
});

test('an application says where it stands, until when an answer is promised, and what is next', async () => {
  await opened([application]);
  const next = within(await screen.findByRole('region', { name: 'Next for you' }));
  expect(next.getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe('/video-interview/abc234');
  const list = within(screen.getByRole('region', { name: 'Applications' }));
  expect(list.getByText(/Applied on 10\/11\/2026/).textContent).toContain('A reply is promised by 08/01/2027');
  expect(list.getByRole('link', { name: 'Baker' }).getAttribute('href')).toBe('/application/bkg234');
});
