import { useQueryClient } from '@tanstack/react-query';
import { conversations } from '@vitrine/contract/chat/conversations.ts';
import { messages } from '@vitrine/contract/chat/messages.ts';
import type { ChatMessage, Conversation } from '@vitrine/contract/chat/shapes.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFrames } from '../../parts/chat/connection.ts';
import { call } from '../../platform/calls/api.ts';
import { retrying } from '../../platform/calls/retry.ts';
import { refresh } from '../../platform/calls/use-ask.ts';
import { withChanges } from './changed.ts';

const pageSize = 50;
/** So many changes come at once at most. */
const mostChanged = 200;

interface State {
  conversation: Conversation | null;
  /** A run of messages without a gap. */
  items: readonly ChatMessage[];
  earlier: boolean;
  later: boolean;
  /** What was changed after it was sent is known up to this change. */
  change: number;
  /** What was unread when the conversation was opened: above the one number, up to the other. */
  unread: { above: number; upTo: number };
  /** Messages that have arrived at the other one. */
  arrived: ReadonlySet<string>;
  error: unknown;
}

const nothing: State = {
  conversation: null,
  items: [],
  earlier: false,
  later: false,
  change: 0,
  unread: { above: 0, upTo: 0 },
  arrived: new Set(),
  error: null,
};

/** What follows on what is there; what is there already stays as it is. */
function following(items: readonly ChatMessage[], more: readonly ChatMessage[]) {
  const last = items.at(-1)?.number ?? 0;
  return [...items, ...more.filter(({ number }) => number > last)];
}

/** The messages of a conversation, in their order and without a gap: what did not come by the socket is asked for by number. */
export function useWritten(conversationId: string, at?: number) {
  const client = useQueryClient();
  const [state, setState] = useState(nothing);
  const now = useRef(state);
  now.current = state;
  const history = useCallback(
    (asked: { before?: number; after?: number; around?: 'unread' | number; changedAfter?: number }) =>
      retrying(() => call(messages.history, { conversationId, count: pageSize, ...asked }), 'low'),
    [conversationId],
  );

  const open = useCallback(() => {
    setState(nothing);
    history({ around: at ?? 'unread' }).then(
      ({ conversation, items, earlier, later }) =>
        setState((was) => {
          const unread = { above: conversation.readNumber, upTo: conversation.lastNumber };
          return { ...was, conversation, items, earlier, later, unread, change: conversation.lastChange, error: null };
        }),
      (error: unknown) => setState((was) => ({ ...was, error })),
    );
  }, [history, at]);
  useEffect(open, [open]);

  const loadLater = useCallback(async () => {
    for (let complete = false; !complete; ) {
      const { items, change } = now.current;
      const reply = await history({ after: items.at(-1)?.number ?? 0, changedAfter: change }).catch(() => undefined);
      if (!reply) return;
      const { conversation, changed } = reply;
      complete = changed.length < mostChanged;
      const upTo = complete ? conversation.lastChange : (changed.at(-1)?.change ?? 0);
      setState((was) => ({
        ...was,
        conversation,
        items: withChanges(following(was.items, reply.items), changed),
        later: reply.later,
        change: Math.max(was.change, upTo),
      }));
      // the rest of them is asked for once this is on the screen
      if (!complete) await new Promise((done) => setTimeout(done));
    }
  }, [history]);

  /** Shows a message wherever it stands; what is shown instead begins and ends where the server says. */
  const loadAround = useCallback(
    async (number: number) => {
      const reply = await history({ around: number }).catch(() => undefined);
      if (!reply) return;
      const { conversation, items, earlier, later } = reply;
      setState((was) => ({ ...was, conversation, items, earlier, later, change: conversation.lastChange }));
    },
    [history],
  );

  /** What became of a message that is there; where a change is missing between, all that follow are asked for. */
  const change = useCallback(
    (message: ChatMessage) => {
      if (message.change > now.current.change + 1) return void loadLater();
      setState((was) => ({ ...was, items: withChanges(was.items, [message]), change: Math.max(was.change, message.change) }));
    },
    [loadLater],
  );

  async function loadEarlier() {
    const first = now.current.items[0]?.number;
    const reply = first ? await history({ before: first }).catch(() => undefined) : undefined;
    if (!reply) return;
    setState((was) => ({
      ...was,
      items: was.items[0]?.number === first ? [...reply.items, ...was.items] : was.items,
      earlier: reply.earlier,
    }));
  }

  /** The next one goes behind the last; where one is missing between, all that follow are asked for. */
  function take(message: ChatMessage) {
    const { items, later, conversation } = now.current;
    if (!conversation) return;
    if (message.change > 0 && message.number <= (items.at(-1)?.number ?? 0)) return change(message);
    if (later) return;
    if (message.number > (items.at(-1)?.number ?? message.number - 1) + 1) return void loadLater();
    setState((was) => ({ ...was, items: following(was.items, [message]) }));
    // what it says of the conversation itself may have changed with somebody else
    if (message.handedOver) void loadLater();
  }

  useFrames((frame) => {
    if ('serverDate' in frame) return frame.conversationId === conversationId ? take(frame) : undefined;
    if ('joined' in frame || 'ask' in frame) return now.current.conversation ? void loadLater() : undefined;
    if ('msgRecv' in frame) return setState((was) => ({ ...was, arrived: new Set(was.arrived).add(frame.msg) }));
    if (!('seen' in frame) || frame.seen !== conversationId) return;
    const change = frame.own ? { readNumber: frame.number } : { memberReadNumber: frame.number };
    setState((was) => (was.conversation ? { ...was, conversation: { ...was.conversation, ...change } } : was));
  });

  /** Everything that is on the screen has been read. */
  const seen = useCallback(
    async (number: number) => {
      await call(messages.seen, { conversationId, number }).catch(() => undefined);
      await refresh(client, [conversations.unread, conversations.list]);
    },
    [client, conversationId],
  );

  return { ...state, at, retry: open, loadEarlier, loadLater, loadAround, change, seen };
}
export type Written = ReturnType<typeof useWritten>;
