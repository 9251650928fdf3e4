import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { oneOf } from '../../../platform/postgres/one-of.ts';
import type { EmailDraft, EmailDraftFile } from '../../../platform/tables.ts';

export type DraftRow = Selectable<EmailDraft>;
export type DraftFileRow = Selectable<EmailDraftFile>;

/** So long after it was taken up, whoever took it up is gone: no sending takes that long. */
const goneAfter = 6 * 60_000;

const before = (now: Date) => new Date(now.getTime() - goneAfter).toISOString();

export const insertDraft = (db: Db, row: Insertable<EmailDraft>) => db.insertInto('email_draft').values(row).execute();

export const countDrafts = async (db: Db, mailboxId: string) =>
  (
    await db
      .selectFrom('email_draft')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('mailbox_id', '=', mailboxId)
      .executeTakeFirst()
  )?.n ?? 0;

/** Without the words, where the rest stands by itself. */
export const listDrafts = (db: Db, mailboxId: string, limit: number) =>
  latest(db, mailboxId, limit)
    .select(['id', 'mailbox_id', 'state', 'revision', 'send_at', 'problem', 'refused', 'updated_at', 'sealed_head'])
    .select(sql<Buffer | null>`case when sealed_head is null then sealed end`.as('sealed'))
    .execute();
export type ListedDraft = Pick<
  DraftRow,
  'id' | 'mailbox_id' | 'state' | 'revision' | 'send_at' | 'problem' | 'refused' | 'updated_at' | 'sealed_head'
> & { sealed: Buffer | null };

export const wholeDrafts = (db: Db, mailboxId: string, limit: number) => latest(db, mailboxId, limit).selectAll().execute();

const latest = (db: Db, mailboxId: string, limit: number) =>
  db.selectFrom('email_draft').where('mailbox_id', '=', mailboxId).orderBy('updated_at', 'desc').orderBy('id').limit(limit);

export const findDraft = (db: Db, mailboxId: string, id: string) =>
  db.selectFrom('email_draft').selectAll().where('mailbox_id', '=', mailboxId).where('id', '=', id).executeTakeFirst();

/** In a transaction: whoever else would change it waits. */
export const lockDraft = (db: Db, mailboxId: string, id: string) =>
  db.selectFrom('email_draft').selectAll().where('mailbox_id', '=', mailboxId).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateDraft = (db: Db, id: string, set: Updateable<EmailDraft>) =>
  db.updateTable('email_draft').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Changes an e-mail that was taken up, as long as nobody else has taken it up meanwhile; says whether it did. */
export const updateTaken = async (db: Db, { id, state, claimed_at }: DraftRow, set: Updateable<EmailDraft>) =>
  (
    await db
      .updateTable('email_draft')
      .set(set)
      .where('id', '=', id)
      .where('state', '=', state)
      .where('claimed_at', '=', claimed_at)
      .executeTakeFirst()
  ).numUpdatedRows > 0;

/** Held in a transaction by whoever took it up; nothing where somebody else has it now. */
export const lockTaken = (db: Db, { id, state, claimed_at }: DraftRow) =>
  db
    .selectFrom('email_draft')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', state)
    .where('claimed_at', '=', claimed_at)
    .forUpdate()
    .executeTakeFirst();

export const deleteDraft = (db: Db, id: string) => db.deleteFrom('email_draft').where('id', '=', id).execute();

export const filesOf = (db: Db, drafts: string[]) =>
  db.selectFrom('email_draft_file').selectAll().where('draft_id', '=', oneOf(drafts)).orderBy('created_at').orderBy('id').execute();

export const insertFile = (db: Db, row: Insertable<EmailDraftFile>) => db.insertInto('email_draft_file').values(row).execute();

export const deleteFile = (db: Db, draftId: string, id: string) =>
  db.deleteFrom('email_draft_file').where('draft_id', '=', draftId).where('id', '=', id).returning('stored').executeTakeFirst();

