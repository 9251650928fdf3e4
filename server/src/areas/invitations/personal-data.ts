import type { PersonalData } from '../../platform/personal-data.ts';
import { forgetInvitationsTo } from '../applications/index.ts';
import { invitationsTo } from './personal-data.sql.ts';

/** Invitations to the address of a person; they go with the application they led to, or here. */
export const invitationData: PersonalData = {
  area: 'invitations',

  async tell(ctx, { email, confirmed }) {
    return { data: { invitations: confirmed ? await invitationsTo(ctx.db, email) : [] }, files: [] };
  },

  async erase(ctx, { email, confirmed }) {
    if (confirmed) await forgetInvitationsTo(ctx.db, email);
    return [];
  },

  // they hang on an address, not on an account
  merge: async () => [],
};
