import { findPerson } from '../areas/accounts/index.ts';
import { eraseWholeCompany } from '../areas/admin/index.ts';
import { removeApplication } from '../areas/applicants/index.ts';
import { endAlert, endMail as endJobsMail } from '../areas/job-search/index.ts';
import { eraseAccount } from '../areas/privacy/index.ts';
import { endMail as endCandidatesMail } from '../areas/recruiting-search/index.ts';
import { personalData } from '../areas.ts';
import { type ErasedKind, type Erasure, erasedKinds, idsThere } from '../platform/backup/erasures.sql.ts';
import { atomically, type Ctx } from '../platform/context.ts';
import { ownerOfApplication } from './erasing-again.sql.ts';

const again: Record<ErasedKind, (ctx: Ctx<undefined>, id: string) => Promise<unknown>> = {
  account: (ctx, id) =>
    atomically(ctx, async (ctx) => {
      const person = await findPerson(ctx.db, id);
      if (person) await eraseAccount(ctx, personalData, { ...person, confirmed: person.confirmed_at !== null });
    }),
  async application(ctx, id) {
    const accountId = await ownerOfApplication(ctx.db, id);
    if (accountId) await removeApplication(ctx, { id, accountId });
  },
  company: (ctx, id) => eraseWholeCompany(ctx, personalData, id),
  job_alert: endAlert,
  saved_search: endJobsMail,
  saved_candidate_search: endCandidatesMail,
};

/** Erases from what was restored whatever had been erased since, and ends what was ended; returns how much of it was there again. */
export async function eraseAgain(ctx: Ctx<undefined>, erasures: readonly Erasure[]) {
  let erased = 0;
  for (const kind of erasedKinds) {
    const digests = erasures.filter((one) => one.kind === kind).map(({ digest }) => digest);
    for (const id of await idsThere(ctx.db, kind, digests)) {
      await again[kind](ctx, id);
      erased += 1;
    }
  }
  return erased;
}
