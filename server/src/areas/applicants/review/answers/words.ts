import type { applicantWords } from '@vitrine/contract/applicants/words.ts';
import { audited } from '../../../../platform/audit.ts';
import { atomically } from '../../../../platform/context.ts';
import type { Handlers } from '../../../../platform/http/serve.ts';
import { Refused } from '../../../../platform/refused.ts';
import { rewritten, shownWordsOf, writeForCompany } from '../../../transcripts/index.ts';
import { applicationOf } from '../../applicants.ts';
import { maskedFor } from '../person.ts';

export const applicantWordHandlers: Handlers<typeof applicantWords> = {
  async read(ctx, { id }) {
    const application = await applicationOf(ctx, id);
    const shown = await shownWordsOf(ctx, id);
    // a name that a colleague heard wrongly is found by no mask
    const kept = application.blind ? shown.filter(({ source }) => source === 'candidate') : shown;
    const masked = maskedFor(application);
    const items = application.blind ? kept.map((one) => ({ ...one, words: rewritten(one.words, masked) })) : kept;
    if (items.length > 0) await audited(ctx, { action: 'seen', object: 'answer', objectId: id, subjects: [application.account_id] });
    return { items, withheld: kept.length < shown.length };
  },

  async write(ctx, { id, ...written }) {
    const application = await applicationOf(ctx, id);
    // whoever may not see the film has nothing to write down
    if (application.blind) throw new Refused('left-blind');
    await atomically(ctx, async (ctx) => {
      const takeId = await writeForCompany(ctx, { applicationId: id, ...written });
      await audited(ctx, {
        action: written.text.trim() ? 'changed' : 'removed',
        object: 'answer',
        objectId: takeId,
        subjects: [application.account_id],
      });
    });
  },
};
