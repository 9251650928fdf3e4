import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { AnyCtx } from '../../../platform/context.ts';
import { faceUrl } from '../../../platform/files/pictures.ts';
import { isGuestReviewer } from '../../../platform/sessions/roles.ts';

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

type Named = Pick<PersonRow, 'number' | 'first_name' | 'last_name' | 'email'>;

/** Takes a person's names and address out of a text and puts what the applicant is called in their place. */
export function maskedFor({ number, first_name, last_name, email }: Named) {
  const names = [email, `${first_name} ${last_name}`, first_name, last_name, ...first_name.split(/[\s-]+/), ...last_name.split(/[\s-]+/)];
  const wanted = [...new Set(names.map((one) => one.trim()).filter((one) => one.length > 1))]
    .toSorted((one, other) => other.length - one.length)
    .map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return (text: string) => text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted.join('|')})(?:['’]?s)?(?![\\p{L}\\p{N}])`, 'giu');
  return (text: string) => text.replace(pattern, aliasOf(number));
}
