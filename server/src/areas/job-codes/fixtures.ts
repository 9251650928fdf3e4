import { randomUUID } from 'node:crypto';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import type { QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
/** A question as the editor sends it. */
export const aQuestion = (text: string, rest: Partial<QuestionDraft> = {}): QuestionDraft => ({
  id: randomUUID(),
  text,
  kinds: ['video'],
  seconds: 60,
  thinkSeconds: 30,
  retries: '1',
  skippable: false,
  ...rest,
});

/** A job code made by that recruiter, open to candidates unless told otherwise. */
export async function givenJobCode(recruiter: Call, { title = 'Baker', questions = [aQuestion('Why bread?')], published = true } = {}) {
  const made = await recruiter(jobCodeEditing.create, { title, questions });
  return published ? recruiter(jobCodeEditing.publish, { id: made.id }) : made;
}
