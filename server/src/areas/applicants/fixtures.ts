import type { World } from '../../platform/context.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { givenCandidate } from '../accounts/fixtures.ts';
import { insertGivenApplication, insertGivenProfile, insertGivenTake, jobCodeOfBooking } from './fixtures.sql.ts';

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

/** A video that answers a question of a sent interview. */
export async function givenVideo(
  world: World,
  applicationId: string,
  questionNo: number,
  rest: Partial<Parameters<typeof insertGivenTake>[1]> = {},
) {
  const now = world.now().toISOString();
  const id = world.newId();
  await insertGivenTake(world.db, {
    id,
    application_id: applicationId,
    question_id: world.newId(),
    question_no: questionNo,
    ordinal: 1,
    kind: 'video',
    state: 'submitted',
    chosen: true,
    media_state: 'ready',
    media: `takes/${id}.mp4`,
    media_type: 'video/mp4',
    poster: `takes/${id}.jpg`,
    started_at: now,
    arrived_at: now,
    submitted_at: now,
    ...rest,
  });
  return id;
}

interface Added {
  firstName: string;
  lastName: string;
  phone?: string;
  about?: string;
  profession?: string;
}

/** A candidate whom a company added itself. */
export async function givenAdded(world: World, companyId: string, { firstName, lastName, ...profile }: Added) {
  const candidate = await givenCandidate(world, { firstName, lastName, activated: false });
  await insertGivenProfile(world.db, {
    account_id: candidate.id,
    added_by_company: companyId,
    changed_at: world.now().toISOString(),
    ...profile,
  });
  return candidate;
}
