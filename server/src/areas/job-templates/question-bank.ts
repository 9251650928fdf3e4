import type { questionBank } from '@vitrine/contract/job-templates/question-bank.ts';
import { keptQuestion } from '@vitrine/contract/job-templates/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import * as sql from './question-bank.sql.ts';

/** So many are shown at once; a word to search for finds the others. */
const most = 200;

const present = ({ id, language, text, content, addedBy }: Awaited<ReturnType<typeof sql.keepQuestion>>) => ({
  id,
  language: language as Language,
  question: keptQuestion.parse({ ...(content as object), text }),
  addedBy,
});

export const questionBankHandlers: Handlers<typeof questionBank> = {
  async list(ctx, { search = '' }) {
    return { items: (await sql.listQuestions(ctx.db, { companyId: ctx.actor.companyId, search }, most)).map(present) };
  },

  async add(ctx, { language, question: { text, ...content } }) {
    const row = await sql.keepQuestion(ctx.db, {
      id: ctx.newId(),
      company_id: ctx.actor.companyId,
      language,
      text,
      content: JSON.stringify(content),
      created_by: ctx.actor.accountId,
      created_at: ctx.now().toISOString(),
    });
    return present(row);
  },

  async remove(ctx, { id }) {
    if (!(await sql.deleteQuestion(ctx.db, ctx.actor.companyId, id))) throw new Refused('not-found');
  },
};
