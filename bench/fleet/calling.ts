/** Calls of a company one after the other, and people who sign up: what was said to be done is remembered. */
import { setTimeout as sleep } from 'node:timers/promises';
import { registration } from '@vitrine/contract/accounts/registration.ts';
import { applicants } from '@vitrine/contract/applicants/applicants.ts';
import type { Call } from '@vitrine/contract/caller.ts';
import { jobCodeEditing } from '@vitrine/contract/job-codes/editing.ts';
import { callWith } from '../support/program.ts';
import type { Fleet } from './fleet.ts';
import { type Note, reasonOf } from './ledger.ts';

/** Milliseconds between the calls of one kind; somebody signs up with every fifth write. */
const pause = 300;
const signUpEvery = 5;
/** So long a mail may be under way after everything is well again. */
const mailPatience = 60_000;

let turns = 0;

export function startCalls(url: string, recruiter: Call, note: Note) {
  const name = `Turn ${++turns}`;
  const ending = new AbortController();
  const written: string[] = [];
  const titles: string[] = [];
  const signedUp: string[] = [];
  const anyone = callWith(url, '');

  const loop = async (kind: 'read' | 'write', ask: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !ending.signal.aborted; turn++) {
      const at = performance.now();
      const faults: string[] = [];
      await ask(turn).catch((error: unknown) => faults.push(reasonOf(error)));
      note({ kind, at, milliseconds: performance.now() - at, faults });
      await sleep(pause);
    }
  };
  const write = async (turn: number) => {
    const title = `${name} ${turn}`;
    titles.push(title);
    const { id } = await recruiter(jobCodeEditing.create, { title, questions: [] });
    written.push(id);
    if (turn % signUpEvery > 0) return;
    const email = `${name.replace(' ', '')}.${turn}@fleet.bench`.toLowerCase();
    const person = { firstName: 'Ada', lastName: 'Fleet', email, password: `${name} is long enough ${turn}`, termsAccepted: true as const };
    await anyone(registration.candidate, person);
    signedUp.push(email);
  };
  const loops = [loop('read', () => recruiter(applicants.ofCompany, {})), loop('write', write)];

  return {
    async end() {
      ending.abort();
      await Promise.all(loops);
    },
    /** Compares what was confirmed with the rows, and who signed up with the mails that have arrived. */
    async check({ databases, smtp }: Fleet) {
      const kept = await databases.ask<{ id: string; title: string }>('select id, title from job_code where title = any($1)', [titles]);
      const there = new Set(kept.map(({ id }) => id));
      const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email)).length;
      const end = performance.now() + mailPatience;
      while (signedUp.some((email) => mailsTo(email) === 0) && performance.now() < end) await sleep(500);
      return {
        confirmed: written.length,
        lost: written.filter((id) => !there.has(id)).length,
        doubled: kept.length - new Set(kept.map(({ title }) => title)).size,
        mails: signedUp.length,
        mailsLost: signedUp.filter((email) => mailsTo(email) === 0).length,
        mailsDoubled: signedUp.filter((email) => mailsTo(email) > 1).length,
      };
    },
  };
}
