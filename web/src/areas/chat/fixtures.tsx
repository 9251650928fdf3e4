import { act, waitFor } from '@testing-library/react';
import { choices } from '@vitrine/contract/chat/choices.ts';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import { reports } from '@vitrine/contract/chat/reports.ts';
import type { ChatChoices, ChatMessage, Conversation, FoundMessage } from '@vitrine/contract/chat/shapes.ts';
import type { MessageFrame } from '@vitrine/contract/chat/socket.ts';
import { type ChatTemplate, chatTemplates } from '@vitrine/contract/chat/templates.ts';
import { expect } from 'vitest';
import { replaceSockets } from '../../parts/chat/connection.ts';
import { type Answer, answer, renderScreen } from '../../testing.tsx';

export const conversationId = '00000000-0000-4000-8000-000000000031';
const at = '2026-11-20T08:00:00.000Z';

export const conversation: Conversation = {
  conversationId,
  memberEmail: 'rosa@lindenhof.example',
  firstName: 'Rosa',
  lastName: 'Roth',
  picture: null,
  companyName: 'Lindenhof',
  candidate: false,
  bookingId: 'booking',
  title: 'Baker',
  applicationId: null,
  lastNumber: 2,
  lastChange: 0,
  readNumber: 1,
  memberReadNumber: 1,
  unread: 1,
  muted: false,
  blocked: false,
  last: { text: 'See https://bread.example.', own: false, attachment: null, attachments: 0, deleted: false, at },
  writable: true,
};

export const message = (number: number, words: string, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  fromEmail: 'rosa@lindenhof.example',
  msgSubject: '',
  message: words,
  attachBool: false,
  clientDate: at,
  msg: true,
  recipient: ['ada@example.org'],
  id: `00000000-0000-4000-8000-0000000001${number}${number}`,
  clientId: `client ${number}`,
  conversationId,
  number,
  serverDate: at,
  own: false,
  change: 0,
  edited: false,
  deleted: false,
  reply: null,
  handedOver: null,
  attachment: null,
  attachments: [],
  ...rest,
});

export const foundBread: FoundMessage = {
  ...conversation,
  id: '00000000-0000-4000-8000-000000000122',
  conversationId,
  number: 2,
  own: false,
  excerpt: 'See https://bread.example.',
  at,
};

const templates: ChatTemplate[] = [
  {
    id: '00000000-0000-4000-8000-000000000071',
    own: true,
    name: 'Trial day',
    texts: { en: '', de: 'Guten Tag {firstName}', fr: '' },
    text: 'Guten Tag Rosa, Ihr Probetag als {title}',
    language: 'de',
  },
  { id: 'thanks', own: false, name: 'Thanks', texts: { en: 'Thank you', de: 'Danke', fr: 'Merci' }, text: 'Danke', language: 'de' },
];

export const now = () => new Date().toISOString();

interface Events {
  readyState: number;
  send: (text: string) => void;
  close: () => void;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
}

/** The other end of the socket: notes what is said, and says what the test wants. */
export function atTheOtherEnd() {
  const said: Record<string, unknown>[] = [];
  const opened: Events[] = [];
  const urls: string[] = [];
  replaceSockets((url) => {
    const socket: Events = { readyState: 1, send: (text) => said.push(JSON.parse(text)), close: () => undefined };
    urls.push(url);
    opened.push(socket);
    return socket as unknown as WebSocket;
  });
  const tell = (frame: object) => act(() => opened.at(-1)?.onmessage?.({ data: JSON.stringify(frame) }));
  return {
    said,
    urls,
    tell,
    open: () => act(() => opened.at(-1)?.onopen?.()),
    close: (code: number) => act(() => opened.at(-1)?.onclose?.({ code })),
    connections: () => opened.length,
    sent: () => said.filter((one) => one.msg === true) as unknown as MessageFrame[],
    /** The server takes a message that was sent. */
    take: (number: number, frame: MessageFrame | undefined) =>
      tell(message(number, frame?.message ?? '', { own: true, clientId: frame?.clientId ?? '', recipient: ['rosa@lindenhof.example'] })),
  };
}

/** A page of what was written, as the server gives it. */
function runOf(written: ChatMessage[], { after, before, count }: { after?: unknown; before?: unknown; count: number }) {
  const all = written.filter(({ number }) => number > Number(after ?? 0) && number < Number(before ?? Number.POSITIVE_INFINITY));
  const items = after === undefined ? all.slice(-count) : all.slice(0, count);
  const [first, last] = [items[0]?.number ?? 0, items.at(-1)?.number ?? 0];
  return { items, earlier: first > 1, later: last > 0 && last < (written.at(-1)?.number ?? 0) };
}

export async function opened(
  path = `/chat?with=${conversationId}`,
  shown: Partial<Conversation> = {},
  chosen: Partial<ChatChoices> = {},
  visitor: 'candidate' | 'recruiter' = 'candidate',
  written = [message(1, 'Good morning'), message(2, 'See https://bread.example.')],
  answers: readonly Answer[] = [],
) {
  const asItIs = { ...conversation, ...shown };
  const page = renderScreen(path, {
    visitor,
    answers: [
      answer(conversations.list, () => ({ items: [conversation], total: 1, page: 1, count: 30, waiting: 0 })),
      answer(choices.read, { readMarks: true, typing: true, presence: true, ...chosen }),
      answer(choices.save, {}),
      answer(conversations.candidates, { items: [], total: 0, page: 1, count: 50 }),
      answer(chatTemplates.list, { items: templates }),
      answer(chatTemplates.add, {}),
      answer(chatTemplates.remove, {}),
      answer(conversations.recruiters, { items: [], total: 0, page: 1, count: 50 }),
      answer(conversations.unread, { unread: 1 }),
      answer(conversations.about, { ...conversation, ...shown }),
      answer(messages.history, ({ after, before, changedAfter, count }) => ({
        conversation: { ...asItIs },
        ...runOf(written, { after, before, count: Number(count) }),
        changed: written.filter(({ change }) => changedAfter !== undefined && change > Number(changedAfter)),
      })),
      answer(messages.seen, {}),
      answer(messages.find, () => ({ items: [foundBread], more: false })),
      answer(conversations.mute, {}),
      answer(conversations.block, {}),
      answer(reports.send, {}),
      answer(messages.edit, ({ message: words }) => message(3, String(words), { own: true, serverDate: now(), edited: true, change: 1 })),
      answer(messages.remove, () => message(3, '', { own: true, serverDate: now(), deleted: true, change: 2 })),
      ...answers,
    ],
  });
  const end = atTheOtherEnd();
  const rendered = await page;
  await waitFor(() => expect(end.connections()).toBe(1));
  end.open();
  return { ...rendered, end, written, asItIs };
}
