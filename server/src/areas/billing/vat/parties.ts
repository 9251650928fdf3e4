import type { Party, parties } from '@vitrine/contract/billing/parties.ts';
import { isOfCountry } from '@vitrine/contract/billing/vat-numbers.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { refuseField } from '../../../platform/refused.ts';
import { lockCompany } from '../subscriptions.sql.ts';
import { checkNumber } from './checking.ts';
import { partyOf, saveParty } from './parties.sql.ts';
import { taxOf } from './taxing.ts';

async function look(ctx: Ctx<RecruiterActor>): Promise<Party> {
  const { country, vatNumber, state, said, category, chargedAnyway } = await taxOf(ctx, ctx.actor.companyId);
  return { country: said ? country : null, vatNumber, vatNumberState: state, vatCategory: category, chargedAnyway };
}

/** Where a company is taxed, as its owner says it. */
export const partyHandlers: Handlers<typeof parties> = {
  look,

  async save(ctx, { country, vatNumber }) {
    if (vatNumber && !isOfCountry(vatNumber, country)) throw refuseField('vatNumber', 'This number is of another country');
    const { companyId } = ctx.actor;
    await atomically(ctx, async (ctx) => {
      // an order that is being weighed keeps the VAT that its owner was shown
      await lockCompany(ctx.db, companyId);
      const before = await partyOf(ctx.db, companyId);
      const isSame = before?.vat_number === vatNumber;
      await saveParty(ctx.db, {
        company_id: companyId,
        country,
        vat_number: vatNumber,
        changed_at: ctx.now().toISOString(),
        // what is known of one number says nothing of another
        ...(isSame ? {} : { vat_number_state: 'unchecked' as const, checked_at: null, consultation: null, valid_at: null }),
      });
    });
    await checkNumber(ctx, companyId);
    return look(ctx);
  },
};
