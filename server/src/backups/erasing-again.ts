import { findPerson } from '../areas/accounts/index.ts';
import { eraseWholeCompany } from '../areas/admin/index.ts';
import { removeApplication } from '../areas/applicants/index.ts';
import { eraseAccount } from '../areas/privacy/index.ts';
import { personalData } from '../areas.ts';
import type { Erasure } from '../platform/backup/erasures.sql.ts';
import { atomically, type Ctx } from '../platform/context.ts';
import { isCompany, ownerOfApplication } from './erasing-again.sql.ts';

const again: Record<Erasure['kind'], (ctx: Ctx<undefined>, id: string) => Promise<boolean>> = {
  async account(ctx, id) {
    const person = await findPerson(ctx.db, id);
    if (person) await atomically(ctx, (ctx) => eraseAccount(ctx, personalData, { ...person, confirmed: person.confirmed_at !== null }));
    return person !== undefined;
  },
  async application(ctx, id) {
    const accountId = await ownerOfApplication(ctx.db, id);
    if (accountId) await removeApplication(ctx, { id, accountId });
    return accountId !== undefined;
  },
  async company(ctx, id) {
    const there = await isCompany(ctx.db, id);
    if (there) await eraseWholeCompany(ctx, personalData, id);
    return there;
  },
};

/** Erases from what was restored whatever had been erased since; returns how much of it was there again. */
export async function eraseAgain(ctx: Ctx<undefined>, erasures: readonly Erasure[]) {
  let erased = 0;
  for (const { kind, id } of erasures) if (await again[kind](ctx, id)) erased += 1;
  return erased;
}
