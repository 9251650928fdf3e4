import type { Ctx, World } from '../../platform/context.ts';
import type { Consent, PersonalData } from '../../platform/personal-data.ts';
import { forgetInvitationsOf, forgetInvitationsTo, makeFigures, moveApplications } from '../applications/index.ts';
import { forgetAnswers } from '../interviews/index.ts';
import { findMine, listSettledChanges } from './applying.sql.ts';
import * as sql from './personal-data.sql.ts';
import { withdrawApplication } from './withdrawal.ts';

/** Makes applications anonymous, in the transaction of the caller: figures stay, nothing of the person. Returns the files to remove. */
export async function forgetApplications(ctx: World, applicationIds: string[]) {
  if (applicationIds.length === 0) return [];
  const answers = await forgetAnswers(ctx, applicationIds);
  const documents = await sql.deleteDocumentsOf(ctx.db, applicationIds);
  await sql.forgetWords(ctx.db, applicationIds);
  await forgetInvitationsOf(ctx.db, applicationIds);
  await makeFigures(ctx.db, applicationIds, ctx.now().toISOString());
  return [...answers, ...documents.map(({ stored }) => stored)];
}

/** Applications with their documents and what was written about them, and invitations to the address. */
export const applicantData: PersonalData = {
  area: 'applications',

  async tell(ctx, { id: accountId, email, confirmed }) {
    const applications = await sql.applicationsOf(ctx.db, accountId);
    const ids = applications.map(({ id }) => id);
    const documents = await sql.documentsOfAccount(ctx.db, accountId);
    const changes = await listSettledChanges(ctx.db, ids);
    return {
      data: {
        applications,
        statusChanges: changes.map(({ application_id, status, changed_at }) => ({ application_id, status, changed_at })),
        commentsByRecruiters: await sql.commentsOn(ctx.db, ids),
        scoresByRecruiters: await sql.scoresOn(ctx.db, ids),
        invitations: confirmed ? await sql.invitationsTo(ctx.db, email) : [],
        documents: documents.map(({ name, bytes, created_at }) => ({ name, bytes, created_at })),
      },
      files: documents.map(({ name, stored, created_at }) => ({ name: `documents/${created_at.slice(0, 10)} ${name}`, stored })),
    };
  },

  async erase(ctx, { id, email, confirmed }) {
    const files = await forgetApplications(ctx, await sql.applicationIdsOf(ctx.db, id));
    const waiting = await sql.deleteDocumentsOfAccount(ctx.db, id);
    if (confirmed) await forgetInvitationsTo(ctx.db, email);
    return [...files, ...waiting.map(({ stored }) => stored)];
  },

  async merge(ctx, keepId, dropId) {
    await moveApplications(ctx.db, keepId, dropId);
    await sql.moveDocuments(ctx.db, keepId, dropId);
    return [];
  },

  // without the consent there is no application any more
  withdraw: { application: takeBackByConsent, interview: takeBackByConsent },
};

async function takeBackByConsent(ctx: Ctx, { accountId, bookingId }: Consent) {
  const application = bookingId ? await findMine(ctx.db, accountId, bookingId) : undefined;
  return application ? withdrawApplication(ctx, application) : [];
}
