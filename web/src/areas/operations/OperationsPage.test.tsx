import { screen, within } from '@testing-library/react';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { checks } from '@vitrine/contract/operations/checks.ts';
import { queues } from '@vitrine/contract/operations/queues.ts';
import { storage } from '@vitrine/contract/operations/storage.ts';
import { expect, test } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

type Check = Reply<typeof checks.list>['items'][number];
const works: Check = { name: 'mail', state: 'works', found: 'works', detail: 'mail.bakery.example:587' };
const id = '00000000-0000-4000-8000-000000000007';
const failed = { id, name: 'deliver-mail', failedAt: '2026-11-20T08:05:00.000Z', tries: 9, fault: '550 <…> is unknown here' };

const opened = (items: Check[], broken: (typeof failed)[] = []) =>
  renderScreen('/admin-panel/operations', {
    visitor: 'admin',
    answers: [
      answer(checks.list, { items }),
      answer(checks.tryMail, { taken: false, to: 'admin@bakery.example', fault: '554 Not wanted here' }),
      answer(queues.list, {
        items: broken.map(({ name }) => ({ name, waiting: 0, later: 2, running: 0, failed: 1, waitingSince: null })),
      }),
      answer(queues.failed, { items: broken, total: broken.length, page: 1, count: 20 }),
      answer(queues.again, { queued: 1 }),
      answer(storage.look, {
        kind: 'folder',
        room: 12_000_000_000,
        least: 512_000_000,
        database: 40_000_000,
        files: [{ kind: 'recordings', files: 3, bytes: 9_000_000 }],
        tables: [{ name: 'take', bytes: 80_000, rows: 3 }],
      }),
    ],
  });

test('what does not work says what to do, and how much is to be done stands above', async () => {
  await opened([works, { name: 'address', state: 'attention', found: 'local', detail: null }]);
  expect(await screen.findByText('1 thing to do')).toBeTruthy();
  const line = screen.getByText('Public address').closest('li') as HTMLElement;
  expect(within(line).getByText('to do')).toBeTruthy();
  expect(within(line).getByText(/Set PUBLIC_URL/)).toBeTruthy();
});

test('a mail is tried, and what the mail server said against it is told', async () => {
  const { user } = await opened([works]);
  expect(await screen.findByText('Everything works.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send me a mail' }));
  expect(await screen.findByText('The mail server did not take it: 554 Not wanted here')).toBeTruthy();
});

test('failed work shows its fault and is tried again', async () => {
  const { user, calls } = await opened([works], [failed]);
  expect(await screen.findByText('550 <…> is unknown here')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try deliver-mail again' }));
  expect(await screen.findByText('1 piece of work is tried again.')).toBeTruthy();
  expect(calls.find(({ route }) => route === queues.again.route)?.asked).toEqual({ name: 'deliver-mail', id });
});

test('what is kept is counted, with the room that is left', async () => {
  await opened([works]);
  expect(await screen.findByText(/12 GB is free/)).toBeTruthy();
  expect(screen.getByText('Recordings, as they arrived').closest('tr')?.textContent).toContain('9 MB');
  expect(await screen.findByText('Nothing waits, and nothing has failed.')).toBeTruthy();
});

test('what is to do stands before what works, each with the way to where it is set, and a check that was cut off says so', async () => {
  await opened([
    works,
    { name: 'push', state: 'off', found: 'off', detail: null },
    { name: 'seller', state: 'attention', found: 'no-seller', detail: null },
    { name: 'address', state: 'broken', found: 'silent', detail: '15 s' },
  ]);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.slice(0, 4).map((line) => line.textContent?.match(/^(Public address|Seller|Mail server|Web push)/)?.[0])).toEqual([
    'Public address',
    'Seller',
    'Mail server',
    'Web push',
  ]);
  expect(lines[0]?.textContent).toMatch(/cut off.*15 s/);
  expect(screen.getByRole('link', { name: 'Say who sells' }).getAttribute('href')).toBe('/admin-panel/products?part=plans');
  expect(screen.getByRole('link', { name: /operations\.md/ }).getAttribute('href')).toBe('/api/docs/operations');
});

test('without a replica it says which setting would make one of use', async () => {
  await opened([works, { name: 'replica', state: 'off', found: 'off', detail: null }]);
  expect(await screen.findByText(/set DATABASE_REPLICA_URL/)).toBeTruthy();
});
