import type { Db } from '../../platform/postgres/db.ts';

export const invitationsTo = (db: Db, email: string) =>
  db
    .selectFrom('invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .where('invitation.email', '=', email)
    .select([
      'company.name as company',
      'invitation.first_name',
      'invitation.last_name',
      'invitation.message',
      'invitation.created_at',
      'invitation.opened_at',
    ])
    .execute();
