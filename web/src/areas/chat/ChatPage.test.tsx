import { act, screen, waitFor, within } from '@testing-library/react';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { reports } from '@vitrine/contract/chat/reports.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { replaceSockets } from '../../parts/chat/connection.ts';
import { renderScreen } from '../../testing.tsx';
import { conversationId, message, now, opened } from './fixtures.tsx';

afterEach(() => {
  vi.useRealTimers();
  replaceSockets(null);
});

test('the socket opens at our own host and joins with the token, as the specification says', async () => {
  const { end } = await opened();
  expect(end.urls).toEqual([`${location.origin.replace('http', 'ws')}/chat`]);
  expect(end.said[0]).toEqual({ fromEmail: 'ada@example.org', token: 'token-of-the-test', msg: false, recipient: [] });
});

test('what was written stands there with its day, links lead out safely, and what is unread counts in menu and title', async () => {
  const { calls } = await opened();
  const thread = within(await screen.findByRole('region', { name: 'Messages with Rosa Roth' }));
  expect(await thread.findByText('Good morning')).toBeTruthy();
  expect(thread.getByText('20 November 2026')).toBeTruthy();
  const link = thread.getByRole('link', { name: 'https://bread.example' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow']);
  expect(screen.getAllByRole('link', { name: 'Messages: 1 unread' }).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.title).toBe('(1) Messages · Vitrine'));
  await waitFor(() => expect(calls.find(({ route }) => route === messages.seen.route)?.asked).toEqual({ conversationId, number: 2 }));
});

test('Enter sends; until the server has it a message is marked and can be deleted, and it is sent once', async () => {
  const { end, user } = await opened();
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(field, 'Hello{Enter}');
  await user.type(field, 'And more{Enter}');
  await user.type(field, 'Never mind{Enter}');
  expect(screen.getAllByText('Not sent yet')).toHaveLength(3);
  expect(end.sent()).toEqual([]);
  const [, , last] = screen.getAllByRole('button', { name: 'Delete this message' });
  if (last) await user.click(last);

  end.tell({ joined: true });
  expect(end.sent().map(({ message }) => message)).toEqual(['Hello']);
  end.take(3, end.sent()[0]);
  end.take(4, end.sent()[1]);
  expect(end.sent().map(({ message, recipient }) => [message, recipient])).toEqual([
    ['Hello', ['rosa@lindenhof.example']],
    ['And more', ['rosa@lindenhof.example']],
  ]);
  expect(screen.queryByText('Not sent yet')).toBeNull();
  expect(screen.getAllByText('Hello')).toHaveLength(1);
});

test('a message is sent from a page that came without HTTPS', async () => {
  const { end, user } = await opened();
  end.tell({ joined: true });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  // what browsers offer there
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await user.type(field, 'Hello{Enter}');
  vi.unstubAllGlobals();
  expect(end.sent().map(({ message }) => message)).toEqual(['Hello']);
});

test('a message whose answer was lost is tried again under the same name after the connection is back', async () => {
  const { end, user } = await opened();
  end.tell({ joined: true });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  vi.useFakeTimers();
  end.close(1006);
  act(() => void vi.advanceTimersByTime(1999));
  expect(end.connections()).toBe(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(end.connections()).toBe(2);
  end.open();
  end.tell({ joined: true });
  const [one, other] = end.sent();
  expect(other?.clientId).toBe(one?.clientId);
});

test('a message whose answer may be among what was missed is tried again under the same name, and those behind it are sent', async () => {
  const { end, user } = await opened();
  end.tell({ joined: true });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(field, 'Hello{Enter}');
  await user.type(field, 'And more{Enter}');
  end.tell({ ask: true });
  const [one, other] = end.sent();
  expect(other?.clientId).toBe(one?.clientId);
  end.take(3, other);
  expect(end.sent().map(({ message }) => message)).toEqual(['Hello', 'Hello', 'And more']);
});

test('a connection whose other end has fallen silent is given up, and another one is made', async () => {
  const { end } = await opened();
  vi.useFakeTimers();
  end.tell({ joined: true });
  act(() => void vi.advanceTimersByTime(39_000));
  // the server says that it is there
  end.tell({ alive: true });
  act(() => void vi.advanceTimersByTime(39_000));
  expect(end.connections()).toBe(1);
  act(() => void vi.advanceTimersByTime(1000 + 2000));
  expect(end.connections()).toBe(2);
});

test('a message that is refused stays with the reason, and can be sent again', async () => {
  const { end, user } = await opened();
  end.tell({ joined: true });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  end.tell({ refused: 'not-your-contact', clientId: end.sent()[0]?.clientId });
  expect(screen.getByText('Not sent: You cannot write to this person')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(end.sent()).toHaveLength(2);
});

test('what comes is shown, answered with a receipt and announced once; a gap is asked for by number', async () => {
  const { end, calls, written } = await opened();
  await screen.findByText('Good morning');
  end.tell({ joined: true });
  end.tell(message(3, 'Are you there?'));
  expect(await screen.findByText('Are you there?')).toBeTruthy();
  expect(end.said).toContainEqual({
    fromEmail: 'ada@example.org',
    msgRecv: true,
    msg: message(3, '').id,
    recipient: ['rosa@lindenhof.example'],
  });
  expect(screen.getByText('New message from Rosa Roth')).toBeTruthy();
  written.push(message(3, 'Are you there?'), message(4, 'Lost on its way'), message(5, 'The last one'));
  end.tell(message(5, 'The last one'));
  expect(await screen.findByText('Lost on its way')).toBeTruthy();
  expect(calls.filter(({ route }) => route === messages.history.route).at(-1)?.asked).toMatchObject({ after: 3 });
  expect(screen.getAllByText('The last one')).toHaveLength(1);
});

test('a message is answered with its words in front, which lead back to it', async () => {
  const { end, user } = await opened();
  end.tell({ joined: true });
  const [first] = await screen.findAllByRole('button', { name: 'More about this message' });
  if (first) await user.click(first);
  await user.click(await screen.findByRole('menuitem', { name: 'Reply', hidden: true }));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'To you too{Enter}');
  expect(end.sent()[0]).toMatchObject({ message: 'To you too', reply: 1 });
  const reply = { number: 1, own: false, message: 'Good morning', deleted: false };
  end.tell(message(3, 'To you too', { own: true, clientId: end.sent()[0]?.clientId ?? '', reply }));
  await user.click(await screen.findByRole('button', { name: 'To the message that is answered' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-number')).toBe('1'));
  // Escape answers nothing any more
  const [again] = screen.getAllByRole('button', { name: 'More about this message' });
  if (again) await user.click(again);
  await user.click(await screen.findByRole('menuitem', { name: 'Reply', hidden: true }));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), '{Escape}Alone{Enter}');
  expect(end.sent()[1]).not.toHaveProperty('reply');
});

test('an own message is written otherwise in its place, and deleted after a question', async () => {
  const { end, user } = await opened();
  end.tell({ joined: true });
  end.tell(message(3, 'Godo evening', { own: true, serverDate: now() }));
  await screen.findByText('Godo evening');
  const choose = async (name: string) => {
    const menu = screen.getAllByRole('button', { name: 'More about this message' }).at(-1);
    if (menu) await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name, hidden: true }));
  };
  await choose('Edit');
  const field = screen.getByRole('textbox', { name: 'Rewrite this message' });
  await user.clear(field);
  await user.type(field, 'Good evening{Enter}');
  expect(await screen.findByText('Good evening')).toBeTruthy();
  expect(screen.getByText(/· edited/)).toBeTruthy();
  await choose('Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted message')).toBeTruthy();
  // what somebody else wrote is theirs, however new it is
  end.tell(message(4, 'From the other side', { serverDate: now() }));
  await screen.findByText('From the other side');
  const menu = screen.getAllByRole('button', { name: 'More about this message' }).at(-1);
  if (menu) await user.click(menu);
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map((one) => one.textContent)).toEqual(['Reply', 'Report']);
  expect(screen.queryByText('Good evening')).toBeNull();
});

