import { screen, waitFor, within } from '@testing-library/react';
import { team } from '@vitrine/contract/accounts/team.ts';
import type { ListedApplicant } from '@vitrine/contract/applicants/applicants.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { replyDeadlines } from '@vitrine/contract/applicants/reply-deadlines.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { applicantViews } from '@vitrine/contract/applicants/views.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { type ApplicationStatus, applicationStatuses } from '@vitrine/contract/reference-lists.ts';
import { expect, test } from 'vitest';
import { anApplicant } from '../../parts/applicant/fixtures.ts';
import type { Visitor } from '../../platform/session/session.ts';
import { type Answer, answer, renderScreen } from '../../testing.tsx';

const at = '2026-11-20T08:00:00.000Z';
const maelys = anApplicant();
const hidden = anApplicant({
  id: '00000000-0000-4000-8000-000000000053',
  blind: true,
  alias: 'A7',
  firstName: '',
  lastName: '',
  email: '',
  replyBy: null,
  stars: null,
});

const none = Object.fromEntries(applicationStatuses.map((one) => [one, 0])) as Record<ApplicationStatus, number>;
const noProducts = { items: [], total: 0, page: 1, count: 200, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };
const list = (items: ListedApplicant[]) => ({ items, total: items.length, page: 1, count: 50 });

function opened(people: ListedApplicant[], path = '/candidate-management', visitor: Visitor = 'recruiter', answers: Answer[] = []) {
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
      answer(reviewRequests.mine, { open: 0, late: 0, next: null }),
      answer(applicantViews.list, {
        items: [
          {
            id: '00000000-0000-4000-8000-000000000058',
            name: 'Due this week',
            query: { progress: 'unseen', sort: 'Highest' },
            columns: ['email'],
          },
        ],
      }),
      answer(jobCodeLists.active, noProducts),
      answer(jobCodeLists.expired, noProducts),
      answer(deciding.setStatus, ({ ids, status }) => {
        to(status, ids);
        return { changes: ['00000000-0000-4000-8000-000000000059'], undoUntil: at, leftOut: [] };
      }),
      answer(deciding.undo, () => {
        to('New');
        return {};
      }),
      ...answers,
    ],
  });
}

test('a row says who it is, for which job, and that an answer is late; who is left blind has an alias alone', async () => {
  await opened([maelys, hidden]);
  const link = await screen.findByRole('link', { name: 'Maëlys Chevalier' });
  expect(link.getAttribute('href')).toBe(`/candidate-details/candidate/${maelys.id}?all=true`);
  const row = within(link.closest('tr') as HTMLElement);
  expect(row.getByText('Night baker · R-7')).toBeTruthy();
  expect(row.getByText('Reply was due 08/01/2020')).toBeTruthy();
  expect(row.getByLabelText('2 of 3 questions answered').textContent).toBe('2/3');
  const blind = screen.getByRole('checkbox', { name: /A7/ }).closest('tr') as HTMLElement;
  expect(blind.textContent).not.toContain('Chevalier');
  // the picture's place has the initial of the alias, not of the name
  expect(blind.querySelector('th [aria-hidden="true"]')?.textContent).toBe('A');
});

