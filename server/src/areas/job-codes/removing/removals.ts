import { hour } from '@vitrine/contract/durations.ts';
import { jobCodeGraceHours } from '@vitrine/contract/job-codes/editing.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { hasShownPassword } from '../../../platform/sessions/sessions.ts';
import { demandName } from '../../../platform/typed-name.ts';
import { demandEntitlement } from '../../billing/index.ts';
import { tellOfJob } from '../../webhooks/index.ts';
import { type JobCodeRow, lockJobCode, updateJobCode, usesOf } from '../job-codes.sql.ts';
import { stateOf } from '../states.ts';
import * as sql from './removals.sql.ts';

type Administrator = Ctx<Actor>;

/** What stands for a job code and is typed before an administrator deletes it. */
const nameOf = ({ id, title }: Pick<JobCodeRow, 'id' | 'title'>) => title || id;

/** What an administrator is told before deleting a job code. */
export async function touchedByCode(ctx: Pick<Ctx, 'db'>, id: string) {
  const found = await usesOf(ctx.db, id);
  if (!found) throw new Refused('not-found');
  const { applications, invitations, title } = found;
  return { name: nameOf({ id, title }), applications, invitations, removeAt: (await sql.findRemoval(ctx.db, id))?.remove_at ?? null };
}

/** Puts a job code away that nobody used and plans that it goes in a day; it is locked by the caller. Returns when. */
export async function planRemoval(ctx: Atomic<Administrator>, row: JobCodeRow, typed: string) {
  demandName(nameOf(row), typed);
  if (!hasShownPassword(ctx, ctx.actor)) throw new Refused('password-needed');
  const now = ctx.now();
  const remove_at = new Date(now.getTime() + jobCodeGraceHours * hour).toISOString();
  const planned = await sql.planRemoval(ctx.db, { id: ctx.newId(), job_code_id: row.id, remove_at, archived_at: row.archived_at });
  // deleted twice, it goes at the earlier moment
  if (!planned) return (await sql.findRemoval(ctx.db, row.id))?.remove_at ?? remove_at;
  if (!row.archived_at) await updateJobCode(ctx.db, row.id, { archived_at: now.toISOString() });
  return remove_at;
}

/** Brings a job code back as it was before an administrator deleted it. */
export const keepJobCode = (ctx: Administrator, id: string) =>
  atomically(ctx, async (ctx) => {
    const row = await lockJobCode(ctx.db, id);
    if (!row) throw new Refused('not-found');
    const planned = await sql.cancelRemoval(ctx.db, id);
    if (!planned || planned.archived_at) return;
    const to = stateOf({ ...row, archived_at: null }, ctx.now());
    if (to === 'active') await demandEntitlement(ctx, row.company_id, 'jobCodes');
    await updateJobCode(ctx.db, id, { archived_at: null });
    await tellOfJob(ctx, row.booking_id, { kind: 'job-code', from: 'archived', to });
  });
