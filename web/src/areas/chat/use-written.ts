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
import { useFreshLinks, withLinksOf } from './links.ts';

const pageSize = 50;
/** So many stand on the page at most: what is farther away goes again, and comes back when one scrolls there. */
const mostShown = 200;
/** So many changes come at once at most. */
const mostChanged = 200;

interface State {
  conversation: Conversation | null;
  /** A run of messages without a gap. */
  items: readonly ChatMessage[];
  /** Everything from this number on has stood on the page since it was opened there. */
  from: number;
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
  from: 0,
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

const fromOf = (items: readonly ChatMessage[]) => items[0]?.number ?? 0;

/** Whoever scrolls asks again before the answer is there. */
function useOneAtATime(work: () => Promise<void>) {
  const underWay = useRef(false);
  return useCallback(async () => {
    if (underWay.current) return;
    underWay.current = true;
    await work().finally(() => {
      underWay.current = false;
    });
  }, [work]);
}

/** The messages of a conversation, in their order and without a gap: what did not come by the socket is asked for by number. */
export function useWritten(conversationId: string, at?: number) {
  const client = useQueryClient();
  const [state, setState] = useState(nothing);
  const now = useRef(state);
  now.current = state;
  const history = useCallback(
    (asked: { before?: number; after?: number; around?: 'unread' | number; changedAfter?: number; count?: number }) =>
      retrying(() => call(messages.history, { conversationId, count: pageSize, ...asked }), 'low'),
    [conversationId],
  );

  const open = useCallback(() => {
    setState(nothing);
    history({ around: at ?? 'unread' }).then(
      ({ conversation, items, earlier, later }) =>
        setState((was) => {
          const unread = { above: conversation.readNumber, upTo: conversation.lastNumber };
          return { ...was, conversation, items, from: fromOf(items), earlier, later, unread, change: conversation.lastChange, error: null };
        }),
      (error: unknown) => setState((was) => ({ ...was, error })),
    );
  }, [history, at]);
  useEffect(open, [open]);

  /** What follows on what is there, and what was changed meanwhile; `pages` goes on where one has not come to the end yet. */
  const goOn = useCallback(
    async (pages: boolean) => {
      for (let complete = false; !complete; ) {
        const { items, change, later } = now.current;
        // whoever reads farther up is told of changes alone
        const far = later && !pages;
        const after = items.at(-1)?.number ?? 0;
        const reply = await history({ after, changedAfter: change, ...(far ? { count: 1 } : {}) }).catch(() => undefined);
        if (!reply) return;
        const { conversation, changed } = reply;
        complete = changed.length < mostChanged;
        const upTo = complete ? conversation.lastChange : (changed.at(-1)?.change ?? 0);
        setState((was) => {
          const all = following(was.items, far ? [] : reply.items);
          return {
            ...was,
            conversation,
            items: withChanges(all.slice(-mostShown), changed),
            earlier: was.earlier || all.length > mostShown,
            later: far ? was.later : reply.later,
            change: Math.max(was.change, upTo),
          };
        });
        // the rest of them is asked for once this is on the screen
        if (!complete) await new Promise((done) => setTimeout(done));
      }
    },
    [history],
  );
  const catchUp = useCallback(() => goOn(false), [goOn]);
  const loadLater = useOneAtATime(useCallback(() => goOn(true), [goOn]));

  /** Shows another run in place of what is there: it begins and ends where the server says. */
  const loadOther = useCallback(
    async (asked: { around?: number }) => {
      const reply = await history(asked).catch(() => undefined);
      if (!reply) return;
      const { conversation, items, earlier, later } = reply;
      // at the end one has caught up with everything before it
      const from = asked.around === undefined ? 0 : fromOf(items);
      setState((was) => ({ ...was, conversation, items, from, earlier, later, change: conversation.lastChange }));
    },
    [history],
  );
  /** Shows a message wherever it stands. */
  const loadAround = useCallback((number: number) => loadOther({ around: number }), [loadOther]);
  const loadEnd = useCallback(() => loadOther({}), [loadOther]);

  /** What became of a message that is there; where a change is missing between, all that follow are asked for. */
  const change = useCallback(
    (message: ChatMessage) => {
      if (message.change > now.current.change + 1) return void catchUp();
      setState((was) => ({ ...was, items: withChanges(was.items, [message]), change: Math.max(was.change, message.change) }));
    },
    [catchUp],
  );

  /** Links to files end after a while: those of what stands here are asked for anew. */
  const renewLinks = useOneAtATime(
    useCallback(async () => {
      const first = now.current.items[0]?.number;
      const reply = first === undefined ? undefined : await history({ after: first - 1, count: mostShown }).catch(() => undefined);
      if (reply) setState((was) => ({ ...was, items: withLinksOf(was.items, reply.items) }));
    }, [history]),
  );
  useFreshLinks(state.items, renewLinks);

  const loadEarlier = useOneAtATime(
    useCallback(async () => {
      const first = now.current.items[0]?.number;
      const reply = first ? await history({ before: first }).catch(() => undefined) : undefined;
      if (!reply) return;
      setState((was) => {
        if (was.items[0]?.number !== first) return was;
        const all = [...reply.items, ...was.items];
        return {
          ...was,
          items: all.slice(0, mostShown),
          from: Math.min(was.from, fromOf(all)),
          earlier: reply.earlier,
          later: was.later || all.length > mostShown,
        };
      });
    }, [history]),
  );

  /** The next one goes behind the last; where one is missing between, all that follow are asked for. */
  function take(message: ChatMessage) {
    const { items, later, conversation } = now.current;
    if (!conversation) return;
    if (message.change > 0 && message.number <= (items.at(-1)?.number ?? 0)) return change(message);
    if (later) return;
    if (message.number > (items.at(-1)?.number ?? message.number - 1) + 1) return void catchUp();
    setState((was) => {
      const all = following(was.items, [message]);
      return { ...was, items: all.slice(-mostShown), earlier: was.earlier || all.length > mostShown };
    });
    // what it says of the conversation itself may have changed with somebody else
    if (message.handedOver) void catchUp();
  }

  useFrames((frame) => {
    if ('serverDate' in frame) return frame.conversationId === conversationId ? take(frame) : undefined;
    if ('joined' in frame || 'ask' in frame) return now.current.conversation ? void catchUp() : undefined;
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

  return { ...state, at, retry: open, loadEarlier, loadLater, loadAround, loadEnd, catchUp, change, renewLinks, seen };
}
export type Written = ReturnType<typeof useWritten>;
