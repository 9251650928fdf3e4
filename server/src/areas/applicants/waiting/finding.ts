import { numberOf } from '@vitrine/contract/applicants/alias.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { faceOf } from '../../applications/index.ts';
import { findByName } from './finding.sql.ts';

/** Applicants whom the caller sees, by what was typed of a name, an address or an alias; the latest first. */
export async function findApplicants(ctx: Ctx<MemberActor>, typed: string, most: number) {
  const { scope, accountId: reviewerId } = ctx.actor;
  const wanted = { scope, reviewerId, typed, most };
  const number = numberOf(typed);
  const [called, named] = await Promise.all([
    number === undefined ? [] : findByName(ctx.db, { ...wanted, number }),
    findByName(ctx.db, { ...wanted, number: undefined }),
  ]);
  return [...called, ...named].slice(0, most).map((row) => ({
    applicationId: row.id,
    face: faceOf(ctx, row),
    title: row.title,
    status: row.status,
  }));
}
