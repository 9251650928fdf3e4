import { templateContent } from '@vitrine/contract/job-templates/shapes.ts';
import type { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import { languages, id as uuid } from '@vitrine/contract/vocabulary.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { knownLexicon, type Lexicon, otherNames } from '../job-search/index.ts';
import * as sql from './templates.sql.ts';
import type { Trade } from './trades/trade.ts';

/** What a trade is called, in any language, its key among it. */
export const alsoCalled = (lexicon: Lexicon, trade: Trade) => [
  ...new Set([
    ...otherNames(lexicon, trade.key, 'en'),
    ...languages.flatMap((language) => [trade[language].title, ...otherNames(lexicon, trade[language].title, language)]),
  ]),
];

/** Ours are loaded when somebody asks for them: few who run the program ever do. */
export const ours = () => import('./trades/index.ts');

export const jobTemplateHandlers: Handlers<typeof jobTemplates> = {
  async list(ctx, { language }) {
    const [own, { trades }, lexicon] = await Promise.all([sql.listTemplates(ctx.db, ctx.actor.companyId), ours(), knownLexicon(ctx)]);
    const named = trades.map((trade) => ({ id: trade.key, name: trade[language].title, also: alsoCalled(lexicon, trade) }));
    return { own, ours: named.sort((a, b) => a.name.localeCompare(b.name, language)) };
  },

  async read(ctx, { id, language }) {
    if (uuid.safeParse(id).success) {
      const own = await sql.findTemplate(ctx.db, ctx.actor.companyId, id);
      if (!own) throw new Refused('not-found');
      return templateContent.parse(own.content);
    }
    const { trades, contentOf } = await ours();
    const trade = trades.find(({ key }) => key === id);
    if (!trade) throw new Refused('not-found');
    return contentOf(trade, language);
  },

  async keep(ctx, { name, content }) {
    const id = await sql.keepTemplate(ctx.db, {
      id: ctx.newId(),
      company_id: ctx.actor.companyId,
      name,
      language: content.language,
      content: JSON.stringify(content),
      created_by: ctx.actor.accountId,
      updated_at: ctx.now().toISOString(),
    });
    return { id };
  },

  async remove(ctx, { id }) {
    if (!(await sql.deleteTemplate(ctx.db, ctx.actor.companyId, id))) throw new Refused('not-found');
  },
};
