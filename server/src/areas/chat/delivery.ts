import type { World } from '../../platform/context.ts';
import { readersOf } from './conversations.sql.ts';
import { listMessages } from './messages.sql.ts';
import { messageOnWire } from './messages.ts';
import { type News, news } from './news.ts';
import { type Hall, say } from './sockets.ts';

interface Run {
  /** Messages with numbers above this one, up to that one, wait to be said. */
  after: number;
  upTo: number;
}

/** Says at the sockets of this process what the processes tell each other. Whatever gets lost here is asked for by number. */
export function delivering(world: World, hall: Hall) {
  const runs = new Map<string, Run>();

  async function sayMessages(conversation: string, { after, upTo }: Run) {
    const readers = (await readersOf(world.db, conversation)).filter(({ accountId }) => hall.has(accountId));
    if (readers.length === 0) return;
    const rows = await listMessages(world.db, {
      conversationId: conversation,
      after,
      before: upTo + 1,
      from: 'start',
      count: upTo - after,
    });
    for (const { accountId } of readers)
      for (const { socket, ctx } of hall.of(accountId)) for (const row of rows) say(socket, messageOnWire({ ...ctx, now: world.now }, row));
  }

  /** One run at a time for a conversation, so that nothing overtakes; what comes meanwhile goes with the next one. */
  async function messages(conversation: string, number: number) {
    const waiting = runs.get(conversation);
    if (waiting) {
      waiting.upTo = Math.max(waiting.upTo, number);
      return;
    }
    const run = { after: number - 1, upTo: number };
    runs.set(conversation, run);
    try {
      while (run.after < run.upTo) {
        const now = { ...run };
        await sayMessages(conversation, now);
        run.after = now.upTo;
      }
    } finally {
      runs.delete(conversation);
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

  async function tell(what: News) {
    if ('number' in what) return what.accounts.some(hall.has) ? messages(what.conversation, what.number) : undefined;
    if ('readBy' in what) return read(what.conversation, what.readBy);
    return arrived(what.conversation, what.message, what.arrivedAt);
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
