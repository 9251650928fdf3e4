import type { GivenRole } from '@vitrine/contract/accounts/team.ts';
import type { Atomic, Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/postgres/db.ts';
import { Refused } from '../../../platform/refused.ts';
import { endSessionsOf } from '../../../platform/sessions/sessions.ts';
import { hasSeat } from '../../billing/index.ts';
import { findAccountByEmail, findForSignIn, lockAccount, updateAccount } from '../accounts.sql.ts';
import { demandFree, isUnproven } from '../addresses.ts';
import { moveToAddress } from '../persons.ts';
import { createAccount } from '../sign-up/creating.ts';
import { deleteSignUps } from '../sign-up/sign-ups.sql.ts';
import { giveRole } from '../team/roles.ts';
import { deleteInvitation } from '../team/team.sql.ts';
import { invitationFor, isHeldToProvider } from './by-provider.sql.ts';
import { sessionOf } from './session.ts';

/** Refuses every other way in where the company of an account requires that of its provider (`single-sign-on-needed`). */
export async function demandOtherWays({ db }: { db: Db }, accountId: string) {
  if (await isHeldToProvider(db, accountId)) throw new Refused('single-sign-on-needed');
}

/**
 * Gives a teammate the address that the provider says is theirs now; refused (`already-registered`) where it is somebody
 * else's. Whatever the former address opened ends, and so do their sessions.
 */
export async function moveByProvider(
  ctx: Atomic,
  { companyId, accountId, email }: { companyId: string; accountId: string; email: string },
) {
  await demandFree(ctx, email);
  await moveToAddress(ctx, accountId, email);
  await updateAccount(ctx.db, accountId, { pending_email: null });
  await endSessionsOf(ctx, accountId);
  await deleteInvitation(ctx.db, companyId, email);
  await deleteSignUps(ctx.db, email);
}

/** Whose address it is: a teammate of this company, somebody else who has shown that it is theirs, or nobody. */
export async function holderOfAddress(ctx: Ctx, companyId: string, email: string) {
  const known = await findAccountByEmail(ctx.db, email);
  if (!known || isUnproven(known)) return 'nobody' as const;
  return known.company_id === companyId && known.user_type === 'Recruiter' ? known : ('elsewhere' as const);
}

/** Signs in a teammate of this company whom its provider has named. What a second step would prove is the provider's to ask. */
export async function enterByProvider(ctx: Atomic<Ctx>, companyId: string, accountId: string) {
  const locked = await lockAccount(ctx.db, accountId);
  const account = locked && (await findForSignIn(ctx.db, locked.email));
  if (!account?.activated_at || account.company_id !== companyId || account.user_type !== 'Recruiter')
    throw new Refused('single-sign-on-refused');
  if (account.deactivated_at || account.company_deactivated_at) throw new Refused('deactivated');
  return sessionOf(ctx, account, { bySecondStep: true, bySingleSignOn: true });
}

interface Joining {
  companyId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What the company says that people become; nobody without it, whom nobody has invited. */
  joinsAs: GivenRole | null;
}

/** Makes the account of somebody new whom the provider has named: by their invitation, else as the company says. Returns its id, or nothing where it says no. */
export async function joinByProvider(ctx: Atomic<Ctx>, { companyId, email, firstName, lastName, joinsAs }: Joining) {
  const invited = await invitationFor(ctx.db, companyId, email, ctx.now().toISOString());
  const role = invited ? (invited.company_role as GivenRole) : joinsAs;
  if (!role) return undefined;
  if (role === 'recruiter' && !(await hasSeat(ctx, companyId, email))) throw new Refused('seats-full');
  await demandFree(ctx, email);
  const id = await createAccount(ctx, {
    email,
    userType: 'Recruiter',
    companyId,
    role,
    first_name: firstName,
    last_name: lastName,
    language: ctx.language,
    password_hash: null,
    activated: true,
  });
  await giveRole(ctx, { id, companyId, role, bookings: invited?.bookings ?? [] });
  await deleteInvitation(ctx.db, companyId, email);
  await deleteSignUps(ctx.db, email);
  return id;
}
