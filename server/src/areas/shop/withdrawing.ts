import type { withdrawing } from '@vitrine/contract/shop/withdrawing.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically, type Ctx, type World } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { administrators } from '../accounts/index.ts';
import { type Declared, noticeLetter, receiptLetter } from './mails/withdrawn.ts';
import { numberIn } from './numbers.ts';
import { updatePurchase } from './purchases.sql.ts';
import { giveBack } from './shop.jobs.ts';
import * as sql from './withdrawing.sql.ts';

/** Stops a purchase whose months have not begun: they are not given, and what was paid goes back, also where that is heard of later. */
async function stop(ctx: Atomic<World>, { number, email }: Declared) {
  const row = await sql.purchaseToWithdraw(ctx.db, numberIn(number), email);
  if (!row || row.opened_at || row.withdrawn_at) return;
  await updatePurchase(ctx.db, row.id, { withdrawn_at: ctx.now().toISOString() });
  await enqueue(ctx, giveBack, { id: row.id }, { key: row.id });
}

/** Receives a declaration: its receipt leaves at once and says nothing of whether there is such a purchase. */
const declare = (ctx: Ctx, typed: Omit<Declared, 'receivedAt'>) =>
  atomically(ctx, async (ctx) => {
    const declared = { ...typed, receivedAt: ctx.now().toISOString() };
    const { name, number, email, receivedAt } = declared;
    await sql.insertWithdrawal(ctx.db, { id: ctx.newId(), name, number, email, received_at: receivedAt });
    await stop(ctx, declared);
    await sendMail(ctx, { email, language: ctx.language }, receiptLetter(ctx.language, declared));
    for (const one of await administrators(ctx.db)) {
      const language = one.language as Language;
      await sendMail(ctx, { email: one.email, language }, noticeLetter(language, declared));
    }
    return { receivedAt };
  });

export const withdrawingHandlers: Handlers<typeof withdrawing> = { declare: (ctx, typed) => declare(ctx, typed) };
