import { sql } from 'kysely';

/** Whether the company that a column names is open, or there is none: nobody of a closed one signs in, and nobody writes to them. */
export const isCompanyOpen = (companyId: string) =>
  sql<boolean>`not exists (select from company closed where closed.id = ${sql.ref(companyId)} and closed.deactivated_at is not null)`;
