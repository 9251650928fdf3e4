import { longestQueue } from '@vitrine/contract/applicants/queue.ts';
import type { ApplicationStatus } from '@vitrine/contract/reference-lists.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/db.ts';
import { isUnseen, leftBlind } from '../../applications/index.ts';
import { matching, orderOf, type Search, visibleMark } from '../finding.sql.ts';

/** Who stands in a list and has sent something, in its order; the one who is looked at is always among them. */
export const listQueue = (db: Db, id: string, search: Omit<Search, 'page' | 'count'>) =>
  db
    .selectFrom('application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .innerJoin('booking', 'booking.id', 'application.booking_id')
    .where((eb) => eb.or([eb('application.id', '=', id), eb.and([matching(search), matching({ ...search, progress: 'sent' })])]))
    .select([
      'application.id',
      'application.number',
      'application.booking_id as bookingId',
      'account.id as account_id',
      'account.first_name',
      'account.last_name',
      sql<ApplicationStatus>`application.status`.as('status'),
      sql<boolean>`not ${isUnseen}`.as('seen'),
      leftBlind(search.reviewerId).as('blind'),
      visibleMark(search.reviewerId).as('stars'),
    ])
    .orderBy(orderOf(search))
    .orderBy('application.id')
    .limit(longestQueue)
    .execute();
