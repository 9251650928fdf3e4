import type { Ctx } from '../../platform/context.ts';
import type { Consent, PersonalData } from '../../platform/personal-data.ts';
import { Refused } from '../../platform/refused.ts';
import { isHeld } from '../applications/index.ts';
import { findMine, lockMine } from './applying.sql.ts';
import * as sql from './personal-data.sql.ts';
import { withdrawApplication } from './withdrawal.ts';

/** Documents of applications, those that wait to be sent too, and what follows when somebody no longer agrees to apply. */
export const applyingData: PersonalData = {
  area: 'documents of applications',

  async tell(ctx, { id }) {
    const documents = await sql.documentsOfAccount(ctx.db, id);
    return {
      data: { documents: documents.map(({ name, bytes, created_at }) => ({ name, bytes, created_at })) },
      files: documents.map(({ name, stored, created_at }) => ({ name: `documents/${created_at.slice(0, 10)} ${name}`, stored })),
    };
  },

  async erase(ctx, { id }) {
    const documents = await sql.deleteDocumentsOfAccount(ctx.db, id);
    return documents.map(({ stored }) => stored);
  },

  async merge(ctx, keepId, dropId) {
    await sql.moveDocuments(ctx.db, keepId, dropId);
    return [];
  },

  // without the consent there is no application any more
  withdraw: { application: withdrawByConsent, interview: withdrawByConsent },
};

async function withdrawByConsent(ctx: Ctx, { accountId, bookingId }: Consent) {
  const found = bookingId ? await findMine(ctx.db, accountId, bookingId) : undefined;
  const application = found && (await lockMine(ctx.db, accountId, found.id));
  if (!application) return [];
  if (await isHeld(ctx.db, application.id)) throw new Refused('application-held');
  return withdrawApplication(ctx, application);
}
