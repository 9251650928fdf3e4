import type { EffectConsent } from '@vitrine/contract/speech-effect/own.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Consent, PersonalData } from '../../platform/personal-data.ts';
import { purposes } from './released/consents.ts';
import { takeBack } from './released/own.ts';
import { applicationTo, releasedOf } from './released/released.sql.ts';

/** Takes a consent back from where all consents stand. */
const following =
  (consent: EffectConsent) =>
  async (ctx: Ctx, { accountId, bookingId }: Consent) => {
    const application = bookingId ? await applicationTo(ctx.db, accountId, bookingId) : undefined;
    if (application && bookingId) await takeBack(ctx, consent, { applicationId: application.id, accountId, bookingId });
    return [];
  };

/** What of the counted words was released. It hangs on the application and goes with it, and with the words. */
export const speechEffectData: PersonalData = {
  area: 'effect of words',
  tell: async ({ db }, { id }) => ({ data: { releasedEffects: await releasedOf(db, id) }, files: [] }),
  erase: async () => [],
  merge: async () => [],
  withdraw: {
    [purposes.counting]: following('counting'),
    [purposes.company]: following('company'),
    [purposes.dossier]: following('dossier'),
  },
};
