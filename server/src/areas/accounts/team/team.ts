import type { GivenRole, team } from '@vitrine/contract/accounts/team.ts';
import { day } from '@vitrine/contract/durations.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { CompanyRole } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../../platform/context.ts';
import { faceUrl, pictureUrl } from '../../../platform/files/pictures.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { hashOf, newToken } from '../../../platform/sessions/secrets.ts';
import { hasSeat } from '../../billing/index.ts';
import { findAccount, findAccountByEmail, updateAccount } from '../accounts.sql.ts';
import { demandFree, isUnproven } from '../addresses.ts';
import { findCompany, lockCompany } from '../companies.sql.ts';
import { teammateLetter } from '../mails/teammate.ts';
import { secondStepsOf } from '../second-step/second-step.sql.ts';
import { rememberDevice } from '../sign-in/guessing.ts';
import { demandStrength, hashPassword } from '../sign-in/passwords-hashing.ts';
import { createAccount, recordConsent } from '../sign-up/creating.ts';
import { deleteSignUps } from '../sign-up/sign-ups.sql.ts';
import { type Chosen, comeBack, wasRemovedFrom } from './coming-back.ts';
import { removeTeammate } from './leaving.ts';
import { listGivenJobs } from './roles.sql.ts';
import { demandBookings, giveRole, jobsNamed, roleHandlers, teammateOf } from './roles.ts';
import * as sql from './team.sql.ts';

const fortnight = 14 * day;

/** What the invited will be once they accept. */
type Place = Pick<Input<typeof team.invite>, 'role' | 'bookings'>;

/** Why an address cannot be invited, if it cannot. Whoever was removed is let in again by the owner, who removed them. */
async function refusalOf(ctx: Ctx<RecruiterActor>, email: string) {
  const known = await findAccountByEmail(ctx.db, email);
  if (!known || isUnproven(known)) return undefined;
  const { companyId } = ctx.actor;
  if (known.company_id === companyId && known.deactivated_at === null) return 'already-teammate' as const;
  if (!(await wasRemovedFrom(ctx, companyId, known))) return 'already-registered' as const;
  return ctx.actor.role === 'owner' ? undefined : ('removed-teammate' as const);
}

async function inviteOne(ctx: Ctx<RecruiterActor>, email: string, companyName: string, { role, bookings }: Place) {
  const refusal = await refusalOf(ctx, email);
  if (refusal) return refusal;
  return atomically(ctx, async (ctx) => {
    if (role === 'recruiter' && !(await hasSeat(ctx, ctx.actor.companyId, email))) return 'seats-full' as const;
    const token = newToken();
    const now = ctx.now();
    await sql.upsertInvitation(ctx.db, {
      company_id: ctx.actor.companyId,
      email,
      token_hash: hashOf(token),
      invited_by: ctx.actor.accountId,
      company_role: role,
      bookings: role === 'hiring-manager' ? bookings : [],
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + fortnight).toISOString(),
    });
    const { language, firstName, lastName } = ctx.actor;
    const url = `${ctx.url()}/invitation-recruiter?token=${token}`;
    const letter = teammateLetter(language, { by: `${firstName} ${lastName}`, company: companyName, url });
    await sendMail(ctx, { email, language }, letter, { about: ctx.actor.accountId });
    return undefined;
  });
}

/** Makes the account of an invited person, or lets in again whom the team had removed. Returns its id. */
async function join(ctx: Atomic, companyId: string, email: string, chosen: Chosen) {
  const known = await findAccountByEmail(ctx.db, email);
  if (known && (await wasRemovedFrom(ctx, companyId, known))) {
    await comeBack(ctx, companyId, known.id, chosen);
    return known.id;
  }
  await demandFree(ctx, email);
  return createAccount(ctx, { ...chosen, email, userType: 'Recruiter', companyId, activated: true });
}

