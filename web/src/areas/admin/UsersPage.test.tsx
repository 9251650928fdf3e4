import { screen, within } from '@testing-library/react';
import { closing } from '@vitrine/contract/admin/closing.ts';
import { people } from '@vitrine/contract/admin/people.ts';
import { administratorWords } from '@vitrine/contract/candidates/administrator-words.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { checks } from '@vitrine/contract/operations/checks.ts';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal, renderScreen } from '../../testing.tsx';

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
const touched: Reply<typeof closing.ofAccount> = {
  name: 'Mia Berg',
  applications: 2,
  answers: 3,
  documents: 0,
  conversations: 0,
  sessions: 1,
  secondStep: { passkeys: 0, app: false },
  closedHere: false,
  eraseAt: null,
  obstacle: null,
};
type Words = Reply<typeof administratorWords.read>;
let words: Words;
beforeEach(() => {
  words = { comment: '', changedAt: null, releasedAt: null, earlier: null };
});
const page = { page: 1, count: 20, totalIsEstimate: false };

const opened = (items: Listed[], path = '/admin-panel/users', open = { broken: 0, attention: 0 }) =>
  renderScreen(path, {
    visitor: 'admin',
    answers: [
      answer(checks.open, open),
      answer(people.candidates, { items, total: items.length, ...page }),
      answer(people.recruiters, {
        items: [{ ...mia, role: 'owner', companyId: '00000000-0000-4000-8000-000000000042', companyName: 'Bakery Berg' }],
        total: 1_204_000,
        ...page,
        totalIsEstimate: true,
      }),
      answer(closing.ofAccount, touched),
      answer(administratorWords.read, () => words),
      answer(administratorWords.update, ({ comment }) => ({ ...words, comment, changedAt: '2026-11-20T08:05:00.000Z' })),
      answer(administratorWords.putBack, ({ earlierId }) => {
        if (earlierId !== words.earlier?.id) throw refusal('changed-elsewhere');
        words = { ...words, comment: words.earlier.comment, changedAt: '2026-11-20T08:06:00.000Z', earlier: null };
        return words;
      }),
      answer(closing.deactivateAccount, {}),
      answer(closing.deleteAccount, ({ name }) => {
        if (name !== touched.name) throw refusal('name-differs', [{ field: 'name', message: 'name-differs' }]);
        return { eraseAt: '2026-11-21T08:05:00.000Z' };
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
  const row = await screen.findByRole('row', { name: /Mia Berg/ });
  expect(within(row).getByText('Address not confirmed')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'Mia Berg' }));
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
  expect(await screen.findByRole('cell', { name: 'Bakery Berg' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Owner' })).toBeTruthy();
  expect(screen.getByText(/About 1,204,000 people/)).toBeTruthy();
  expect(path()).toContain('kind=recruiters');
});

test('whoever is deleted is named by what it touches, and only the right name and a password delete', async () => {
  const { user, calls } = await opened([mia], `/admin-panel/users?person=${mia.id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Mia Berg?' });
  expect(within(dialog).getByText('Answers')).toBeTruthy();
  expect(within(dialog).queryByText('Documents')).toBeNull();
  const deleted = () => calls.filter(({ route }) => route === closing.deleteAccount.route);
  await user.type(within(dialog).getByRole('textbox', { name: /Mia Berg/ }), 'Mia Borg');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('Please fill this in')).toBeTruthy();
  expect(deleted()).toEqual([]);
  await user.type(within(dialog).getByLabelText('Your own password'), 'quiet amber lighthouse');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('This is not the name shown there')).toBeTruthy();
  await user.clear(within(dialog).getByRole('textbox', { name: /Mia Berg/ }));
  await user.type(within(dialog).getByRole('textbox', { name: /Mia Berg/ }), 'Mia Berg');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => deleted().at(-1)?.asked).toMatchObject({ accountId: mia.id, name: 'Mia Berg' });
  expect(await screen.findByText(/can be undone until/)).toBeTruthy();
});

test('what is written into a dossier is saved, and whether it was released stands beside it', async () => {
  const { user, calls } = await opened([mia], `/admin-panel/users?person=${mia.id}`);
  await user.type(await screen.findByRole('textbox', { name: 'Your words' }), 'Calm and exact.');
  await user.click(screen.getByRole('button', { name: 'Save the words' }));
  await expect
    .poll(() => calls.findLast(({ route }) => route === administratorWords.update.route)?.asked)
    .toEqual({ candidate_id: mia.id, comment: 'Calm and exact.' });
  expect(await screen.findByText('Saved. The candidate is told.')).toBeTruthy();
});

test('what stood in a dossier before is shown with its end and put back by one button', async () => {
  words.earlier = { id: '00000000-0000-4000-8000-000000000043', comment: 'Calm and exact.', until: '2026-11-21T08:05:00.000Z' };
  const { user } = await opened([mia], `/admin-panel/users?person=${mia.id}`);
  const earlier = await screen.findByRole('region', { name: 'What stood there before' });
  expect(within(earlier).getByText('Calm and exact.')).toBeTruthy();
  expect(within(earlier).getByText(/It is removed on .*2026/)).toBeTruthy();
  await user.click(within(earlier).getByRole('button', { name: 'Put back what stood there before' }));
  await expect.poll(() => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' }).value).toBe('Calm and exact.');
  expect(screen.queryByRole('region', { name: 'What stood there before' })).toBeNull();
});

test('words that somebody else changed meanwhile are not put back unseen, and are shown as they are then', async () => {
  words.earlier = { id: '00000000-0000-4000-8000-000000000043', comment: 'Calm and exact.', until: '2026-11-21T08:05:00.000Z' };
  const { user } = await opened([mia], `/admin-panel/users?person=${mia.id}`);
  const button = await screen.findByRole('button', { name: 'Put back what stood there before' });
  const other = { id: '00000000-0000-4000-8000-000000000044', comment: 'Something else.', until: '2026-11-21T08:06:00.000Z' };
  words = { ...words, comment: 'And else.', changedAt: '2026-11-20T08:06:00.000Z', earlier: other };
  await user.click(button);
  expect(await screen.findByText('Somebody else has changed this in the meantime')).toBeTruthy();
  expect(await screen.findByText('Something else.')).toBeTruthy();
});

test('whoever runs the installation lands on what it still needs, and on nothing of it once all works', async () => {
  await opened([mia], '/admin-panel/users', { broken: 1, attention: 3 });
  expect(await screen.findByText('1 thing does not work · 3 things to set up')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See what to do' }).getAttribute('href')).toBe('/admin-panel/operations');
  await opened([mia]);
  await screen.findByRole('button', { name: /Mia Berg/ });
  expect(screen.queryByText(/to set up/)).toBeNull();
});
