import type { World } from '../../platform/context.ts';
import { newToken } from '../../platform/secrets.ts';
import { insertGivenApplication, jobCodeOfBooking } from './given.sql.ts';

/** An application of a candidate for a job code, as if its interview had been sent just now. */
export async function givenApplication(world: World, bookingId: string, accountId: string) {
  const jobCode = await jobCodeOfBooking(world.db, bookingId);
  const id = world.newId();
  const now = world.now().toISOString();
  await insertGivenApplication(world.db, {
    id,
    account_id: accountId,
    booking_id: bookingId,
    company_id: jobCode.company_id,
    job_code_id: jobCode.id,
    question_set_id: jobCode.current_set,
    unique_id: newToken(),
    status_at: now,
    created_at: now,
    started_at: now,
    submitted_at: now,
  });
  return id;
}

/** What counts as a PDF by its content. */
export const aDocument = () => new Blob(['%PDF-1.7\n% Curriculum vitae\n'], { type: 'application/pdf' });

/** The smallest picture. */
export const aPicture = () =>
  new Blob([Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')], {
    type: 'image/png',
  });
