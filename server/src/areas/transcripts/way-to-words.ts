import type { World } from '../../platform/context.ts';
import { findPerson, newLink } from '../accounts/index.ts';
import type { AnswerRow } from './answers.sql.ts';

/** Address at which a candidate finds the words of an application's answers; a guest's opens the session too. */
export async function wayToWords(world: World, answer: Pick<AnswerRow, 'account_id' | 'booking_id' | 'job_code_id'>) {
  const person = await findPerson(world.db, answer.account_id);
  if (!person?.guest) return `${world.url()}/application/${answer.booking_id}`;
  const jobcodeId = answer.job_code_id;
  return `${world.url()}/video-interview/${jobcodeId}?guest=${await newLink(world, answer.account_id, 'guest', { jobcodeId, uniqueId: null })}`;
}
