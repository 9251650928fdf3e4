import type { World } from '../../platform/context.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import {
  attachedEmails,
  deleteEmailsOf,
  deleteLettersOf,
  deleteTalksOf,
  forgetInvitationsOf,
  lettersOf,
  makeFigures,
  moveApplications,
  offersOf,
  talksOf,
  talksWith,
} from '../applications/index.ts';
import { deleteDocumentsOf, listSettledChanges } from '../applying/index.ts';
import { forgetConversations } from '../chat/index.ts';
import { forgetAnswers } from '../interviews/index.ts';
import { deletePapersOf } from '../progress-flow/index.ts';
import * as sql from './personal-data.sql.ts';
import { deleteMentionsOf, mentionsOf, moveMentions } from './review/mentions.sql.ts';
import { forgetRequestsFor, forgetRequestsTo, requestsTo } from './review/review-requests.sql.ts';
import { deleteDraftsOf, draftsOn } from './review/score-drafts.sql.ts';
import { endTalksOf } from './talk-endings.ts';
import { deleteViewsOf, moveViews, viewsOf } from './views.sql.ts';

/** Makes applications anonymous, in the transaction of the caller: figures stay, nothing of the person. Returns the files to remove. */
export async function forgetApplications(ctx: World, applicationIds: string[]) {
  if (applicationIds.length === 0) return [];
  await endTalksOf(ctx, applicationIds);
  const answers = await forgetAnswers(ctx, applicationIds);
  const documents = await deleteDocumentsOf(ctx.db, applicationIds);
  const papers = await deletePapersOf(ctx.db, applicationIds);
  await sql.forgetWords(ctx.db, applicationIds);
  await forgetRequestsFor(ctx.db, applicationIds);
  await deleteLettersOf(ctx.db, applicationIds);
  await deleteTalksOf(ctx.db, applicationIds);
  await forgetInvitationsOf(ctx.db, applicationIds);
  await forgetConversations(ctx.db, applicationIds);
  await makeFigures(ctx.db, applicationIds, ctx.now().toISOString());
  // after it: whoever is just attaching one waits for it, and finds nobody there
  await deleteEmailsOf(ctx.db, applicationIds);
  return [...answers, ...documents.map(({ stored }) => stored), ...papers];
}

/** Applications and what was written about them. */
export const applicantData: PersonalData = {
  area: 'applications',

  async tell(ctx, { id: accountId }) {
    const applications = await sql.applicationsOf(ctx.db, accountId);
    const ids = applications.map(({ id }) => id);
    const changes = await listSettledChanges(ctx.db, ids);
    return {
      data: {
        applications,
        statusChanges: changes.map(({ application_id, status, changed_at }) => ({ application_id, status, changed_at })),
        letters: (await lettersOf(ctx.db, ids)).map(({ id: _id, answered: _answered, ...letter }) => letter),
        talks: (await talksOf(ctx.db, ids)).map(({ uid: _uid, sequence: _sequence, planned_by: _by, ...talk }) => talk),
        talkOffers: (await offersOf(ctx.db, ids)).map(({ planned_by: _by, ...offer }) => offer),
        talksTakenPart: await talksWith(ctx.db, accountId),
        emailsAttached: (await attachedEmails(ctx, ids)).map(({ application_id, sent_at, attached_at, copy }) => ({
          application_id,
          sent_at,
          attached_at,
          ...copy,
        })),
        commentsByRecruiters: await sql.commentsOn(ctx.db, ids),
        reasonsOfDenials: await sql.reasonsOn(ctx.db, ids),
        scoresByRecruiters: await sql.scoresOn(ctx.db, ids),
        scoresNotGivenYet: await draftsOn(ctx.db, ids),
        reviewRequests: await requestsTo(ctx.db, accountId),
        savedViews: await viewsOf(ctx.db, accountId),
        mentionsInNotes: await mentionsOf(ctx.db, accountId),
      },
      files: [],
    };
  },

  async erase(ctx, { id }) {
    await deleteViewsOf(ctx.db, id);
    await deleteMentionsOf(ctx.db, id);
    await forgetRequestsTo(ctx.db, id);
    await deleteDraftsOf(ctx.db, id);
    return forgetApplications(ctx, await sql.applicationIdsOf(ctx.db, id));
  },

  async merge(ctx, keepId, dropId) {
    await moveApplications(ctx.db, keepId, dropId);
    await moveViews(ctx.db, keepId, dropId);
    await moveMentions(ctx.db, keepId, dropId);
    return [];
  },
};
