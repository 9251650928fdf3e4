import { hour, minute } from '@vitrine/contract/durations.ts';
import type { MailboxFault } from '@vitrine/contract/emails/shapes.ts';
import type { ImapFlow } from 'imapflow';
import type { World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { faultOf, openImap } from '../../providers/mailboxes/index.ts';
import { type MailboxRow, settleTry } from './mailbox.sql.ts';
import { tokenFor } from './signing-in/tokens.ts';

/** After so many refused sign-ins nobody tries again until the person connects again. */
const mostRefusals = 3;

/** What the passwords of a mailbox are sealed for. */
export const imapPurpose = (mailboxId: string) => `imap ${mailboxId}`;
export const smtpPurpose = (mailboxId: string) => `smtp ${mailboxId}`;

/** What its provider or server has said no to for good is not asked again before its owner connects it anew. */
function demandOpen({ state }: MailboxRow) {
  if (state === 'refused') throw Object.assign(new Error('it was refused too often'), { authenticationFailed: true });
}

/** Signed in at the server of a mailbox. A token that is not taken before its time is renewed once. */
export async function openMailbox(world: World, mailbox: MailboxRow) {
  demandOpen(mailbox);
  const { id, imap_host, imap_port, imap_secure, imap_user, imap_secret } = mailbox;
  const server = { host: imap_host, port: imap_port, secure: imap_secure, user: imap_user };
  const guard = world.config.outgoing;
  if (mailbox.oauth_provider === null) return openImap({ ...server, password: passwordOf(world, imap_secret, imapPurpose(id)) }, guard);
  const token = await tokenFor(world, mailbox);
  try {
    return await openImap({ ...server, token }, guard);
  } catch (error) {
    if (faultOf(error) !== 'login') throw error;
    return openImap({ ...server, token: await tokenFor(world, mailbox, token) }, guard);
  }
}

/** By which server the e-mails of a mailbox leave; nothing where that is not set. */
export async function wayOut(world: World, mailbox: MailboxRow) {
  const { id, smtp_host, smtp_port, smtp_secure, smtp_user, smtp_secret } = mailbox;
  if (smtp_host === null || smtp_port === null || smtp_secure === null || smtp_user === null) return undefined;
  const server = { host: smtp_host, port: smtp_port, secure: smtp_secure, user: smtp_user };
  if (smtp_secret === null) demandOpen(mailbox);
  if (smtp_secret === null) return { ...server, token: await tokenFor(world, mailbox) };
  return { ...server, password: passwordOf(world, smtp_secret, smtpPurpose(id)) };
}

/** A password that was sealed with another key is as good as a wrong one: the person connects again. */
function passwordOf(world: World, sealed: Buffer, purpose: string) {
  try {
    return world.seal.open(sealed, purpose).toString();
  } catch {
    throw Object.assign(new Error('the password was sealed with another key'), { authenticationFailed: true });
  }
}

/** A connection on which something takes longer than that is ended, whatever still comes on it. */
export async function inTime<R>(client: ImapFlow, milliseconds: number, work: Promise<R>): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('it took too long'), { code: 'ETIMEDOUT' }));
      client.close();
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** A person waits so long for the largest e-mail, and a server that drips holds a place no longer. */
const longestAct = minute;

/** Does something at the server of a mailbox for a person who waits; what goes wrong there is a refusal that names it. */
export async function atServer<R>(world: World, mailbox: MailboxRow, work: (client: ImapFlow) => Promise<R>): Promise<R> {
  let client: ImapFlow | undefined;
  try {
    client = await openMailbox(world, mailbox);
    return await inTime(client, longestAct, work(client));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw refusedFor(error);
  } finally {
    client?.close();
  }
}

export const refusedFor = (error: unknown) => new Refused(`mailbox-${faultOf(error)}`);

/** Something tried at a server that a person waits for; what goes wrong is a refusal that names it. */
export async function tried<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refused ? error : refusedFor(error);
  }
}

/** Notes that a mailbox could not be reached, and when it is tried again; what was tried before it was connected anew says nothing. */
export async function noteFault(world: World, mailbox: MailboxRow, error: unknown): Promise<MailboxFault> {
  const fault = faultOf(error);
  const failures = mailbox.failures + 1;
  // one that was away has refused nobody
  const refusals = mailbox.refusals + (fault === 'login' ? 1 : 0);
  const pause = Math.min(minute * 2 ** Math.min(failures - 1, 6), hour);
  await settleTry(world.db, mailbox, {
    state: refusals >= mostRefusals ? 'refused' : 'unreachable',
    fault,
    failures,
    refusals,
    retry_at: new Date(world.now().getTime() + pause).toISOString(),
  });
  // what it is about is enough: words of strangers' servers do not belong into the log
  world.log.info({ mailbox: mailbox.id, fault, failures }, 'a mailbox could not be reached');
  return fault;
}
