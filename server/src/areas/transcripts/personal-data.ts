import { textOf } from '@vitrine/contract/transcripts/text.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import * as sql from './personal-data.sql.ts';
import { storedWords } from './words/shown.ts';

/** What was said in answers, in writing. It hangs on the recordings: it goes, moves and stays with them. */
export const transcriptData: PersonalData = {
  area: 'words of answers',

  async tell(ctx, { id }) {
    const rows = await sql.wordsOfAccount(ctx.db, id);
    const wordsOfAnswers = rows.map(({ words, ...row }) => ({ ...row, text: textOf(storedWords(words)), words }));
    return { data: { wordsOfAnswers }, files: [] };
  },

  erase: async () => [],
  merge: async () => [],
};
