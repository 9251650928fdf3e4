import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { World } from '../../../platform/context.ts';
import { noteFault, openMailbox } from '../connecting.ts';
import { lease, mailboxById, release, renew } from '../mailbox.sql.ts';
import { readFolder, readFolders } from './reading.ts';

/** A worker that does not renew its leases for so long is gone, and others take its mailboxes. */
const leaseMilliseconds = 15_000;
const renewMilliseconds = 4000;
const mostMailboxes = 1000;
/** News of a folder that nobody waits at, and of servers without IDLE, are found after so long. */
const lookMilliseconds = 60_000;
/** What comes together is read together. */
const settleMilliseconds = 300;
const newest = 500;

interface Held {
  end: AbortController;
  done: Promise<void>;
}

/** Waits at the mailboxes that nobody else waits at, by IDLE, and reads what is new or changed; one program for each mailbox. */
export function watchMailboxes(world: World) {
  const who = randomUUID();
  const held = new Map<string, Held>();
  const closing = new AbortController();
  const until = () => new Date(world.now().getTime() + leaseMilliseconds).toISOString();

  const turn = async () => {
    const kept = held.size > 0 ? await renew(world.db, who, [...held.keys()], until()) : new Set<string>();
    for (const [id, { end }] of held) if (!kept.has(id)) end.abort();
    const free = mostMailboxes - held.size;
    const taken = free > 0 ? await lease(world.db, who, world.now().toISOString(), until(), Math.min(free, 20)) : [];
    for (const id of taken) {
      // its former watch was told to end, and lets the next turn take it again
      if (held.has(id)) continue;
      const end = new AbortController();
      const done = watchOne(world, id, end.signal).finally(async () => {
        held.delete(id);
        await release(world.db, who, [id]).catch(() => undefined);
      });
      held.set(id, { end, done });
    }
  };
  const turning = (async () => {
    while (!closing.signal.aborted) {
      await turn().catch((error: unknown) => world.log.debug({ error }, 'no look at mailboxes'));
      await sleep(renewMilliseconds / 2, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  })();

  return {
    close: async () => {
      closing.abort();
      await turning;
      for (const { end } of held.values()) end.abort();
      await Promise.all([...held.values()].map(({ done }) => done));
    },
  };
}

async function watchOne(world: World, id: string, signal: AbortSignal) {
  const mailbox = await mailboxById(world.db, id);
  if (!mailbox) return;
  let client: ImapFlow | undefined;
  try {
    const opened = await openMailbox(world, mailbox);
    client = opened;
    // whatever it waits for ends with the connection
    signal.addEventListener('abort', () => opened.close());
    if (!signal.aborted) await follow(world, id, opened, signal);
  } catch (error) {
    if (!signal.aborted) await noteFault(world, mailbox, error);
  } finally {
    client?.close();
  }
}

/** Reads what is new, waits for news, and so on until told to end or the connection breaks. */
export async function follow(world: World, mailboxId: string, client: ImapFlow, signal: AbortSignal) {
  const news = newsOf(client, signal);
  const place = { mailboxId, client };
  /** Folders of which more came at once than is read at once, and how many are left; a server that gives none of them is not asked on and on. */
  const behind = new Map<string, number>();
  let uidNext: number | undefined;
  while (!signal.aborted) {
    if (!client.usable) throw Object.assign(new Error('the connection broke'), { code: 'ECONNRESET' });
    for (const { folder, changed } of await readFolders(world, place)) {
      if (signal.aborted) return;
      if (!changed && !behind.has(folder.id)) continue;
      const left = await readFolder(world, place, folder, newest);
      if (left > 0 && left < (behind.get(folder.id) ?? Number.POSITIVE_INFINITY)) behind.set(folder.id, left);
      else behind.delete(folder.id);
    }
    if (behind.size > 0) continue;
    const inbox = await client.mailboxOpen('INBOX');
    // what came while another folder was open was told to nobody
    if (inbox.uidNext !== uidNext) {
      uidNext = inbox.uidNext;
      continue;
    }
    // ends with the next command or when the connection does; news come as events meanwhile
    const idling = client.idle().catch(() => undefined);
    await news.wait(lookMilliseconds);
    await sleep(settleMilliseconds);
    if (!signal.aborted && client.usable) await client.noop();
    await idling;
  }
}

/** Whether anything has been heard since the last wait. */
function newsOf(client: ImapFlow, signal: AbortSignal) {
  let heard = false;
  let wake = () => {};
  const hear = () => {
    heard = true;
    wake();
  };
  for (const event of ['exists', 'expunge', 'flags', 'close']) client.on(event, hear);
  signal.addEventListener('abort', hear);
  return {
    async wait(most: number) {
      if (!heard) {
        const timer = new AbortController();
        await Promise.race([
          new Promise<void>((resolve) => {
            wake = resolve;
          }),
          sleep(most, undefined, { ref: false, signal: timer.signal }).catch(() => undefined),
        ]);
        timer.abort();
      }
      heard = false;
    },
  };
}
