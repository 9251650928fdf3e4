import { screen, waitFor, within } from '@testing-library/react';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { finding } from '@vitrine/contract/home/finding.ts';
import { home, type JobInShort, type Need } from '@vitrine/contract/home/needs.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import { notifications } from '@vitrine/contract/notifications/notifications.ts';
import { noticeMilliseconds } from '@vitrine/contract/vocabulary.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Visitor } from '../../platform/session/session.ts';
import { answer, refuse, renderScreen } from '../../testing.tsx';

const applicationId = '00000000-0000-4000-8000-000000000054';
const aNeed = (kind: Need['kind'], change: Partial<Need> = {}): Need => ({
  kind,
  id: `${kind}-1`,
  count: 1,
  day: null,
  late: false,
  at: '2026-11-24T08:00:00.000Z',
  title: 'Night baker',
  bookingId: 'book22',
  applicationId,
  conversationId: null,
  questionNo: null,
  place: '',
  faces: [{ name: 'Lina Berg', alias: 'A7', picture: null }],
  ...change,
});
const due = aNeed('due', { count: 5, day: '2026-11-20', late: true });
const attempt = aNeed('attempt', { questionNo: 2, faces: [{ name: 'Tom Roth', alias: 'B2', picture: null }] });
const mention = aNeed('mention', { faces: [{ name: '', alias: 'C3', picture: null }] });
const message = aNeed('message', { conversationId: 'talk-1', count: 2 });
const aJob: JobInShort = { bookingId: 'book22', title: 'Night baker', invited: 9, begun: 7, sent: 5, talk: 2, accepted: 1, endsAt: null };

type Shown = Reply<typeof home.show>;
const shows = (needs: Need[], change: Partial<Shown> = {}): Shown => ({
  today: '2026-11-26',
  needs,
  more: false,
  jobs: [aJob],
  openJobs: 1,
  steps: { job: true, invited: true, interview: true },
  ...change,
});

const nobody = { people: [], jobs: [], messages: [] };
const opened = (
  reply: Shown | (() => Shown),
  { visitor = 'recruiter' as Visitor, language = 'en' as 'en' | 'de', answers = [] as ReturnType<typeof answer>[] } = {},
) => renderScreen('/home', { visitor, language, answers: [answer(home.show, reply), answer(finding.search, nobody), ...answers] });

const rows = () => within(screen.getByRole('region', { name: 'What needs you' })).getAllByRole('link');
afterEach(() => vi.useRealTimers());

test('the rows say what waits, of whom and until when, and lead into the queue of exactly these', async () => {
  await opened(shows([due, attempt, mention, message]));
  await screen.findByText('5 promised replies');
  expect(rows().map((one) => one.textContent)).toEqual([
    '5 promised replies',
    'Tom Roth asks for another attempt at question 2',
    'You are mentioned in a note on Applicant C3',
    'Lina Berg wrote you 2 messages',
  ]);
  expect(rows().map((one) => one.getAttribute('href'))).toEqual([
    `/candidate-details/candidate/${applicationId}?due=true&sort=Oldest&from=home`,
    `/candidate-details/candidate/${applicationId}?from=home`,
    `/candidate-details/candidate/${applicationId}?from=home#notes`,
    '/chat?with=talk-1',
  ]);
  expect(screen.getByText('Since 20/11/2026')).toBeTruthy();
  expect(screen.getByText(/Lina Berg and 4 more/)).toBeTruthy();
  expect(screen.getByRole('img', { name: '9 invited, 7 began, of whom 5 sent, 2 have a talk, 1 accepted' })).toBeTruthy();
});

