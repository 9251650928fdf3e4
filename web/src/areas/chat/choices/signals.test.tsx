import { act, screen, waitFor } from '@testing-library/react';
import { choices } from '@vitrine/contract/chat/choices.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { replaceSockets } from '../../../parts/chat/connection.ts';
import { conversationId, message, opened } from '../fixtures.tsx';

afterEach(() => {
  vi.useRealTimers();
  replaceSockets(null);
});

const typings = (said: Record<string, unknown>[]) => said.filter((one) => 'typing' in one);

test('writing is told at most once in three seconds, and an empty field tells nothing', async () => {
  const { end, user } = await opened();
  end.tell({ joined: true });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(field, ' ');
  expect(typings(end.said)).toEqual([]);
  await user.type(field, 'Good morning, Rosa');
  expect(typings(end.said)).toEqual([{ typing: conversationId }]);
});

test('whoever keeps writing and being there to oneself says nothing of either', async () => {
  const { end, user } = await opened(undefined, {}, { typing: false, presence: false });
  end.tell({ joined: true });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Good morning');
  expect(end.said.filter((one) => 'typing' in one || 'present' in one)).toEqual([]);
});

test('that the other one writes stands there for five seconds, and goes at once when the message comes', async () => {
  const { end } = await opened();
  end.tell({ joined: true });
  await screen.findByText('Good morning');
  vi.useFakeTimers();
  end.tell({ typing: conversationId });
  expect(screen.getByText('Rosa Roth is writing …')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(4999));
  expect(screen.queryByText('Rosa Roth is writing …')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Rosa Roth is writing …')).toBeNull();
  end.tell({ typing: conversationId });
  end.tell(message(3, 'Here I am'));
  expect(screen.queryByText('Rosa Roth is writing …')).toBeNull();
});

test('whoever shows being there asks it of the other one, and believes an answer for half a minute', async () => {
  const { end } = await opened();
  end.tell({ joined: true });
  await waitFor(() => expect(end.said).toContainEqual({ present: conversationId }));
  vi.useFakeTimers();
  end.tell({ present: conversationId });
  expect(screen.getByText(/Here now/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.queryByText(/Here now/)).toBeNull();
});

test('each of the three is chosen by itself', async () => {
  const { user, calls } = await opened();
  await user.click(await screen.findByRole('switch', { name: 'Online status' }));
  await waitFor(() => expect(calls.find(({ route }) => route === choices.save.route)?.asked).toEqual({ presence: false }));
});
