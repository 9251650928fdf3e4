import { day } from '@vitrine/contract/durations.ts';
import { machineWordsDays } from '@vitrine/contract/transcripts/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { findPerson } from '../../accounts/index.ts';
import { sendLetter } from '../../applications/index.ts';
import { machineWordsLetter } from '../mails/machine-words.ts';
import { wayToWords } from '../way-to-words.ts';
import * as sql from './transcription.sql.ts';

/** So long before the company reads the words of a program, their candidate is reminded. */
const noticeDays = 2;
const remindAfter = (machineWordsDays - noticeDays) * day;

/**
 * Writes to the candidate of an application that a program has written down what they said, and once more before the
 * company reads it. The day on which it does is set by the second letter, so that without it nothing is ever shown.
 */
const tellOfWords = oneOfMany('tell-of-words', (world, { id }) =>
  atomically(world, async (world) => {
    const rows = await sql.unreadOf(world.db, id);
    const now = world.now().getTime();
    const isReminder = (row: (typeof rows)[number]) => row.told_at !== null && Date.parse(row.told_at) <= now - remindAfter;
    const untold = rows.filter(({ told_at }) => told_at === null);
    const due = untold.length > 0 ? untold : rows.filter(isReminder);
    const [first] = due;
    const person = first && (await findPerson(world.db, first.account_id));
    if (!first || !person) return;
    const at = new Date(now).toISOString();
    const reminds = untold.length === 0;
    const shownFrom = new Date(reminds ? now + noticeDays * day : now + machineWordsDays * day);
    for (const { take_id } of due)
      await sql.updateTranscription(
        world.db,
        take_id,
        reminds ? { reminded_at: at, shown_from: shownFrom.toISOString() } : { told_at: at },
      );
    const to = { email: person.email, language: person.language as Language };
    const url = await wayToWords(world, first);
    const letter = machineWordsLetter(to.language, {
      name: person.first_name,
      company: first.company_name,
      title: first.title,
      shownFrom,
      reminds,
      url,
    });
    await sendLetter(world, to, letter, { applicationId: id, once: `machine-words ${id} ${at.slice(0, 10)}` });
  }),
);

export const tellingJobs = [
  tellOfWords,
  everyOne('tell-of-all-words', '*/10 * * * *', tellOfWords, (ctx, after, limit) =>
    sql.untold(ctx.db, new Date(ctx.now().getTime() - remindAfter).toISOString(), after, limit),
  ),
];
