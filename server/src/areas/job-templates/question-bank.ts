import type { questionBank } from '@vitrine/contract/job-templates/question-bank.ts';
import { keptQuestion } from '@vitrine/contract/job-templates/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { folded, knownLexicon } from '../job-search/index.ts';
import * as sql from './question-bank.sql.ts';
import { alsoCalled, ours } from './templates.ts';

/** So many are shown at once; a word to search for finds the others. */
const most = 200;
const mostOfOurs = 50;

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

  async ours(ctx, { language, search = '' }) {
    const [{ trades, generalQuestions, ownQuestions }, lexicon] = await Promise.all([ours(), knownLexicon(ctx)]);
    const wanted = folded(search).split(' ').filter(Boolean);
    const general = generalQuestions(language).map((question) => ({ question, trade: '', also: '' }));
    if (wanted.length === 0) return { items: general.map(({ also: _also, ...one }) => one) };
    const ofTrades = trades.flatMap((trade) => {
      const also = alsoCalled(lexicon, trade).join(' ');
      return ownQuestions(trade, language).map((question) => ({ question, trade: trade[language].title, also }));
    });
    const fits = ({ question, also }: (typeof ofTrades)[number]) => {
      const words = folded(`${question.text} ${question.anchors?.name ?? ''} ${also}`);
      return wanted.every((one) => words.includes(one));
    };
    return {
      items: [...general, ...ofTrades]
        .filter(fits)
        .slice(0, mostOfOurs)
        .map(({ also: _also, ...one }) => one),
    };
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
