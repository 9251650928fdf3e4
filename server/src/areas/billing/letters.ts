import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, World } from '../../platform/context.ts';
import { type Letter, sendMail } from '../../platform/mail/mail.ts';
import { type ByHand, byHandLetter } from './mails/by-hand.ts';
import { findAdministrators, findOwner } from './subscriptions.sql.ts';

/** Whom a letter greets, and where it leads. */
export interface Told {
  name: string;
  url: string;
}

/** Writes to whoever owns a company now, once for each occasion. */
export async function tellOwner(ctx: Atomic<World>, companyId: string, letter: (language: Language, to: Told) => Letter, once: string) {
  const owner = await findOwner(ctx.db, companyId);
  if (!owner) return;
  const language = owner.language as Language;
  const to = { name: owner.name, url: `${ctx.url()}/products` };
  await sendMail(ctx, { email: owner.email, language }, letter(language, to), { about: owner.id, once });
}

/** Has administrators give back what nobody can who is set as provider now, in the transaction that notes it as given back. */
export async function tellByHand(ctx: Atomic<World>, facts: ByHand) {
  for (const one of await findAdministrators(ctx.db)) {
    const language = one.language as Language;
    await sendMail(ctx, { email: one.email, language }, byHandLetter(language, facts));
  }
}
