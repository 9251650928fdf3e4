import type { GivenRole, team } from '@vitrine/contract/accounts/team.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { endOtherSessions } from '../../../platform/sessions/sessions.ts';
import { hasSeat } from '../../billing/index.ts';
import { forgetMailbox } from '../../emails/index.ts';
import { forgetCalendar } from '../../integrations/index.ts';
import { findAccount, updateAccount } from '../accounts.sql.ts';
import { lockCompany } from '../companies.sql.ts';
import { isHeldToProvider } from '../sign-in/by-provider.sql.ts';
import * as sql from './roles.sql.ts';

type Recruiter = Ctx<RecruiterActor>;

/** Somebody of the own company; anybody else does not exist. */
export async function teammateOf(ctx: Recruiter, id: string) {
  const found = await findAccount(ctx.db, id);
  if (!found || found.company_id !== ctx.actor.companyId || found.deactivated_at) throw new Refused('not-found');
  return found;
}

/** Refuses bookings that are not the company's. */
export async function demandBookings(ctx: Recruiter, bookings: readonly string[]) {
  const known = await sql.titlesOf(ctx.db, ctx.actor.companyId, bookings);
  if (known.length !== new Set(bookings).size) throw new Refused('not-found');
}

/** The jobs of these bookings, by title, as far as they are still there. */
export async function jobsNamed(ctx: Recruiter, bookings: readonly string[]) {
  const titles = await sql.titlesOf(ctx.db, ctx.actor.companyId, bookings);
  return (wanted: readonly string[]) => titles.filter(({ bookingId }) => wanted.includes(bookingId));
}

interface Place {
  id: string;
  companyId: string;
  role: GivenRole;
  bookings: readonly string[];
}

/** Gives somebody a role, and as a hiring manager these jobs and no others. */
export async function giveRole(ctx: Atomic, { id, companyId, role, bookings }: Place) {
  await updateAccount(ctx.db, id, { company_role: role });
  await sql.takeJobs(ctx.db, id);
  if (role !== 'hiring-manager') return;
  await sql.giveJobs(ctx.db, id, companyId, bookings, ctx.now().toISOString());
  // theirs alone, and to be seen and ended by recruiters alone
  await forgetMailbox(ctx, id);
  await forgetCalendar(ctx.db, id);
}

type RoleCalls = 'changeRole' | 'giveJobs' | 'makeOwner';

/** Who may do what in a company. Sessions ask at every call, so a change holds at once. */
export const roleHandlers: Pick<Handlers<typeof team>, RoleCalls> = {
  async changeRole(ctx, { id, role, bookings }) {
    await atomically(ctx, async (ctx) => {
      const { companyId } = ctx.actor;
      await lockCompany(ctx.db, companyId);
      const person = await teammateOf(ctx, id);
      if (person.company_role === 'owner') throw new Refused('owner-stays');
      await demandBookings(ctx, bookings);
      const takesSeat = role === 'recruiter' && person.company_role === 'hiring-manager';
      if (takesSeat && !(await hasSeat(ctx, companyId))) throw new Refused('seats-full');
      await giveRole(ctx, { id, companyId, role, bookings });
    });
  },

  async giveJobs(ctx, { id, bookings }) {
    await atomically(ctx, async (ctx) => {
      const { companyId } = ctx.actor;
      // whoever becomes a recruiter or the owner at this moment stays that
      await lockCompany(ctx.db, companyId);
      const person = await teammateOf(ctx, id);
      if (person.company_role !== 'hiring-manager') throw new Refused('not-found');
      await demandBookings(ctx, bookings);
      await giveRole(ctx, { id, companyId, role: 'hiring-manager', bookings });
    });
  },

  async makeOwner(ctx, { id }) {
    await atomically(ctx, async (ctx) => {
      const { accountId, companyId } = ctx.actor;
      await lockCompany(ctx.db, companyId);
      const heir = await teammateOf(ctx, id);
      // another window may have handed it over meanwhile
      if ((await teammateOf(ctx, accountId)).company_role !== 'owner') throw new Refused('not-allowed');
      if (heir.company_role === 'hiring-manager' && !(await hasSeat(ctx, companyId))) throw new Refused('seats-full');
      await updateAccount(ctx.db, accountId, { company_role: 'recruiter' });
      // who is no longer the owner is held to the provider of the company, where it is required
      if (await isHeldToProvider(ctx.db, accountId)) await endOtherSessions(ctx, companyId);
      await sql.takeJobs(ctx.db, heir.id);
      await updateAccount(ctx.db, heir.id, { company_role: 'owner' });
    });
  },
};
