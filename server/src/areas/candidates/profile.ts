import type { profile } from '@vitrine/contract/candidates/profile.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { isRecruiter } from '../../platform/sessions/roles.ts';
import { setPicture } from '../accounts/index.ts';
import { addPerson, changeAdded } from './added-candidates.ts';
import { writeFields, writePicture } from './fields.ts';
import { ownProfile } from './profile-view.ts';
import { share } from './sharing/sharing.ts';

export const profileHandlers: Handlers<typeof profile> = {
  own: (ctx) => ownProfile(ctx),

  async create(ctx, { email, language, message, ...fields }) {
    const { actor } = ctx;
    if (isRecruiter(actor)) return addPerson({ ...ctx, actor }, { email, language, message: message ?? '', fields });
    await writeFields(ctx, actor.accountId, fields);
    return { candidate_id: actor.accountId };
  },

  async update(ctx, { profileSharing, ...fields }, file) {
    const { accountId } = ctx.actor;
    await writePicture(ctx, accountId, file);
    await writeFields(ctx, accountId, fields);
    if (profileSharing !== undefined) await share(ctx, profileSharing);
    return ownProfile(ctx);
  },

  async removePicture(ctx) {
    await atomically(ctx, (ctx) => setPicture(ctx, ctx.actor.accountId, null));
    return ownProfile(ctx);
  },

  updateAdded: (ctx, { candidate_id, ...fields }, file) => changeAdded(ctx, candidate_id, fields, file),
};