test('keys go from row to row, and ? shows them', async () => {
  const { user, path } = await opened(shows([due, message]));
  await screen.findByText('5 promised replies');
  await user.keyboard('j');
  expect(document.activeElement?.textContent).toBe('5 promised replies');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Lina Berg wrote you 2 messages');
  await user.keyboard('{ArrowDown}k');
  expect(document.activeElement?.textContent).toBe('5 promised replies');
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(keys).getByText('Next and previous row')).toBeTruthy();
  expect(within(keys).getByText('Find people, jobs, messages and actions')).toBeTruthy();
  expect(path()).toBe('/home');
});

test('an attempt is granted where it stands: the row goes at once, undo brings it back, and only later it happens', async () => {
  let given = false;
  const grant = answer(tracking.grant, () => {
    given = true;
    return { state: 'granted' as const, questionNo: 2, reason: '', requestedAt: null, decidedAt: null };
  });
  const { user, calls } = await opened(() => shows(given ? [message] : [attempt, message]), { answers: [grant] });
  const granted = () => calls.filter(({ route }) => route === tracking.grant.route);
  const row = await screen.findByText(/Tom Roth asks/);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(screen.getByRole('button', { name: 'Grant another attempt to Tom Roth' }));
  expect(row.isConnected).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/Tom Roth asks/);
  await vi.advanceTimersByTimeAsync(2 * noticeMilliseconds);
  expect(granted()).toEqual([]);
  // by its key
  await user.keyboard('jd');
  await waitFor(() => expect(screen.queryByText(/Tom Roth asks/)).toBeNull());
  await vi.advanceTimersByTimeAsync(noticeMilliseconds + 100);
  await waitFor(() =>
    expect(granted().map(({ asked }) => asked)).toEqual([{ bookingId: 'book22', id: applicationId, questionNo: 2, granted: true }]),
  );
  expect(screen.queryByText(/Tom Roth asks/)).toBeNull();
});

test('a mention that was dealt with is seen, and one that could not be comes back', async () => {
  const answers = [
    answer(notifications.see, () => {
      throw new Error('away');
    }),
  ];
  const { user } = await opened(shows([mention]), { answers });
  await screen.findByText(/mentioned in a note/);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(screen.getByRole('button', { name: 'Done with the note on Applicant C3' }));
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
  await vi.advanceTimersByTimeAsync(noticeMilliseconds + 100);
  const failed = await screen.findByRole('dialog', { name: 'That did not work' });
  vi.useRealTimers();
  await user.click(within(failed).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/mentioned in a note/)).toBeTruthy();
});

test('a new company sees three steps that tick themselves, with the one button of the next', async () => {
  const begins = { jobs: [], openJobs: 0, steps: { job: true, invited: false, interview: false } };
  await opened(shows([], begins));
  const steps = await screen.findByRole('region', { name: 'Three steps to the first interview' });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map((one) => one.hasAttribute('data-done')),
  ).toEqual([true, false, false]);
  expect(
    within(steps)
      .getAllByRole('link')
      .map((one) => one.textContent),
  ).toEqual(['Invite']);
  expect(screen.queryByText('Nothing waits for you')).toBeNull();
});

