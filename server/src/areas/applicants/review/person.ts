import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { AnyCtx } from '../../../platform/context.ts';
import { faceUrl } from '../../../platform/files/pictures.ts';
import { isGuestReviewer } from '../../../platform/sessions/roles.ts';

export { maskedFor } from '../../applications/index.ts';

interface PersonRow {
  account_id: string;
  number: number;
  blind: boolean;
  first_name: string;
  last_name: string;
  email: string;
  picture: string | null;
}

/** Who an applicant is, as far as this reviewer may know: what tells it leaves the server only when it may, and no address goes to a guest. */
export function personOf(ctx: AnyCtx, { blind, number, ...row }: PersonRow) {
  const alias = aliasOf(number);
  if (blind) return { blind, alias, candidate_id: '', firstName: '', lastName: '', email: '', cProfilePic: null };
  const guest = isGuestReviewer(ctx.actor);
  return {
    blind,
    alias,
    candidate_id: guest ? '' : row.account_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: guest ? '' : row.email,
    cProfilePic: faceUrl(ctx, row.picture),
  };
}
