import type { added } from '@vitrine/contract/candidates/added.ts';
import type { ProfileFields } from '@vitrine/contract/candidates/profile.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import { atomically, type Ctx, type RecruiterActor, type World } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import { sign } from '../../platform/sessions/secrets.ts';
import {
  accountData,
  companyName,
  confirmPerson,
  createGuestAccount,
  demandStrength,
  findAccountByEmail,
  hashPassword,
  newLink,
  readLink,
  recordConsent,
  takeLink,
} from '../accounts/index.ts';
import * as sql from './added-candidates.sql.ts';
import { begin, writeFields, writePicture } from './fields.ts';
import { addedLetter } from './mails/added.ts';
import { profileData } from './personal-data.ts';
import { profileOf } from './profile-view.ts';
import { updateProfile } from './profiles.sql.ts';

type Recruiter = Ctx<RecruiterActor>;

interface Wanted {
  email: string | undefined;
  language: Language | undefined;
  message: string;
  fields: ProfileFields;
}

/** What is kept of the address of a person who objected. */
export const addressKey = (ctx: World, email: string) => sign(ctx.key, `objected ${email}`);

/**
 * Makes an account without password for a person whom the company knows, and tells the person at once: who did it, why,
 * and how to take the profile over or to object. An address with an account is refused; the company may invite it instead.
 */
export async function addPerson(ctx: Recruiter, { email, language = ctx.language, message, fields }: Wanted) {
  const { actor } = ctx;
  const { firstName, lastName } = fields;
  if (!email) throw refuseField('email', 'Please fill this in');
  if (!firstName) throw refuseField('firstName', 'Please fill this in');
  if (!lastName) throw refuseField('lastName', 'Please fill this in');
  if (await sql.findObjection(ctx.db, actor.companyId, addressKey(ctx, email))) throw new Refused('person-objected');
  return atomically(ctx, async (ctx) => {
    if (await findAccountByEmail(ctx.db, email)) throw new Refused('address-known', [{ field: 'email', message: 'address-known' }]);
    const id = await createGuestAccount(ctx, { email, firstName, lastName, language });
    await begin(ctx, id, { added_by_company: actor.companyId, added_by: actor.accountId });
    await writeFields(ctx, id, fields);
    await audited(ctx, { action: 'added', object: 'profile', subjects: [id] });
    const token = await newLink(ctx, id, 'added', { message });
    const letter = addedLetter(language, {
      name: firstName,
      company: await companyName(ctx.db, actor.companyId),
      recruiter: `${actor.firstName} ${actor.lastName}`,
      message,
      url: `${ctx.url()}/profile-added#${token}`,
    });
    await sendMail(ctx, { email, language }, letter);
    return { candidate_id: id };
  });
}

/** A person whom the own company added and who has not taken the profile over; anybody else does not exist. */
async function addedByOwn(ctx: Recruiter, accountId: string) {
  const found = await sql.findAdded(ctx.db, accountId);
  // whoever has shown to read the mailbox speaks for themselves
  if (found?.added_by_company !== ctx.actor.companyId || found.confirmed_at) throw new Refused('not-found');
  return found;
}

export async function changeAdded(ctx: Recruiter, accountId: string, fields: ProfileFields, file: UploadedFile | undefined) {
  await addedByOwn(ctx, accountId);
  await writePicture(ctx, accountId, file);
  await atomically(ctx, async (ctx) => {
    await writeFields(ctx, accountId, fields);
    await audited(ctx, { action: 'changed', object: 'profile', subjects: [accountId] });
  });
  return { candidate_id: accountId };
}

/** Removes what a company stored about a person; an account that has applied since stays without it. */
async function forget(ctx: Ctx, accountId: string) {
  const found = await sql.findAdded(ctx.db, accountId);
  if (!found) throw new Refused('link-expired');
  const applied = await sql.hasApplied(ctx.db, accountId);
  await atomically(ctx, async (ctx) => {
    await audited(ctx, { action: 'removed', object: 'profile', subjects: [accountId], companyId: found.company_id, byLink: true });
    const address = addressKey(ctx, found.email);
    await sql.insertObjection(ctx.db, { company_id: found.company_id, address, at: ctx.now().toISOString() });
    const person = { id: accountId, email: found.email, confirmed: true };
    const names = await profileData.erase(ctx, person);
    if (!applied) names.push(...(await accountData.erase(ctx, person)));
    await sql.deleteProfile(ctx.db, accountId);
    await removeFiles(ctx, names);
  });
}

export const addedHandlers: Handlers<typeof added> = {
  async about(ctx, { token }) {
    const { accountId, detail } = await readLink(ctx, token, 'added');
    const found = await sql.findAdded(ctx.db, accountId);
    if (!found) throw new Refused('link-expired');
    return {
      companyName: found.company_name,
      addedBy: [found.recruiter_first_name, found.recruiter_last_name].filter(Boolean).join(' '),
      addedAt: found.created_at,
      message: detail.message ?? '',
      profile: await profileOf(ctx, accountId),
    };
  },

  async takeOver(ctx, { token, password }) {
    const asked = await sql.findAdded(ctx.db, (await readLink(ctx, token, 'added')).accountId);
    if (!asked) throw new Refused('link-expired');
    demandStrength(password, [asked.email, asked.first_name, asked.last_name]);
    const passwordHash = await hashPassword(password);
    return atomically(ctx, async (ctx) => {
      const { accountId } = await takeLink(ctx, token, 'added');
      if (!(await sql.findAdded(ctx.db, accountId))) throw new Refused('link-expired');
      const account = await confirmPerson(ctx, accountId, passwordHash);
      await recordConsent(ctx, accountId, 'terms', ctx.language);
      await updateProfile(ctx.db, accountId, { taken_over_at: ctx.now().toISOString() });
      await audited(ctx, { action: 'changed', object: 'account', subjects: [accountId] });
      return { userEmail: account.email };
    });
  },

  async object(ctx, { token }) {
    const { accountId } = await readLink(ctx, token, 'added');
    await forget(ctx, accountId);
  },
};
