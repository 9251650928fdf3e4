import type { Atomic, Ctx } from '../../../platform/context.ts';
import { Refused } from '../../../platform/refused.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.ts';
import { lockAccount } from '../accounts.sql.ts';
import { forgetSecondStep } from './second-step.sql.ts';
import { mailChange, tellChange } from './telling.ts';

interface By {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  language: string;
  user_type: string;
}

/** For somebody who has lost it, by who may: their sessions end, and both are told. The password stays. */
export async function resetSecondStep(ctx: Atomic<Ctx>, accountId: string, by: By) {
  const person = await lockAccount(ctx.db, accountId);
  if (!person) throw new Refused('not-found');
  await forgetSecondStep(ctx.db, accountId);
  await endSessionsOf(ctx, accountId);
  await tellChange(ctx, person, 'removed', { kind: 'reset', by: `${by.first_name} ${by.last_name}`.trim() || by.email });
  await mailChange(ctx, by, { kind: 'reset-done', who: `${person.first_name} ${person.last_name}`.trim() || person.email });
}
