import { screen, within } from '@testing-library/react';
import { applicationHome } from '@vitrine/contract/applying/home.ts';
import { type OwnEffect, ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import { effectPractice } from '@vitrine/contract/speech-effect/practising.ts';
import { applicantEffect } from '@vitrine/contract/speech-effect/reviewing.ts';
import type { StyleResult } from '@vitrine/contract/speech-effect/shapes.ts';
import { styles } from '@vitrine/contract/speech-effect/styles.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';
import { reviewing } from '../applicants/fixtures.tsx';
import { homeOf } from '../applying/home/home-of.ts';

const known = styles.map((key) => ({ key, name: key, about: '', words: [], levels: [1, 2, 3, 4, 5].map((level) => `${key} at ${level}`) }));
const rules = [
  answer(effectPractice.styles, { version: '2026-11-25', items: known }),
  answer(effectPractice.ideals, { items: styles.map((precireResult) => ({ precireResult, optimalValue: 4 })) }),
];
const items: StyleResult[] = styles.map((results, index) => ({
  slNo: index + 1,
  results,
  resultDetails: { score: 5.2, percentile: 91 },
  level: 5,
  words: [{ start: 0, end: 4, entry: 'help*' }],
}));

const asked: OwnEffect = {
  offered: true,
  companyName: 'Lindenhof',
  purpose: 'To talk about how answers are worded.',
  responsible: 'Ada Lovelace',
  assessmentUrl: 'https://lindenhof.example/assessment',
  consents: { counting: null, company: null, dossier: null },
  text: '',
  effect: null,
  seen: '',
  releasedAt: null,
  fieldOfActivity: null,
};
const at = '2026-11-20T08:05:00.000Z';

test('a candidate reads who asks and what for, sees the result alone, and shows it', async () => {
  let own = asked;
  const { user, calls } = await renderScreen('/application/book22', {
    visitor: 'candidate',
    answers: [
      answer(applicationHome.show, homeOf({})),
      ...rules,
      answer(ownEffect.look, () => own),
      answer(ownEffect.consent, ({ consent }) => {
        const effect = { state: 'done' as const, version: '2026-11-25', language: 'en' as const, wordCount: 160, items };
        if (consent === 'counting')
          own = { ...own, effect, text: 'Help and help.', seen: 'this', consents: { ...own.consents, counting: at } };
        else own = { ...own, releasedAt: at, consents: { ...own.consents, company: at } };
        return own;
      }),
    ],
  });
  expect(await screen.findByText(asked.purpose)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Impact assessment' }).getAttribute('href')).toBe(asked.assessmentUrl);
  await user.click(await screen.findByRole('switch', { name: /^Count my released words/ }));
  expect(await screen.findByText('Lindenhof sees nothing of this.')).toBeTruthy();
  expect(await screen.findAllByRole('rowheader')).toHaveLength(29);
  await user.click(screen.getByRole('button', { name: 'Show Lindenhof' }));
  expect(await screen.findByText(/Lindenhof sees this since/)).toBeTruthy();
  expect(calls.findLast(({ route }) => route === ownEffect.consent.route)?.asked).toMatchObject({
    consent: 'company',
    given: true,
    seen: 'this',
  });
  expect(await screen.findByRole('switch', { name: /^Show it in my dossier/ })).toBeTruthy();
});

test('a recruiter is asked for the own rating first, and then sees levels, with figures behind a click', async () => {
  const shown = {
    version: '2026-11-25',
    language: 'en' as const,
    wordCount: 160,
    items: items.map((one) => ({ ...one, words: ['help'] })),
  };
  const { user } = await reviewing({
    answers: [...rules, answer(applicantEffect.look, { state: 'shown', effect: shown, fieldOfActivity: null })],
  });
  await user.click(await screen.findByRole('tab', { name: 'Transcript' }));
  const row = await screen.findByRole('row', { name: /supportive/ });
  expect(within(row).getByText('very high')).toBeTruthy();
  expect(screen.queryByText('5.2')).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Show figures' }));
  expect(within(await screen.findByRole('row', { name: /supportive/ })).getByText('5.2')).toBeTruthy();
});

test.each([
  ['rate-first', /Give your own rating first/],
  ['not-used', /Not used. That says nothing/],
] as const)('without anything to see it says so: %s', async (state, words) => {
  const { user } = await reviewing({ answers: [...rules, answer(applicantEffect.look, { state, effect: null, fieldOfActivity: null })] });
  await user.click(await screen.findByRole('tab', { name: 'Transcript' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