test('whoever has published a job may answer its interview themselves, and is told where it has none', async () => {
  const begins = { steps: { job: true, invited: false, interview: false } };
  const code = { id: 'code77' } as Reply<typeof jobCodeLookup.byBooking>;
  const { user } = await opened(shows([], begins), { answers: [answer(jobCodeLookup.byBooking, code)] });
  await user.click(await screen.findByRole('button', { name: 'Answer it yourself' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answer it yourself first' });
  const link = await within(dialog).findByRole('textbox', { name: 'Or open this link in a private window' });
  expect((link as HTMLInputElement).value).toBe(`${location.origin}/video-interview/code77`);
  expect(await within(dialog).findByRole('img', { name: 'QR code of the interview' })).toBeTruthy();
});

test('a job that asks for no interview leads to adding one', async () => {
  const begins = { steps: { job: true, invited: true, interview: false } };
  const { user } = await opened(shows([], begins), { answers: [refuse(jobCodeLookup.byBooking, 'not-found')] });
  await user.click(await screen.findByRole('button', { name: 'Answer it yourself' }));
  const add = await screen.findByRole('link', { name: 'Add an interview' });
  expect(add.getAttribute('href')).toBe('/job-edit?bookingId=book22&part=code');
});

test('a hiring manager has the list and the own jobs, and nothing that is for recruiters', async () => {
  await opened(shows([aNeed('unseen', { count: 3 })], { steps: { job: true, invited: true, interview: false } }), {
    visitor: 'hiring-manager',
  });
  await screen.findByText('3 applicants not yet seen');
  expect(screen.queryByText('Three steps to the first interview')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New job' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Night baker' }).getAttribute('href')).toBe('/candidate-management?bookingId=book22');
});

const palette = (name = 'Find people, jobs, messages and actions') => screen.findByRole('combobox', { name });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Found' }))
    .queryAllByRole('option')
    .map((one) => one.textContent);
const opener = () => screen.findByRole('button', { name: 'Find people, jobs, messages and actions' });

test('Ctrl+K opens every action by its name, in whichever of three languages it was learned', async () => {
  const { user, path } = await opened(shows([]));
  await opener();
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  expect(options()).toContain('New showroom');
  await user.keyboard('Fällige');
  await waitFor(() => expect(options()).toEqual(['Replies that are due']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/candidate-management?due=true'));
  expect(screen.queryByRole('combobox', { name: 'Find people, jobs, messages and actions' })).toBeNull();
});

test('a hiring manager is offered no action that is closed to them', async () => {
  const { user } = await opened(shows([]), { visitor: 'hiring-manager' });
  await opener();
  await user.keyboard('{Meta>}k{/Meta}');
  await palette();
  expect(options()).toContain('Applicants');
  expect(options()).not.toContain('New job');
  expect(options()).not.toContain('Showrooms');
});

test('people, jobs and messages are found in it; Enter waits for the answer to what was typed', async () => {
  const people = [{ applicationId, face: { name: 'Lina Berg', alias: 'A7', picture: null }, title: 'Night baker', status: 'New' as const }];
  const messages = [
    {
      conversationId: 'talk-1',
      face: { name: 'Lina Berg', alias: '', picture: null },
      excerpt: 'Linen, please',
      at: '2026-11-24T08:00:00.000Z',
    },
  ];
  const jobs = [{ bookingId: 'book22', title: 'Linen keeper', state: 'draft' as const }];
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const answers = [
    answer(finding.search, async ({ textSearch }) => {
      if (textSearch !== 'linx') return { people, jobs, messages };
      await held;
      return nobody;
    }),
    answer(deciding.statuses, { items: [] }),
  ];
  const { user, path, calls } = await opened(shows([]), { answers });
  await user.click(await opener());
  await user.type(await palette(), 'lin');
  await waitFor(() =>
    expect(options()).toEqual(['LBLina BergNight baker · New', 'Linen keeperDraft', expect.stringMatching(/^LBLinen, pleaseLina Berg · /)]),
  );
  // what is shown still is of the word before
  await user.keyboard('x{Enter}');
  expect(path()).toBe('/home');
  release();
  await waitFor(() => expect(screen.getByText(/Nothing matches/)).toBeTruthy());
  expect(path()).toBe('/home');
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(path()).toBe('/chat?with=talk-1'));
  expect(calls.filter(({ route }) => route === finding.search.route).length).toBeGreaterThan(0);
});

test('an act of the screen is found by its name too, with its key beside it', async () => {
  const { user } = await opened(shows([attempt, message]));
  await screen.findByText(/Tom Roth asks/);
  await opener();
  await user.keyboard('j{Control>}k{/Control}');
  await palette();
  const own = within(screen.getByRole('group', { name: 'On this screen' })).getAllByRole('option');
  expect(own.map((one) => one.textContent)).toEqual(['Grant or done, with undod', 'Take the last one backu']);
});
