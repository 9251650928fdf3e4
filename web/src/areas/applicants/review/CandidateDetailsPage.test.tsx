import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { applicantLetters } from '@vitrine/contract/applicants/letters.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { applicantWords } from '@vitrine/contract/applicants/words.ts';
import { webex } from '@vitrine/contract/integrations/webex.ts';
import type { Take } from '@vitrine/contract/interviews/parts.ts';
import type { Talk } from '@vitrine/contract/talks/shapes.ts';
import { talks } from '@vitrine/contract/talks/talks.ts';
import { expect, it, vi } from 'vitest';
import { answer, refusal, refuse } from '../../../testing.tsx';
import { heading, reviewing } from '../fixtures.tsx';
import { applicant, at, film, id, idOf, item, ready, waiting } from './fixtures.ts';
import { readAfter } from './stage/use-read.ts';

it('a film that becomes ready while a recruiter looks is shown within two seconds, without loading the page again', async () => {
  let take = waiting;
  await reviewing({ answers: [answer(applicantAnswers.questionwise, () => ({ items: [item(take)] }))] });
  expect(await page.findByText('Processing')).toBeTruthy();
  take = ready;
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe(film.url), { timeout: 4000 });
});

it('a key that finds nothing to take back says so', async () => {
  const { user } = await reviewing();
  await heading('Maëlys');
  await user.keyboard('u');
  expect(await page.findByText('There is nothing to take back any more')).toBeTruthy();
});

it('the keys lead through the list one came from, and a decision leads on with a way back', async () => {
  const { user, calls } = await reviewing({ path: '?status=New&sort=Oldest&all=true' });
  await heading('Maëlys');
  // whoever was seen counts no longer among them, also on the way back
  expect(page.getByText('1 of 3, 2 not yet seen')).toBeTruthy();
  expect(calls.find((call) => call.route === reviewQueue.get.route)?.asked).toMatchObject({ status: 'New', sort: 'Oldest', all: 'true' });
  await user.keyboard('n');
  await heading('Lina');
  expect(page.getByText('2 of 3, 1 not yet seen')).toBeTruthy();
  await user.keyboard('s');
  await user.click(await page.findByRole('menuitem', { name: 'Screening', hidden: true }));
  await heading('Tom');
  expect(page.getByText('3 of 3')).toBeTruthy();
  expect(page.getByText('Lina Chevalier: Screening')).toBeTruthy();
  await user.keyboard('u');
  await heading('Lina');
  expect(calls.some((call) => call.route === deciding.undo.route)).toBe(true);
  // the queue is the one that was there at the beginning
  expect(calls.filter((call) => call.route === reviewQueue.get.route)).toHaveLength(1);
});

it('whoever is only opened stays unseen; begun to play, or read for a while, they are seen', async () => {
  const open = new Set([idOf('Maëlys'), idOf('Lina')]);
  const written: Take = { ...ready, kind: 'text', media: null, text: 'I bake.' };
  const { user, calls } = await reviewing({
    answers: [
      answer(applicants.one, (asked) => ({ ...applicant, id: asked.id, seen: !open.has(asked.id) })),
      answer(applicantAnswers.questionwise, (asked) => ({
        items: [{ ...item(asked.id === idOf('Lina') ? written : ready), applicationId: asked.id ?? '', watched: false }],
      })),
    ],
  });
  await page.findByText('1 of 3, 3 not yet seen');
  fireEvent.play(document.querySelector('video') as HTMLVideoElement);
  expect(await page.findByText('1 of 3, 2 not yet seen')).toBeTruthy();
  await user.keyboard('n');
  await page.findByText('I bake.');
  const told = () => calls.filter((call) => call.route === applicantAnswers.watched.route).map(({ asked }) => asked.id);
  expect(told()).toEqual([idOf('Maëlys')]);
  // it counts once it has stood for a while and somebody is there
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + readAfter);
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(told()).toEqual([idOf('Maëlys'), idOf('Lina')]));
  vi.restoreAllMocks();
  expect(await page.findByText('2 of 3, 1 not yet seen')).toBeTruthy();
});

