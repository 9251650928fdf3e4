import { screen, waitFor, within } from '@testing-library/react';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { applicantViews } from '@vitrine/contract/applicants/views.ts';
import { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import type { JobCode } from '@vitrine/contract/job-codes/shapes.ts';
import { applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anApplicant } from '../../parts/applicant/fixtures.ts';
import { answer, renderScreen } from '../../testing.tsx';

const code: JobCode = {
  id: 'abc234',
  bookingId: 'book22',
  companyId: 'c',
  title: 'Night baker',
  introduction: '',
  language: 'en',
  state: 'active',
  deadline: '2126-12-17',
  closesAt: '2126-12-17T22:59:59.000Z',
  replyDays: 7,
  revision: 3,
  version: 1,
  applicants: 2,
  questions: [],
  videos: [],
  welcomeVideo: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  publishedAt: '2026-11-20T08:00:00.000Z',
};
const due = '2126-12-24T12:00:00.000Z';
const waiting = anApplicant({ replyBy: due, sentAt: '2026-11-20T08:00:00.000Z', stars: 4 });
const decided = anApplicant({
  id: '00000000-0000-4000-8000-000000000054',
  firstName: 'Bo',
  lastName: 'Roth',
  status: 'Accepted',
  replyBy: due,
  sentAt: '2026-11-20T08:00:00.000Z',
});
const begun = anApplicant({ id: '00000000-0000-4000-8000-000000000055', firstName: 'Cy', lastName: 'Roth', sentAt: null, replyBy: null });
const people = [waiting, decided, begun];
const none = Object.fromEntries(applicationStatuses.map((one) => [one, 0])) as Record<(typeof applicationStatuses)[number], number>;

const width = (pixels: number) =>
  (window as unknown as { happyDOM: { setViewport: (to: { width: number }) => void } }).happyDOM.setViewport({ width: pixels });
beforeEach(() => width(360));
afterEach(() => width(1024));

const opened = (view = '') =>
  renderScreen(`/job-edit?bookingId=book22&part=people${view}`, {
    visitor: 'recruiter',
    answers: [
      answer(jobAdEditing.parts, { jobAd: false, jobCode: code.id }),
      answer(jobCodeLookup.byBooking, code),
      answer(applicants.booking, { bookingId: 'book22', title: code.title, internalRef: '', criteria: 0 }),
      answer(applicants.byBooking, ({ status }) => {
        const items = people.filter((one) => !status || one.status === status);
        return { items, total: items.length, page: 1, count: 50 };
      }),
      answer(applicants.counts, { ...none, New: 2, Accepted: 1, sent: 2, underWay: 1, unseen: 1 }),
      answer(applicantViews.list, { items: [] }),
      answer(reviewRequests.mine, { open: 0, late: 0, next: null }),
      answer(invitations.list, { items: [], total: 0, page: 1, count: 20 }),
    ],
  });

const toFilter = () => screen.findByRole('button', { name: 'Search and filters' });

test('on a phone the filters open what there is to filter by: in the list also order and status', async () => {
  const { user } = await opened();
  const toggle = await toFilter();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('searchbox', { name: 'Name, e-mail or reference' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy();
  expect(screen.getByRole('toolbar', { name: 'Status' })).toBeTruthy();
});

test.each([
  ['board', 'Name, e-mail or reference', ['Sent 2', 'Begun 1', 'Unseen 1', 'For me to review']],
  ['invitations', 'Name or e-mail', []],
])('on a phone the filters of the %s open its search, and nothing that is empty', async (view, label, chips) => {
  const { user } = await opened(`&view=${view}`);
  await user.click(await toFilter());
  expect(screen.getByRole('searchbox', { name: label })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  const bar = screen.queryByRole('toolbar', { name: 'Status' });
  expect(
    bar
      ? within(bar)
          .getAllByRole('checkbox')
          .map((one) => one.closest('div')?.textContent)
      : [],
  ).toEqual(chips);
});

test('whom one looks for in the list is looked for on the board, and back', async () => {
  width(1024);
  const { user, calls, path } = await opened('&progress=unseen&q=ma&status=New&sort=Oldest');
  const asked = () => calls.filter(({ route }) => route === applicants.byBooking.route).map((one) => one.asked);
  await user.click(await screen.findByRole('radio', { name: 'Board' }));
  await waitFor(() => expect(path()).toContain('view=board'));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ progress: 'unseen', textSearch: 'ma', status: expect.any(String) }));
  expect(asked().at(-1)?.sort).toBeUndefined();
  await user.click(screen.getByRole('radio', { name: 'List' }));
  await waitFor(() => expect(path()).not.toContain('view='));
  expect(path()).toContain('progress=unseen');
});

test.each([360, 1024])('whom one has not looked at is reviewed by one press, the first of the list first, at %i px', async (pixels) => {
  width(pixels);
  const { user, calls, path } = await opened('&sort=Oldest');
  await user.click(await screen.findByRole('button', { name: 'Review 1 unseen' }));
  await waitFor(() => expect(path()).toContain(`/candidate-details/candidate/${waiting.id}`));
  expect(path()).toContain('progress=unseen');
  expect(path()).toContain('sort=Oldest');
  expect(path()).toContain('from=job');
  expect(calls.some(({ route, asked }) => route === applicants.byBooking.route && asked.progress === 'unseen')).toBe(true);
});

test('within one job no column of the job is offered', async () => {
  width(1024);
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const offered = (await screen.findAllByRole('checkbox', { hidden: true })).map((one) => one.closest('div')?.parentElement?.textContent);
  expect(offered).toContain('Answers');
  expect(offered).not.toContain('Job');
});

test('a row on a phone says in words how much was answered and the one day that matters', async () => {
  await opened();
  const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
  expect((await row('Maëlys Chevalier')).textContent).toContain('2/3 answers');
  expect((await row('Maëlys Chevalier')).textContent).toContain('Reply by 24/12/2126');
  expect((await row('Bo Roth')).textContent).toContain('Sent ');
  expect((await row('Bo Roth')).textContent).not.toContain('24/12/2126');
  expect((await row('Cy Roth')).textContent).toContain('Not sent yet');
  // what heads the columns is said to whoever hears the list, and all are selected above it
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeTruthy();
  expect(screen.getAllByRole('checkbox', { name: 'Select everybody listed' })).toHaveLength(1);
  expect(screen.getByText('3 applications')).toBeTruthy();
});

test('a card of the board says what its days are', async () => {
  await opened('&view=board');
  const card = (await screen.findByRole('link', { name: 'Maëlys Chevalier' })).closest('li') as HTMLElement;
  expect(within(card).getByText('2/3 answers')).toBeTruthy();
  expect(within(card).getByText('Reply by 24/12/2126')).toBeTruthy();
  expect(within(card).getByText('until 24/12/2126')).toBeTruthy();
  expect(within(card).queryByText('24/12/2126')).toBeNull();
  const settled = (await screen.findByRole('link', { name: 'Bo Roth' })).closest('li') as HTMLElement;
  expect(within(settled).getByText(/^Sent /)).toBeTruthy();
});

test('on a phone the head of a job is its name, one word for how it stands, and until when', async () => {
  await opened();
  expect(await screen.findByRole('heading', { level: 1, name: 'Night baker' })).toBeTruthy();
  expect(screen.getByText('Open')).toBeTruthy();
  expect(screen.getByText('Until 17/12/2126')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/job-management');
});
