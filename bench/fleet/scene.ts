import { randomUUID } from 'node:crypto';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import pg from 'pg';
import { fillPairs, type Talker } from '../data/chat.ts';
import { type Interviewed, somebody } from '../support/interviewing.ts';
import { callWith } from '../support/program.ts';
import type { Fleet } from './fleet.ts';

export interface Scene {
  people: [Talker, Talker][];
  recruiter: Call;
  jobcodeId: string;
  bookingId: string;
  interviewed: Interviewed[];
}

/** Pairs who may write to each other, a company with a question, and people who have begun to answer it. */
export async function setScene({ url, databases }: Fleet, pairs: number, uploads: number): Promise<Scene> {
  const pool = new pg.Pool({ connectionString: databases.addressOf(databases.first()), max: 1 });
  const people = await fillPairs(pool, pairs);
  await pool.end();
  const first = people.flat().find(({ email }) => email.startsWith('recruiter@'));
  const recruiter = callWith(url, `Bearer ${first?.token ?? ''}`);
  const answering = { kinds: ['video' as const], seconds: 60, thinkSeconds: 0, retries: 'endless' as const, skippable: false };
  const questions = [{ id: randomUUID(), text: 'How long?', ...answering }];
  const { id, bookingId } = await recruiter(jobCodeEditing.create, { title: 'Measured', questions });
  await recruiter(jobCodeEditing.publish, { id });
  const interviewed: Interviewed[] = [];
  for (let number = 0; number < uploads; number++) interviewed.push(await somebody(url, id, number));
  return { people, recruiter, jobcodeId: id, bookingId, interviewed };
}
