import { screen, within } from '@testing-library/react';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { expect, test } from 'vitest';
import type { Applicant } from '../../areas/applicants/ApplicantRow.tsx';
import type { Visitor } from '../../platform/session/session.ts';
import { answer, renderScreen } from '../../testing.tsx';

const at = '2026-11-20T08:00:00.000Z';
const maelys: Applicant = {
  id: '00000000-0000-4000-8000-000000000051',
  blind: false,
  alias: 'A1',
  candidate_id: '00000000-0000-4000-8000-000000000052',
  firstName: 'Maëlys',
  lastName: 'Chevalier',
  email: 'maelys@mail.example',
  cProfilePic: null,
  bookingId: 'bkg234',
  title: 'Night baker',
  internalRef: 'R-7',
  status: 'New',
  statusAt: at,
  appliedAt: at,
  sentAt: at,
  interviewSentAt: at,
  documentCount: 2,
  withdrawnAt: null,
  replyBy: '2020-01-08',
  seen: false,
  stars: 4.5,
};
const hidden: Applicant = {
  ...maelys,
  id: '00000000-0000-4000-8000-000000000053',
  blind: true,
  alias: 'A7',
  firstName: '',
  lastName: '',
  email: '',
  replyBy: null,
  stars: null,
};

const none = Object.fromEntries(applicationStatuses.map((one) => [one, 0])) as Record<ApplicationStatus, number>;
const noProducts = { items: [], total: 0, page: 1, count: 200, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };
const list = (items: Applicant[]) => ({ items, total: items.length, page: 1, count: 20 });

function opened(people: Applicant[], path = '/candidate-management', visitor: Visitor = 'recruiter') {
  let items = people;
  const to = (status: ApplicationStatus, ids?: string[]) => {
    items = items.map((one) => (!ids || ids.includes(one.id) ? { ...one, status } : one));
  };
  return renderScreen(path, {
    visitor,
    answers: [
      answer(applicants.ofCompany, () => list(items)),
      answer(applicants.counts, { ...none, New: people.length, sent: people.length, underWay: 0, unseen: 1 }),
      answer(replyDeadlines.due, { soon: 0, late: 0, since: null }),
      answer(jobCodeLists.active, noProducts),
      answer(jobCodeLists.expired, noProducts),
      answer(deciding.setStatus, ({ ids, status }) => {
        to(status, ids);
        return { changes: ['00000000-0000-4000-8000-000000000059'], undoUntil: at };
      }),
      answer(deciding.undo, () => {
        to('New');
        return {};
      }),
    ],
  });
}

test('a row says who it is, for which job, and that an answer is late; who is left blind has an alias alone', async () => {
  await opened([maelys, hidden]);
  const link = await screen.findByRole('link', { name: 'Maëlys Chevalier' });
  expect(link.getAttribute('href')).toBe(`/candidate-details/candidate/${maelys.id}`);
  const row = within(link.closest('li') as HTMLElement);
  expect(row.getByText('Night baker · R-7')).toBeTruthy();
  expect(row.getByText('Answer was due 08/01/2020')).toBeTruthy();
  const blind = screen.getByRole('checkbox', { name: /A7/ }).closest('li') as HTMLElement;
  expect(blind.textContent).not.toContain('Chevalier');
});

test('a status that mails nobody is set for everybody chosen at once, and can be taken back', async () => {
  const { user, calls } = await opened([maelys, hidden]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selected applicants' }));
  expect(bar.getByText('2 selected')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Set status' }));
  // the menu comes by a transition, which does not run here
  await user.click(await screen.findByRole('menuitem', { name: 'Screening', hidden: true }));
  expect(await screen.findByText('Status set: Screening')).toBeTruthy();
  expect(calls.find(({ route }) => route === deciding.setStatus.route)?.asked).toEqual({
    ids: [maelys.id, hidden.id],
    status: 'Screening',
    mail: false,
  });
  expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back. Nobody was mailed.')).toBeTruthy();
});

test('a filter that fits nobody is told from a company without applicants', async () => {
  const { user, path } = await opened([], '/candidate-management?status=Denied');
  expect(await screen.findByRole('heading', { name: 'Nothing fits these filters' })).toBeTruthy();
  const [clear] = screen.getAllByRole('button', { name: /Clear/ });
  await user.click(clear as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Nobody has answered yet' })).toBeTruthy();
  expect(path()).toBe('/candidate-management');
});

test('a hiring manager looks at applicants and compares them, and finds nothing that is for recruiters', async () => {
  const { user } = await opened([maelys, hidden], '/candidate-management?view=people', 'hiring-manager');
  await user.click(await screen.findByRole('checkbox', { name: /Maëlys Chevalier/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selected applicants' }));
  expect(bar.getAllByRole('button').map((one) => one.textContent)).toEqual(['Compare']);
  expect(screen.queryByRole('button', { name: /Invite|More/ })).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  const menu = within(screen.getByTestId('side-menu'));
  expect(menu.getAllByRole('link').map((one) => one.textContent)).toEqual(['Candidates', 'Jobs', 'Settings']);
});
