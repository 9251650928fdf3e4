import type { FieldOfActivity } from '@vitrine/contract/reference-lists.ts';
import type { applicantEffect } from '@vitrine/contract/speech-effect/reviewing.ts';
import { audited } from '../../../platform/audit.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { applicationOf } from '../../applicants/index.ts';
import { hasRated, releasedEffect } from './shown.ts';

export const applicantEffectHandlers: Handlers<typeof applicantEffect> = {
  async look(ctx, { id }) {
    const { account_id: accountId } = await applicationOf(ctx, id);
    const { isOn, effect, field } = await releasedEffect(ctx, { id, accountId });
    const fieldOfActivity = field as FieldOfActivity | null;
    if (!isOn) return { state: 'off', effect: null, fieldOfActivity: null };
    // the same whether or not there is anything
    if (!(await hasRated(ctx, id, ctx.actor.accountId))) return { state: 'rate-first', effect: null, fieldOfActivity };
    if (!effect) return { state: 'not-used', effect: null, fieldOfActivity };
    await audited(ctx, { action: 'seen', object: 'answer', objectId: id, subjects: [accountId] });
    return { state: 'shown', effect, fieldOfActivity };
  },
};
