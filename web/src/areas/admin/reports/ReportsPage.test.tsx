import { screen, waitFor, within } from '@testing-library/react';
import { reports } from '@vitrine/contract/chat/reports.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../../testing.tsx';

type Read = Reply<typeof reports.read>;

const read: Read = {
  id: '00000000-0000-4000-8000-000000000007',
  at: '2026-11-20T08:05:00.000Z',
  reason: 'fraud',
  reporter: { name: 'Lina Berg', email: 'lina@mail.example', companyName: '' },
  reported: { name: 'Rosa Roth', email: 'rosa@lindenhof.example', companyName: 'Lindenhof' },
  title: 'Baker',
  messages: 1,
  outcome: null,
  decidedAt: null,
  words: 'It goes on like this.',
  grounds: '',
  lines: [{ number: 4, text: 'Send me 50 euros first', fileNames: ['bill.pdf', 'photo.png'], sentAt: '2026-11-20T08:00:00.000Z' }],
};

const opened = (shown: Partial<Read> = {}, items = [{ ...read, ...shown }]) =>
  renderScreen('/admin-panel/reports', {
    visitor: 'admin',
    answers: [
      answer(reports.list, { items, total: items.length, page: 1, count: 20 }),
      answer(reports.read, { ...read, ...shown }),
      answer(reports.decide, {}),
    ],
  });

test('an administrator reads what was handed over, and decides with a reason that both will read', async () => {
  const { user, calls, path } = await opened();
  await user.click(await screen.findByRole('button', { name: /Lina Berg about Rosa Roth/ }));
  expect(path()).toContain(`report=${read.id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
  expect(await dialog.findByText(/Send me 50 euros first/)).toBeTruthy();
  expect(dialog.getByText(/bill.pdf/)).toBeTruthy();
  expect(dialog.getByText('It goes on like this.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Take the messages away' }));
  await user.click(dialog.getByRole('button', { name: 'Decide and tell' }));
  expect(calls.some(({ route }) => route === reports.decide.route)).toBe(false);
  await user.type(dialog.getByRole('textbox', { name: 'Reason, as both read it' }), 'Nobody pays for a job.');
  await user.click(dialog.getByRole('button', { name: 'Decide and tell' }));
  await waitFor(() => expect(path()).not.toContain('report='));
  expect(calls.find(({ route }) => route === reports.decide.route)?.asked).toEqual({
    id: read.id,
    outcome: 'removed',
    grounds: 'Nobody pays for a job.',
  });
});

test('what was decided shows the decision and its reason, and nothing to decide', async () => {
  const { user, calls } = await opened({ outcome: 'warned', decidedAt: '2026-11-21T08:00:00.000Z', grounds: 'Please be kind.' });
  await user.click(await screen.findByRole('radio', { name: 'Decided' }));
  await waitFor(() => expect(calls.findLast(({ route }) => route === reports.list.route)?.asked.decided).toBe('true'));
  await user.click(await screen.findByRole('button', { name: /Lina Berg about Rosa Roth/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report' }));
  expect(await dialog.findByText('Please be kind.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Decide and tell' })).toBeNull();
});

test('where nothing waits, the page says so', async () => {
  await opened({}, []);
  expect(await screen.findByRole('heading', { name: 'Nothing waits' })).toBeTruthy();
});
