import type { MailState } from '@vitrine/contract/admin/states.ts';
import { sql } from 'kysely';
import type { Db } from '../postgres/db.ts';
import { oneOf } from '../postgres/one-of.ts';
import { totalOf } from '../postgres/totals.ts';
import { foldedWords, holdsWord } from '../postgres/words.ts';
import { withoutLinkSecrets } from '../sessions/link-secrets.ts';

export interface Attachment {
  name: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** Writes a mail into the outbox; false where the one of that name was written already. */
export const insertMail = async (
  db: Db,
  row: {
    id: string;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    attachments: string;
    unsubscribe: string | null;
    /** What in it lets somebody in, beside its links. */
    code: string | null;
    /** Whom it speaks of; the recipient's account where nothing is said. */
    about: string | undefined;
    /** Names the one occasion that the mail is for. */
    once: string | undefined;
    state: MailState;
    created_at: string;
  },
) =>
  (
    await db
      .insertInto('mail')
      .values((eb) => ({
        ...row,
        about: row.about ?? eb.selectFrom('account').select('account.id').where('account.email', '=', row.recipient),
      }))
      .onConflict((conflict) => conflict.column('once').where('once', 'is not', null).doNothing())
      .returning('id')
      .execute()
  ).length > 0;

export const findMail = (db: Db, id: string) => db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();

interface Shown {
  subject: string;
  body_text: string;
  body_html: string;
}

/** A mail as others may read it: nobody gets in by what stands in it. */
export function withoutKeys({ subject, body_text, body_html, code }: Shown & { code: string | null }): Shown {
  const plain = (text: string) => (code ? text.replaceAll(code, '…') : text);
  return { subject: plain(subject), body_text: withoutLinkSecrets(plain(body_text)), body_html: withoutLinkSecrets(plain(body_html)) };
}

/** Notes that a mail has left; what is kept of it opens nothing any more. */
export const markSent = (db: Db, id: string, at: string, kept: Shown) =>
  db
    .updateTable('mail')
    .set({ ...kept, unsubscribe: null, code: null, state: 'sent', error: null, sent_at: at })
    .where('id', '=', id)
    .execute();

export const markMail = (db: Db, id: string, set: { state: MailState; error?: string | null }) =>
  db.updateTable('mail').set(set).where('id', '=', id).execute();

interface WantedMails {
  to?: string | undefined;
  state?: MailState | undefined;
  page: number;
  count: number;
}

/** One page of mails, newest first, each with the account it speaks of, those alone that stand so and whose recipient holds every word; codes stand only where the outbox is the one place to read them. */
export async function listMails(db: Db, { to, state, page, count }: WantedMails) {
  const words = await foldedWords(db, to ?? '');
  const addressed = words
    .map((word) => holdsWord(sql`folded(recipient)`, word))
    .reduce((query, condition) => query.where(condition), db.selectFrom('mail'));
  const found = state ? addressed.where('state', '=', state) : addressed;
  const [items, total] = await Promise.all([
    found
      .select(['id', 'recipient as to', 'about', 'created_at as createdAt', sql<MailState>`state`.as('state')])
      .select(sql<string>`case when state <> 'kept' and code <> '' then replace(subject, code, '…') else subject end`.as('subject'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(count)
      .offset((page - 1) * count)
      .execute(),
    totalOf(db, found),
  ]);
  return { items, ...total, page, count };
}

/** Mails of before then, unless they still wait to be sent. */
export const forgetOldMails = (db: Db, before: string) =>
  db.deleteFrom('mail').where('created_at', '<', before).where('state', '!=', 'waiting').execute();

/** Mails about a person, and those to the address where it is known to be the person's. */
export const deleteMailsOf = (db: Db, accountId: string, email: string | null) =>
  db
    .deleteFrom('mail')
    .where((eb) => eb.or([eb('about', '=', accountId), eb('recipient', '=', email)]))
    .execute();

/** Mails about these people. */
export const deleteMailsAbout = (db: Db, accountIds: readonly string[]) =>
  db.deleteFrom('mail').where('about', '=', oneOf(accountIds)).execute();

export const deleteMails = (db: Db, ids: string[]) => db.deleteFrom('mail').where('id', '=', oneOf(ids)).execute();

/** Mails about one account are about another from now on. */
export const moveMails = (db: Db, keepId: string, dropId: string) =>
  db.updateTable('mail').set({ about: keepId }).where('about', '=', dropId).execute();
