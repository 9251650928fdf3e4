import { type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { pictureFile } from '../../../platform/files/pictures.ts';
import { removeFiles } from '../../../platform/files/stored-files.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { accountsToErase, closedCompany, companiesToErase, holdAccountToErase, removeCompany } from '../../accounts/index.ts';
import { forgetApplications } from '../../applicants/index.ts';
import { deleteApplications, deleteInvitationsOf, someOfCompany } from '../../applications/index.ts';
import { endSubscriptions } from '../../billing/index.ts';
import { storedOfCompany } from '../../companies/index.ts';
import { forgetExportOf } from '../../company-export/index.ts';
import { tablesOf } from '../../imports/index.ts';
import { thumbnailsOf } from '../../job-ads/index.ts';
import { removeJobsOf } from '../../job-codes/index.ts';
import { eraseAccount } from '../../privacy/index.ts';
import { addedAlone, peopleOf } from './closing.sql.ts';

const batch = 100;

/** Removes what was sent to a company, some of it at a time. */
async function eraseApplications(ctx: Ctx, companyId: string) {
  for (let left = true; left; ) {
    left = await atomically(ctx, async (ctx) => {
      const ids = await someOfCompany(ctx.db, companyId, batch);
      await removeFiles(ctx, await forgetApplications(ctx, ids));
      await deleteApplications(ctx.db, ids);
      return ids.length > 0;
    });
  }
}

/** Removes what a company offered and showed of itself, and then the company. What it ordered stays, without it. */
async function eraseRest(ctx: Atomic, companyId: string) {
  await removeFiles(ctx, await storedOfCompany(ctx, companyId));
  await removeFiles(ctx, (await thumbnailsOf(ctx.db, companyId)).map(pictureFile));
  await removeFiles(ctx, await tablesOf(ctx.db, companyId));
  await removeFiles(ctx, await forgetExportOf(ctx.db, companyId));
  await deleteInvitationsOf(ctx.db, companyId);
  await removeJobsOf(ctx, companyId);
  await endSubscriptions(ctx.db, companyId, ctx.now().toISOString());
  await removeCompany(ctx, companyId);
}

/** What is left of a company whose month is over. */
async function eraseCompany(ctx: Ctx, everything: readonly PersonalData[], companyId: string) {
  const closed = await closedCompany(ctx.db, companyId);
  if (closed?.erase_at && new Date(closed.erase_at) <= ctx.now()) await eraseWholeCompany(ctx, everything, companyId);
}

/** Applications, its people, those only it knew, and all that is its own; cut off, it is gone on with when it is called again. */
export async function eraseWholeCompany(ctx: Ctx, everything: readonly PersonalData[], companyId: string) {
  await eraseApplications(ctx, companyId);
  for (const { id, email } of await addedAlone(ctx.db, companyId))
    await atomically(ctx, (ctx) => eraseAccount(ctx, everything, { id, email, confirmed: false }));
  for (const { id, email } of await peopleOf(ctx.db, companyId))
    await atomically(ctx, (ctx) => eraseAccount(ctx, everything, { id, email, confirmed: true }));
  await atomically(ctx, (ctx) => eraseRest(ctx, companyId));
}

/** Every ten minutes: accounts and companies that were deleted long enough ago. One that fails is tried again and shown as late. */
export function closingJobs(everything: readonly PersonalData[]) {
  const eraseClosedAccount = oneOfMany('erase-closed-account', (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      const person = await holdAccountToErase(ctx.db, ctx.now().toISOString(), id);
      if (!person) return;
      const confirmed = person.confirmed_at !== null || (!person.guest && person.activated_at !== null);
      await eraseAccount(ctx, everything, { id, email: person.email, confirmed });
    }),
  );
  const eraseClosedCompany = oneOfMany('erase-closed-company', (ctx, { id }) => eraseCompany(ctx, everything, id), { seconds: 3600 });
  return {
    eraseClosedAccount,
    eraseClosedCompany,
    eraseClosedAccounts: everyOne('erase-closed-accounts', '*/10 * * * *', eraseClosedAccount, (ctx, after, limit) =>
      accountsToErase(ctx.db, ctx.now().toISOString(), after, limit),
    ),
    eraseClosedCompanies: everyOne('erase-closed-companies', '*/10 * * * *', eraseClosedCompany, (ctx, after, limit) =>
      companiesToErase(ctx.db, ctx.now().toISOString(), after, limit),
    ),
  };
}
