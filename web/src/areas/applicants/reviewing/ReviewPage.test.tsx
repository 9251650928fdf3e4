import { screen as page, waitFor } from '@testing-library/react';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import { entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import { leaving } from '@vitrine/contract/guest-reviewers/leaving.ts';
import { expect, test } from 'vitest';
import { anApplicant } from '../../../parts/applicant/fixtures.ts';
import { answer, refusal, refuse, renderScreen } from '../../../testing.tsx';

const token = 'x'.repeat(43);
const at = '2026-11-20T08:00:00.000Z';
const about = answer(entering.about, { name: 'Ines Falk', companyName: 'Lindenhof', title: 'Night baker' });
const own = answer(entering.own, { name: 'Ines Falk', companyName: 'Lindenhof', title: 'Night baker', bookingId: 'bkg234', expiresAt: at });
const zoe = anApplicant({
  firstName: 'Zoé',
  lastName: 'Brandauer',
  email: '',
  internalRef: '',
  documentCount: 0,
  replyBy: null,
  stars: null,
});
const list = answer(applicants.byBooking, { items: [zoe], total: 1, page: 1, count: 20 });

test('a guest reviewer comes in by link and mailed code; a wrong code is said at its field', async () => {
  const enter = answer(entering.enter, ({ code }) => {
    if (code !== '12345678') throw refusal('wrong-code');
    return { token: 'a-session' };
  });
  const answers = [about, answer(entering.mailCode, {}), enter, own, list];
  const { user, calls } = await renderScreen(`/review#${token}`, { answers });
  await user.click(await page.findByRole('button', { name: 'Mail me the code' }));
  const field = await page.findByRole('textbox', { name: 'Code' });
  await user.type(field, '00000000{Enter}');
  expect(await page.findByText('The code is wrong or no longer good')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '12345678{Enter}');
  expect((await page.findByRole('link', { name: 'Zoé Brandauer' })).getAttribute('href')).toBe(`/candidate-details/candidate/${zoe.id}`);
  expect(page.queryByTestId('side-menu')).toBeNull();
  expect(calls.find((call) => call.route === 'POST /api/review/code')?.asked).toEqual({ token });
});

test('a dead link says what to do, and signing out tells the server', async () => {
  await renderScreen(`/review#${token}`, { answers: [refuse(entering.about, 'link-expired')] });
  expect(await page.findByText('This link is no longer good')).toBeTruthy();
  const { calls } = await renderScreen('/logout', { visitor: 'guest-reviewer', answers: [answer(leaving.end, {})] });
  await waitFor(() => expect(calls.some((call) => call.route === 'POST /api/review/leave')).toBe(true));
});
