import type { Db } from '../../platform/postgres/db.ts';

/** At which provider the people of a company sign in; without the secret. */
export const providerOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('single_sign_on')
    .where('company_id', '=', companyId)
    .select(['issuer', 'client_id as clientId', 'joins_as as joinsAs', 'required_since as requiredSince'])
    .execute();

/** Whether the provider makes people of the company, and in which role; without the token. */
export const provisioningOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('scim_provisioning')
    .where('company_id', '=', companyId)
    .select(['joins_as as joinsAs', 'started_at as createdAt', 'used_at as usedAt'])
    .execute();

export const domainsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('company_domain')
    .where('company_id', '=', companyId)
    .select(['domain', 'added_at as createdAt', 'proven_at as provenAt'])
    .orderBy('domain')
    .execute();
