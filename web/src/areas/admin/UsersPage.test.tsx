import { screen, within } from '@testing-library/react';
import { people } from '@vitrine/contract/admin/people.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

type Listed = Reply<typeof people.candidates>['items'][number];

const mia: Listed = {
  id: '00000000-0000-4000-8000-000000000041',
  firstName: 'Mia',
  lastName: 'Berg',
  email: 'mia@bakery.example',
  state: 'unconfirmed',
  createdAt: '2026-11-20T08:05:00.000Z',
  closeUpConnected: false,
  closeUpEnrollType: 'none',
};
const page = { page: 1, count: 20, totalIsEstimate: false };

const opened = (items: Listed[], path = '/admin-panel/users') =>
  renderScreen(path, {
    visitor: 'admin',
    answers: [
      answer(people.candidates, { items, total: items.length, ...page }),
      answer(people.recruiters, {
        items: [{ ...mia, role: 'owner', companyId: '00000000-0000-4000-8000-000000000042', companyName: 'Bakery Berg' }],
        total: 1_204_000,
        ...page,
        totalIsEstimate: true,
      }),
      answer(people.person, {
        ...mia,
        userType: 'Candidate',
        role: null,
        companyId: null,
        companyName: null,
        language: 'fr',
        activatedAt: null,
        applications: 2,
      }),
    ],
  });

test('a candidate whose address is not confirmed says so, and opens with what is known of the account', async () => {
  const { user, path } = await opened([mia]);
  const row = await screen.findByRole('button', { name: /Mia Berg/ });
  expect(within(row).getByText('Address not confirmed')).toBeTruthy();
  await user.click(row);
  expect(path()).toContain(`person=${mia.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Mia Berg' });
  expect(await within(dialog).findByText('Français')).toBeTruthy();
  expect(within(dialog).queryByText('Address confirmed')).toBeNull();
});

test('what is searched for stands in the address of the page, and whoever finds nobody gets back to all', async () => {
  const { user, calls, path } = await opened([], '/admin-panel/users?state=guest');
  await user.type(await screen.findByRole('searchbox', { name: 'Search by name or address' }), 'mia b');
  await expect
    .poll(() => calls.findLast(({ route }) => route === people.candidates.route)?.asked)
    .toMatchObject({ textSearch: 'mia b', state: 'guest' });
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(path()).toBe('/admin-panel/users');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by name or address' }).value).toBe('');
});

test('people of companies are a choice of their own, and a number that nobody counted says so', async () => {
  const { user, path } = await opened([mia]);
  await user.click(await screen.findByRole('combobox', { name: 'Who' }));
  await user.click(await screen.findByRole('option', { name: 'People of companies', hidden: true }));
  expect(await screen.findByText(/Bakery Berg/)).toBeTruthy();
  expect(screen.getByText(/About 1,204,000 people/)).toBeTruthy();
  expect(path()).toContain('kind=recruiters');
});
