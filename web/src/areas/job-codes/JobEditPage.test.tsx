import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { team } from '@vitrine/contract/accounts/team.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { jobResults } from '@vitrine/contract/applicants/results.ts';
import { filmCaptions } from '@vitrine/contract/captions/films.ts';
import { jobAdCategories, jobAdEditing } from '@vitrine/contract/job-ads/editing.ts';
import { companyJobs } from '@vitrine/contract/job-ads/jobs.ts';
import type { JobAd } from '@vitrine/contract/job-ads/shapes.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { jobCodeLists } from '@vitrine/contract/job-codes/lists.ts';
import { jobCodeLookup } from '@vitrine/contract/job-codes/lookup.ts';
import type { JobCode } from '@vitrine/contract/job-codes/shapes.ts';
import { expect, test } from 'vitest';
import { answer, corporateInfo, refusal, renderScreen } from '../../testing.tsx';

const question = (text: string, id: string) => ({
  id,
  questionNo: 1,
  text,
  kinds: ['video' as const],
  seconds: 60,
  thinkSeconds: 30,
  retries: '1' as const,
  attempts: 2,
  skippable: false,
  video: null,
});

const stored: JobCode = {
  id: 'abc234',
  bookingId: 'bkg234',
  companyId: 'c',
  title: 'Baker',
  introduction: '',
  language: 'en',
  state: 'inactive',
  deadline: null,
  closesAt: null,
  replyDays: null,
  revision: 3,
  version: 1,
  applicants: 0,
  questions: [question('Why bread?', '6f1f1b1e-0000-4000-8000-000000000001')],
  videos: [],
  welcomeVideo: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  publishedAt: null,
};

const ad: JobAd = {
  jobAdId: '7',
  bookingId: 'bkg234',
  companyId: 'c',
  title: 'Baker',
  language: 'en',
  presentYourCompany: '',
  tasks: '<p>Bake</p>',
  benefits: '',
  lookingFor: '',
  employmentType: ['Full Time'],
  careerStage: [],
  graduationType: [],
  industry: [],
  field: ['Production'],
  places: [{ street: '', postalCode: '', city: 'Bamberg', region: '', country: 'DE' }],
  remote: 'no',
  salary: { from: null, to: null, currency: 'EUR', period: 'year' },
  category: '',
  closingDate: null,
  replyDays: null,
  openings: null,
  jobAdThumbnail: null,
  state: 'draft',
  revision: 1,
  recruiters: [],
  jobCode: { id: 'abc234', title: 'Baker', state: 'inactive', questionCount: 1 },
  applicants: 0,
  daysRemaining: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  publishDate: null,
};

const company = answer(team.info, {
  id: 'r',
  email: 'rosa@lindenhof.test',
  firstName: 'Rosa',
  lastName: 'Linden',
  role: 'owner',
  department: null,
  profilePic: null,
  corporateInfo,
});

const noJobCodes = { items: [], total: 0, page: 1, count: 12, counts: { active: 0, inactive: 0, expired: 0, archived: 0 } };
const lists = [
  ...Object.values(jobCodeLists).map((endpoint) => answer(endpoint, noJobCodes)),
  answer(companyJobs.list, { ...noJobCodes, counts: { open: 0, draft: 0, closed: 0, archived: 0 } }),
  answer(jobAdCategories.list, { items: [] }),
  answer(jobAdEditing.parts, { jobAd: false, jobCode: stored.id }),
  answer(applicants.booking, { bookingId: 'bkg234', title: 'Baker', internalRef: '', criteria: 0 }),
];

const saving = answer(jobCodeEditing.update, (asked) => ({
  ...stored,
  title: asked.title ?? '',
  revision: Number(asked.revision ?? 0) + 1,
}));
const opened = (...more: ReturnType<typeof answer>[]) => openedAt('', ...more);
const openedAt = (part: string, ...more: ReturnType<typeof answer>[]) =>
  renderScreen(`/job-edit?bookingId=bkg234${part}`, {
    visitor: 'recruiter',
    answers: [company, ...lists, answer(jobCodeLookup.byBooking, stored), saving, ...more],
  });
