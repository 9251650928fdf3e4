import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import * as sql from './closeups.sql.ts';
import { closeupLetter, type Occasion } from './mails/closeup.ts';

interface Facts {
  until?: string;
  /** Names the occasion where the same mail must not leave twice. */
  once?: string;
}

/** Tells a candidate by mail what happened to their closeup without them, or that it ends. */
export async function tell(ctx: Atomic<World>, accountId: string, occasion: Occasion, { until, once }: Facts = {}) {
  const person = await sql.findOwner(ctx.db, accountId);
  if (!person) return;
  const language = person.language as Language;
  const letter = closeupLetter(language, occasion, { name: person.first_name, until, url: `${ctx.url()}/closeup-landing-v3` });
  await sendMail(ctx, { email: person.email, language }, letter, once ? { once } : {});
}
