import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, Ctx, World } from '../../../platform/context.ts';
import { recordConsent } from '../../accounts/index.ts';
import { transcriptionPlace } from './place.ts';
import * as sql from './transcription.sql.ts';

/** What candidates agree to, apart from being recorded. */
export const transcriptionPurpose = 'transcription';

interface Agreed {
  applicationId: string;
  accountId: string;
  bookingId: string;
  language: Language;
  /** The place that was read. */
  place: string;
}

/** Notes that a candidate agreed, before recording, to a program that writes down what they say; to another place than that of today nobody agreed. */
export async function agreeToTranscription(ctx: Atomic<World>, { applicationId, accountId, bookingId, language, place }: Agreed) {
  if (place !== transcriptionPlace(ctx.config)) return;
  await recordConsent(ctx, accountId, transcriptionPurpose, language, bookingId);
  await sql.putConsent(ctx.db, applicationId, place, ctx.now().toISOString());
}

/** Whether the candidate agreed to the place where answers are written down today. */
export async function isTranscriptionAgreed({ db, config }: Pick<Ctx, 'db' | 'config'>, applicationId: string) {
  const place = transcriptionPlace(config);
  return place !== null && sql.hasConsent(db, applicationId, place);
}

/** Has the answers that were sent written down, where their candidate agreed. */
export const transcribeAnswers = ({ db, now }: Pick<Atomic<Ctx>, 'db' | 'now'>, applicationId: string) =>
  sql.insertWaiting(db, applicationId, now().toISOString());
