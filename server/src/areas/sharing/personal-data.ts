import type { Ctx } from '../../platform/context.ts';
import { deleteMails } from '../../platform/mail/mail.sql.ts';
import type { Consent, PersonalData } from '../../platform/personal-data.ts';
import { forgetViewer, moveShareLinks } from '../../platform/sessions/share-links.sql.ts';
import * as sql from './personal-data.sql.ts';
import { findOfAccount, sharingsOf, updatePerson, viewsOf } from './sharing.sql.ts';

async function endSharing(ctx: Ctx, { accountId, linkId }: Consent) {
  const person = linkId ? await findOfAccount(ctx.db, linkId, accountId) : undefined;
  if (person) await updatePerson(ctx.db, person.id, { state: 'withdrawn', answered_at: ctx.now().toISOString() });
  return [];
}

/** By which links somebody was shown, and what somebody left who looked through one. Rows of the person go with the account. */
export const sharingData: PersonalData = {
  area: 'sharing',

  async tell(ctx, { id, email, confirmed }) {
    const rows = await sharingsOf(ctx.db, { accountId: id });
    const views = await viewsOf(
      ctx.db,
      rows.map((row) => row.link_id),
      id,
    );
    return {
      data: {
        shownByLinks: rows.map(({ kind, company_name, state, asked_at, answered_at, expires_at, contact, answers, documents }) => ({
          kind,
          company: company_name,
          state,
          asked_at,
          answered_at,
          expires_at,
          contact,
          answers: answers.length,
          documents: documents.length,
        })),
        looksThroughLinks: views.map(({ at, question }) => ({ at, question })),
        ownLooksThroughLinks: confirmed ? await sql.looksBy(ctx.db, email) : [],
      },
      files: [],
    };
  },

  async erase(ctx, { id, email, confirmed }) {
    await deleteMails(ctx.db, await sql.mailsOfLinks(ctx.db, id));
    if (!confirmed) return [];
    await forgetViewer(ctx.db, email);
    await sql.deleteLinkMailsTo(ctx.db, email);
    return [];
  },

  async merge(ctx, keepId, dropId) {
    await sql.movePerson(ctx.db, keepId, dropId);
    await moveShareLinks(ctx.db, keepId, dropId);
    return [];
  },

  withdraw: { sharing: endSharing, showroom: endSharing },
};
