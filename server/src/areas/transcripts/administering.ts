import type { transcribing } from '@vitrine/contract/transcripts/administering.ts';
import { editableText } from '@vitrine/contract/transcripts/text.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import { atomically } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { findPerson } from '../accounts/index.ts';
import { sendLetter } from '../applications/index.ts';
import * as found from './answers.sql.ts';
import { writtenLetter } from './mails/written.ts';
import * as sql from './transcripts.sql.ts';
import { wayToWords } from './way-to-words.ts';
import { shownOf, storedWords } from './words/shown.ts';
import { timed } from './words/timing.ts';

/** What administrators write down for a candidate, who reads it before anybody else does. */
export const transcribingHandlers: Handlers<typeof transcribing> = {
  async answers(ctx, { candidate_id }) {
    const candidateEmail = await found.emailOfCandidate(ctx.db, candidate_id);
    if (candidateEmail === undefined) throw new Refused('not-found');
    const answers = await found.answersOfCandidate(ctx.db, candidate_id);
    const transcripts = await found.transcriptsOf(
      ctx.db,
      answers.map(({ take_id }) => take_id),
    );
    await audited(ctx, { action: 'seen', object: 'answer', subjects: [candidate_id] });
    const of = (takeId: string, source: string) => transcripts.find((one) => one.take_id === takeId && one.source === source);
    const writtenFor = (takeId: string) => {
      const row = of(takeId, 'administrator');
      return row ? { text: editableText(storedWords(row.words)), at: row.changed_at } : null;
    };
    return {
      candidateEmail,
      items: answers.map((one) => ({
        takeId: one.take_id,
        bookingId: one.booking_id,
        title: one.title,
        companyName: one.company_name,
        questionNo: one.question_no,
        question: one.question ?? '',
        language: one.language as Language,
        seconds: one.seconds,
        written: writtenFor(one.take_id),
        own: of(one.take_id, 'candidate') !== undefined,
      })),
    };
  },

  async transcribetext(ctx, { takeId, text, language }) {
    const answer = await found.findAnswer(ctx.db, takeId);
    if (!answer) throw new Refused('not-found');
    return atomically(ctx, async (ctx) => {
      if (!(await found.lockAnswer(ctx.db, takeId))) throw new Refused('not-found');
      const former = (await found.transcriptsOf(ctx.db, [takeId])).find((one) => one.source === 'administrator');
      const words = timed(text, storedWords(former?.words ?? []), shownOf(answer));
      const writtenAt = ctx.now().toISOString();
      await sql.putTranscript(ctx.db, { take_id: takeId, source: 'administrator', language, words, changed_at: writtenAt });
      await audited(ctx, { action: 'added', object: 'answer', objectId: takeId, subjects: [answer.account_id] });
      const person = await findPerson(ctx.db, answer.account_id);
      if (person) {
        const to = { email: person.email, language: person.language as Language };
        const url = await wayToWords(ctx, answer);
        const letter = writtenLetter(to.language, { name: person.first_name, company: answer.company_name, title: answer.title, url });
        // however many answers are written down on one day
        const once = `words-written ${answer.application_id} ${writtenAt.slice(0, 10)}`;
        await sendLetter(ctx, to, letter, { applicationId: answer.application_id, once });
      }
      return { writtenAt };
    });
  },
};
