import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteMailbox } from './mailbox.sql.ts';
import * as sql from './personal-data.sql.ts';

/** Which mailbox somebody connected, and what of it is known here. The e-mails themselves are with its server. */
export const emailData: PersonalData = {
  area: 'emails',

  async tell({ db }, { id }) {
    return {
      data: { mailbox: (await sql.mailboxTold(db, id)) ?? null, emailsKnown: await sql.messagesTold(db, id) },
      files: [],
    };
  },

  async erase({ db }, { id }) {
    await deleteMailbox(db, id);
    return [];
  },

  /** Who has a mailbox keeps it. */
  async merge({ db }, keepId, dropId) {
    await sql.moveMailbox(db, keepId, dropId);
    return [];
  },
};