it('what is said stands in a tab of its own: a word leads to its second, and what is selected begins a note', async () => {
  const said = ['I', 'bake', 'bread.'].map((text, place) => ({ text, start: place, end: place + 1 }));
  const words = { questionNo: 1, takeId: id, source: 'candidate', language: 'en', changedAt: at, words: said } as const;
  const { user } = await reviewing({ answers: [answer(applicantWords.read, { items: [words], withheld: false })] });
  await user.click(await page.findByRole('tab', { name: 'Transcript' }));
  const bread = await page.findByText('bread.');
  await user.click(bread);
  expect([...document.querySelectorAll('video')].map(({ currentTime }) => currentTime)).toContain(2);
  window.getSelection()?.selectAllChildren(bread);
  fireEvent.pointerUp(bread);
  await user.click(await page.findByRole('button', { name: 'Note on this place' }));
  await waitFor(() => expect(page.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' }).value).toBe('“bread.” '));
});

it('who reads along sees what is said over the picture, where and as large as they chose', async () => {
  localStorage.removeItem('captions');
  const said = ['I', 'bake', 'bread.'].map((text, place) => ({ text, start: place, end: place + 1 }));
  const words = { questionNo: 1, takeId: `${id} 1`, source: 'candidate', language: 'en', changedAt: at, words: said } as const;
  const { user, calls } = await reviewing({ answers: [answer(applicantWords.read, { items: [words], withheld: false })] });
  await user.click(await page.findByRole('button', { name: 'Captions' }));
  // nobody's words are read before somebody wants to
  expect(calls.some((call) => call.route === applicantWords.read.route)).toBe(false);
  await user.click(await page.findByRole('menuitemradio', { name: 'Captions on' }));
  const line = await page.findByText('I bake bread.');
  await user.click(page.getByRole('menuitemradio', { name: 'Large' }));
  await user.click(page.getByRole('menuitemradio', { name: 'Above' }));
  expect(line.parentElement?.dataset).toMatchObject({ size: 'large', above: 'true' });
  expect(JSON.parse(localStorage.getItem('captions') ?? '')).toEqual({ on: true, size: 'large', above: true });
  await user.click(page.getByRole('menuitemradio', { name: 'Captions off' }));
  expect(page.queryByText('I bake bread.')).toBeNull();
  localStorage.removeItem('captions');
});

it('one button stands out: to invite, while nobody has decided; the team’s scores say from how many people they come', async () => {
  const own = { name: 'Ada Lovelace', own: true, note: '', scoredAt: at, scores: [{ criterionId: idOf('Tom'), points: 3, note: '' }] };
  const criteria = [{ id: idOf('Tom'), name: 'Care', levels: { 1: 'Not seen', 2: '', 3: 'Sometimes', 4: '', 5: 'Always' } }];
  const summary = [{ criterionId: idOf('Tom'), mean: 3.5, lowest: 3, highest: 4, count: 2, differ: false }];
  const current = { setId: id, criteria, own, others: [{ ...own, name: 'Tom Falk', own: false }], othersCount: 1, summary };
  const filled = () => [...document.querySelectorAll('button[data-variant="filled"]')].map((one) => one.textContent);
  const first = await reviewing({ criteria: ['Care'] });
  await page.findByRole('radiogroup', { name: 'Care' });
  expect(new Set(filled())).toEqual(new Set(['Invite to a talk']));
  first.unmount();
  await reviewing({
    answers: [answer(scorecards.get, { current, draft: null, earlier: [] }), answer(applicants.one, { ...applicant, status: 'Accepted' })],
  });
  expect(await page.findByText(/3.5 on average, from 2 people/)).toBeTruthy();
  expect(filled()).toEqual([]);
});

it('every answer says whether one has seen it and what stars one gave, in words too; by criteria there are no stars', async () => {
  const posters = async () => {
    const strip = await page.findByRole('navigation', { name: 'All answers' });
    return within(strip).getAllByRole('button');
  };
  const seen = { ...item(ready), watched: true };
  const answers = [
    answer(applicantAnswers.questionwise, {
      items: [seen, { ...seen, questionNo: 2, watched: false }, { ...seen, questionNo: 3, answer: null, watched: false }],
    }),
    answer(deciding.ratings, { items: [{ questionNo: 1, own: 4, others: [], othersCount: 0 }] }),
  ];
  const named = (...names: string[]) =>
    waitFor(async () => expect((await posters()).map((one) => one.getAttribute('aria-label'))).toEqual(names));
  const first = await reviewing({ answers });
  await named(
    'Question 1: Why bread?, seen, 4 stars',
    'Question 2: Why bread?, not seen, no stars yet',
    'Question 3: Why bread?, left out',
  );
  expect((await posters()).map((one) => one.textContent)).toEqual(['14seen', '2not seen', '3left out']);
  first.unmount();
  await reviewing({ answers, criteria: ['Care'] });
  await page.findByRole('radiogroup', { name: 'Care' });
  await named('Question 1: Why bread?, seen', 'Question 2: Why bread?, not seen', 'Question 3: Why bread?, left out');
});

it('back leads to where the review was opened, as it was filtered: the people of a job, its board, the list of people', async () => {
  const back = () => page.findByRole('link', { name: 'Back to the list' }).then((link) => decodeURI(link.getAttribute('href') ?? ''));
  const first = await reviewing({ path: '?from=job&progress=unseen&sort=Oldest' });
  expect(await back()).toBe('/job-edit?progress=unseen&sort=Oldest&bookingId=book22&part=people');
  first.unmount();
  const second = await reviewing({ path: '?from=job&view=board&status=New' });
  expect(await back()).toBe('/job-edit?view=board&bookingId=book22&part=people');
  second.unmount();
  await reviewing({ path: '?view=people&q=lina&page=2' });
  expect(await back()).toBe('/candidate-management?view=people&q=lina&page=2');
});

it('side by side each of them has status, decisions and every criterion, and only the one who is decided on changes', async () => {
  const { user, calls } = await reviewing({ criteria: ['Care'], path: `?beside=${idOf('Lina')}` });
  const [first, second] = await Promise.all(['Maëlys', 'Lina'].map((name) => page.findByRole('region', { name: `${name} Chevalier` })));
  for (const column of [first, second]) {
    if (!column) throw new Error('Nobody is there');
    const inside = within(column);
    expect(await inside.findByRole('radiogroup', { name: 'Care' })).toBeTruthy();
    expect(inside.getByRole('button', { name: /^Status of/ })).toBeTruthy();
    expect(inside.getByRole('button', { name: 'Invite to a talk' })).toBeTruthy();
  }
  const playing = (first as HTMLElement).querySelector('video') as HTMLVideoElement;
  const pause = vi.spyOn(playing, 'pause');
  await user.click(within(second as HTMLElement).getByRole('button', { name: 'Deny' }));
  await page.findByRole('dialog', { name: /Lina Chevalier|Denied/ });
  // nobody hears an answer go on behind what they are deciding
  expect(pause).toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(within(second as HTMLElement).getByRole('button', { name: /^Status of Lina/ }));
  await user.click(await page.findByRole('menuitem', { name: 'Screening', hidden: true }));
  const set = () => calls.filter((call) => call.route === deciding.setStatus.route).map((call) => call.asked);
  await waitFor(() => expect(set()).toMatchObject([{ ids: [idOf('Lina')], status: 'Screening' }]));
  // on a phone the names are a switch; the question stays
  const faces = within(page.getByRole('group', { name: 'Compared applicants', hidden: true }));
  expect(faces.getAllByRole('button', { hidden: true }).map((one) => one.textContent)).toEqual([
    'Maëlys ChevalierNew',
    'Lina ChevalierScreening',
  ]);
});

it('the sound is turned off, on and louder by keys, also for the films that come next', async () => {
  const { user } = await reviewing();
  await heading('Maëlys');
  await waitFor(() => expect(document.querySelector('video')).toBeTruthy());
  const films = () => [...document.querySelectorAll('video')].map(({ volume, muted }) => ({ volume, muted }));
  await user.keyboard('m');
  expect(await page.findByText('Sound off')).toBeTruthy();
  expect(films().every(({ muted }) => muted)).toBe(true);
  await user.keyboard('n');
  await heading('Lina');
  await waitFor(() => expect(films().every(({ muted }) => muted)).toBe(true));
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(await page.findByText('Volume 90%')).toBeTruthy();
  await waitFor(() => expect(films().every(({ volume, muted }) => !muted && volume === 0.9)).toBe(true));
});

it('quiet moments are skipped where that is wanted, and the choice is kept; without any there is nothing to choose', async () => {
  const quiet = [{ start: 2, end: 4.5 }];
  const { user } = await reviewing({ take: { ...ready, media: { ...film, quiet } } });
  await heading('Maëlys');
  const choice = await page.findByRole<HTMLInputElement>('switch', { name: 'Skip 1 quiet moment' });
  expect(choice.checked).toBe(false);
  // those fetched ahead stand out of sight beside it
  const video = document.querySelector('div:not([hidden]) > [role=group] > video') as HTMLVideoElement;
  const at = { now: 2.5 };
  Object.defineProperty(video, 'currentTime', {
    get: () => at.now,
    set(next: number) {
      at.now = next;
    },
  });
  Object.defineProperty(video, 'paused', { value: false });
  fireEvent.timeUpdate(video);
  expect(at.now).toBe(2.5);
  await user.keyboard('q');
  expect(await page.findByText('Quiet moments are skipped')).toBeTruthy();
  fireEvent.timeUpdate(video);
  expect(at.now).toBeCloseTo(4.2);
  // back over what was skipped, and not into it
  at.now = 6;
  await user.keyboard('{ArrowLeft}');
  expect(at.now).toBe(1);
  await user.keyboard('{ArrowRight}');
  at.now = 8;
  await user.keyboard('{ArrowLeft}');
  expect(at.now).toBe(0);
  expect(window.localStorage.getItem('skipQuiet')).toBe('true');
  window.localStorage.clear();
});

it('of an answer without quiet moments nothing is said, also not among the keys', async () => {
  const { user } = await reviewing();
  await heading('Maëlys');
  await user.keyboard('?');
  expect(await page.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  expect(page.getByText('Save the note').closest('div')?.textContent).toContain('CtrlEnter');
  expect(page.queryByText('Skip and play quiet moments')).toBeNull();
  expect(page.queryByRole('switch', { hidden: true })).toBeNull();
});

const me = '00000000-0000-4000-8000-0000000000aa';

it('a talk gets a day, a time and a place in the tab of the person, and what is wrong with them is said at the field', async () => {
  let talk: Talk | null = null;
  const { user, calls } = await reviewing({
    answers: [
      answer(talks.show, () => ({ talk, offer: null, interviewers: [] })),
      answer(talks.colleagues, { items: [{ accountId: me, name: 'Kim Person', own: true }] }),
      answer(talks.day, { items: [] }),
      answer(webex.show, { offered: false, connection: null }),
      answer(talks.set, ({ startsAt, place, minutes }) => {
        if (startsAt < '2030') throw refusal('times-past', [{ field: 'startsAt', message: 'times-past' }]);
        talk = {
          startsAt: `${startsAt}:00.000Z`,
          minutes: Number(minutes),
          timeZone: 'UTC',
          place,
          calendar: '',
          people: [],
          webex: null,
          recordable: false,
        };
        return {};
      }),
    ],
  });
  await user.click(await page.findByRole('tab', { name: 'Person' }));
  await user.click(await page.findByRole('button', { name: 'Set a date for a talk' }));
  const dialog = within(await page.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'Set one date' }));
  const day = dialog.getByLabelText('Day');
  await user.type(day, '01/07/2020');
  await user.click(dialog.getByRole('combobox', { name: 'Day: Time' }));
  await user.click(await page.findByRole('option', { name: '10:15', hidden: true }));
  await user.type(dialog.getByLabelText(/^Place/), 'Mill Road 3');
  await user.click(dialog.getByRole('button', { name: 'Set and tell' }));
  expect(await dialog.findByText('Please propose times that lie ahead')).toBeTruthy();
  await user.clear(day);
  await user.type(day, '01/07/2031');
  await user.click(dialog.getByRole('button', { name: 'Set and tell' }));
  expect(await page.findByText(/Mill Road 3/)).toBeTruthy();
  expect(calls.findLast((call) => call.route === talks.set.route)?.asked).toMatchObject({ startsAt: '2031-07-01T10:15', minutes: 30 });
  expect(page.getByRole('button', { name: 'Move the talk' })).toBeTruthy();
  expect(page.getByRole('button', { name: 'Call off' })).toBeTruthy();
});

it('who is invited to a talk is offered times; a letter without a date is a choice among three', async () => {
  const { user, calls } = await reviewing({
    answers: [
      answer(talks.show, { talk: null, offer: null, interviewers: [] }),
      answer(talks.colleagues, { items: [{ accountId: me, name: 'Kim Person', own: true }] }),
      answer(talks.day, { items: [] }),
      answer(webex.show, { offered: false, connection: null }),
      answer(talks.set, {}),
    ],
  });
  await heading('Maëlys');
  await user.keyboard('i');
  const dialog = within(await page.findByRole('dialog', { name: 'Invite Maëlys Chevalier to a talk' }));
  const ways = within(dialog.getByRole('radiogroup', { name: 'How the date is found' }));
  expect(ways.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
    ['offer', true],
    ['set', false],
    ['later', false],
  ]);
  await user.click(ways.getByRole('radio', { name: 'Without a date yet' }));
  expect(await dialog.findByRole('button', { name: 'Invite and send mail' })).toBeTruthy();
  await user.click(ways.getByRole('radio', { name: 'Set one date' }));
  await user.type(await dialog.findByLabelText('Day'), '01/07/2031');
  await user.click(dialog.getByRole('combobox', { name: 'Day: Time' }));
  await user.click(await page.findByRole('option', { name: '10:15', hidden: true }));
  await user.type(dialog.getByLabelText(/^Place/), 'Mill Road 3');
  await user.click(dialog.getByRole('button', { name: 'Set and tell' }));
  // the date is the decision: the next applicant is shown, and no second letter is sent
  await heading('Lina');
  expect(calls.filter((call) => call.route === talks.set.route)).toHaveLength(1);
  expect(calls.some((call) => call.route === deciding.setStatus.route)).toBe(false);
});