const savesIn = (calls: { route: string; asked: Record<string, unknown> }[]) =>
  calls.filter((one) => one.route === jobCodeEditing.update.route);

test('what is typed shows in the preview at once and is saved by itself, from one revision to the next', async () => {
  const { user, calls } = await opened();
  const title = await screen.findByLabelText(/^Title/);
  await user.clear(title);
  await user.type(title, 'Miller');
  const preview = screen.getByRole('region', { name: 'What candidates see' });
  expect(within(preview).getByRole('heading', { name: 'Miller' })).toBeTruthy();
  await waitFor(() => expect(savesIn(calls).at(-1)?.asked).toMatchObject({ title: 'Miller', revision: 3 }), { timeout: 20_000 });
  await user.type(title, 's');
  await waitFor(() => expect(savesIn(calls).at(-1)?.asked).toMatchObject({ title: 'Millers', revision: 4 }), { timeout: 20_000 });
});

test('leaving the editor saves what is not saved yet', async () => {
  const { user, calls, router } = await opened();
  await user.type(await screen.findByLabelText(/^Title/), 's');
  await router.navigate({ to: '/job-management' });
  await waitFor(() => expect(savesIn(calls).at(-1)?.asked).toMatchObject({ title: 'Bakers' }), { timeout: 20_000 });
});

test('a question added to an interview people answer is saved once it has words, and nothing is wrong before', async () => {
  const active = { ...stored, state: 'active' as const, publishedAt: stored.createdAt };
  const { user, calls } = await opened(answer(jobCodeLookup.byBooking, active), answer(jobCodeEditing.update, active));
  const title = await screen.findByLabelText(/^Title/);
  await user.click(screen.getByRole('button', { name: 'Add a question' }));
  const open = () => screen.getAllByLabelText('Question', { selector: 'textarea' }).find(({ id }) => id === 'question-text-1');
  const field = await waitFor(() => open() ?? Promise.reject(new Error('the new question is not open')));
  expect(screen.getByText('Once the question has words, it can be asked in a video too.')).toBeTruthy();
  await user.type(title, 's');
  const asked = () => savesIn(calls).at(-1)?.asked;
  await waitFor(() => expect(asked()).toMatchObject({ title: 'Bakers', questions: [{ text: 'Why bread?' }] }), { timeout: 20_000 });
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await user.type(field, 'Why us?');
  const both = { questions: [{ text: 'Why bread?' }, { text: 'Why us?' }] };
  await waitFor(() => expect(asked()).toMatchObject(both), { timeout: 20_000 });
});

test('when somebody else was quicker, one chooses whose version stays', async () => {
  const conflict = answer(jobCodeEditing.update, (asked) => {
    if (asked.revision !== undefined) throw refusal('changed-elsewhere');
    return { ...stored, title: asked.title ?? '', revision: 9 };
  });
  const { user, calls } = await opened(conflict);
  await user.type(await screen.findByLabelText(/^Title/), 's');
  const keep = await screen.findByRole('button', { name: 'Keep mine' }, { timeout: 20_000 });
  await user.click(keep);
  await waitFor(() => expect(savesIn(calls).at(-1)?.asked.revision).toBeUndefined());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull());
});

test('more than five questions bring a gentle warning', async () => {
  const { user } = await opened();
  await screen.findByLabelText(/^Title/);
  const add = screen.getByRole('button', { name: 'Add a question' });
  for (let count = 1; count < 5; count++) await user.click(add);
  expect(screen.queryByText('More than 5 questions')).toBeNull();
  await user.click(add);
  expect(screen.getByText('More than 5 questions')).toBeTruthy();
});

