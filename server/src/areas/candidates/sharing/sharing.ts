import type { profileSharing, SharingState } from '@vitrine/contract/candidates/profile.ts';
import type { Sharing } from '@vitrine/contract/candidates/shapes.ts';
import { omitUndefined } from '@vitrine/contract/omit-undefined.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, atomically, type Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { makeShareLink, revokeShareLink, shareLinkViews, shareTokenOf } from '../../../platform/sessions/share-links.ts';
import { recordConsent, withdrawConsents } from '../../accounts/index.ts';
import { begin } from '../fields.ts';
import { ownProfile } from '../profile-view.ts';
import { findProfile, updateProfile } from '../profiles.sql.ts';
import { livingLinks } from './sharing.sql.ts';

/** So many days a link lives unless told otherwise. */
const usualDays = 30;
/** What a person agrees to who may be found. */
export const findablePurpose = 'recruiting-search';

type Own = Ctx<Actor>;

async function stateOf(ctx: Own): Promise<SharingState> {
  const { accountId } = ctx.actor;
  const row = await findProfile(ctx.db, accountId);
  const [link] = await livingLinks(ctx.db, accountId, ctx.now().toISOString());
  const page = `${ctx.url()}/profile/${accountId}`;
  const views = link ? await shareLinkViews(ctx, link.id) : [];
  return {
    profileSharing: row?.sharing ?? 'private',
    link: link ? { url: `${page}#${shareTokenOf(ctx, link)}`, expiresAt: link.expires_at } : null,
    publicUrl: row?.sharing === 'public' ? page : null,
    showContact: row?.share_contact ?? false,
    showDocuments: row?.share_documents ?? true,
    views: views.map(({ at }) => ({ at })),
  };
}

async function revokeAll(ctx: Own) {
  for (const link of await livingLinks(ctx.db, ctx.actor.accountId, ctx.now().toISOString())) await revokeShareLink(ctx, link.id);
}

async function linkFor(ctx: Own, days: number) {
  const { accountId } = ctx.actor;
  const link = await makeShareLink(ctx, 'profile', { accountId }, days);
  await audited(ctx, { action: 'shared', object: 'link', objectId: link.id, subjects: [accountId] });
}

/** Shows the own profile to nobody, by link, or to everybody. Private ends every link; sharing by link makes one where none lives. */
export async function share(ctx: Own, sharing: Sharing) {
  const { accountId } = ctx.actor;
  await atomically(ctx, async (ctx) => {
    await begin(ctx, accountId);
    const before = await findProfile(ctx.db, accountId);
    await updateProfile(ctx.db, accountId, { sharing });
    if (sharing === 'private') await revokeAll(ctx);
    if (sharing === 'link' && (await livingLinks(ctx.db, accountId, ctx.now().toISOString())).length === 0) await linkFor(ctx, usualDays);
    if (before?.sharing === sharing) return;
    await audited(ctx, { action: sharing === 'private' ? 'changed' : 'shared', object: 'profile', subjects: [accountId] });
  });
}

export const profileSharingHandlers: Handlers<typeof profileSharing> = {
  state: (ctx) => stateOf(ctx),

  async share(ctx, { profileSharing, showContact, showDocuments }) {
    const { accountId } = ctx.actor;
    if (profileSharing !== undefined) await share(ctx, profileSharing);
    await begin(ctx, accountId);
    const set = omitUndefined({ share_contact: showContact, share_documents: showDocuments });
    if (Object.keys(set).length > 0) await updateProfile(ctx.db, accountId, set);
    return stateOf(ctx);
  },

  async newLink(ctx, { days }) {
    await atomically(ctx, async (ctx) => {
      const { accountId } = ctx.actor;
      await begin(ctx, accountId);
      await revokeAll(ctx);
      await linkFor(ctx, days);
      const row = await findProfile(ctx.db, accountId);
      if (row?.sharing === 'private') await updateProfile(ctx.db, accountId, { sharing: 'link' });
    });
    return stateOf(ctx);
  },

  async takeBack(ctx) {
    await atomically(ctx, async (ctx) => {
      const { accountId } = ctx.actor;
      await revokeAll(ctx);
      const row = await findProfile(ctx.db, accountId);
      if (row?.sharing === 'link') await updateProfile(ctx.db, accountId, { sharing: 'private' });
      await audited(ctx, { action: 'removed', object: 'link', subjects: [accountId] });
    });
    return stateOf(ctx);
  },

  async findable(ctx, { findable }) {
    await atomically(ctx, async (ctx) => {
      const { accountId } = ctx.actor;
      await begin(ctx, accountId);
      const row = await findProfile(ctx.db, accountId);
      if (Boolean(row?.findable_since) === findable) return;
      await updateProfile(ctx.db, accountId, { findable_since: findable ? ctx.now().toISOString() : null });
      if (findable) await recordConsent(ctx, accountId, findablePurpose, ctx.language);
      else {
        const about = { purpose: findablePurpose, bookingId: null, linkId: null };
        await withdrawConsents(ctx.db, accountId, about, ctx.now().toISOString());
      }
      await audited(ctx, { action: 'changed', object: 'consent', subjects: [accountId] });
    });
    return ownProfile(ctx);
  },
};
