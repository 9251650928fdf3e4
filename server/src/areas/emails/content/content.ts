import { randomBytes } from 'node:crypto';
import { day } from '@vitrine/contract/durations.ts';
import { contentDays, largestEmail } from '@vitrine/contract/emails/shapes.ts';
import { Stopped } from '../../../platform/cage/child.ts';
import { Unreadable } from '../../../platform/cage/unreadable.ts';
import { inLine } from '../../../platform/concurrency/turns.ts';
import type { World } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { atServer } from '../connecting.ts';
import type { MailboxRow } from '../mailbox.sql.ts';
import * as sql from './content.sql.ts';
import { mails, type ReadMail, readMail } from './mail-cage.ts';

/** Larger ones are fetched again when somebody opens them again. */
const mostKept = 8 * 1024 * 1024;
const patience = { seconds: 10 };

/** An e-mail of 30 MB takes a multiple of that while it is held and parsed: one mailbox cannot take all the room there is. */
const ofOneMailbox = { atOnce: 3, waiting: 20 };
/** Children that parse, in one program; a slow server of somebody holds none of these places. */
const ofAll = { atOnce: 4, waiting: 200 };

const inTurnOf = <R>({ id }: MailboxRow, work: () => Promise<R>) => inLine(`mailbox ${id}`, ofOneMailbox, work);
const parsing = <R>(work: () => Promise<R>) => inLine('parsing', ofAll, work);

interface Which {
  id: string;
  folder: string;
  uid: number;
  uidValidity: number;
  bytes: number;
}

const purposeOf = (mailbox: MailboxRow, id: string) => `e-mail ${mailbox.id} ${id}`;

/** An e-mail as its server has it: from what was kept sealed, else fetched and kept for thirty days. */
export async function sourceOf(world: World, mailbox: MailboxRow, { id, folder, uid, uidValidity }: Which): Promise<Buffer> {
  const kept = await sql.findContent(world.db, mailbox.id, id);
  const opened = kept && unsealed(world, kept.sealed, purposeOf(mailbox, id));
  if (opened) return opened;
  const source = await atServer(world, mailbox, async (client) => {
    const lock = await client.getMailboxLock(folder, { readOnly: true });
    try {
      if (uidValidity !== 0 && (!client.mailbox || Number(client.mailbox.uidValidity) !== uidValidity)) return undefined;
      const found = await client.fetchOne(String(uid), { source: { start: 0, maxLength: largestEmail } }, { uid: true });
      return found ? found.source : undefined;
    } finally {
      lock.release();
    }
  });
  if (!source) throw new Refused('not-found');
  if (source.length <= mostKept) {
    const sealed = world.seal.close(source, purposeOf(mailbox, id));
    await sql.keepContent(world.db, mailbox.id, id, sealed, world.now().toISOString());
  }
  return source;
}

function unsealed(world: World, sealed: Buffer, purpose: string) {
  try {
    return world.seal.open(sealed, purpose);
  } catch {
    // sealed with another key: it is fetched again
    return undefined;
  }
}

export type Content = { marker: string; mail: ReadMail } | { unreadable: 'too-large' | 'broken' };

/** What an e-mail says, made out in the cage. One that is too large or breaks whoever reads it is said to be so. */
export async function contentOf(world: World, mailbox: MailboxRow, which: Which): Promise<Content> {
  if (which.bytes > largestEmail) return { unreadable: 'too-large' };
  const marker = `${randomBytes(16).toString('hex')}.invalid`;
  return inTurnOf(mailbox, async () => {
    const source = await sourceOf(world, mailbox, which);
    try {
      const { bytes } = await parsing(() => mails.run('read', { marker }, { ...patience, bytes: source }));
      return { marker, mail: readMail.parse(JSON.parse(bytes.toString())) };
    } catch (error) {
      if (error instanceof Unreadable || error instanceof Stopped) return { unreadable: 'broken' };
      throw error;
    }
  });
}

/** The bytes of one of its files. */
export async function fileOf(world: World, mailbox: MailboxRow, which: Which, part: number): Promise<Buffer> {
  if (which.bytes > largestEmail) throw new Refused('not-found');
  return inTurnOf(mailbox, async () => {
    const source = await sourceOf(world, mailbox, which);
    try {
      return (await parsing(() => mails.run('part', { number: part }, { ...patience, bytes: source }))).bytes;
    } catch (error) {
      if (error instanceof Unreadable || error instanceof Stopped) throw new Refused('not-found');
      throw error;
    }
  });
}

/** Until when content that was kept before is let go of. */
export const keptSince = (now: Date) => new Date(now.getTime() - contentDays * day).toISOString();
