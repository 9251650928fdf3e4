import type { EffectUse, effectUse } from '@vitrine/contract/speech-effect/company.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import * as sql from './use.sql.ts';

type Reader = Ctx<RecruiterActor>;

async function toldOf(ctx: Reader) {
  const row = await sql.findUse(ctx.db, ctx.actor.companyId);
  const use: EffectUse = {
    on: row?.turned_on ?? false,
    purpose: row?.purpose ?? '',
    responsible: row?.responsible ?? '',
    assessmentUrl: row?.assessment_url ?? '',
  };
  return {
    ...use,
    changedBy: row?.first_name ? `${row.first_name} ${row.last_name}` : null,
    changedAt: row?.changed_at ?? null,
    mayChange: ctx.actor.role === 'owner',
  };
}

async function jobOf(ctx: Reader, jobcodeId: string) {
  const job = await sql.findJob(ctx.db, jobcodeId, ctx.actor.companyId);
  if (!job) throw new Refused('not-found');
  return job;
}

export const effectUseHandlers: Handlers<typeof effectUse> = {
  company: (ctx) => toldOf(ctx),

  async saveCompany(ctx, { on, purpose, responsible, assessmentUrl }) {
    const { companyId, accountId } = ctx.actor;
    const now = ctx.now().toISOString();
    await atomically(ctx, async (ctx) => {
      const before = await sql.findUse(ctx.db, companyId);
      // what was agreed to for one purpose holds for no other
      const goesOn = on && before?.turned_on && before.purpose === purpose;
      await sql.putUse(ctx.db, {
        company_id: companyId,
        turned_on: on,
        purpose,
        responsible,
        assessment_url: assessmentUrl,
        on_since: goesOn ? before.on_since : on ? now : null,
        changed_by: accountId,
        changed_at: now,
      });
      if (!goesOn) await sql.deleteReleasedTo(ctx.db, companyId);
    });
    return toldOf(ctx);
  },

  job: (ctx, { jobcodeId }) => jobOf(ctx, jobcodeId),

  async saveJob(ctx, { jobcodeId, on }) {
    const { companyId, accountId } = ctx.actor;
    await atomically(ctx, async (ctx) => {
      const { companyOn } = await jobOf(ctx, jobcodeId);
      if (on && !companyOn) throw new Refused('effect-off');
      if (on) await sql.insertJob(ctx.db, { job_code_id: jobcodeId, turned_on_by: accountId, turned_on_at: ctx.now().toISOString() });
      else {
        await sql.deleteJob(ctx.db, jobcodeId);
        await sql.deleteReleasedTo(ctx.db, companyId, jobcodeId);
      }
    });
    return jobOf(ctx, jobcodeId);
  },
};
