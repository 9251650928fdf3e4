import type { ChatTemplate, chatTemplates } from '@vitrine/contract/chat/templates.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { filled, templatesOf, writtenIn } from '../../text-templates/index.ts';
import { findContact } from '../contacts.sql.ts';
import type { Which } from '../opening.ts';
import { placeOf } from '../sending.ts';
import { templateTexts } from '../texts.ts';
import { findReader } from './readers.sql.ts';

const kinds = ['talk', 'documents', 'patience', 'thanks'] as const;

interface Reader {
  language: Language;
  facts: Record<string, string>;
}

/** Who reads it, and what is known of the two; only of somebody to whom the caller may write. */
async function readerOf(ctx: Ctx<MemberActor>, { memberEmail, ...which }: Which): Promise<Reader> {
  const { firstName, lastName, scope } = ctx.actor;
  const facts = { sender: `${firstName} ${lastName}`.trim() };
  if (!which.conversationId && !memberEmail && !which.bookingId) return { language: ctx.language, facts };
  const { otherId, bookingId } = await placeOf(ctx, which, memberEmail);
  const [contact, reader] = [await findContact(ctx.db, otherId, bookingId), await findReader(ctx.db, otherId, scope.companyId)];
  return {
    language: languages.find((one) => one === reader?.language) ?? ctx.language,
    facts: { ...facts, firstName: contact?.firstName ?? '', title: contact?.title ?? '', company: reader?.company ?? '' },
  };
}

/** In the language of the reader, or the first one in which it is written. */
function forReader(template: Pick<ChatTemplate, 'id' | 'own' | 'name' | 'texts'>, reader: Reader): ChatTemplate {
  const language = writtenIn(reader.language, (one) => template.texts[one] !== '');
  return { ...template, language, text: filled(template.texts[language], reader.facts) };
}

const ours = (language: Language) =>
  kinds.map((id) => ({
    id,
    own: false,
    name: templateTexts[language][id].name,
    texts: Object.fromEntries(languages.map((one) => [one, String(templateTexts[one][id].text)])) as Record<Language, string>,
  }));

const own = templatesOf<string>('message');

/** What recruiters write often: the company's own, and ours. */
export const templateHandlers: Handlers<typeof chatTemplates> = {
  ...own,
  async list(ctx, which) {
    const reader = await readerOf(ctx, which);
    return { items: [...(await own.list(ctx)), ...ours(ctx.language)].map((one) => forReader(one, reader)) };
  },
};
