import type { Db } from '../../platform/postgres/db.ts';

export const showroomsOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('showroom')
    .where('company_id', '=', companyId)
    .select(['id', 'link_id as link', 'title', 'greeting', 'target_email as email', 'changed_at as updatedAt'])
    .orderBy('id')
    .execute();

/** What viewers asked for: as applications, whose list says by which name the reader may know them. */
export const wishesOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('showroom_request as request')
    .innerJoin('showroom', 'showroom.id', 'request.showroom_id')
    .innerJoin('share_link_person as person', 'person.id', 'request.person_id')
    .where('showroom.company_id', '=', companyId)
    .select(['request.showroom_id as showroom', 'person.application_id as applicationId', 'request.kind', 'request.name', 'request.email'])
    .select(['request.message', 'request.times', 'request.time_zone as timeZone', 'request.minutes', 'request.at'])
    .orderBy('request.id')
    .execute();
