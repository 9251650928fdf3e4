import { audited } from '../../../platform/audit.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { lockCompany, updateCompany } from '../companies.sql.ts';
import { secondStepOf, secondStepsOf } from './second-step.sql.ts';
import { mailChange } from './telling.ts';

/** Asks everybody of the company for a passkey or an app, or no longer. Whoever has none is told. */
export const requireOfCompany = (ctx: Ctx<RecruiterActor>, required: boolean) =>
  atomically(ctx, async (ctx) => {
    const { accountId, companyId } = ctx.actor;
    const company = await lockCompany(ctx.db, companyId);
    if (required === (company.second_step_since !== null)) return;
    const { passkeys, appSince } = await secondStepOf(ctx.db, accountId);
    // an owner without would shut the door on themselves
    if (required && passkeys === 0 && !appSince) throw new Refused('second-step-first');
    await updateCompany(ctx.db, companyId, { second_step_since: required ? ctx.now().toISOString() : null });
    await audited(ctx, { action: 'changed', object: 'sign-in', subjects: [accountId] });
    if (!required) return;
    for (const person of await secondStepsOf(ctx.db, companyId))
      if (!person.app && person.passkeys === 0) await mailChange(ctx, person, { kind: 'required', company: company.name });
  });
