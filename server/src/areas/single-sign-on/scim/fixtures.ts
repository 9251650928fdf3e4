import type { Scim } from '../fixtures.ts';

export const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** What a provider sends to change somebody. */
export const patchOf = (...Operations: object[]) => ({ schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });

/** Somebody as Microsoft Entra sends them for the first time. */
export const aPerson = (domain: string) => ({
  schemas: [core, enterprise],
  externalId: 'entra-ken',
  userName: `ken@${domain}`,
  active: true,
  displayName: 'Ken Kuhn',
  emails: [{ primary: true, type: 'work', value: `Ken@${domain}` }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Ken Kuhn', familyName: 'Kuhn', givenName: 'Ken' },
  title: 'Recruiter',
  [enterprise]: { department: 'HR', manager: { value: 'x' } },
});

/** Ids of the people whom a filter finds, or what is wrong with it. */
export async function foundBy(scim: Scim, filter: string) {
  const { status, body } = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`);
  return status === 200 ? (body.Resources as { id: string }[]).map(({ id }) => id) : body.scimType;
}
