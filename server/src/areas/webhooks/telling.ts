import type { WebhookEvent } from '@vitrine/contract/webhooks/events.ts';
import type { World } from '../../platform/context.ts';
import { writeEvent } from './telling.sql.ts';

/** What happened, by the application or the job that it is about. */
type About = { applicationId: string } | { bookingId: string };

/**
 * Tells the programs of a company what happened, in the transaction in which it does: both are there or neither. Nothing
 * is written where the company has no webhook. `detail`: words of the product, never of a person.
 */
export const tellPrograms = (
  ctx: Pick<World, 'db' | 'now' | 'newId'>,
  type: WebhookEvent,
  about: About,
  detail: Record<string, string> = {},
) => writeEvent(ctx.db, { id: ctx.newId(), type, at: ctx.now().toISOString(), ...about }, detail);

/** Tells them where a job has begun, or ceased, to take applications by what somebody did. */
export async function tellOfJob(
  ctx: Pick<World, 'db' | 'now' | 'newId'>,
  bookingId: string,
  { kind, from, to }: { kind: 'job-ad' | 'job-code'; from: string; to: string },
) {
  const isOpen = (state: string) => state === 'open' || state === 'active';
  if (isOpen(from) === isOpen(to)) return;
  await tellPrograms(ctx, isOpen(to) ? 'job.published' : 'job.closed', { bookingId }, { kind });
}
