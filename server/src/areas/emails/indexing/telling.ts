import { createHash } from 'node:crypto';
import { day } from '@vitrine/contract/durations.ts';
import type { Atomic } from '../../../platform/context.ts';
import { notify, seeNews } from '../../notifications/index.ts';
import type { NewMessage } from './index.sql.ts';
import { applicantsAmong, inboxOf, rememberTold, toldAbout } from './telling.sql.ts';

/** What is older was not heard of for so long that its reader has other ways to it. */
const news = day;

/**
 * Tells the owner of a mailbox, and nobody else, that applicants wrote to them. What is in the mailbox when it is
 * connected is no news, nor is what was read elsewhere. Nobody is named who is to be judged without a name: not even that
 * an applicant wrote is told then, for the mailbox beside it would say who it was.
 */
export async function tellOf(ctx: Atomic, mailboxId: string, folderId: string, rows: readonly NewMessage[]) {
  const since = new Date(ctx.now().getTime() - news).toISOString();
  const recent = rows.filter(({ received_at, from_email }) => (received_at as string) > since && from_email !== '');
  if (recent.length === 0) return;
  const inbox = await inboxOf(ctx.db, mailboxId, folderId);
  if (!inbox) return;
  const applicants = new Map((await applicantsAmong(ctx.db, inbox.accountId, emailsOf(recent))).map((one) => [one.email, one]));
  const known = recent.filter(({ from_email }) => applicants.has(from_email)).map((row) => ({ row, digest: digestOf(row) }));
  // one that was moved away and back, or lies there twice, was heard of before, be it on the day of connecting
  const first = await rememberTold(ctx.db, mailboxId, [...new Set(known.map(({ digest }) => digest))], ctx.now().toISOString(), since);
  if (!inbox.readOnce) return;
  for (const { row, digest } of known) {
    const applicant = applicants.get(row.from_email);
    if (!applicant || row.seen || !first.delete(digest)) continue;
    const { applicationId, bookingId } = applicant;
    await notify(ctx, [inbox.accountId], { kind: 'email', thing: applicationId, applicationId, bookingId });
  }
}

const emailsOf = (rows: readonly NewMessage[]) => [...new Set(rows.map(({ from_email }) => from_email))];

const digestOf = ({ from_email, message_id, received_at, bytes }: NewMessage) =>
  createHash('sha256')
    .update(JSON.stringify([from_email, message_id || [received_at, bytes]]))
    .digest('hex');

/** Whoever has read e-mails of these people, here or elsewhere, has seen what the bell said of them, though they are judged without names by now. */
export async function seeTold(ctx: Atomic, accountId: string, emails: string[]) {
  if (emails.length === 0) return;
  for (const { id } of await toldAbout(ctx.db, accountId, emails)) await seeNews(ctx, accountId, 'email', id);
}
