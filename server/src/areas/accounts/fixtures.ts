import type { CompanyRole, Language } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../platform/context.ts';
import { createCompany } from './companies.ts';
import { hashPassword } from './sign-in/passwords-hashing.ts';
import { createAccount } from './sign-up/creating.ts';
import { giveJobs } from './team/roles.sql.ts';

/** A password that passes; the same for everybody in tests. */
export const testPassword = 'quiet amber lighthouse';

let count = 0;
interface Wanted {
  email?: string;
  firstName?: string;
  lastName?: string;
  language?: Language;
  /** With the test password, to sign in by; hashing takes a moment. */
  password?: true;
  guest?: true;
  activated?: boolean;
}

async function someone(
  world: World,
  kind: { userType: 'Candidate' | 'Recruiter' | 'User'; companyId?: string; role?: CompanyRole },
  wanted: Wanted,
) {
  count += 1;
  const email = wanted.email ?? `person${count}@mail.test`;
  const id = await createAccount(world, {
    ...kind,
    email,
    first_name: wanted.firstName ?? 'Kim',
    last_name: wanted.lastName ?? `Person ${count}`,
    language: wanted.language ?? 'en',
    password_hash: wanted.password ? await hashPassword(testPassword) : null,
    guest: wanted.guest ?? false,
    activated: wanted.activated ?? !wanted.guest,
  });
  return { id, email };
}

export const givenCandidate = (world: World, wanted: Wanted = {}) => someone(world, { userType: 'Candidate' }, wanted);
export const givenAdministrator = (world: World, wanted: Wanted = {}) => someone(world, { userType: 'User' }, wanted);

/** A company and the recruiter who owns it. */
export async function givenCompany(world: World, name = 'Lindenhof', wanted: Wanted = {}) {
  const companyId = await createCompany(world, name, []);
  const owner = await someone(world, { userType: 'Recruiter', companyId, role: 'owner' }, wanted);
  return { companyId, owner };
}

/** A hiring manager of the company, with these jobs. */
export async function givenHiringManager(world: World, companyId: string, bookings: string[] = [], wanted: Wanted = {}) {
  const person = await someone(world, { userType: 'Recruiter', companyId, role: 'hiring-manager' }, wanted);
  await giveJobs(world.db, person.id, companyId, bookings, world.now().toISOString());
  return person;
}

/** Another recruiter of the company. */
export const givenTeammate = (world: World, companyId: string, wanted: Wanted = {}) =>
  someone(world, { userType: 'Recruiter', companyId }, wanted);
