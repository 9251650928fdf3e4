import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteMailbox } from './mailbox.sql.ts';
import * as sql from './personal-data.sql.ts';
import { storedOf } from './writing/drafts.sql.ts';
import { draftsTold } from './writing/drafts.ts';

/** Which mailbox somebody connected, and what of it is known here. The e-mails themselves are with its server. */
export const emailData: PersonalData = {
  area: 'emails',

  async tell(world, { id }) {
    const { db } = world;
    const { drafts, files } = await draftsTold(world, id);
    return {
      data: { mailbox: (await sql.mailboxTold(db, id)) ?? null, emailsKnown: await sql.messagesTold(db, id), emailDrafts: drafts },
      files,
    };
  },

  async erase({ db }, { id }) {
    const stored = await storedOf(db, id);
    await deleteMailbox(db, id);
    return stored;
  },

  /** Who has a mailbox keeps it. */
  async merge({ db }, keepId, dropId) {
    await sql.moveMailbox(db, keepId, dropId);
    return storedOf(db, dropId);
  },
};