test('what the other one changes is seen at once; changes that were missed are asked for by their number', async () => {
  const { end, calls, written } = await opened();
  await screen.findByText('Good morning');
  end.tell({ joined: true });
  end.tell(message(3, 'Indeed', { own: true, reply: { number: 1, own: false, message: 'Good morning', deleted: false } }));
  end.tell(message(1, 'Good evening', { edited: true, change: 1 }));
  // there, and where it is quoted
  expect(await screen.findAllByText('Good evening')).toHaveLength(2);
  written[0] = message(1, '', { deleted: true, change: 3 });
  end.tell(message(2, 'Never heard', { edited: true, change: 5 }));
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === messages.history.route).at(-1)?.asked).toMatchObject({ changedAfter: 1 }),
  );
  expect((await screen.findAllByText('Deleted message')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Good evening')).toBeNull();
});

test('a candidate mutes a conversation, and blocks who is at the other end until it is taken back', async () => {
  const { end, user, calls, asItIs } = await opened();
  await screen.findByText('Good morning');
  end.tell({ joined: true });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'More about this conversation' }));
    await user.click(await screen.findByRole('menuitem', { name, hidden: true }));
  };
  asItIs.muted = true;
  await choose('Mute');
  expect(await screen.findByText(/^Muted · Baker/)).toBeTruthy();
  Object.assign(asItIs, { muted: false, blocked: true, writable: false });
  await choose('Block');
  expect(await screen.findByText(/You have blocked Rosa Roth/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  Object.assign(asItIs, { blocked: false, writable: true });
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeTruthy();
  const asked = calls.filter(({ route }) => route === conversations.block.route || route === conversations.mute.route);
  expect(asked.map((one) => one.asked)).toEqual([
    { conversationId, muted: true },
    { conversationId, blocked: true },
    { conversationId, blocked: false },
  ]);
});

