import { day } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import { findPerson } from '../accounts/index.ts';
import { sendLetter, updateApplication } from '../applications/index.ts';
import { transcribeAnswers } from '../transcripts/index.ts';
import * as applications from './interviews.sql.ts';
import { sentLetter } from './mails/sent.ts';
import { tellRecruiters } from './recruiters.jobs.ts';
import { wayBack } from './return-link.ts';
import type { Interview } from './rules.ts';
import * as sql from './takes/takes.sql.ts';

/** A take that can be sent: all of it is here and its recording was not unreadable. */
const isWhole = (take: sql.TakeRow) =>
  take.kind === 'text' || take.kind === 'file' || (take.length !== null && take.bytes >= take.length && take.media_state !== 'failed');

const chosenOf = (takes: sql.TakeRow[]) =>
  takes.filter((take) => take.chosen && ['recording', 'interrupted', 'finished'].includes(take.state));

const missingIn = (interview: Interview, chosen: sql.TakeRow[]) =>
  interview.questions.filter((one) => !one.skippable && !chosen.some((take) => take.question_no === one.position));

/** Nothing stands against sending it: every question that must be answered is, and all of it has arrived. */
export function isComplete(interview: Interview, takes: sql.TakeRow[]) {
  const chosen = chosenOf(takes);
  return chosen.length > 0 && chosen.every(isWhole) && missingIn(interview, chosen).length === 0;
}

/** What the person would send now, or why it cannot be sent yet. */
function demandAnswers(interview: Interview, takes: sql.TakeRow[]) {
  const chosen = chosenOf(takes);
  const missing = missingIn(interview, chosen);
  if (missing.length > 0 || chosen.length === 0) {
    throw new Refused(
      'answers-missing',
      missing.map((one) => ({ field: `question${one.position}`, message: 'Required' })),
    );
  }
  const late = chosen.filter((take) => !isWhole(take));
  if (late.length > 0)
    throw new Refused(
      'not-sent-yet',
      late.map((take) => ({ field: `question${take.question_no}`, message: 'Incomplete' })),
    );
  return chosen;
}

/** Sends the chosen answers. `all` is what a person who sends asks for; at the deadline what is finished goes. */
export async function sendInterview(world: World, interview: Interview, all: boolean) {
  const { application, job } = interview;
  await atomically(world, async (world) => {
    const locked = await applications.lockApplication(world.db, application.id);
    if (!locked || locked.submitted_at) throw new Refused('already-applied');
    if (locked.withdrawn_at) throw new Refused('already-withdrawn');
    // what is thrown away at this moment is sent or gone, and never both
    const takes = await sql.lockTakesOf(world.db, application.id);
    const chosen = all
      ? demandAnswers(interview, takes)
      : takes.filter((take) => take.chosen && take.state === 'finished' && isWhole(take));
    if (chosen.length === 0) return;
    const now = world.now();
    for (const take of takes) {
      if (chosen.includes(take)) await sql.updateTake(world.db, take.id, { state: 'submitted', submitted_at: now.toISOString() });
      else if (take.state !== 'discarded')
        await sql.updateTake(world.db, take.id, { state: 'discarded', chosen: false, discarded_at: now.toISOString() });
    }
    // what was promised when the person applied stays promised
    const replyBy = job.reply_days ? new Date(now.getTime() + job.reply_days * day).toISOString().slice(0, 10) : locked.reply_by;
    await updateApplication(world.db, application.id, { submitted_at: now.toISOString(), reply_by: replyBy });
    await transcribeAnswers(world, application.id);
    await tellRecruiters(world, application.id, 'sent');
    const person = await findPerson(world.db, application.account_id);
    if (person) {
      const to = { email: person.email, language: person.language as Language };
      await sendLetter(
        world,
        to,
        sentLetter(to.language, {
          name: person.first_name,
          company: job.company_name,
          title: job.title,
          replyBy,
          byItself: !all,
          url: await wayBack(world, application, job.id),
        }),
        { applicationId: application.id },
      );
    }
  });
}