test('a status that mails nobody is set for everybody chosen at once, and can be taken back', async () => {
  const { user, calls } = await opened([maelys, hidden]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select everybody listed' }));
  const bar = within(screen.getByRole('region', { name: 'Selected applicants' }));
  expect(bar.getByText('2 selected')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Set status' }));
  // the menu comes by a transition, which does not run here
  await user.click(await screen.findByRole('menuitem', { name: 'Screening', hidden: true }));
  expect(await screen.findByText('Status set for 2 people: Screening')).toBeTruthy();
  expect(calls.find(({ route }) => route === deciding.setStatus.route)?.asked).toEqual({
    ids: [maelys.id, hidden.id],
    status: 'Screening',
    mail: false,
  });
  expect(screen.queryByRole('region', { name: 'Selected applicants' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back. Nobody was mailed.')).toBeTruthy();
});

test('a status is set in its row; one that is told by mail shows the mail first', async () => {
  const { user, calls } = await opened([maelys]);
  await user.click(await screen.findByRole('button', { name: 'Status of Maëlys Chevalier: New. Change' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Screening', hidden: true }));
  expect(await screen.findByText('Status set: Screening')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Status of Maëlys Chevalier: Screening. Change' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Denied', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Deny Maëlys Chevalier' })).toBeTruthy();
  expect(calls.filter(({ route }) => route === deciding.setStatus.route)).toHaveLength(1);
});

test('with Shift everybody between two boxes is selected, by mouse and by arrow', async () => {
  const people = ['Ada', 'Bo', 'Cleo', 'Dia'].map((firstName, at) =>
    anApplicant({ id: `00000000-0000-4000-8000-00000000006${at}`, firstName, lastName: 'Roth' }),
  );
  const { user } = await opened(people);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name} Roth` });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ada Roth' }));
  await user.keyboard('{Shift>}');
  await user.click(box('Cleo'));
  await user.keyboard('{/Shift}');
  await waitFor(() => expect(['Ada', 'Bo', 'Cleo', 'Dia'].map((name) => box(name).checked)).toEqual([true, true, true, false]));
  box('Cleo').focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(document.activeElement).toBe(box('Dia'));
  await waitFor(() => expect(screen.getByText('4 selected')).toBeTruthy());
});

test('by keys the list is skipped to, its names are walked by arrows, and all filters are one stop', async () => {
  const people = ['Ada', 'Bo'].map((firstName, at) =>
    anApplicant({ id: `00000000-0000-4000-8000-00000000006${at}`, firstName, lastName: 'Roth' }),
  );
  const { user, path } = await opened(people);
  const first = await screen.findByRole('link', { name: 'Ada Roth' });
  screen.getByRole('link', { name: 'To the list' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bo Roth' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(first);

  const filters = screen.getByRole('toolbar', { name: 'Status' });
  const chips = within(filters).getAllByRole<HTMLInputElement>('checkbox');
  expect(chips.filter((one) => one.tabIndex === 0)).toEqual([chips[0]]);
  chips[0]?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(chips[1]);
  await user.keyboard(' ');
  await waitFor(() => expect(path()).toContain('progress=under-way'));
  // one goes on past all of them, and comes back to the one that was left
  await waitFor(() =>
    expect(
      within(filters)
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter((one) => one.tabIndex === 0),
    ).toHaveLength(1),
  );
  screen.getByRole('checkbox', { name: /Begun|under way|Under way/i }).focus();
  await user.tab();
  expect(filters.contains(document.activeElement)).toBe(false);
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(within(filters).getAllByRole('checkbox')[1]);
});

test('columns are chosen and kept, and a saved view brings them back with its filters', async () => {
  const { user, path } = await opened([maelys]);
  expect(await screen.findByRole('columnheader', { name: 'Job' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Job', hidden: true }));
  expect(screen.queryByRole('columnheader', { name: 'Job' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('button', { name: 'Due this week', hidden: true }));
  expect(path()).toBe('/candidate-management?progress=unseen&sort=Highest');
  expect(await screen.findByRole('columnheader', { name: 'E-mail' })).toBeTruthy();
});

test('a filter that fits nobody is told from a company without applicants', async () => {
  const { user, path } = await opened([], '/candidate-management?status=Denied');
  expect(await screen.findByRole('heading', { name: 'Nothing matches these filters' })).toBeTruthy();
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
  expect(menu.getAllByRole('link').map((one) => one.textContent)).toEqual(['Today', 'Applicants', 'Jobs', 'Messages', 'Settings']);
});

const colleague = (name: string, role: 'recruiter' | 'hiring-manager', jobs: string[]) => ({
  id: `00000000-0000-4000-8000-00000000007${name.length}`,
  firstName: name,
  lastName: 'Roth',
  email: `${name}@mail.example`,
  role,
  jobs: jobs.map((bookingId) => ({ bookingId, title: '' })),
  department: null,
  profilePic: null,
  since: at,
  secondStep: null,
});

test('colleagues who see all the jobs are asked to look at everybody chosen who waits for a decision', async () => {
  const denied = anApplicant({ id: '00000000-0000-4000-8000-000000000054', firstName: 'Bo', status: 'Denied' });
  const people = [
    colleague('Amir', 'recruiter', []),
    colleague('Bénédicte', 'hiring-manager', [maelys.bookingId]),
    colleague('Zoé', 'hiring-manager', ['other2']),
    // nobody asks themselves
    { ...colleague('Ada', 'recruiter', []), email: 'ada@example.org' },
  ];
  const { user, calls } = await opened([maelys, hidden, denied], undefined, undefined, [
    answer(team.list, { items: people }),
    answer(reviewRequests.ask, {}),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select everybody listed' }));
  await user.click(screen.getByRole('button', { name: 'Ask colleagues' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask colleagues' }));
  expect(await dialog.findByText(/their opinion of 2 applicants/)).toBeTruthy();
  expect(dialog.getByText(/^Left out, .*: Bo /)).toBeTruthy();
  expect((await dialog.findAllByRole('checkbox')).map((one) => one.getAttribute('value'))).toEqual(people.slice(0, 2).map(({ id }) => id));
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(calls.some(({ route }) => route === reviewRequests.ask.route)).toBe(false);
  await user.click(dialog.getByRole('checkbox', { name: /Bénédicte/ }));
  await user.clear(dialog.getByRole('textbox', { name: 'Until' }));
  await user.type(dialog.getByRole('textbox', { name: 'Until' }), '24/12/2126');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('1 colleague is asked')).toBeTruthy();
  expect(calls.find(({ route }) => route === reviewRequests.ask.route)?.asked).toEqual({
    ids: [maelys.id, hidden.id],
    colleagueIds: [people[1]?.id],
    dueOn: '2126-12-24',
  });
});

test('whoever was asked is told how many wait, and shown those alone', async () => {
  const { user, path, calls } = await opened([maelys], undefined, 'hiring-manager', [
    answer(reviewRequests.mine, { open: 2, late: 1, next: '2026-11-20' }),
  ]);
  const said = await screen.findByText('For you to review: 2 applicants.');
  expect(said.textContent).toContain('The first until 20/11/2026. 1 is late.');
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(path()).toBe('/candidate-management?assigned=me'));
  const chip = screen.getByRole<HTMLInputElement>('checkbox', { name: 'For me to review' });
  expect(chip.checked).toBe(true);
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === applicants.ofCompany.route).at(-1)?.asked).toMatchObject({ assigned: 'me' }),
  );
  const link = await screen.findByRole('link', { name: 'Maëlys Chevalier' });
  expect(link.getAttribute('href')).toContain('assigned=me');
});
