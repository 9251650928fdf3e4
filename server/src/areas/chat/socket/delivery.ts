import type { ServerFrame } from '@vitrine/contract/chat/socket.ts';
import { gathering } from '../../../platform/concurrency/gathering.ts';
import type { World } from '../../../platform/context.ts';
import { readersOf } from '../conversations.sql.ts';
import { messageOnWire } from '../messages.ts';
import { type News, news, sayHere, tellPresent } from '../news.ts';
import { listNews, type NewsAsked } from './delivery.sql.ts';
import { type Hall, say } from './sockets.ts';

/** Says at the sockets of this process what the processes tell each other. Whatever gets lost here is asked for by number. */
export function delivering(world: World, hall: Hall) {
  /** One turn after the other, and in the order of their numbers, so that nothing overtakes. */
  const sayMessages = gathering<NewsAsked, void>(async (asked) => {
    for (const { reader, ...row } of await listNews(world.db, asked))
      for (const { socket, ctx } of hall.of(reader)) say(socket, messageOnWire({ ...ctx, now: world.now }, row));
    return asked.map(() => undefined);
  });

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

  async function tell(what: News): Promise<void> {
    if ('readBy' in what) return read(what.conversation, what.readBy);
    if ('typingFor' in what) return sayTo(what.typingFor, { typing: what.conversation });
    if ('presentFor' in what) return sayTo(what.presentFor, { present: what.conversation });
    if ('sought' in what) return void (hall.has(what.sought) && (await tellPresent(world, what.conversation, what.by)));
    if ('message' in what) return arrived(what.conversation, what.message, what.arrivedAt);
    const readers = what.accounts.filter(hall.has);
    if (readers.length === 0) return;
    const { conversation } = what;
    return sayMessages({ conversation, readers, ...('number' in what ? { number: what.number } : { change: what.change }) });
  }

  function told(what: News) {
    tell(what).catch((error: unknown) => {
      world.log.warn({ error }, 'news of a conversation was not told');
      for (const { socket } of hall.all()) say(socket, { ask: true });
    });
  }
  const name = sayHere(world, told);

  return {
    heard(payload: string) {
      if (hall.isEmpty()) return;
      const what = news.parse(JSON.parse(payload));
      if (!('saidBy' in what && what.saidBy === name)) told(what);
    },
    missed() {
      for (const { socket } of hall.all()) say(socket, { ask: true });
    },
  };
}
