import { screen, within } from '@testing-library/react';
import { installation } from '@vitrine/contract/admin/installation.ts';
import { outbox } from '@vitrine/contract/admin/outbox.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const mail: Reply<typeof outbox.list>['items'][number] = {
  id: '00000000-0000-4000-8000-000000000003',
  to: 'mia@bakery.example',
  subject: 'Your interview was sent',
  createdAt: '2026-11-20T08:05:00.000Z',
  state: 'failed',
};
const well: Reply<typeof installation.look> = { missingLimits: [], mailsStay: false, noRoom: false, takesNotWhole: 0 };

const opened = (items: (typeof mail)[], state = well, path = '/admin-panel/outbox') =>
  renderScreen(path, {
    visitor: 'admin',
    answers: [
      answer(outbox.list, ({ page = 1, count = 20 }) => ({
        items,
        total: items.length,
        totalIsEstimate: false,
        page: Number(page),
        count: Number(count),
      })),
      answer(outbox.read, { ...mail, text: 'Hello Mia', html: '<p>Hello Mia</p>', error: 'The mailbox is full' }),
      answer(installation.look, state),
    ],
  });

test('a mail that failed says so, and opened it tells why', async () => {
  const { user, path } = await opened([mail]);
  const row = await screen.findByRole('row', { name: /Your interview was sent/ });
  expect(within(row).getByText('Failed')).toBeTruthy();
  expect(within(row).getByText('mia@bakery.example')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'Your interview was sent' }));
  expect(path()).toContain(`mail=${mail.id}`);
  expect(await within(await screen.findByRole('dialog')).findByText(/The mailbox is full/)).toBeTruthy();
});

test('the address that is searched for stands in the address of the page and is asked for', async () => {
  const { user, calls, path } = await opened([]);
  expect(await screen.findByRole('heading', { name: 'No mails here' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search by address' }), 'mia@');
  await expect.poll(() => calls.findLast(({ route }) => route === outbox.list.route)?.asked.to).toBe('mia@');
  expect(path()).toContain('to=mia');
});

test('mails that failed are asked for alone, and where there are none all are a click away', async () => {
  const { user, calls, path } = await opened([], well, '/admin-panel/outbox?to=mia');
  await user.click(await screen.findByRole('combobox', { name: 'State' }));
  await user.click(await screen.findByRole('option', { name: 'Failed', hidden: true }));
  await expect.poll(() => calls.findLast(({ route }) => route === outbox.list.route)?.asked).toMatchObject({ to: 'mia', state: 'failed' });
  expect(await screen.findByRole('heading', { name: 'No mail matches' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(path()).toBe('/admin-panel/outbox');
});

test('what is wrong with the installation is told, and nothing where all is well', async () => {
  await opened([mail]);
  await screen.findByRole('button', { name: /Your interview was sent/ });
  expect(screen.queryByRole('alert')).toBeNull();
  await opened([mail], { ...well, noRoom: true, mailsStay: true });
  await expect.poll(() => screen.queryAllByRole('alert').length).toBe(2);
});
