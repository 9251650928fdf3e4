import type { FieldOfActivity } from '@vitrine/contract/reference-lists.ts';
import type { EffectConsent, OwnEffect, ownEffect } from '@vitrine/contract/speech-effect/own.ts';
import type { ShownEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx, type World } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { recordConsent, withdrawConsents } from '../../accounts/index.ts';
import { ownApplication } from '../../applying/index.ts';
import { type Held, heldOf, purposes } from './consents.ts';
import { type Counted, countedOf } from './counted.ts';
import * as sql from './released.sql.ts';

type Offer = NonNullable<Awaited<ReturnType<typeof sql.findOffer>>>;

/** An own application with what its company asks for; one that is not the caller's does not exist. */
async function offerOf(ctx: Ctx<Actor>, applicationId: string) {
  await ownApplication(ctx, applicationId);
  const offer = await sql.findOffer(ctx.db, applicationId);
  if (!offer) throw new Refused('not-found');
  return offer;
}

const heldFor = (ctx: Ctx<Actor>, { is_on, since, booking_id }: Offer) =>
  heldOf(ctx, { accountId: ctx.actor.accountId, bookingId: booking_id, since: is_on ? since : null });

async function viewOf(ctx: Ctx<Actor>, applicationId: string): Promise<OwnEffect> {
  const offer = await offerOf(ctx, applicationId);
  const consents = await heldFor(ctx, offer);
  const released = offer.is_on ? await sql.findReleased(ctx.db, applicationId) : undefined;
  const counted = consents.counting ? await countedOf(ctx, applicationId) : null;
  return {
    offered: offer.is_on,
    companyName: offer.company_name,
    purpose: offer.is_on ? (offer.purpose ?? '') : '',
    responsible: offer.is_on ? (offer.responsible ?? '') : '',
    assessmentUrl: offer.is_on ? (offer.assessment_url ?? '') : '',
    // what changed since it was released has to be looked at anew
    consents: { ...consents, company: released ? consents.company : null },
    text: counted?.text ?? '',
    effect: counted?.effect ?? null,
    seen: counted?.seen ?? '',
    releasedAt: released?.released_at ?? null,
    fieldOfActivity: offer.field as FieldOfActivity | null,
  };
}

/** What is kept of what was seen: the words without their places in the text. */
const keptOf = ({ effect, text }: Counted): ShownEffect['items'] =>
  effect.items.map((item) => ({ ...item, words: item.words.map(({ start, end }) => text.slice(start, end)) }));

interface Place {
  applicationId: string;
  accountId: string;
  bookingId: string;
}

/** Takes one of the three back, with what rests on it. */
export async function takeBack(ctx: Pick<World, 'db' | 'now'>, consent: EffectConsent, { applicationId, accountId, bookingId }: Place) {
  const at = ctx.now().toISOString();
  const resting: readonly EffectConsent[] = {
    counting: ['counting', 'company', 'dossier'],
    company: ['company', 'dossier'],
    dossier: ['dossier'],
  }[consent] as EffectConsent[];
  for (const one of resting) await withdrawConsents(ctx.db, accountId, { purpose: purposes[one], bookingId, linkId: null }, at);
  if (consent !== 'dossier') await sql.deleteReleased(ctx.db, applicationId);
}

async function give(ctx: Atomic<Ctx<Actor>>, consent: EffectConsent, place: Place, held: Held, seen: string | undefined) {
  if (consent !== 'counting' && !held.counting) throw new Refused('not-found');
  if (consent === 'company') {
    await sql.lockAnswers(ctx.db, place.applicationId);
    const counted = await countedOf(ctx, place.applicationId);
    if (counted.effect.state !== 'done') throw new Refused('not-found');
    if (counted.seen !== seen) throw new Refused('changed-elsewhere');
    const { version, language, wordCount } = counted.effect;
    await sql.putReleased(ctx.db, {
      application_id: place.applicationId,
      version,
      language,
      words: wordCount,
      results: keptOf(counted),
      released_at: ctx.now().toISOString(),
    });
  }
  if (consent === 'dossier' && !(await sql.findReleased(ctx.db, place.applicationId))) throw new Refused('not-found');
  if (!held[consent]) await recordConsent(ctx, place.accountId, purposes[consent], ctx.language, place.bookingId);
}

export const ownEffectHandlers: Handlers<typeof ownEffect> = {
  look: (ctx, { applicationId }) => viewOf(ctx, applicationId),

  async consent(ctx, { applicationId, consent, given, seen }) {
    const offer = await offerOf(ctx, applicationId);
    const { accountId } = ctx.actor;
    const place = { applicationId, accountId, bookingId: offer.booking_id };
    await atomically(ctx, async (ctx) => {
      if (given) {
        if (!offer.is_on) throw new Refused('effect-off');
        await give(ctx, consent, place, await heldFor(ctx, offer), seen);
      } else await takeBack(ctx, consent, place);
      // of the person alone: in the log of the company it would tell who said yes before anybody has judged
      const action = given && consent !== 'counting' ? 'shared' : 'changed';
      await audited(ctx, { action, object: 'consent', objectId: applicationId, subjects: [accountId] });
    });
    return viewOf(ctx, applicationId);
  },
};
