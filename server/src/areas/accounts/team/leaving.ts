import type { Atomic, Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { revokeKeysOf } from '../../../platform/sessions/api-keys.sql.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.ts';
import { hasSeat } from '../../billing/index.ts';
import { handOver } from '../../chat/index.ts';
import { forgetMailbox } from '../../emails/index.ts';
import { forgetCalendar } from '../../integrations/index.ts';
import { lockAccount, updateAccount } from '../accounts.sql.ts';
import { endLinks } from '../links.ts';
import { forgetSecondStep } from '../second-step/second-step.sql.ts';
import { letInAgain } from './leaving.sql.ts';
import { takeJobs } from './roles.sql.ts';

/** Lets somebody of a company in no more: sessions and keys end, and all they did stays as it is. Returns since when. */
export async function shutOut(ctx: Atomic, id: string) {
  const at = ctx.now().toISOString();
  await updateAccount(ctx.db, id, { deactivated_at: at });
  await endSessionsOf(ctx, id);
  await revokeKeysOf(ctx.db, id, at);
  return at;
}

/**
 * Lets in again whom `shutOut` has shut out at that moment; false where they were shut out otherwise, or closed. Refused
 * (`seats-full`) where a recruiter finds no seat. Their keys stay ended.
 */
export async function letIn(ctx: Atomic, id: string, shutOutAt: string) {
  const account = await lockAccount(ctx.db, id);
  if (account?.company_id && account.company_role === 'recruiter' && !(await hasSeat(ctx, account.company_id)))
    throw new Refused('seats-full');
  return letInAgain(ctx.db, id, shutOutAt);
}

/** What somebody who left talked about goes on with the owner; their mailbox and calendar elsewhere are let go of. */
export async function handOn(ctx: Atomic<Ctx>, id: string) {
  await handOver(ctx, id);
  await forgetMailbox(ctx, id);
  await forgetCalendar(ctx.db, id);
}

/** Nothing that somebody signed in with opens the account any more: whoever has the address next is perhaps another person. */
export async function forgetWaysIn(ctx: Atomic, id: string) {
  await forgetSecondStep(ctx.db, id);
  await updateAccount(ctx.db, id, { password_hash: null });
  await endLinks(ctx, id);
}

/** Takes somebody out of the team for good. */
export async function removeTeammate(ctx: Atomic<Ctx>, id: string) {
  await takeJobs(ctx.db, id);
  await shutOut(ctx, id);
  await handOn(ctx, id);
}
