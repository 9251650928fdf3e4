import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '@vitrine/contract/chat/messages.ts';
import type { Attachment } from '@vitrine/contract/chat/shapes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { replaceSockets } from '../../parts/chat/connection.ts';
import { message, opened } from './fixtures.tsx';

afterEach(() => {
  vi.useRealTimers();
  replaceSockets(null);
});

const film = (link: string): Attachment => ({
  id: '00000000-0000-4000-8000-000000000901',
  name: 'Video message.mp4',
  contentType: 'video/mp4',
  bytes: 2_000_000,
  url: `/api/media/${link}`,
  saveUrl: `/api/media/${link}-saved`,
  preview: 'none',
  recording: { kind: 'video', poster: `/api/media/${link}-poster`, seconds: 12, processing: false },
});
const shown = () => screen.getByRole('group', { name: 'Video message.mp4' }).querySelector('video')?.getAttribute('src');

test('a film of a message is played in its place, and can be saved under its name', async () => {
  await opened(undefined, {}, {}, 'candidate', [message(1, 'See my oven', { attachBool: true, attachments: [film('first')] })]);
  await waitFor(() => expect(shown()).toBe('/api/media/first'));
  expect(screen.getByRole('link', { name: 'Download Video message.mp4' }).getAttribute('href')).toBe('/api/media/first-saved');
});

test('links to files are renewed before they end, and the messages stay as they are', async () => {
  const written = [message(1, 'See my oven', { attachBool: true, attachments: [film('first')] }), message(2, 'Good morning')];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = await opened(undefined, {}, {}, 'candidate', written);
  await waitFor(() => expect(shown()).toBe('/api/media/first'));
  written[0] = message(1, 'See my oven', { attachBool: true, attachment: film('second'), attachments: [film('second')] });
  const asked = () => calls.filter(({ route }) => route === messages.history.route).length;
  const before = asked();
  await act(async () => vi.advanceTimersByTimeAsync(9 * 60_000));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  await waitFor(() => expect(shown()).toBe('/api/media/second'));
  expect(screen.getByText('Good morning')).toBeTruthy();
});
