import { screen as page, waitFor, within } from '@testing-library/react';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { type Notification, notifications } from '@vitrine/contract/notifications/notifications.ts';
import { notificationSettings } from '@vitrine/contract/notifications/settings.ts';
import { expect, it } from 'vitest';
import { answer, renderScreen } from '../../testing.tsx';

const one: Notification = {
  id: '00000000-0000-4000-8000-0000000000a1',
  kind: 'applied',
  count: 1,
  at: '2026-11-20T08:00:00.000Z',
  seen: false,
  person: { name: 'Lina Berg', alias: null },
  title: 'Baker',
  by: '',
  detail: '',
  applicationId: '00000000-0000-4000-8000-0000000000b1',
  bookingId: 'abc123',
  conversationId: null,
};
const seen: Notification = { ...one, id: '00000000-0000-4000-8000-0000000000a2', kind: 'comment', count: 3, seen: true };

/** A list that changes as the server's would, and who waits for its news. */
function meanwhile(items: Notification[]) {
  let tell: (() => void) | undefined;
  const unseenOf = (kinds: (kind: string) => boolean) => items.filter((each) => !each.seen && kinds(each.kind)).length;
  const standing = () => ({
    unseen: unseenOf(() => true),
    messages: unseenOf((kind) => kind === 'message'),
    version: JSON.stringify(items),
  });
  const happen = (next: Notification[]) => {
    items = next;
    tell?.();
  };
  const answers = [
    answer(notifications.news, async ({ version }) => {
      if (version === standing().version) await new Promise<void>((done) => (tell = done));
      return standing();
    }),
    answer(notifications.list, ({ unseen }) => {
      const shown = unseen ? items.filter((each) => !each.seen) : items;
      return { items: shown, total: shown.length, page: 1, count: 30 };
    }),
    answer(notifications.see, () => {
      happen(items.map((each) => ({ ...each, seen: true })));
      return { items: [] };
    }),
    answer(notificationSettings.read, { items: [] }),
  ];
  return { answers, happen };
}

it('says how much is unseen on the bell and in the title, and lists it in words with the way to each', async () => {
  const { answers } = meanwhile([one, seen]);
  const { user } = await renderScreen('/recruiter-settings/notifications', { visitor: 'recruiter', answers });
  const bell = await page.findByRole('button', { name: 'What happened: one new thing' });
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  await user.click(bell);
  const list = within(await page.findByRole('dialog', { name: 'What happened' }));
  const first = await list.findByRole('link', { name: /New Lina Berg has applied: Baker/ });
  expect(first.getAttribute('href')).toBe(`/candidate-details/candidate/${one.applicationId}`);
  expect(list.getByRole('link', { name: /3 new notes on Lina Berg: Baker/ })).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Mark all as seen' }));
  expect(await page.findByRole('button', { name: 'What happened', hidden: true })).toBeTruthy();
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
});

it('lists a conversation with the way to it, and leaves the counting to the messages', async () => {
  const conversationId = '00000000-0000-4000-8000-0000000000c1';
  const written: Notification = { ...one, kind: 'message', count: 2, applicationId: null, conversationId };
  const { answers } = meanwhile([written]);
  const { user } = await renderScreen('/recruiter-settings/notifications', {
    visitor: 'recruiter',
    answers: [...answers, answer(conversations.unread, { unread: 2 })],
  });
  await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
  await user.click(await page.findByRole('button', { name: 'What happened' }));
  const row = await page.findByRole('link', { name: /New Lina Berg wrote you 2 messages: Baker/ });
  expect(row.getAttribute('href')).toBe(`/chat?with=${conversationId}`);
});

it('says once what happens while the page is open', async () => {
  const { answers, happen } = meanwhile([seen]);
  await renderScreen('/recruiter-settings/notifications', { visitor: 'recruiter', answers });
  await page.findByRole('button', { name: 'What happened' });
  // the second question waits on the server by now
  await new Promise((done) => setTimeout(done, 1200));
  happen([{ ...one, person: { name: null, alias: 'B3' } }, seen]);
  expect(await page.findByText('Applicant B3 has applied: Baker')).toBeTruthy();
  expect(await page.findByRole('button', { name: 'What happened: one new thing' })).toBeTruthy();
});

it('has a word for nobody and nothing', async () => {
  const { answers } = meanwhile([]);
  const { user } = await renderScreen('/candidate-settings/notifications', { visitor: 'candidate', answers, language: 'de' });
  await user.click(await page.findByRole('button', { name: 'Was geschehen ist' }));
  expect(await page.findByText('Neuigkeiten zu Ihren Bewerbungen erscheinen hier.')).toBeTruthy();
});
