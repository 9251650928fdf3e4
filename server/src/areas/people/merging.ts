import { type MergedField, mergedFields } from '@vitrine/contract/people/people.ts';
import { audited } from '../../platform/audit.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { Refused } from '../../platform/refused.ts';
import { moveToAddress, removeAccount, renamePerson } from '../accounts/index.ts';
import { countBothApplied } from '../applications/index.ts';
import { updateProfile } from '../candidates/index.ts';
import * as sql from './merging.sql.ts';

const double = (row: sql.AddedRow) => ({
  candidate_id: row.id,
  addedAt: row.created_at,
  fields: Object.fromEntries(mergedFields.map((field) => [field, row[field] ?? ''])) as Record<MergedField, string>,
});

/** Candidates the company added who look like the same person. */
export async function findDuplicates(ctx: Ctx<RecruiterActor>) {
  const { companyId } = ctx.actor;
  const pairs = await sql.findPairs(ctx.db, companyId);
  const rows = await sql.findAdded(ctx.db, companyId, [...new Set(pairs.flatMap((one) => [one.oneId, one.otherId]))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  await audited(ctx, { action: 'seen', object: 'profile', subjects: [...byId.keys()] });
  const items = pairs.flatMap(({ oneId, otherId, byName, byPhone }) => {
    const [one, other] = [byId.get(oneId), byId.get(otherId)];
    if (!one || !other) return [];
    const by = [...(byName ? (['name'] as const) : []), ...(byPhone ? (['phone'] as const) : [])];
    // who was added first stays unless chosen otherwise
    const [first, second] = one.created_at <= other.created_at ? [one, other] : [other, one];
    return [{ by, people: [double(first), double(second)] as [ReturnType<typeof double>, ReturnType<typeof double>] }];
  });
  return { items };
}

/** Makes one of two, all of it or nothing; every area hangs its own on the one who stays. Only among those the company added and who have no account of their own. */
export async function merge(
  everything: readonly PersonalData[],
  ctx: Ctx<RecruiterActor>,
  { keepId, dropId, take }: { keepId: string; dropId: string; take: MergedField[] },
): Promise<void> {
  await atomically(ctx, async (ctx) => {
    const rows = await sql.lockAdded(ctx.db, ctx.actor.companyId, [keepId, dropId]);
    const keep = rows.find((row) => row.id === keepId);
    const drop = rows.find((row) => row.id === dropId);
    if (!keep || !drop || keepId === dropId) throw new Refused('not-found');
    if ((await countBothApplied(ctx.db, keepId, dropId)) > 0) throw new Refused('both-applied');
    await audited(ctx, { action: 'changed', object: 'profile', objectId: keepId, subjects: [keepId, dropId] });
    const names: string[] = [];
    for (const one of everything) names.push(...(await one.merge(ctx, keepId, dropId)));
    await removeFiles(ctx, names);
    await removeAccount(ctx, dropId);
    const from = (field: MergedField) => (take.includes(field) ? drop : keep);
    await renamePerson(ctx, keepId, from('firstName').firstName, from('lastName').lastName);
    if (take.includes('email')) await moveToAddress(ctx, keepId, drop.email);
    await updateProfile(ctx.db, keepId, {
      phone: from('phone').phone,
      address: from('address').address,
      birth_date: from('birthDate').birthDate,
      nationality: from('nationality').nationality,
      profession: from('profession').profession,
      employer: from('employer').employer,
      university: from('university').university,
      course_of_studies: from('courseOfStudies').courseOfStudies,
      highest_graduation: from('highestGraduation').highestGraduation,
      career_stage: from('careerStage').careerStage,
      about: from('about').about,
      changed_at: ctx.now().toISOString(),
    });
  });
}
