import type { EmailTemplate, emailTemplates } from '@vitrine/contract/emails/templates.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import { html } from '../../../platform/http/html.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { filled, templatesOf, writtenIn } from '../../text-templates/index.ts';
import { templateTexts } from '../texts.ts';
import { companyName, findAddressee } from './addressees.sql.ts';

const kinds = ['talk', 'documents', 'patience', 'thanks'] as const;

type Texts = EmailTemplate['texts'];

const ours = (language: Language) =>
  kinds.map((id) => ({
    id,
    own: false,
    name: templateTexts[language][id].name,
    texts: Object.fromEntries(
      languages.map((one) => [one, { subject: String(templateTexts[one][id].subject), body: String(templateTexts[one][id].body) }]),
    ) as Texts,
  }));

const inParagraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((one) => html`<p>${one}</p>`.text.replaceAll('\n', '<br>'))
    .join('');

/** In the language that is wanted, or the first one in which it is written. */
function inLanguage(template: Pick<EmailTemplate, 'id' | 'own' | 'name' | 'texts'>, wanted: Language, facts: Record<string, string>) {
  const language = writtenIn(wanted, (one) => template.texts[one].body !== '');
  const { subject, body } = template.texts[language];
  return { ...template, language, subject: filled(subject, facts), html: inParagraphs(filled(body, facts)) };
}

const own = templatesOf<Texts[Language]>('email');

/** What recruiters write often: the company's own, and ours. */
export const emailTemplateHandlers: Handlers<typeof emailTemplates> = {
  ...own,
  async list(ctx, { language, email }) {
    const { firstName, lastName, scope } = ctx.actor;
    const known = email === undefined ? undefined : await findAddressee(ctx.db, ctx.actor, email);
    const facts = {
      firstName: known?.firstName ?? '',
      title: known?.title ?? '',
      company: await companyName(ctx.db, scope.companyId),
      sender: `${firstName} ${lastName}`.trim(),
    };
    return { items: [...(await own.list(ctx)), ...ours(language)].map((one) => inLanguage(one, language, facts)) };
  },
};