test('questions are folded to a line, one is open at a time, and the preview follows it', async () => {
  const second = { ...question('Which flour?', '6f1f1b1e-0000-4000-8000-000000000002'), seconds: 90, retries: 'none' as const };
  const { user } = await opened(answer(jobCodeLookup.byBooking, { ...stored, questions: [...stored.questions, second] }));
  const one = await screen.findByRole('button', { name: /^1\. Why bread\?.*1 minute/ });
  const two = screen.getByRole('button', { name: /^2\. Which flour\?.*1 attempt$/ });
  expect(screen.queryByRole('textbox', { name: 'Question' })).toBeNull();
  await user.click(one);
  expect((screen.getByRole('textbox', { name: 'Question' }) as HTMLTextAreaElement).value).toBe('Why bread?');
  await user.click(two);
  expect((screen.getByRole('textbox', { name: 'Question' }) as HTMLTextAreaElement).value).toBe('Which flour?');
  expect(within(screen.getByRole('region', { name: 'What candidates see' })).getByText('Which flour?')).toBeTruthy();
});

test('a removed question comes back where it was', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: /^1\. Why bread/ }));
  await user.click(screen.getByRole('button', { name: 'Remove question 1' }));
  expect(screen.queryByRole('textbox', { name: 'Question' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect((screen.getByRole('textbox', { name: 'Question' }) as HTMLTextAreaElement).value).toBe('Why bread?');
});

const both = (...more: ReturnType<typeof answer>[]) =>
  opened(answer(jobAdEditing.parts, { jobAd: true, jobCode: stored.id }), answer(jobAdEditing.read, ad), ...more);

test('one press publishes the interview and the ad', async () => {
  const { user, calls } = await both(
    answer(jobCodeEditing.publish, { ...stored, state: 'active' }),
    answer(jobAdEditing.publish, { ...ad, state: 'open', daysRemaining: 90 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  // one word for both where they stand alike
  expect(await screen.findByText('Open')).toBeTruthy();
  expect(screen.queryByText('Ad: Open')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  const published = calls.map(({ route }) => route).filter((route) => route.endsWith('/publish'));
  expect(published).toEqual([jobCodeEditing.publish.route, jobAdEditing.publish.route]);
});

test('what was just published says how it goes on: its link, asking people, and what they will see', async () => {
  const { user } = await both(
    answer(jobCodeEditing.publish, { ...stored, state: 'active' }),
    answer(jobAdEditing.publish, { ...ad, state: 'open', daysRemaining: 90 }),
  );
  await screen.findByText('Draft');
  expect(screen.queryByText('The job is on offer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const next = within((await screen.findByText('The job is on offer')).closest('[role="status"]') as HTMLElement);
  expect(next.getByRole<HTMLInputElement>('textbox', { name: 'Link to the ad' }).value).toMatch(/\/job\/bkg234\/c\/true$/);
  expect(next.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  expect(next.getByRole('link', { name: 'See the ad' }).getAttribute('href')).toBe('/job-preview?bookingId=bkg234');
  await user.click(next.getByRole('button', { name: 'Invite candidates' }));
  expect(await screen.findByRole('dialog', { name: /Invite/ })).toBeTruthy();
});

test('an interview without an ad is shared by its own link', async () => {
  const { user } = await opened(answer(jobCodeEditing.publish, { ...stored, state: 'active' }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to the interview' });
  expect(link.value).toMatch(/\/video-interview\/abc234$/);
  expect(screen.getByRole('link', { name: 'See the interview' }).getAttribute('href')).toBe('/job-preview?bookingId=bkg234&part=code');
});

test('while a part lacks something nothing is published: what is missing is led to, and the other part is offered alone', async () => {
  const empty = { ...stored, questions: [question('', '6f1f1b1e-0000-4000-8000-000000000001')] };
  const { user, calls, path } = await both(
    answer(jobCodeLookup.byBooking, empty),
    answer(jobAdEditing.publish, { ...ad, state: 'open', daysRemaining: 90 }),
  );
  await screen.findByText('Draft');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(path()).toContain('part=code'));
  expect(screen.getByText('Draft')).toBeTruthy();
  const published = () => calls.map(({ route }) => route).filter((one) => /publish/.test(one));
  expect(published()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Question' })));
  await user.click(screen.getByRole('link', { name: 'Write question 1' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Question' }));

  await user.click(screen.getByRole('button', { name: 'Publish the ad without the interview' }));
  expect(await screen.findByText('Ad: Open')).toBeTruthy();
  expect(screen.getByText('Interview: Draft')).toBeTruthy();
  expect(published()).toEqual([jobAdEditing.publish.route]);
});

test('how many people are sought shows in the preview and is saved; a number that cannot be is marked and kept back', async () => {
  const { user, calls } = await both(answer(jobAdEditing.update, (asked) => ({ ...ad, title: asked.title ?? '', revision: 2 })));
  const saved = () => calls.filter(({ route }) => route === jobAdEditing.update.route).at(-1)?.asked;
  const openings = await screen.findByLabelText('Number of openings');
  await user.type(openings, '12');
  expect(within(screen.getByRole('region', { name: 'What candidates see' })).getByText('12 openings')).toBeTruthy();
  await waitFor(() => expect(saved()).toMatchObject({ openings: 12 }), { timeout: 20_000 });
  await user.type(openings, '00');
  expect(await screen.findByText('This is not saved: choose a number from 1 to 1,000')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Title/), 's');
  await waitFor(() => expect(saved()).toMatchObject({ title: 'Bakers' }), { timeout: 20_000 });
  expect(saved()).not.toHaveProperty('openings');
});

test('while ad and interview have one title, changing it changes both', async () => {
  const { user, calls } = await both(answer(jobAdEditing.update, (asked) => ({ ...ad, title: asked.title ?? '', revision: 2 })));
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 's');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bakers');
  const savesOf = (route: string) => calls.filter((one) => one.route === route).at(-1)?.asked.title;
  await waitFor(() => expect([savesOf(jobAdEditing.update.route), savesOf(jobCodeEditing.update.route)]).toEqual(['Bakers', 'Bakers']), {
    timeout: 20_000,
  });
});

test('while they have one title it is asked for in the ad alone, and the questions come first in the interview', async () => {
  const { user } = await both();
  await user.click(await screen.findByRole('tab', { name: 'Interview' }));
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(headings.indexOf('Questions')).toBeGreaterThanOrEqual(0);
  expect(headings.indexOf('Questions')).toBeLessThan(headings.indexOf('Welcome and dates'));
  expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
});

test('what is missing is led to in the order of the form', async () => {
  const { user } = await both(answer(jobAdEditing.read, { ...ad, employmentType: [], tasks: '' }));
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('ad-employmentType'));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual(['#ad-employmentType', '#ad-tasks']);
});

test('a job that lacks nothing may be published, and names what applicants will ask about', async () => {
  const { user } = await both(answer(jobAdEditing.read, { ...ad, replyDays: 14 }));
  const ready = (await screen.findByText('Ready to publish')).closest('[role="alert"], [role="group"], .mantine-Alert-root') as HTMLElement;
  const links = within(ready).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '#ad-salary',
    '#ad-closingDate',
    '#job-code-introduction',
    '#job-code-deadline',
  ]);
  await user.click(within(ready).getByRole('link', { name: 'A word of welcome before the interview' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('job-code-introduction'));
});

test('on a phone the parts of an ad are lines that say what they hold and open where one is led; its preview is elsewhere', async () => {
  const view = window as unknown as { happyDOM: { setViewport: (to: { width: number }) => void } };
  view.happyDOM.setViewport({ width: 390 });
  const { user } = await both(answer(jobAdEditing.read, { ...ad, places: [] }));
  const place = await screen.findByRole('button', { name: /^Place and pay/ });
  expect([place.getAttribute('aria-expanded'), place.textContent]).toEqual(['false', 'Place and payNothing yet']);
  expect(screen.getByRole('button', { name: /^The job/ }).textContent).toBe('The jobBaker · Full Time · Production');
  expect(screen.queryByRole('region', { name: 'What candidates see' })).toBeNull();
  await user.click(screen.getByRole('link', { name: /town/ }));
  await waitFor(() => expect(document.activeElement?.id).toBe('ad-city-0'));
  view.happyDOM.setViewport({ width: 1024 });
});

test('a figure that is not shown is no zero: it is said, and its bar is hatched instead of empty', async () => {
  const reply = { decided: null, waiting: null, medianHours: null, promised: 0, kept: 0 };
  const stages = [
    { stage: 'begun' as const, count: 11 },
    { stage: 'sent' as const, count: null },
    { stage: 'accepted' as const, count: 0 },
  ];
  await openedAt(
    '&part=results',
    answer(jobResults.get, { enough: true, invited: 0, invitedBegun: 0, stages, reply, questions: [], sources: [], reasons: [] }),
  );
  const line = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
  expect((await line('Sent')).textContent).toBe('SentNot shown');
  expect((await line('Sent')).innerHTML).not.toContain('--part');
  expect((await line('Accepted')).textContent).toBe('Accepted0 · 0%');
  expect((await line('Accepted')).innerHTML).toContain('--part: 0');
});

const welcomeVideo = { key: 'w.mp4', url: '/api/media/welcome', poster: null, ready: true };
const said = (text: string) => [{ text, start: 0.5, end: 1, line: true }];
const captioned = (...more: ReturnType<typeof answer>[]) =>
  opened(
    answer(jobCodeLookup.byBooking, { ...stored, welcomeVideo }),
    answer(filmCaptions.shown, { items: [] }),
    answer(filmCaptions.edited, { film: 'clips/w.mp4', items: [], place: null }),
    ...more,
  );

test('captions are taken from a file whose faults are named by line, and sent as the file has them', async () => {
  const save = answer(filmCaptions.save, { film: 'clips/w.mp4', items: [], place: null });
  const { user, calls } = await captioned(save);
  await user.click(await screen.findByRole('button', { name: 'Captions: Welcome video' }));
  const dialog = await screen.findByRole('dialog', { name: 'Captions: Welcome video' });
  const field = await within(dialog).findByLabelText('What is said');
  const chooser = dialog.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(chooser, new File(['WEBVTT\n\n00:02.000 --> 00:01.000\nWe bake'], 'wrong.vtt'));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Line 3: the caption ends before it begins');
  expect((field as HTMLTextAreaElement).value).toBe('');
  const right = 'WEBVTT\n\n00:01.000 --> 00:02.000\nWe bake';
  await user.upload(chooser, new File([right], 'right.vtt'));
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('[0:01] We bake'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.find(({ route }) => route === filmCaptions.save.route)?.asked;
  expect(sent).toMatchObject({ film: 'clips/w.mp4', language: 'en', text: right, changedAt: null });
});

test('the preview shows captions in the language of the page, and another one that is chosen', async () => {
  const items = [
    { language: 'de' as const, words: said('Willkommen') },
    { language: 'en' as const, words: said('Welcome') },
  ];
  const { user } = await captioned(answer(filmCaptions.shown, { items }));
  const preview = await screen.findByRole('region', { name: 'What candidates see' });
  const film = await within(preview).findByRole('group', { name: 'Welcome video' });
  const video = film.querySelector('video') as HTMLVideoElement;
  video.currentTime = 0.7;
  await user.click(await within(film).findByRole('button', { name: 'Captions' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Captions on' }));
  fireEvent.timeUpdate(video);
  expect(await within(film).findByText('Welcome')).toBeTruthy();
  await user.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect((await within(film).findByText('Willkommen')).parentElement?.lang).toBe('de');
});
