import { fireEvent, screen as page, waitFor } from '@testing-library/react';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { reviewQueue } from '@vitrine/contract/applicants/queue.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { home } from '@vitrine/contract/home/needs.ts';
import { expect, it } from 'vitest';
import { answer } from '../../../testing.tsx';
import { heading, reviewing } from '../fixtures.tsx';
import { applicant, id, waitingFor } from './fixtures.ts';

const elsewhere = {
  kind: 'unseen' as const,
  id: 'book33',
  bookingId: 'book33',
  applicationId: id.replace(/.$/, '1'),
  count: 2,
  title: 'Cook',
  day: null,
  late: false,
  at: null,
  conversationId: null,
  questionNo: null,
  place: '',
  faces: [],
};
const steps = { job: true, invited: true, interview: true };
const waiting = answer(home.show, { today: '2026-03-02', needs: [elsewhere], more: false, jobs: [], openJobs: 0, steps });
const toTheEnd = async (user: { keyboard: (keys: string) => Promise<void> }) => {
  await heading('Maëlys');
  await user.keyboard('nn');
  await heading('Tom');
  await user.keyboard('n');
};

it('a queue that is looked through says so, and leads to the next job where somebody waits', async () => {
  const { user, calls } = await reviewing({
    answers: [answer(reviewQueue.get, { items: waitingFor.map((one) => ({ ...one, seen: true })) }), waiting],
  });
  await toTheEnd(user);
  expect(await page.findByRole('heading', { name: 'Everything here is looked through' })).toBeTruthy();
  const next = await page.findByRole('link', { name: 'Next: Cook, 2 unseen' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(page.getByRole('link', { name: 'Back to Today' }).getAttribute('href')).toBe('/home');
  // back from the end is back to the last one
  await user.keyboard('p');
  expect(await page.findByText('Question 1 of 2')).toBeTruthy();
  await user.keyboard('nn');
  await waitFor(() => expect(calls.filter(({ route }) => route === reviewQueue.get.route).at(-1)?.asked.id).toBe(elsewhere.applicationId));
});

it('at the end of a queue whoever was passed over is not forgotten', async () => {
  const { user } = await reviewing({
    answers: [answer(applicants.one, (asked) => ({ ...applicant, id: asked.id, seen: false })), waiting],
  });
  await page.findByText('1 of 3, 3 not yet seen');
  await user.keyboard('nn');
  await page.findByText('3 of 3, 3 not yet seen');
  await user.keyboard('n');
  await user.click(await page.findByRole('button', { name: 'To the 3 you have not seen' }));
  expect(await page.findByText('1 of 3, 3 not yet seen')).toBeTruthy();
});

it('a key that is pressed twice at once leads on by two, and past the last one to the end', async () => {
  await reviewing({ answers: [answer(applicants.one, (asked) => ({ ...applicant, id: asked.id, seen: false })), waiting] });
  await page.findByText('1 of 3, 3 not yet seen');
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(document.body, { key });
  };
  press('n', 'n');
  await page.findByText('3 of 3, 3 not yet seen');
  press('p', 'p');
  await page.findByText('1 of 3, 3 not yet seen');
  press('n', 'n', 'n');
  expect(await page.findByRole('button', { name: 'To the 3 you have not seen' })).toBeTruthy();
  expect(page.getByText('3 of 3, 3 not yet seen')).toBeTruthy();
});

it('the next person is opened at the first question, but where a question was chosen', async () => {
  const { user } = await reviewing();
  await heading('Maëlys');
  await page.findByText('Question 1 of 2');
  // the film runs on by itself
  fireEvent.ended(document.querySelector('div:not([hidden]) > [role="group"] > video') as HTMLVideoElement);
  await page.findByText('Question 2 of 2');
  await user.keyboard('n');
  await heading('Lina');
  expect(await page.findByText('Question 1 of 2')).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  await page.findByText('Question 2 of 2');
  await user.keyboard('n');
  await heading('Tom');
  expect(page.getByText('Question 2 of 2')).toBeTruthy();
});

it('in the menu of the status the next one stands ready, and a digit or a letter takes another', async () => {
  const { user, calls } = await reviewing();
  await heading('Maëlys');
  const set = () => calls.filter(({ route }) => route === deciding.setStatus.route).map(({ asked }) => asked.status);
  await user.keyboard('s');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Screening/));
  await user.keyboard('{Enter}');
  await heading('Lina');
  await user.keyboard('s');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Screening/));
  await user.keyboard('w');
  await heading('Tom');
  expect(set()).toEqual(['Screening', 'Declined']);
});

it('a mark given by the mouse leads on to the next criterion, as one given by a key does', async () => {
  const { user, calls } = await reviewing({ criteria: ['Care', 'Clarity', 'Calm'] });
  await page.findByRole('radiogroup', { name: 'Clarity' });
  await user.click(page.getAllByRole('radio', { name: '3: Sometimes' })[0] as HTMLElement);
  await user.keyboard('45g');
  const given = () => calls.filter(({ route }) => route === scorecards.give.route).map(({ asked }) => asked);
  await waitFor(() => expect(given()).toMatchObject([{ scores: [{ points: 3 }, { points: 4 }, { points: 5 }] }]));
});

it('a decision that a letter follows says when it leaves', async () => {
  const { user } = await reviewing({ answers: [answer(deciding.mailPreview, { language: 'fr', subject: 'S', text: 'T' })] });
  await heading('Maëlys');
  await user.keyboard('d');
  await user.click(await page.findByRole('button', { name: 'Deny and send mail' }));
  expect(await page.findByText('Maëlys Chevalier: Denied. The letter leaves in ten seconds.')).toBeTruthy();
});