it('who was asked says that they have looked, and a recruiter takes back what is open', async () => {
  let items = [
    { accountId: id, name: 'Ada Lovelace', own: true, dueOn: '2026-11-30', doneAt: null as string | null },
    { accountId: idOf('Lina'), name: 'Amir Haddad', own: false, dueOn: '2020-01-08', doneAt: null },
  ];
  const { user } = await reviewing({
    answers: [
      answer(reviewRequests.list, () => ({ items })),
      answer(reviewRequests.done, () => {
        items = items.map((one) => (one.own ? { ...one, doneAt: at } : one));
        return {};
      }),
      answer(reviewRequests.takeBack, ({ accountId }) => {
        items = items.filter((one) => one.accountId !== accountId);
        return {};
      }),
    ],
  });
  expect(await page.findByText('You were asked to review until 30/11/2026')).toBeTruthy();
  const asked = page.getByRole('region', { name: 'Asked to review' });
  expect(asked.textContent).toMatch(/Amir Haddad.*until 08\/01\/2020.*late/);
  await user.click(page.getByRole('button', { name: 'I have looked at it' }));
  await waitFor(() => expect(page.queryByRole('button', { name: 'I have looked at it' })).toBeNull());
  expect(asked.textContent).toMatch(/Ada Lovelace.*done on 02\/03\/2026/);
  await user.click(page.getByRole('button', { name: 'No longer ask Amir Haddad' }));
  await waitFor(() => expect(asked.textContent).not.toContain('Amir'));
});

it('who is not there leads on to the list', async () => {
  await reviewing({ answers: [refuse(reviewQueue.get, 'not-found')] });
  expect(await page.findByRole('heading', { level: 1, name: 'This application is not here' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'To the applicants' }).getAttribute('href')).toBe('/candidate-management');
});

it('what an applicant asks stands above every tab until it is answered', async () => {
  const asked = { id, byCandidate: true, subject: 'A question', body: 'Is there a night bus?', sentAt: at };
  let unanswered = [id];
  const { user, calls } = await reviewing({
    answers: [
      answer(applicantLetters.list, () => ({ items: [asked], guest: true, unanswered })),
      answer(applicantLetters.answer, () => {
        unanswered = [];
        return {};
      }),
    ],
  });
  await user.click(await page.findByRole('button', { name: 'Answer' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Write to Maëlys Chevalier' }));
  await user.type(dialog.getByRole('textbox', { name: /Your words/ }), 'Line N8');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(page.queryByRole('button', { name: 'Answer' })).toBeNull());
  const sent = calls.find(({ route }) => route === applicantLetters.answer.route);
  expect(sent?.asked).toMatchObject({ message: 'Line N8' });
});
