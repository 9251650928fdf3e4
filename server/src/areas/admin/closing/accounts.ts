import { accountGraceHours, type ClosingObstacle } from '@vitrine/contract/admin/closing.ts';
import { hour } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused } from '../../../platform/refused.ts';
import { demandName, nameOf } from '../../../platform/typed-name.ts';
import { closeAccount, findPerson, lockClosing, reopenAccount, resetSecondStep } from '../../accounts/index.ts';
import { hasSeat } from '../../billing/index.ts';
import { accountLetter, type Occasion } from '../mails/account-closed.ts';
import * as sql from './closing.sql.ts';

/** What stands against closing or deleting somebody: it is oneself, nobody would be left to run this, or a company would have no owner. */
export async function obstacleTo(
  ctx: Ctx<Actor>,
  accountId: string,
  person: { user_type: string; company_role: string | null },
): Promise<ClosingObstacle | null> {
  if (accountId === ctx.actor.accountId) return 'own-account';
  if (person.user_type === 'User' && (await sql.otherAdministrators(ctx.db, accountId)) === 0) return 'last-administrator';
  return person.company_role === 'owner' ? 'owner-stays' : null;
}

type Person = NonNullable<Awaited<ReturnType<typeof sql.holdPerson>>>;

async function tell(ctx: Atomic, person: Person, occasion: Occasion, until?: string) {
  const language = person.language as Language;
  const letter = accountLetter(language, occasion, { name: person.first_name, until, url: ctx.url() });
  await sendMail(ctx, { email: person.email, language }, letter, { about: person.id });
}

async function holdPerson(ctx: Atomic<Ctx<Actor>>, accountId: string) {
  await lockClosing(ctx.db);
  const person = await sql.holdPerson(ctx.db, accountId);
  if (!person) throw new Refused('not-found');
  return person;
}

/** Closes an account at once; with `forGood` it goes after a day. The caller has said the name. */
export const close = (ctx: Ctx<Actor>, accountId: string, { name, forGood }: { name: string; forGood: boolean }) =>
  atomically(ctx, async (ctx) => {
    const person = await holdPerson(ctx, accountId);
    demandName(nameOf(person), name);
    const obstacle = await obstacleTo(ctx, accountId, person);
    // a closed owner is still the owner; a deleted one would leave the company without
    if (obstacle && (forGood || obstacle !== 'owner-stays')) throw new Refused(obstacle);
    const eraseAt = forGood ? new Date(ctx.now().getTime() + accountGraceHours * hour).toISOString() : null;
    await closeAccount(ctx, accountId, eraseAt);
    await audited(ctx, { action: forGood ? 'removed' : 'changed', object: 'account', objectId: accountId, subjects: [accountId] });
    await tell(ctx, person, forGood ? 'deleting' : 'closed', eraseAt ?? undefined);
    return { eraseAt: eraseAt ?? '' };
  });

/** Removes what somebody signs in with beside the password, who has lost it. */
export const resetWays = (ctx: Ctx<Actor>, accountId: string) =>
  atomically(ctx, async (ctx) => {
    await holdPerson(ctx, accountId);
    if (accountId === ctx.actor.accountId) throw new Refused('own-account');
    const by = await findPerson(ctx.db, ctx.actor.accountId);
    if (by) await resetSecondStep(ctx, accountId, by);
  });

/** Opens an account again that was closed here. One that is open stays as it is. */
export const reopen = (ctx: Ctx<Actor>, accountId: string) =>
  atomically(ctx, async (ctx) => {
    const person = await holdPerson(ctx, accountId);
    if (!person.deactivated_at) return;
    const needsSeat = person.company_id && person.company_role === 'recruiter';
    if (needsSeat && !(await hasSeat(ctx, person.company_id ?? '', person.email))) throw new Refused('seats-full');
    if (!(await reopenAccount(ctx, accountId))) throw new Refused('not-closed-here');
    await audited(ctx, { action: 'changed', object: 'account', objectId: accountId, subjects: [accountId] });
    // whom the company or its provider has shut out stays out, and is not told otherwise
    if (!(await sql.holdPerson(ctx.db, accountId))?.deactivated_at) await tell(ctx, person, 'back');
  });
