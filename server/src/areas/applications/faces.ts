import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { AnyCtx } from '../../platform/context.ts';
import { faceUrl } from '../../platform/files/pictures.ts';

export interface FaceRow {
  number: number;
  blind: boolean;
  first_name: string;
  last_name: string;
  picture: string | null;
}

/** An applicant in few words: by name and face, or where the reviewer judges without names by what they are called. */
export const faceOf = (ctx: AnyCtx, { number, blind, first_name, last_name, picture }: FaceRow) =>
  blind
    ? { name: '', alias: aliasOf(number), picture: null }
    : { name: `${first_name} ${last_name}`.trim(), alias: aliasOf(number), picture: faceUrl(ctx, picture) };
