/** The jobs of a company that somebody may see: all of them, or those of these bookings. What lies outside does not exist. */
export interface Scope {
  companyId: string;
  bookings: 'all' | readonly string[];
}

interface OfJob {
  company_id: string;
  booking_id: string;
}

/** Whether something that belongs to a job lies within what somebody may see. */
export const isWithin = (scope: Scope | null | undefined, row: OfJob | undefined) =>
  scope != null &&
  row !== undefined &&
  row.company_id === scope.companyId &&
  (scope.bookings === 'all' || scope.bookings.includes(row.booking_id));
