import { type ChatTemplate, type chatTemplates, maxChatTemplates } from '@vitrine/contract/chat/templates.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { atomically, type Ctx, type MemberActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { findContact } from '../contacts.sql.ts';
import type { Which } from '../opening.ts';
import { placeOf } from '../sending.ts';
import { templateTexts } from '../texts.ts';
import * as sql from './templates.sql.ts';

const kinds = ['talk', 'documents', 'patience', 'thanks'] as const;

type Facts = Record<string, string>;

/** A text with what is known in its places; the place of what is not known stays to be seen. */
const filled = (text: string, facts: Facts) => text.replace(/\{(\w+)\}/g, (place, name: string) => facts[name] || place);

interface Reader {
  language: Language;
  facts: Facts;
}

/** Who reads it, and what is known of the two; only of somebody to whom the caller may write. */
async function readerOf(ctx: Ctx<MemberActor>, { memberEmail, ...which }: Which): Promise<Reader> {
  const { firstName, lastName, scope } = ctx.actor;
  const facts = { sender: `${firstName} ${lastName}`.trim() };
  if (!which.conversationId && !memberEmail && !which.bookingId) return { language: ctx.language, facts };
  const { otherId, bookingId } = await placeOf(ctx, which, memberEmail);
  const [contact, reader] = [await findContact(ctx.db, otherId, bookingId), await sql.findReader(ctx.db, otherId, scope.companyId)];
  return {
    language: languages.find((one) => one === reader?.language) ?? ctx.language,
    facts: { ...facts, firstName: contact?.firstName ?? '', title: contact?.title ?? '', company: reader?.company ?? '' },
  };
}

/** In the language of the reader, or the first one in which it is written. */
function forReader(template: Pick<ChatTemplate, 'id' | 'own' | 'name' | 'texts'>, { language, facts }: Reader): ChatTemplate {
  const spoken = [language, ...languages].find((one) => template.texts[one] !== '') ?? language;
  return { ...template, language: spoken, text: filled(template.texts[spoken], facts) };
}

const ours = (language: Language) =>
  kinds.map((id) => ({
    id,
    own: false,
    name: templateTexts[language][id].name,
    texts: Object.fromEntries(languages.map((one) => [one, String(templateTexts[one][id].text)])) as Record<Language, string>,
  }));

/** What recruiters write often: ours, and what the company has written for all of its people. */
export const templateHandlers: Handlers<typeof chatTemplates> = {
  async list(ctx, which) {
    const reader = await readerOf(ctx, which);
    const own = (await sql.listTemplates(ctx.db, ctx.actor.scope.companyId)).map((row) => ({ ...row, own: true }));
    return { items: [...own, ...ours(ctx.language)].map((one) => forReader(one, reader)) };
  },

  async add(ctx, { name, texts }) {
    const row = {
      id: ctx.newId(),
      company_id: ctx.actor.scope.companyId,
      name,
      texts: JSON.stringify(texts),
      created_at: ctx.now().toISOString(),
    };
    const added = await atomically(ctx, (ctx) => sql.insertTemplate(ctx.db, row, maxChatTemplates));
    if (!added) throw new Refused('slots-full');
  },

  async update(ctx, { id, name, texts }) {
    const known = await sql.updateTemplate(ctx.db, ctx.actor.scope.companyId, id, { name, texts: JSON.stringify(texts) });
    if (!known) throw new Refused('not-found');
  },

  async remove(ctx, { id }) {
    if (!(await sql.deleteTemplate(ctx.db, ctx.actor.scope.companyId, id))) throw new Refused('not-found');
  },
};
