import { screen as page, waitFor, within } from '@testing-library/react';
import { applicantAnswers } from '@vitrine/contract/applicants/answers.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { comments } from '@vitrine/contract/applicants/comments.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { reviewRequests } from '@vitrine/contract/applicants/review-requests.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { tracking } from '@vitrine/contract/interviews/tracking.ts';
import { expect, it } from 'vitest';
import { type Answer, answer, refusal, renderScreen } from '../../../../testing.tsx';
import { applicant, at, id, idOf, item, names, ready, waitingFor } from '../fixtures.ts';

/** A review of two people, with what is asked about whoever is looked at. */
function reviewing({ answers = [] as Answer[], path = '' } = {}) {
  return renderScreen(`/candidate-details/candidate/${idOf('Maëlys')}${path}`, {
    visitor: 'recruiter',
    answers: [
      answer(reviewQueue.get, { items: waitingFor }),
      answer(applicants.one, (asked) => ({ ...applicant, id: asked.id, firstName: names.find((name) => idOf(name) === asked.id) ?? '' })),
      answer(applicantAnswers.questionwise, (asked) => ({
        items: [{ ...item({ ...ready, takeId: `${asked.id} 1` }), applicationId: asked.id ?? '' }],
      })),
      answer(applicantAnswers.watched, {}),
      answer(deciding.ratings, { items: [] }),
      answer(scorecards.get, { current: null, draft: null, earlier: [] }),
      answer(comments.list, { items: [] }),
      answer(reviewRequests.list, { items: [] }),
      answer(tracking.optin, { state: 'none', questionNo: null, reason: '', requestedAt: null, decidedAt: null }),
      ...answers,
    ],
  });
}

const heading = (name: string) => page.findByRole('heading', { level: 1, name: `${name} Chevalier` });

const note = {
  id,
  text: 'Warm',
  author: 'Ada Lovelace',
  own: true,
  questionNo: 1,
  second: 3,
  mentions: [],
  createdAt: at,
  updatedAt: at,
};

it('a note keeps the second at which it was begun, and leaves the keys to the review again', async () => {
  const { user, calls } = await reviewing({ answers: [answer(comments.add, () => ({ ...note }))] });
  await heading('Maëlys');
  await waitFor(() => expect(document.querySelector('video')).toBeTruthy());
  for (const video of document.querySelectorAll('video')) Object.defineProperty(video, 'currentTime', { value: 3.4 });
  await user.keyboard('c');
  await user.keyboard('Warm{Control>}{Enter}{/Control}');
  const asked = { id: idOf('Maëlys'), text: 'Warm', questionNo: 1, second: 3 };
  await waitFor(() => expect(calls.find((call) => call.route === comments.add.route)?.asked).toMatchObject(asked));
  await user.keyboard('n');
  await heading('Lina');
});

it('notes are open beside whatever else is looked at, and one that is begun waits for who comes back', async () => {
  const { user } = await reviewing({ answers: [answer(comments.list, { items: [note] })] });
  await heading('Maëlys');
  await waitFor(() => expect(document.querySelector('video')).toBeTruthy());
  for (const video of document.querySelectorAll('video')) Object.defineProperty(video, 'currentTime', { value: 3.4 });
  for (const name of ['Score', 'Person', 'History']) {
    await user.click(page.getByRole('tab', { name }));
    expect(field()).toBeTruthy();
    expect(await page.findByRole('article')).toBeTruthy();
  }
  await user.keyboard('cCalm{Escape}n');
  await heading('Lina');
  await waitFor(() => expect(field().value).toBe(''));
  await user.keyboard('p');
  await heading('Maëlys');
  await waitFor(() => expect(field().value).toBe('Calm'));
  expect(within(page.getByRole('region', { name: 'Notes of the team' })).getAllByText(/Question 1, 00 : 0\d/)).toHaveLength(2);
});

const field = () => page.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
/** A save that is answered when the test says so. */
function saving() {
  let settle: () => void = () => undefined;
  const add = answer(
    comments.add,
    () =>
      new Promise((done) => {
        settle = () => done(note);
      }),
  );
  return { add, settle: () => settle() };
}

it('a note that is being saved while one goes on is not there to be saved twice, neither on the way back nor after', async () => {
  const { add, settle } = saving();
  const { user, calls } = await reviewing({ answers: [add] });
  const added = () => calls.filter((call) => call.route === comments.add.route).length;
  await heading('Maëlys');
  await user.keyboard('cWarm{Control>}{Enter}{/Control}n');
  await heading('Lina');
  await user.keyboard('p');
  await heading('Maëlys');
  await waitFor(() => expect(field().value).toBe('Warm'));
  await user.keyboard('c{Control>}{Enter}{/Control}n');
  await heading('Lina');
  expect(added()).toBe(1);
  settle();
  await user.keyboard('p');
  await heading('Maëlys');
  await waitFor(() => expect(field().value).toBe(''));
  expect(added()).toBe(1);
});

