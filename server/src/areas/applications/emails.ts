import type { World } from '../../platform/context.ts';
import { insertEmail, listEmails } from './emails.sql.ts';

/** What of an e-mail is kept with an application: whoever sees the application reads it. */
export interface EmailCopy {
  subject: string;
  /** Names; the address of whoever has none. */
  from: string;
  to: string[];
  text: string;
  /** The e-mail says more than this. */
  shortened: boolean;
  /** How many files came with it, which stay in the mailbox. */
  files: number;
}

const purposeOf = (id: string) => `e-mail of an application ${id}`;

interface Attached {
  applicationId: string;
  by: string;
  source: Buffer;
  sentAt: string;
  copy: EmailCopy;
}

/** Attaches a copy, sealed; undefined where the application is nobody's by now, or the same was attached before. */
export async function attachEmail({ db, seal, newId, now }: World, { applicationId, by, source, sentAt, copy }: Attached) {
  const id = newId();
  const sealed = seal.close(Buffer.from(JSON.stringify(copy)), purposeOf(id));
  const row = { id, application_id: applicationId, attached_by: by, source, sealed, sent_at: sentAt, attached_at: now().toISOString() };
  return (await insertEmail(db, row))?.id;
}

/** What was attached to these applications, the newest first, as far as the key of this installation opens it. */
export async function attachedEmails({ db, seal, log }: World, applicationIds: string[]) {
  const rows = await listEmails(db, applicationIds);
  return rows.flatMap(({ sealed, ...row }) => {
    try {
      return [{ ...row, copy: JSON.parse(seal.open(sealed, purposeOf(row.id)).toString()) as EmailCopy }];
    } catch (error) {
      log.warn({ err: error, id: row.id }, 'an attached e-mail is sealed with another key');
      return [];
    }
  });
}
