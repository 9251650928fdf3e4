import { templateContent } from '@vitrine/contract/job-templates/shapes.ts';
import type { jobTemplates } from '@vitrine/contract/job-templates/templates.ts';
import { id as uuid } from '@vitrine/contract/vocabulary.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import * as sql from './templates.sql.ts';

/** Ours are loaded when somebody asks for them: few who run the program ever do. */
const ours = () => import('./trades/index.ts');

export const jobTemplateHandlers: Handlers<typeof jobTemplates> = {
  async list(ctx, { language }) {
    const [own, { trades }] = await Promise.all([sql.listTemplates(ctx.db, ctx.actor.companyId), ours()]);
    const named = trades.map((trade) => ({ id: trade.key, name: trade[language].title }));
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
