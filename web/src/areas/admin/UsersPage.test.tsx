import { screen, within } from '@testing-library/react';
import { type ListedPerson, people } from '@vitrine/contract/admin/people.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const mia: ListedPerson = {
  id: '00000000-0000-4000-8000-000000000041',
  firstName: 'Mia',
  lastName: 'Berg',
  email: 'mia@bakery.example',
  state: 'unconfirmed',
  createdAt: '2026-11-20T08:05:00.000Z',
};

const opened = (items: ListedPerson[], path = '/admin-panel/users') =>
  renderScreen(path, {
    visitor: 'admin',
    answers: [
      answer(people.candidates, { items, total: items.length, page: 1, count: 20 }),
      answer(people.candidate, { ...mia, language: 'fr', activatedAt: null, applications: 2 }),
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
