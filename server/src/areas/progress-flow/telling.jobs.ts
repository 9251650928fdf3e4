import { day, minute } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically } from '../../platform/context.ts';
import { everyOne, oneOfMany } from '../../platform/jobs/every-one.ts';
import { writtenDay } from '../../platform/written.ts';
import { withDay } from './mails/papers.ts';
import { type Member, memberById, noteMember } from './members.sql.ts';
import { lockApplication } from './papers.sql.ts';
import * as sql from './telling.sql.ts';
import { tellCandidate } from './telling.ts';
import { papersOf } from './view.ts';

const titled = (member: Member, title: string, dueOn: string | null) => {
  const language = member.language as Language;
  return dueOn ? withDay(language, title, writtenDay(language, dueOn)) : title;
};

/** Tells somebody that a list waits for them, once. */
export const tellOfList = oneOfMany('tell-of-papers', (world, { id }) =>
  atomically(world, async (world) => {
    if (!(await lockApplication(world.db, id))) return;
    const member = await memberById(world.db, id);
    if (!member || member.told_at) return;
    const missing = (await papersOf(world, member)).filter((one) => one.status === 'missing' || one.status === 'urgent');
    await noteMember(world.db, { applicationId: id, companyId: member.company_id, set: { told_at: world.now().toISOString() } });
    if (missing.length === 0) return;
    const titles = missing.map(({ pfTitle, dueOn }) => titled(member, pfTitle, dueOn));
    await tellCandidate(world, member, { what: 'asked', titles, once: `papers asked ${id}` });
  }),
);

/** A moment after somebody was accepted, when that can be taken back no longer. Of lists that began long ago nobody is told. */
export const tellOfLists = everyOne('tell-of-all-papers', '*/5 * * * *', tellOfList, ({ db, now }, after, limit) => {
  const at = (milliseconds: number) => new Date(now().getTime() - milliseconds).toISOString();
  return sql.listsToTell(db, at(30 * day), at(minute), after, limit);
});

/** Reminds the people of a company of what is wanted soon: each in one mail. */
export const remindOfPapers = oneOfMany('remind-of-papers', async (world, { id }) => {
  const due = await sql.papersDue(world.db, id, world.now().toISOString());
  for (const [applicationId, papers] of Map.groupBy(due, (one) => one.application_id)) {
    await atomically(world, async (world) => {
      if (!(await lockApplication(world.db, applicationId))) return;
      const member = await memberById(world.db, applicationId);
      const fresh: sql.DuePaper[] = [];
      for (const one of papers) if (await sql.noteReminder(world.db, one)) fresh.push(one);
      if (!member || fresh.length === 0) return;
      await tellCandidate(world, member, { what: 'due', titles: fresh.map((one) => titled(member, one.title, one.due_on)) });
    });
  }
});

/** Every hour: the companies where it is day. */
export const remindAllOfPapers = everyOne('remind-all-of-papers', '9 * * * *', remindOfPapers, ({ db, now }, after, limit) =>
  sql.companiesByDay(db, now().toISOString(), after, limit),
);
