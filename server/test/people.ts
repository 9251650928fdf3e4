import { givenCandidate, givenCompany } from '../src/areas/accounts/fixtures.ts';
import type { World } from '../src/platform/context.ts';

/** A company with one recruiter, by the ids of both. */
export async function givenRecruiter(world: World, name?: string) {
  const { companyId, owner } = await givenCompany(world, name);
  return { companyId, accountId: owner.id };
}

/** A candidate with a confirmed account. */
export async function givenPerson(world: World) {
  const { id, email } = await givenCandidate(world, { firstName: 'Jonas', lastName: 'Feld' });
  return { accountId: id, email };
}