/** What an e-mail is called by those that answer it. */
export const chainOf = (db: Db, mailboxId: string, id: string) =>
  db
    .selectFrom('mailbox_message')
    .select(['message_id', 'reference_ids', 'is_reply'])
    .where('mailbox_id', '=', mailboxId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Whoever may not use the mailbox any more sends nothing by it, and nor does anybody of a company that is closed. */
const inUse = sql<boolean>`exists (select 1 from mailbox join account on account.id = mailbox.account_id
    join company on company.id = account.company_id
  where mailbox.id = email_draft.mailbox_id and account.deactivated_at is null and company.deactivated_at is null
    and account.company_role in ('owner', 'recruiter'))`;

/** One at a time looks for what a mailbox sends next, until the transaction ends. */
export const lockMailboxOf = (db: Db, id: string) =>
  sql`select mailbox.id from mailbox join email_draft on email_draft.mailbox_id = mailbox.id where email_draft.id = ${id} for update of mailbox`.execute(
    db,
  );

/** Takes up an e-mail that is to leave now, where its mailbox sends no other one. Comes after `lockMailboxOf`. */
export const claimSending = (db: Db, id: string, now: Date) =>
  db
    .updateTable('email_draft')
    .set({ state: 'sending', claimed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('send_at', '<=', now.toISOString())
    .where(inUse)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('email_draft as other')
            .select('other.id')
            .whereRef('other.mailbox_id', '=', 'email_draft.mailbox_id')
            .where('other.state', '=', 'sending')
            .where('other.claimed_at', '>=', before(now)),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();

/** What a mailbox is to send next. */
export const nextToSend = (db: Db, mailboxId: string, now: Date) =>
  db
    .selectFrom('email_draft')
    .select('id')
    .where('mailbox_id', '=', mailboxId)
    .where('state', '=', 'waiting')
    .where('send_at', '<=', now.toISOString())
    .orderBy('send_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** A server that does not answer is left alone with everything that waits for it. */
export const postpone = (db: Db, mailboxId: string, until: string) =>
  db
    .updateTable('email_draft')
    .set({ send_at: until })
    .where('mailbox_id', '=', mailboxId)
    .where('state', '=', 'waiting')
    .where('send_at', '<', until)
    .execute();

/** Takes up an e-mail that has left and is to be laid into the folder of sent ones. */
export const claimFiling = (db: Db, id: string, now: Date) =>
  db
    .updateTable('email_draft')
    .set({ claimed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'filing')
    .where('send_at', '<=', now.toISOString())
    .where(({ or, eb }) => or([eb('claimed_at', 'is', null), eb('claimed_at', '<', before(now))]))
    .returningAll()
    .executeTakeFirst();

/** Takes up one whose sender died while it was being sent. */
export const claimLeft = (db: Db, id: string, now: Date) =>
  db
    .updateTable('email_draft')
    .set({ claimed_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('claimed_at', '<', before(now))
    .returningAll()
    .executeTakeFirst();

export const dueDrafts = (db: Db, now: Date, after: string, limit: number) =>
  db
    .selectFrom('email_draft')
    .select('id')
    .where('id', '>', after)
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'waiting'), eb('send_at', '<=', now.toISOString()), inUse]),
        and([eb('state', '=', 'filing'), eb('send_at', '<=', now.toISOString())]),
        and([eb('state', '=', 'sending'), eb('claimed_at', '<', before(now))]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();

/** Whose name stands in front of the address. */
export const writerOf = (db: Db, mailboxId: string) =>
  db
    .selectFrom('mailbox')
    .innerJoin('account', 'account.id', 'mailbox.account_id')
    .select(['account.first_name', 'account.last_name'])
    .where('mailbox.id', '=', mailboxId)
    .executeTakeFirst();

/** Every file that waits with an e-mail of this account. */
export const storedOf = async (db: Db, accountId: string) =>
  (
    await db
      .selectFrom('email_draft_file')
      .innerJoin('email_draft', 'email_draft.id', 'email_draft_file.draft_id')
      .innerJoin('mailbox', 'mailbox.id', 'email_draft.mailbox_id')
      .select('email_draft_file.stored')
      .where('mailbox.account_id', '=', accountId)
      .execute()
  ).map(({ stored }) => stored);
