import type { team } from '@vitrine/contract/accounts/team.ts';
import type { CompanyRole } from '@vitrine/contract/vocabulary.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail.ts';
import { faceUrl, pictureUrl } from '../../platform/pictures.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import { hashOf, newToken } from '../../platform/secrets.ts';
import type { Handlers } from '../../platform/serve.ts';
import { endSessionsOf } from '../../platform/sessions.ts';
import { findAccount, findAccountByEmail, updateAccount } from './accounts.sql.ts';
import { demandFree, isUnproven } from './addresses.ts';
import { findCompany } from './companies.sql.ts';
import { createAccount, recordConsent } from './creating.ts';
import { rememberDevice } from './guessing.ts';
import { teammateLetter } from './mails/letters.ts';
import { demandStrength, hashPassword } from './passwords-hashing.ts';
import { deleteSignUps } from './sign-ups.sql.ts';
import * as sql from './team.sql.ts';

const fortnight = 14 * 24 * 60 * 60 * 1000;

/** A recruiter of the own company; anybody else does not exist. */
async function teammateOf(ctx: Ctx<RecruiterActor>, id: string) {
  const found = await findAccount(ctx.db, id);
  if (!found || found.company_id !== ctx.actor.companyId || found.deactivated_at) throw new Refused('not-found');
  return found;
}

async function inviteOne(ctx: Ctx<RecruiterActor>, email: string, companyName: string) {
  const known = await findAccountByEmail(ctx.db, email);
  if (known && !isUnproven(known))
    return known.company_id === ctx.actor.companyId ? ('already-teammate' as const) : ('already-registered' as const);
  await atomically(ctx, async (ctx) => {
    const token = newToken();
    const now = ctx.now();
    await sql.upsertInvitation(ctx.db, {
      company_id: ctx.actor.companyId,
      email,
      token_hash: hashOf(token),
      invited_by: ctx.actor.accountId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + fortnight).toISOString(),
    });
    const { language, firstName, lastName } = ctx.actor;
    const letter = teammateLetter(language, `${firstName} ${lastName}`, companyName, `${ctx.url()}/invitation-recruiter?token=${token}`);
    await sendMail(ctx, { email, language }, letter, { about: ctx.actor.accountId });
  });
  return undefined;
}

export const teamHandlers: Handlers<typeof team> = {
  async info(ctx) {
    const [me, company] = await Promise.all([findAccount(ctx.db, ctx.actor.accountId), findCompany(ctx.db, ctx.actor.companyId)]);
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

  async invite(ctx, { emails }) {
    const company = await findCompany(ctx.db, ctx.actor.companyId);
    const invited: string[] = [];
    const refused: { email: string; code: 'already-registered' | 'already-teammate' }[] = [];
    for (const email of new Set(emails)) {
      const code = await inviteOne(ctx, email, company.name);
      if (code) refused.push({ email, code });
      else invited.push(email);
    }
    return { invited, refused };
  },

  async list(ctx) {
    const rows = await sql.listTeammates(ctx.db, ctx.actor.companyId);
    return { items: rows.map(({ picture, role, ...row }) => ({ ...row, role: role as CompanyRole, profilePic: faceUrl(ctx, picture) })) };
  },

  async setDepartment(ctx, { department }) {
    await updateAccount(ctx.db, ctx.actor.accountId, { department });
  },

  async pending(ctx) {
    return { items: await sql.listInvitations(ctx.db, ctx.actor.companyId) };
  },

  async remove(ctx, { id, email }) {
    if (email) {
      if (!(await sql.deleteInvitation(ctx.db, ctx.actor.companyId, email))) throw new Refused('not-found');
      return;
    }
    if (!id) throw refuseField('id', 'Say whom to remove');
    const person = await teammateOf(ctx, id);
    if (ctx.actor.role !== 'owner') throw new Refused('not-allowed');
    if (person.company_role === 'owner') throw new Refused('owner-stays');
    await atomically(ctx, async (ctx) => {
      await updateAccount(ctx.db, person.id, { deactivated_at: ctx.now().toISOString() });
      await endSessionsOf(ctx, person.id);
    });
  },

  async makeOwner(ctx, { id }) {
    const heir = await teammateOf(ctx, id);
    await atomically(ctx, async (ctx) => {
      await updateAccount(ctx.db, ctx.actor.accountId, { company_role: 'recruiter' });
      await updateAccount(ctx.db, heir.id, { company_role: 'owner' });
    });
  },

  async invitation(ctx, { token }) {
    const found = await sql.findInvitation(ctx.db, hashOf(token), ctx.now().toISOString());
    if (!found) throw new Refused('link-expired');
    return { companyName: found.name, invitedBy: `${found.first_name} ${found.last_name}`, email: found.email };
  },

  async accept(ctx, { token, firstName, lastName, password, language }) {
    const asked = await sql.findInvitation(ctx.db, hashOf(token), ctx.now().toISOString());
    if (!asked) throw new Refused('link-expired');
    demandStrength(password, [asked.email, firstName, lastName, asked.name]);
    const password_hash = await hashPassword(password);
    return atomically(ctx, async (ctx) => {
      const found = await sql.findInvitation(ctx.db, hashOf(token), ctx.now().toISOString());
      if (!found) throw new Refused('link-expired');
      await demandFree(ctx, found.email);
      const id = await createAccount(ctx, {
        email: found.email,
        userType: 'Recruiter',
        companyId: found.company_id,
        first_name: firstName,
        last_name: lastName,
        language,
        password_hash,
        activated: true,
      });
      await recordConsent(ctx, id, 'terms', language);
      await sql.deleteInvitation(ctx.db, found.company_id, found.email);
      await deleteSignUps(ctx.db, found.email);
      return { device: await rememberDevice(ctx, id) };
    });
  },
};