export const teamHandlers: Handlers<typeof team> = {
  ...roleHandlers,

  async info(ctx) {
    const [me, company] = await Promise.all([findAccount(ctx.db, ctx.actor.accountId), findCompany(ctx.db, ctx.actor.scope.companyId)]);
    return {
      id: ctx.actor.accountId,
      email: ctx.actor.email,
      firstName: ctx.actor.firstName,
      lastName: ctx.actor.lastName,
      role: ctx.actor.role,
      department: me?.department ?? null,
      profilePic: faceUrl(ctx, me?.picture ?? null),
      corporateInfo: {
        companyId: company.id,
        companyName: company.name,
        companyLogo: pictureUrl(company.logo),
        industries: company.industries,
        employees: company.employees,
        departments: company.departments,
        address: company.address,
        website: company.website,
        phone: company.phone,
        timeZone: company.time_zone,
      },
    };
  },

  async invite(ctx, { emails, ...place }) {
    await demandBookings(ctx, place.bookings);
    const company = await findCompany(ctx.db, ctx.actor.companyId);
    const invited: string[] = [];
    const refused: { email: string; code: 'already-registered' | 'already-teammate' | 'removed-teammate' | 'seats-full' }[] = [];
    for (const email of new Set(emails)) {
      const code = await inviteOne(ctx, email, company.name, place);
      if (code) refused.push({ email, code });
      else invited.push(email);
    }
    return { invited, refused };
  },

  async list(ctx) {
    const { companyId } = ctx.actor;
    const [rows, given] = await Promise.all([sql.listTeammates(ctx.db, companyId), listGivenJobs(ctx.db, companyId)]);
    const named = await jobsNamed(
      ctx,
      given.map((one) => one.booking_id),
    );
    // how somebody signs in is for the owner to see, and for no program
    const steps = ctx.actor.role === 'owner' && !ctx.actor.key ? await secondStepsOf(ctx.db, companyId) : [];
    const secondStep = (id: string) => {
      const found = steps.find((one) => one.id === id);
      return found ? { passkeys: found.passkeys, app: found.app } : null;
    };
    const jobsOf = (id: string) => named(given.flatMap((one) => (one.account_id === id ? one.booking_id : [])));
    return {
      items: rows.map(({ picture, role, ...row }) => ({
        ...row,
        role: role as CompanyRole,
        jobs: jobsOf(row.id),
        profilePic: faceUrl(ctx, picture),
        secondStep: secondStep(row.id),
      })),
    };
  },

  async setDepartment(ctx, { department }) {
    await updateAccount(ctx.db, ctx.actor.accountId, { department });
  },

  async pending(ctx) {
    const rows = await sql.listInvitations(ctx.db, ctx.actor.companyId);
    const named = await jobsNamed(
      ctx,
      rows.flatMap((one) => one.bookings),
    );
    return { items: rows.map(({ bookings, role, ...row }) => ({ ...row, role: role as GivenRole, jobs: named(bookings) })) };
  },

  async remove(ctx, { id, email }) {
    if (email) {
      if (!(await sql.deleteInvitation(ctx.db, ctx.actor.companyId, email))) throw new Refused('not-found');
      return;
    }
    if (!id) throw refuseField('id', 'Say whom to remove');
    await atomically(ctx, async (ctx) => {
      // whoever becomes the owner at this moment stays
      await lockCompany(ctx.db, ctx.actor.companyId);
      const person = await teammateOf(ctx, id);
      if (ctx.actor.role !== 'owner') throw new Refused('not-allowed');
      if (person.company_role === 'owner') throw new Refused('owner-stays');
      await removeTeammate(ctx, person.id);
    });
  },

  async invitation(ctx, { token }) {
    const found = await sql.findInvitation(ctx.db, hashOf(token), ctx.now().toISOString());
    if (!found) throw new Refused('link-expired');
    return { companyName: found.name, invitedBy: `${found.first_name} ${found.last_name}`, email: found.email };
  },

  async accept(ctx, { token, firstName, lastName, password, language = ctx.language }) {
    const asked = await sql.findInvitation(ctx.db, hashOf(token), ctx.now().toISOString());
    if (!asked) throw new Refused('link-expired');
    demandStrength(password, [asked.email, firstName, lastName, asked.name]);
    const password_hash = await hashPassword(password);
    return atomically(ctx, async (ctx) => {
      // it may be taken back, or the company be closed, at this moment
      await lockCompany(ctx.db, asked.company_id);
      const found = await sql.holdInvitation(ctx.db, hashOf(token), ctx.now().toISOString());
      if (!found) throw new Refused('link-expired');
      const { company_id: companyId, company_role, bookings } = found;
      const id = await join(ctx, companyId, found.email, { first_name: firstName, last_name: lastName, language, password_hash });
      await giveRole(ctx, { id, companyId, role: company_role as GivenRole, bookings });
      await recordConsent(ctx, id, 'terms', language);
      await sql.deleteInvitation(ctx.db, found.company_id, found.email);
      await deleteSignUps(ctx.db, found.email);
      return { device: await rememberDevice(ctx, id) };
    });
  },
};
