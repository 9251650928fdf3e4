import type { Language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { atomically } from '../../../platform/context.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { closedCompany, companyName, lockClosing } from '../../accounts/index.ts';
import { sendLetter } from '../../applications/index.ts';
import { candidateLetter } from '../mails/company-gone.ts';
import { candidatesUnderWay, isWritten } from './closing.sql.ts';

/**
 * Tells everybody with an application under way that the company goes, or, whoever was told that, that it is back. Each
 * is a transaction and a mail with a name of its own: a job that dies goes on where it stopped, and one that was
 * overtaken by the way back stops.
 */
export const tellCandidates = job(
  'tell-of-company',
  z.object({ id: z.uuid(), closedAt: z.string(), back: z.boolean() }),
  async (ctx, { id, closedAt, back }) => {
    const told = (accountId: string) => `company-goes ${id} ${closedAt} ${accountId}`;
    for (const one of await candidatesUnderWay(ctx.db, id)) {
      const once = back ? `company-back ${id} ${closedAt} ${one.id}` : told(one.id);
      await atomically(ctx, async (ctx) => {
        await lockClosing(ctx.db);
        const closed = await closedCompany(ctx.db, id);
        const going = closed?.erase_at && closed.closed_at === closedAt ? closed.erase_at : undefined;
        if (back ? going || !(await isWritten(ctx.db, told(one.id))) : !going) return;
        if (await isWritten(ctx.db, once)) return;
        const language = one.language as Language;
        const facts = { name: one.name, company: await companyName(ctx.db, id), title: one.title ?? '', until: going };
        const letter = candidateLetter(language, back ? 'back' : 'goes', { ...facts, url: ctx.url() });
        await sendLetter(ctx, { email: one.email, language }, letter, { applicationId: one.applicationId, once });
      });
    }
  },
  { seconds: 3600 },
);
