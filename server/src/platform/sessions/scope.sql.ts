import { sql } from 'kysely';
import { oneOf } from '../postgres/one-of.ts';
import type { Scope } from './scope.ts';

const bookingOf = { application: 'booking_id', booking: 'id', job_ad: 'booking_id', job_code: 'booking_id' } as const;

/** The rows of this table that lie within what somebody may see; the same as `isWithin`. */
export function within({ companyId, bookings }: Scope, table: keyof typeof bookingOf) {
  const own = sql<boolean>`${sql.ref(`${table}.company_id`)} = ${companyId}`;
  return bookings === 'all' ? own : sql<boolean>`(${own} and ${sql.ref(`${table}.${bookingOf[table]}`)} = ${oneOf(bookings)})`;
}
