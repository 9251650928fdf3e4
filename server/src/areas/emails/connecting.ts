import { hour, minute } from '@vitrine/contract/durations.ts';
import type { MailboxFault } from '@vitrine/contract/emails/shapes.ts';
import type { ImapFlow } from 'imapflow';
import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { faultOf, openImap } from '../../providers/mailboxes/index.ts';
import { type MailboxRow, updateMailbox } from './mailbox.sql.ts';

/** After so many refused sign-ins nobody tries again until the person connects again. */
const mostRefusals = 3;

/** What the passwords of a mailbox are sealed for. */
export const imapPurpose = (mailboxId: string) => `imap ${mailboxId}`;
export const smtpPurpose = (mailboxId: string) => `smtp ${mailboxId}`;

/** Signed in at the server of a mailbox. */
export function openMailbox(world: World, { id, imap_host, imap_port, imap_secure, imap_user, imap_secret }: MailboxRow) {
  const password = passwordOf(world, imap_secret, imapPurpose(id));
  const server = { host: imap_host, port: imap_port, secure: imap_secure, user: imap_user, password };
  return openImap(server, world.config.outgoing);
}

/** By which server the e-mails of a mailbox leave; nothing where that is not set. */
export function wayOut(world: World, { id, smtp_host, smtp_port, smtp_secure, smtp_user, smtp_secret }: MailboxRow) {
  if (smtp_host === null || smtp_port === null || smtp_secure === null || smtp_user === null || smtp_secret === null) return undefined;
  const password = passwordOf(world, smtp_secret, smtpPurpose(id));
  return { host: smtp_host, port: smtp_port, secure: smtp_secure, user: smtp_user, password };
}

/** A password that was sealed with another key is as good as a wrong one: the person connects again. */
function passwordOf(world: World, sealed: Buffer, purpose: string) {
  try {
    return world.seal.open(sealed, purpose).toString();
  } catch {
    throw Object.assign(new Error('the password was sealed with another key'), { authenticationFailed: true });
  }
}

/** Does something at the server of a mailbox for a person who waits; what goes wrong there is a refusal that names it. */
export async function atServer<R>(world: World, mailbox: MailboxRow, work: (client: ImapFlow) => Promise<R>): Promise<R> {
  let client: ImapFlow | undefined;
  try {
    client = await openMailbox(world, mailbox);
    return await work(client);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw refusedFor(error);
  } finally {
    client?.close();
  }
}

export const refusedFor = (error: unknown) => new Refused(`mailbox-${faultOf(error)}`);

/** Notes that a mailbox could not be reached, and when it is tried again. */
export async function noteFault(world: World, mailbox: MailboxRow, error: unknown): Promise<MailboxFault> {
  const fault = faultOf(error);
  const failures = mailbox.failures + 1;
  const refused = fault === 'login' && failures >= mostRefusals;
  const pause = Math.min(minute * 2 ** (failures - 1), hour);
  await updateMailbox(world.db, mailbox.id, {
    state: refused ? 'refused' : 'unreachable',
    fault,
    failures,
    retry_at: new Date(world.now().getTime() + pause).toISOString(),
  });
  // what it is about is enough: words of strangers' servers do not belong into the log
  world.log.info({ mailbox: mailbox.id, fault, failures }, 'a mailbox could not be reached');
  return fault;
}
