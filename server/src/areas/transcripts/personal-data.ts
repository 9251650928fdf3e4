import { textOf } from '@vitrine/contract/transcripts/text.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { transcriptionPurpose } from './machine/agreeing.ts';
import { deleteMachineWords } from './machine/transcription.sql.ts';
import * as sql from './personal-data.sql.ts';
import { storedWords } from './words/shown.ts';

/** What was said in answers, in writing. It hangs on the recordings: it goes, moves and stays with them. */
export const transcriptData: PersonalData = {
  area: 'words of answers',

  async tell(ctx, { id }) {
    const rows = await sql.wordsOfAccount(ctx.db, id);
    const wordsOfAnswers = rows.map(({ words, ...row }) => ({ ...row, text: textOf(storedWords(words)), words }));
    return { data: { wordsOfAnswers, programsHeard: await sql.programsHeard(ctx.db, id) }, files: [] };
  },

  erase: async () => [],
  merge: async () => [],

  withdraw: {
    [transcriptionPurpose]: async (ctx, { accountId, bookingId }) => {
      const application = bookingId ? await sql.applicationTo(ctx.db, accountId, bookingId) : undefined;
      if (application) await deleteMachineWords(ctx.db, application.id);
      return [];
    },
  },
};
