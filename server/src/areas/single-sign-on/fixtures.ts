import type { Call } from '@vitrine/contract/caller.ts';
import { singleSignOn } from '@vitrine/contract/single-sign-on/connection.ts';
import { companyDomains } from '@vitrine/contract/single-sign-on/domains.ts';
import type { FastifyInstance } from 'fastify';

interface Elsewhere {
  provider: {
    issuer: string;
    signIn: (page: string, person: { sub: string; email: string }) => { code: string; state: string; companyId: string };
  };
  names: { publish: (domain: string, ...texts: string[]) => void };
  client: { clientId: string; clientSecret: string };
}

/** Proves a domain for the company of this owner. */
export async function givenDomain(owner: Call, { names }: Pick<Elsewhere, 'names'>, domain: string) {
  const { id, record } = await owner(companyDomains.add, { domain });
  names.publish(domain, 'v=spf1 -all', record);
  await owner(companyDomains.check, { id });
  return { id, record };
}

/** A provider that counts: kept, with a proven domain, and tried by the owner. */
export async function givenSingleSignOn(
  owner: Call,
  { provider, names, client }: Elsewhere,
  { domain, joinsAs = null }: { domain: string; joinsAs?: 'recruiter' | 'hiring-manager' | null },
) {
  await owner(singleSignOn.save, { issuer: provider.issuer, ...client, joinsAs });
  const proven = await givenDomain(owner, { names }, domain);
  const { url, ticket } = await owner(singleSignOn.try, {});
  const { code, state, companyId, ...more } = provider.signIn(url, { sub: 'the-owner', email: `owner@${domain}` });
  const { iss } = more as { iss?: string };
  await owner(singleSignOn.tried, { code, state, companyId, ticket, ...(iss ? { iss } : {}) });
  return proven;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls over SCIM with a token, as a provider does: an address below /scim/v2, and what is sent. */
export const scimBy =
  (app: FastifyInstance, token: string) =>
  async (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const reply = await app.inject({
      method,
      url: `/scim/v2${path}`,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: reply.statusCode, headers: reply.headers, body: reply.body ? reply.json() : undefined };
  };
export type Scim = ReturnType<typeof scimBy>;
