import { screen as page, waitFor } from '@testing-library/react';
import { deciding } from '@vitrine/contract/applicants/deciding.ts';
import { scorecards } from '@vitrine/contract/applicants/scorecards.ts';
import { expect, it } from 'vitest';
import { answer } from '../../../testing.tsx';
import { heading, reviewing } from '../fixtures.tsx';
import { at, id, idOf } from './fixtures.ts';

it('criteria are marked by keys alone and told when one says so; what is half marked stays a draft of one’s own', async () => {
  const { user, calls } = await reviewing({ criteria: ['Care', 'Clarity'] });
  await page.findByRole('radiogroup', { name: 'Clarity' });
  const given = () => calls.filter((call) => call.route === scorecards.give.route).map((call) => call.asked);
  await user.keyboard('4');
  expect(given()).toEqual([]);
  await user.keyboard('5');
  // the last mark is no last word: a note on the whole is still to be written
  expect(await page.findByText(/^All marked/)).toBeTruthy();
  await user.type(page.getByRole('textbox', { name: 'Note on the whole (optional)' }), 'Calm');
  await user.click(document.body);
  expect(given()).toEqual([]);
  await user.keyboard('g');
  await waitFor(() => expect(given()).toMatchObject([{ id: idOf('Maëlys'), note: 'Calm', scores: [{ points: 4 }, { points: 5 }] }]));
  // also while another tab is open
  await user.click(page.getByRole('tab', { name: 'Person' }));
  await user.keyboard('n');
  await heading('Lina');
  await page.findByRole('radiogroup', { name: 'Clarity', hidden: true });
  await user.keyboard('j2');
  await user.keyboard('n');
  const kept = () => calls.findLast((call) => call.route === scorecards.keepDraft.route)?.asked;
  await waitFor(() => expect(kept()).toMatchObject({ id: idOf('Lina'), scores: [{ points: null }, { points: 2 }] }));
  expect(given()).toHaveLength(1);
  await heading('Tom');
  await user.keyboard('p');
  await heading('Lina');
  expect(await page.findByText('Draft, seen by you alone')).toBeTruthy();
  expect(page.getByRole('radio', { name: '2', checked: true })).toBeTruthy();
  expect(calls.some((call) => call.route === deciding.rate.route)).toBe(false);
});

it('the key that gives scores names a criterion that is still open, and gives them without it when pressed once more', async () => {
  const { user, calls } = await reviewing({ criteria: ['Care', 'Clarity', 'Calm'] });
  const given = () => calls.filter((call) => call.route === scorecards.give.route).map((call) => call.asked);
  await page.findByRole('radiogroup', { name: 'Clarity' });
  // a score moves on by itself: with the key that steps on, one is skipped
  await user.keyboard('4j3');
  await user.keyboard('g');
  expect(await page.findByText(/^Still open: Clarity/)).toBeTruthy();
  expect(given()).toEqual([]);
  await user.keyboard('g');
  await waitFor(() => expect(given()).toMatchObject([{ scores: [{ points: 4 }, { points: null }, { points: 3 }] }]));
});

it('who goes on with every criterion marked has given the scores, once', async () => {
  const { user, calls } = await reviewing({ criteria: ['Care', 'Clarity'] });
  const given = () => calls.filter((call) => call.route === scorecards.give.route).map((call) => call.asked);
  await page.findByRole('radiogroup', { name: 'Clarity' });
  await user.keyboard('35');
  await user.keyboard('gn');
  await heading('Lina');
  await waitFor(() => expect(given()).toMatchObject([{ id: idOf('Maëlys'), scores: [{ points: 3 }, { points: 5 }] }]));
  await page.findByRole('radiogroup', { name: 'Clarity' });
  await user.keyboard('42');
  await user.keyboard('s');
  await user.click(await page.findByRole('menuitem', { name: 'Screening', hidden: true }));
  await heading('Tom');
  await waitFor(() => expect(given()).toMatchObject([{}, { id: idOf('Lina'), scores: [{ points: 4 }, { points: 2 }] }]));
});

it('what the levels mean stands below the criterion that is judged, without pointing at anything', async () => {
  const { user } = await reviewing({ criteria: ['Care', 'Clarity'] });
  await page.findByRole('radiogroup', { name: 'Clarity' });
  expect(page.getAllByText('1: Not seen')).toHaveLength(1);
  await user.keyboard('4');
  // what was chosen stays readable where one has gone on
  expect(page.getByText('4: Between “Sometimes” and “Always”')).toBeTruthy();
  expect(page.getAllByText('1: Not seen')).toHaveLength(1);
});

it('scores and stars that take the place of earlier ones are taken back by a key, as decisions are', async () => {
  const own = { name: 'Ada Lovelace', own: true, note: '', scoredAt: at, scores: [{ criterionId: idOf('Tom'), points: 2, note: '' }] };
  const criteria = [{ id: idOf('Tom'), name: 'Care', levels: { 1: 'Not seen', 2: '', 3: 'Sometimes', 4: '', 5: 'Always' } }];
  const current = { setId: id, criteria, own, others: [], othersCount: 0, summary: [] };
  const { user, calls } = await reviewing({ answers: [answer(scorecards.get, { current, draft: null, earlier: [] })] });
  const given = () => calls.filter((call) => call.route === scorecards.give.route).map((call) => call.asked);
  await page.findByText('You: 2 of 5');
  await user.keyboard('5');
  await user.keyboard('g');
  await waitFor(() => expect(given()).toMatchObject([{ scores: [{ points: 5 }] }]));
  await page.findByText('Your scores are saved');
  await user.keyboard('u');
  await waitFor(() => expect(given()[1]).toMatchObject({ scores: [{ points: 2 }] }));
  expect(await page.findByText('Taken back.')).toBeTruthy();
});

it('stars that a key gave are taken back by a key', async () => {
  let own = 2;
  const { user } = await reviewing({
    answers: [
      answer(deciding.ratings, () => ({ items: [{ questionNo: 1, own, others: [], othersCount: 0 }] })),
      answer(deciding.rate, ({ stars }) => {
        own = Number(stars);
        return {};
      }),
    ],
  });
  await page.findByRole('radio', { name: '2 stars', checked: true });
  await user.keyboard('5');
  await page.findByText('5 stars for question 1');
  expect(own).toBe(5);
  await user.keyboard('u');
  await waitFor(() => expect(own).toBe(2));
});
