import { screen, waitFor, within } from '@testing-library/react';
import { jobAdCategories } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs, type JobRow } from '@vitrine/contract/job-ads/jobs.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const job: JobRow = {
  bookingId: 'bkg234',
  companyId: 'c',
  title: 'Baker',
  state: 'open',
  picture: null,
  ad: { state: 'open', location: 'Bamberg', remote: 'no', category: '', daysRemaining: 12 },
  jobCode: { id: 'abc234', state: 'inactive', questionCount: 3, invited: 0 },
  endsAt: '2026-12-24T22:59:59.000Z',
  applicants: 9,
  underWay: 2,
  unseen: 7,
  recruiters: [],
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const opened = (items: JobRow[], visitor: 'recruiter' | 'hiring-manager' = 'recruiter', draft = 0) =>
  renderScreen('/job-management', {
    visitor,
    answers: [
      answer(companyJobs.list, {
        items,
        total: items.length,
        page: 1,
        count: 25,
        counts: { open: items.length, draft, closed: 0, archived: 0 },
      }),
      answer(jobAdCategories.list, { items: [] }),
    ],
  });

test('a job is one line with what it is made of, who came and until when, and one link to its people', async () => {
  await opened([job]);
  const line = (await screen.findByRole('link', { name: 'Baker' })).closest('li');
  const row = within(line as HTMLElement);
  expect(row.getByText('Ad: Open')).toBeTruthy();
  expect(row.getByText('Interview: Draft')).toBeTruthy();
  expect(row.getByText('3 questions').parentElement?.textContent).toBe('Bamberg · 3 questions');
  expect(row.getByText('9 sent ·').parentElement?.textContent).toBe('9 sent · 2 begun · 7 unseen');
  expect(row.getByText('Until 24/12/2026 ·').parentElement?.textContent).toMatch(/^Until 24\/12\/2026 · ./);
  expect(row.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/job-edit?bookingId=bkg234&part=people']);
});

test('a job that nobody came to opens to be written', async () => {
  await opened([{ ...job, applicants: 0, underWay: 0, unseen: 0 }]);
  expect((await screen.findByRole('link', { name: 'Baker' })).getAttribute('href')).toBe('/job-edit?bookingId=bkg234');
});

test('the order that one chooses is asked for and stays in the address', async () => {
  const { user, calls, path } = await opened([job]);
  await user.click(await screen.findByRole('combobox', { name: 'Order' }));
  await user.click(await screen.findByRole('option', { name: 'Ends first', hidden: true }));
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === companyJobs.list.route).at(-1)?.asked).toMatchObject({ order: 'ending' }),
  );
  expect(path()).toBe('/job-management?order=ending');
});

test('where no job is on offer, the next steps are a new one and the drafts', async () => {
  const { user, path } = await opened([], 'recruiter', 2);
  expect(await screen.findByText('No job is on offer')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'New job' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'To 2 drafts' }));
  await waitFor(() => expect(path()).toBe('/job-management?state=draft'));
});

test('a hiring manager goes to the people, and can only look at the job', async () => {
  const { user } = await opened([job], 'hiring-manager');
  expect((await screen.findByRole('link', { name: 'Baker' })).getAttribute('href')).toBe('/candidate-management?bookingId=bkg234');
  expect(screen.queryByRole('link', { name: 'New job' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More about Baker' }));
  expect((await screen.findAllByRole('menuitem', { hidden: true })).map((one) => one.textContent)).toEqual(['Preview']);
});
