import { screen, within } from '@testing-library/react';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import type { Effect } from '@vitrine/contract/speech-effect/shapes.ts';
import { styles } from '@vitrine/contract/speech-effect/styles.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const said = 'We help. We help together.';
const effect: Effect = {
  state: 'done',
  version: '2026-11-25',
  language: 'en',
  wordCount: 160,
  items: styles.map((results, index) => ({
    slNo: index + 1,
    results,
    resultDetails: results === 'supportive' ? { score: 5.2, percentile: 91 } : { score: 0, percentile: 0 },
    level: results === 'supportive' ? 5 : 1,
    words:
      results === 'supportive'
        ? [
            { start: 3, end: 7, entry: 'help*' },
            { start: 12, end: 16, entry: 'help*' },
          ]
        : [],
  })),
};
const known = styles.map((key) => ({
  key,
  name: key.replace('_', ' '),
  about: '',
  words: [],
  levels: [1, 2, 3, 4, 5].map((level) => `${key} at ${level}`),
}));

const opened = (reply: Effect) =>
  renderScreen('/speech-effect', {
    visitor: 'candidate',
    answers: [
      answer(effectPractice.practise, reply),
      answer(effectPractice.styles, { version: '2026-11-25', items: known }),
      answer(effectPractice.ideals, ({ fieldOfActivity }) => ({
        items: styles.map((precireResult) => ({ precireResult, optimalValue: fieldOfActivity ? 9 : 4 })),
      })),
    ],
  });

test('a text is looked at, and a style opens its words where they stand', async () => {
  const { user } = await opened(effect);
  await user.type(await screen.findByLabelText(/Your text/), said);
  await user.click(screen.getByRole('button', { name: 'See the effect' }));
  const row = await screen.findByRole('row', { name: /supportive/ });
  expect(within(row).getByText('5.2')).toBeTruthy();
  expect(within(row).getByText('Ideal 4')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'supportive' }));
  expect(await screen.findByText('supportive at 5')).toBeTruthy();
  expect(screen.getByText('help (2 times)')).toBeTruthy();
  expect(screen.getAllByText('help', { selector: 'mark' })).toHaveLength(2);
  expect(screen.getAllByRole('rowheader')).toHaveLength(29);
});

test('the ideal values of a field that is chosen stand beside the own ones', async () => {
  const { user } = await opened(effect);
  await user.type(await screen.findByLabelText(/Your text/), said);
  await user.click(screen.getByRole('button', { name: 'See the effect' }));
  await user.click(await screen.findByRole('combobox', { name: /Compare with/ }));
  await user.click(await screen.findByRole('option', { name: 'Law', hidden: true }));
  expect(await screen.findAllByText('Ideal 9')).toHaveLength(29);
  await user.click(screen.getByRole('button', { name: 'Change the text' }));
  expect(await screen.findByDisplayValue(said)).toBeTruthy();
});

test('too little text is said, with what is there still there', async () => {
  const { user } = await opened({ ...effect, state: 'too-little', wordCount: 5, items: [] });
  await user.type(await screen.findByLabelText(/Your text/), said);
  await user.click(screen.getByRole('button', { name: 'See the effect' }));
  expect((await screen.findByRole('alert')).textContent).toContain('5 of 150 words');
  expect(screen.getByDisplayValue(said)).toBeTruthy();
});
