import { maxOwnTemplates } from '@vitrine/contract/text-templates.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type Ctx, type MemberActor } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import * as sql from './templates.sql.ts';

interface Written<Text> {
  name: string;
  texts: Record<Language, Text>;
}

/** What the people of a company have written for all of them to begin with: each kind has calls of its own, and no company sees another's. */
export function templatesOf<Text>(kind: sql.TemplateKind) {
  const shelf = (ctx: Ctx<MemberActor>) => ({ companyId: ctx.actor.scope.companyId, kind });
  return {
    list: async (ctx: Ctx<MemberActor>) => (await sql.listTemplates<Text>(ctx.db, shelf(ctx))).map((row) => ({ ...row, own: true })),

    /** Refuses with `slots-full` where there are as many as there may be. */
    async add(ctx: Ctx<MemberActor>, { name, texts }: Written<Text>) {
      const { companyId: company_id } = shelf(ctx);
      const row = { id: ctx.newId(), company_id, kind, name, texts: JSON.stringify(texts), created_at: ctx.now().toISOString() };
      const added = await atomically(ctx, (ctx) => sql.insertTemplate(ctx.db, row, maxOwnTemplates));
      if (!added) throw new Refused('slots-full');
    },

    async update(ctx: Ctx<MemberActor>, { id, name, texts }: Written<Text> & { id: string }) {
      const known = await sql.updateTemplate(ctx.db, shelf(ctx), id, { name, texts: JSON.stringify(texts) });
      if (!known) throw new Refused('not-found');
    },

    async remove(ctx: Ctx<MemberActor>, { id }: { id: string }) {
      if (!(await sql.deleteTemplate(ctx.db, shelf(ctx), id))) throw new Refused('not-found');
    },
  };
}
