import { act, screen as page, within } from '@testing-library/react';
import type { RefusalCode } from '@vitrine/contract/refusals.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { afterEach, expect, it } from 'vitest';
import { showProblem } from '../../platform/calls/problems.ts';
import { chooseLanguage } from '../../platform/i18n.ts';
import { refusal, renderScreen } from '../../testing.tsx';

afterEach(async () => {
  act(() => showProblem(null));
  await chooseLanguage('en');
});

it.each<[seconds: number | undefined, Language, text: string]>([
  [undefined, 'en', 'Too many tries. Please wait a moment'],
  [40, 'en', 'Too many tries. Please try again in 1 minute'],
  [841, 'en', 'Too many tries. Please try again in 15 minutes'],
  [900, 'de', 'Zu viele Versuche. Bitte versuchen Sie es in 15 Minuten noch einmal'],
  [60, 'fr', 'Trop de tentatives. Veuillez réessayer dans 1 minute'],
  [80_000, 'en', 'Too many tries. Please try again in 23 hours'],
])('whoever tried too often and may come back after %s seconds is told when (%s)', async (seconds, language, text) => {
  await renderScreen('/no-such-page');
  await chooseLanguage(language);
  act(() => showProblem(refusal('too-many-requests', undefined, seconds)));
  expect(await within(await page.findByRole('dialog', { hidden: true })).findByText(text)).toBeTruthy();
});

it.each<[RefusalCode, Language, title: string, text: string]>([
  ['email-not-found', 'en', 'E-mail not found', 'The E-mail you entered has not been found.'],
  ['already-registered', 'en', 'Already Registered', 'You are already a registered user.'],
  ['already-applied', 'en', 'Already applied', 'You have already applied for this job position.'],
  ['interview-expired', 'en', 'Interview Expired', 'The job interview is expired.'],
  ['interview-expired', 'de', 'Interview abgelaufen', 'Das Interview ist abgelaufen.'],
  ['email-not-found', 'fr', 'E-mail introuvable', 'Aucun compte n’utilise cette adresse.'],
  ['invalid', 'en', 'That did not work', 'Please correct errors in the form'],
  ['category-filled', 'en', 'That did not work', 'Only empty categories can be deleted'],
])('the part of %s before the colon is the title of the dialog (%s)', async (code, language, title, text) => {
  await renderScreen('/no-such-page');
  await chooseLanguage(language);
  act(() => showProblem(refusal(code)));
  const dialog = await page.findByRole('dialog', { name: title, hidden: true });
  expect(within(dialog).getByText(text)).toBeTruthy();
});
