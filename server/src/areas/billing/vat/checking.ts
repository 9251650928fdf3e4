import { isEu } from '@vitrine/contract/billing/vat-numbers.ts';
import { day, minute } from '@vitrine/contract/durations.ts';
import { atomically, type Ctx } from '../../../platform/context.ts';
import { askVies } from '../../../providers/vies/index.ts';
import { settingsAt } from '../settings/settings.ts';
import { lockCompany } from '../subscriptions.sql.ts';
import { noteCheck, partyOf } from './parties.sql.ts';

/** An answer counts for so long before it is asked for again; that nobody answered, for less. */
const answerCounts = day;
const silenceCounts = 5 * minute;

/**
 * Asks VIES about the VAT number of a company where VAT hangs on it and its last answer is too old. Called before a
 * transaction opens, for it may take seconds; whatever comes of it stops nothing. Does nothing while VIES is off.
 */
export async function checkNumber(ctx: Ctx, companyId: string) {
  const { vies } = ctx.config;
  const party = vies && (await partyOf(ctx.db, companyId));
  if (!vies || !party?.vat_number) return;
  const now = ctx.now();
  const { seller } = await settingsAt(ctx, now);
  const hangsOnIt = seller?.vatNumber && !seller.smallBusiness && seller.country !== party.country && isEu(party.country);
  const counts = party.vat_number_state === 'unreachable' ? silenceCounts : answerCounts;
  if (!hangsOnIt || (party.checked_at && now.getTime() - Date.parse(party.checked_at) < counts)) return;
  const { state, consultation } = await askVies(vies, party.vat_number, seller.vatNumber);
  if (state === 'unreachable') ctx.log.warn({ companyId }, 'VIES does not answer');
  const at = now.toISOString();
  const check = {
    vat_number_state: state,
    checked_at: at,
    // what was right stays known where nobody answers
    ...(state === 'unreachable' ? {} : { consultation, valid_at: state === 'valid' ? at : null }),
  };
  const { vat_number } = party;
  await atomically(ctx, async (ctx) => {
    await lockCompany(ctx.db, companyId);
    await noteCheck(ctx.db, companyId, vat_number, check);
  });
}
