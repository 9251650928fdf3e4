import type { ServerFrame } from '@vitrine/contract/chat/socket.ts';
import type { World } from '../../../platform/context.ts';
import { readersOf } from '../conversations.sql.ts';
import { listChanged, listMessages, type MessageFound } from '../messages.sql.ts';
import { messageOnWire } from '../messages.ts';
import { type News, news, tellPresent } from '../news.ts';
import { type Hall, say } from './sockets.ts';

interface Run {
  /** What is counted above this number, up to that one, waits to be said. */
  after: number;
  upTo: number;
}

/** What is counted in a conversation: messages as they are sent, and as they are changed afterwards. */
const counted = {
  sent: (world: World, conversationId: string, { after, upTo }: Run) =>
    listMessages(world.db, { conversationId, after, before: upTo + 1, from: 'start', count: upTo - after }),
  changed: (world: World, conversationId: string, { after, upTo }: Run) =>
    listChanged(world.db, { conversationId, after, upTo, above: 0, count: upTo - after }),
};

/** Says at the sockets of this process what the processes tell each other. Whatever gets lost here is asked for by number. */
export function delivering(world: World, hall: Hall) {
  const runs = new Map<string, Run>();

  async function sayMessages(conversation: string, what: keyof typeof counted, run: Run) {
    const [members, rows] = await Promise.all([readersOf(world.db, conversation), counted[what](world, conversation, run)]);
    const readers = members.filter(({ accountId }) => hall.has(accountId));
    const sayTo = (accountId: string, row: MessageFound) => {
      for (const { socket, ctx } of hall.of(accountId)) say(socket, messageOnWire({ ...ctx, now: world.now }, row));
    };
    for (const { accountId, hiddenNumber } of readers) for (const row of rows) if (row.number > hiddenNumber) sayTo(accountId, row);
  }

  /** One run at a time for a conversation, so that nothing overtakes; what comes meanwhile goes with the next one. */
  async function messages(conversation: string, what: keyof typeof counted, number: number) {
    const key = `${what} ${conversation}`;
    const waiting = runs.get(key);
    if (waiting) {
      waiting.upTo = Math.max(waiting.upTo, number);
      return;
    }
    const run = { after: number - 1, upTo: number };
    runs.set(key, run);
    try {
      while (run.after < run.upTo) {
        const now = { ...run };
        await sayMessages(conversation, what, now);
        run.after = now.upTo;
      }
    } finally {
      runs.delete(key);
    }
  }

  async function read(conversation: string, readBy: string) {
    const readers = await readersOf(world.db, conversation);
    const number = readers.find(({ accountId }) => accountId === readBy)?.readNumber;
    if (number === undefined) return;
    for (const { accountId, marks } of readers.filter((one) => one.marks || one.accountId === readBy))
      for (const { socket } of hall.of(accountId)) {
        const own = accountId === readBy;
        if (own || marks) say(socket, { seen: conversation, number, own });
      }
  }

  async function arrived(conversation: string, message: string, arrivedAt: string) {
    const readers = await readersOf(world.db, conversation);
    const by = readers.find(({ accountId }) => accountId === arrivedAt);
    if (!by?.marks) return;
    for (const { accountId } of readers.filter((one) => one !== by))
      for (const { socket, ctx } of hall.of(accountId))
        say(socket, { fromEmail: '', msgRecv: true, msg: message, recipient: [ctx.actor.email] });
  }

  function sayTo(accountId: string, frame: ServerFrame) {
    for (const { socket } of hall.of(accountId)) say(socket, frame);
  }

  async function tell(what: News) {
    if ('readBy' in what) return read(what.conversation, what.readBy);
    if ('typingFor' in what) return sayTo(what.typingFor, { typing: what.conversation });
    if ('presentFor' in what) return sayTo(what.presentFor, { present: what.conversation });
    if ('sought' in what) return hall.has(what.sought) ? tellPresent(world, what.conversation, what.by) : undefined;
    if ('message' in what) return arrived(what.conversation, what.message, what.arrivedAt);
    if (!what.accounts.some(hall.has)) return;
    return 'number' in what ? messages(what.conversation, 'sent', what.number) : messages(what.conversation, 'changed', what.change);
  }

  return {
    heard(payload: string) {
      if (hall.all().length === 0) return;
      tell(news.parse(JSON.parse(payload))).catch((error: unknown) => {
        world.log.warn({ error }, 'news of a conversation was not told');
        for (const { socket } of hall.all()) say(socket, { ask: true });
      });
    },
    missed() {
      for (const { socket } of hall.all()) say(socket, { ask: true });
    },
  };
}