it('a note that was not saved is still there, and is saved by the next try', async () => {
  let there = false;
  const { user, calls } = await reviewing({
    answers: [
      answer(comments.add, () => {
        if (!there) throw refusal('not-found');
        return note;
      }),
    ],
  });
  await heading('Maëlys');
  await user.keyboard('cWarm');
  await user.click(page.getByRole('button', { name: 'Save note' }));
  await user.click(await within(await page.findByRole('dialog')).findByRole('button', { name: 'Close' }));
  expect(field().value).toBe('Warm');
  there = true;
  await user.click(page.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(field().value).toBe(''));
  expect(calls.filter((call) => call.route === comments.add.route)).toHaveLength(2);
});

it('what is written while a note is being saved stays', async () => {
  const { add, settle } = saving();
  const { user } = await reviewing({ answers: [add] });
  await heading('Maëlys');
  const button = page.getByRole('button', { name: 'Save note' });
  await user.keyboard('cWarm{Control>}{Enter}{/Control}');
  await waitFor(() => expect(button.dataset.loading).toBe('true'));
  await user.keyboard('c and calm');
  settle();
  await waitFor(() => expect(button.dataset.loading).toBeUndefined());
  expect(field().value).toBe('Warm and calm');
});

it('a note that was begun is still there after a look at two people side by side', async () => {
  const { user } = await reviewing();
  await heading('Maëlys');
  await user.keyboard('cCalm{Escape}b');
  await page.findByRole('group', { name: 'Compared applicants', hidden: true });
  expect(page.queryByRole('textbox', { name: 'New note' })).toBeNull();
  await user.click(page.getByRole('button', { name: 'Back to one applicant' }));
  await heading('Maëlys');
  await waitFor(() => expect(field().value).toBe('Calm'));
});

it('the way from the bell or from a mail leads to the notes', async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(this);
  };
  await reviewing({ path: '#notes' });
  await waitFor(() => expect(seen).toContain(page.getByRole('region', { name: 'Notes of the team' })));
});

it('a colleague is named in a note by keys, is told of it, and stands out in what was written', async () => {
  const people = ['Tom Falk', 'Tomás Núñez', 'Inès Roux'].map((name, index) => ({ id: id.replace(/.$/, `${index}`), name, email: '' }));
  const written: Reply<typeof comments.add>[] = [];
  const { user, calls } = await reviewing({
    answers: [
      answer(comments.colleagues, { items: people }),
      answer(comments.list, () => ({ items: [...written] })),
      answer(comments.add, ({ text, mentions = [] }) => {
        const added = { ...note, text, mentions: people.filter((one) => mentions.includes(one.id)) };
        written.push(added);
        return added;
      }),
    ],
  });
  await heading('Maëlys');
  await user.keyboard('c');
  const field = page.getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
  const offered = async () => {
    const list = await page.findByRole('listbox', { name: 'Colleagues', hidden: true });
    return [...list.children].map((one) => one.textContent);
  };
  await user.keyboard('Ask @tom');
  expect(await offered()).toEqual(['Tom Falk', 'Tomás Núñez']);
  await user.keyboard('{ArrowDown}');
  const option = page.getByRole('option', { name: 'Tomás Núñez', hidden: true });
  expect(option.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Ask @Tomás Núñez ');
  expect(field.getAttribute('aria-controls')).toBeNull();
  expect(page.getByText('Mail to: Tomás Núñez')).toBeTruthy();
  // Escape leaves the offer first, and the field only then
  await user.keyboard('or @rou');
  expect(await offered()).toEqual(['Inès Roux']);
  await user.keyboard('{Escape}');
  expect(field.getAttribute('aria-controls')).toBeNull();
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Control>}{Enter}{/Control}');
  const asked = { text: 'Ask @Tomás Núñez or @rou', mentions: [people[1]?.id] };
  await waitFor(() => expect(calls.find((call) => call.route === comments.add.route)?.asked).toMatchObject(asked));
  expect((await page.findByText('@Tomás Núñez')).tagName).toBe('SPAN');
  // whoever was mentioned before is not told again
  await user.click(page.getByRole('button', { name: 'Edit or delete this note' }));
  await user.click(await page.findByRole('menuitem', { name: 'Edit', hidden: true }));
  expect(page.queryByText(/^Mail to/)).toBeNull();
  expect(page.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit note' }).value).toBe('Ask @Tomás Núñez or @rou');
});
