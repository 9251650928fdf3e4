import { randomUUID } from 'node:crypto';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import type { QuestionDraft } from '@vitrine/contract/job-codes/shapes.ts';
import type { World } from '../../platform/context.ts';
import { createAccount, createCompany } from '../accounts/index.ts';

const known = { language: 'en' as const, password_hash: null, activated: true };
let people = 0;

/** A company with one recruiter, its owner. */
export async function givenRecruiter(world: World, company = 'Lindenhof') {
  const companyId = await createCompany(world, company, []);
  people += 1;
  const email = `recruiter${people}@lindenhof.example`;
  const accountId = await createAccount(world, {
    ...known,
    email,
    userType: 'Recruiter',
    companyId,
    owner: true,
    first_name: 'Rosa',
    last_name: 'Linden',
  });
  return { companyId, accountId, email };
}

/** A candidate with a confirmed account. */
export async function givenCandidate(world: World) {
  people += 1;
  const email = `candidate${people}@mail.example`;
  return {
    email,
    accountId: await createAccount(world, { ...known, email, userType: 'Candidate', first_name: 'Jonas', last_name: 'Feld' }),
  };
}

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
