import { nameOf } from '../../platform/company-data/names.sql.ts';
import type { Db } from '../../platform/postgres/db.ts';

/** Links of a company; their secrets are stored nowhere. */
export const linksOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('share_link as link')
    .leftJoin('account', 'account.id', 'link.created_by')
    .leftJoin('applicant_link', 'applicant_link.link_id', 'link.id')
    .where('link.company_id', '=', companyId)
    .select(['link.id', 'link.kind', 'applicant_link.booking_id as jobId', 'link.created_at as createdAt', 'link.expires_at as expiresAt'])
    .select(['link.revoked_at as cancelledAt', nameOf('account').as('by')])
    .orderBy('link.id')
    .execute();

/** Whom the links show and what they answered: as applications, whose list says by which name the reader may know them. */
export const shownOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('share_link_person as person')
    .innerJoin('share_link as link', 'link.id', 'person.link_id')
    .where('link.company_id', '=', companyId)
    .select([
      'person.link_id as link',
      'person.application_id as applicationId',
      'person.position',
      'person.state',
      'person.asked_at as createdAt',
    ])
    .select('person.answered_at as decidedAt')
    .orderBy('person.link_id')
    .orderBy('person.position')
    .orderBy('person.id')
    .execute();
