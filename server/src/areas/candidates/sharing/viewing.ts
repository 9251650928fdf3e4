import type { profileViewing } from '@vitrine/contract/candidates/viewing.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, atomically, type Ctx, type MemberActor, type RecruiterActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { isMember, isRecruiter } from '../../../platform/sessions/roles.ts';
import { noteShareLinkView, openShareLink } from '../../../platform/sessions/share-links.ts';
import { effectFor } from '../../speech-effect/index.ts';
import { findAdded } from '../added-candidates.sql.ts';
import { profileOf } from '../profile-view.ts';
import { findCandidate, findProfile } from '../profiles.sql.ts';
import { countView } from './view-counts.ts';
import * as sql from './viewing.sql.ts';

/** Refuses somebody of a company who has nothing to do with this person, as far as they may know, as if there were no such person. */
export async function demandRelated(ctx: Ctx<MemberActor>, accountId: string) {
  if (!(await sql.isRelated(ctx.db, ctx.actor, accountId))) throw new Refused('not-found');
}

/** A look by somebody of a company: noted, and counted once a day. */
async function looked(ctx: Ctx, accountId: string) {
  await audited(ctx, { action: 'seen', object: 'profile', subjects: [accountId] });
  await countView(ctx, accountId);
}

export const recruiterOf = ({ actor, ...ctx }: Ctx<Actor>): Ctx<RecruiterActor> | undefined =>
  isRecruiter(actor) ? { ...ctx, actor } : undefined;

type Application = Awaited<ReturnType<typeof sql.listApplications>>[number];

const present = async (ctx: Ctx, accountId: string, { id, bookingId, title, status, appliedAt }: Application) => ({
  id,
  bookingId,
  title,
  status,
  appliedAt,
  speechEffect: await effectFor(ctx, { id, accountId }),
});

interface Which {
  token?: string | undefined;
  candidate_id?: string | undefined;
}

/** The profile that somebody without rights of their own may see, and by which link. */
async function sharedOf(ctx: Ctx, { token, candidate_id }: Which) {
  if (token) {
    const link = await openShareLink(ctx, 'profile', token);
    const accountId = link.account_id ?? '';
    const row = await findProfile(ctx.db, accountId);
    const open = row && row.sharing !== 'private' && (await findCandidate(ctx.db, accountId));
    if (!open || (candidate_id && candidate_id !== accountId)) throw new Refused('link-expired');
    return { accountId, row, link };
  }
  const row = candidate_id ? await findProfile(ctx.db, candidate_id) : undefined;
  if (row?.sharing !== 'public') throw new Refused('not-found');
  return { accountId: row.account_id, row, link: undefined };
}

/** A profile as somebody of a company sees it: of its documents only what the person left to be seen there. */
export const profileFor = async (ctx: Ctx, companyId: string, accountId: string) =>
  profileOf(ctx, accountId, { contact: true, documents: await sql.seesDocuments(ctx.db, companyId, accountId) });

/** A profile that everybody may see, for those who write about it; any other is not found. Nothing is counted. */
export async function publicProfileOf(ctx: Ctx<undefined>, accountId: string) {
  const { row } = await sharedOf(ctx, { candidate_id: accountId });
  return profileOf(ctx, accountId, { contact: row.share_contact, documents: row.share_documents });
}

export const profileViewingHandlers: Handlers<typeof profileViewing> = {
  async byId(ctx, { candidate_id, bookingid }) {
    const accountId = candidate_id ?? ctx.actor.accountId;
    const { actor } = ctx;
    const member = isMember(actor) ? actor : null;
    if (member) await demandRelated({ ...ctx, actor: member }, accountId);
    else if (accountId !== ctx.actor.accountId) throw new Refused('not-found');
    const [application] = bookingid ? await sql.listApplications(ctx.db, accountId, member, bookingid) : [];
    if (bookingid && !application) throw new Refused('not-found');
    const profile = await (member ? profileFor(ctx, member.scope.companyId, accountId) : profileOf(ctx, accountId));
    if (member) await looked(ctx, accountId);
    return { ...profile, application: application ? await present(ctx, accountId, application) : null };
  },

  async details(ctx, { candidate_id }) {
    await demandRelated(ctx, candidate_id);
    const { companyId } = ctx.actor.scope;
    const [profile, applications, added] = await Promise.all([
      profileFor(ctx, companyId, candidate_id),
      sql.listApplications(ctx.db, candidate_id, ctx.actor),
      findAdded(ctx.db, candidate_id),
    ]);
    await looked(ctx, candidate_id);
    return {
      ...profile,
      applications: await Promise.all(applications.map((one) => present(ctx, candidate_id, one))),
      addedByUs: added?.added_by_company === companyId,
    };
  },

  async shared(ctx, which) {
    const { accountId, row, link } = await sharedOf(ctx, which);
    // what is opened here ends with the link, or when the profile is no longer shown to everybody
    const outside = { ...ctx, actor: undefined, through: link?.id ?? accountId };
    const profile = await profileOf(outside, accountId, { contact: row.share_contact, documents: row.share_documents });
    await atomically(ctx, async (ctx) => {
      if (ctx.actor?.accountId !== accountId) {
        if (link) await noteShareLinkView(ctx, link, '', accountId);
        await audited(ctx, { action: 'seen', object: 'profile', subjects: [accountId], byLink: !ctx.actor });
      }
      await countView(ctx, accountId);
    });
    return { ...profile, profileSharing: row.sharing === 'public' ? 'public' : 'link' };
  },

  async sawVideo(ctx, which) {
    const { accountId } = await sharedOf(ctx, which);
    await countView(ctx, accountId, 'video');
  },
};