test('messages of the other one are reported, with a reason and no less, and who wrote them is blocked where that is wished', async () => {
  const { user, calls, end } = await opened();
  end.tell({ joined: true });
  end.tell(message(3, 'My own', { own: true }));
  const [first] = await screen.findAllByRole('button', { name: 'More about this message' });
  await user.click(first as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Report', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report messages of Rosa Roth' }));
  const chosen = () => dialog.getAllByRole('checkbox', { checked: true }).map((one) => (one as HTMLInputElement).value);
  expect(chosen()).toEqual(['1']);
  expect(dialog.queryByRole('checkbox', { name: 'My own' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'See https://bread.example.' }));
  await user.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(dialog.getByText('Please say what is wrong')).toBeTruthy();
  expect(calls.some(({ route }) => route === reports.send.route)).toBe(false);
  await user.click(dialog.getByRole('radio', { name: 'Advertising' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Also block Rosa Roth' }));
  await user.click(dialog.getByRole('button', { name: 'Send the report' }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === conversations.block.route)?.asked).toEqual({ conversationId, blocked: true }),
  );
  expect(calls.find(({ route }) => route === reports.send.route)?.asked).toMatchObject({ conversationId, numbers: [1, 2], reason: 'spam' });
  expect(await screen.findByText('Your report was sent')).toBeTruthy();
});

test('a message is found by its words and opened in its place', async () => {
  const { user, calls, path } = await opened('/chat');
  await user.type(await screen.findByRole('searchbox'), 'bread');
  const found = within(await screen.findByRole('region', { name: 'In messages' }));
  await user.click(await found.findByRole('button', { name: /Rosa Roth.*See https/ }));
  await waitFor(() => expect(path()).toBe(`/chat?with=${conversationId}&message=2`));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-number')).toBe('2'));
  expect(calls.find(({ route }) => route === messages.history.route)?.asked).toMatchObject({ around: 2 });
  expect(calls.find(({ route }) => route === messages.find.route)?.asked).toMatchObject({ textSearch: 'bread' });
});

test('a long conversation opens at its end; pages come as one goes back, and what is far away leaves the page', async () => {
  const all = Array.from({ length: 500 }, (_, index) => message(index + 1, `Line ${index + 1}.`));
  const shown = { lastNumber: 500, readNumber: 500, unread: 0 };
  const { calls, user, end, written } = await opened(undefined, shown, {}, 'candidate', all);
  const lines = () => [...document.querySelectorAll('[data-number]')].map((one) => Number(one.getAttribute('data-number')));
  await waitFor(() => expect(lines().at(-1)).toBe(500));
  const first = lines()[0] ?? 0;
  expect(first).toBeGreaterThan(400);
  for (let page = 0; page < 4; page++) {
    const before = lines()[0];
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await waitFor(() => expect(lines()[0]).toBeLessThan(before ?? 0));
  }
  const [top = 0, bottom = 0] = [lines()[0], lines().at(-1)];
  expect(lines()).toHaveLength(200);
  expect(bottom - top).toBe(199);
  expect(calls.filter(({ route }) => route === messages.history.route).at(-1)?.asked).toMatchObject({ before: first - 150 });
  // what comes meanwhile does not tear a hole
  end.tell({ joined: true });
  end.tell(message(501, 'Line 501.'));
  expect(screen.queryByText('Line 501.')).toBeNull();
  written.push(message(501, 'Line 501.'));
  await user.click(screen.getByRole('button', { name: 'Newer messages' }));
  await waitFor(() => expect(lines().at(-1)).toBe(bottom + 50));
  expect(lines()).toHaveLength(200);
  await user.click(screen.getByRole('button', { name: 'To the newest message' }));
  expect(await screen.findByText('Line 501.')).toBeTruthy();
  expect(lines()).toHaveLength(50);
});

test('somebody who left is named in the conversation, with who goes on', async () => {
  const { end } = await opened();
  await screen.findByText('Good morning');
  end.tell({ joined: true });
  end.tell(message(3, '', { handedOver: { from: 'Rosa Roth', to: 'Olga Owner' } }));
  expect(await screen.findByText('Rosa Roth has left. Olga Owner takes over this conversation.')).toBeTruthy();
});

test('where one may not write any more, the page says so', async () => {
  await opened(undefined, { writable: false });
  expect(await screen.findByText(/You cannot write here any more/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

test('the first message about a job makes the conversation', async () => {
  const { end, user, path } = await opened('/chat?job=booking', { conversationId: null, lastNumber: 0, unread: 0 });
  end.tell({ joined: true });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  expect(end.sent()[0]).toMatchObject({ recipient: ['rosa@lindenhof.example'], bookingId: 'booking' });
  end.take(1, end.sent()[0]);
  await waitFor(() => expect(path()).toBe(`/chat?with=${conversationId}`));
});

test('whoever is signed out is led to the sign-in', async () => {
  await renderScreen('/chat');
  expect(await screen.findByRole('heading', { name: 'Sign in to read and write messages' })).toBeTruthy();
});
