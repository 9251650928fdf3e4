import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { inEveryLanguage, maxOwnTemplates } from '../text-templates.ts';
import { byId, emailAddress, id, language, languages, required, text } from '../vocabulary.ts';

const path = '/api/imap/template';
const access = 'recruiter';

export const maxTemplateCharacters = 20_000;

/** Words are plain: an empty line begins a paragraph. */
export const emailTemplateTexts = inEveryLanguage(z.object({ subject: text(500), body: text(maxTemplateCharacters) }));
const someText = emailTemplateTexts.refine((all) => languages.some((one) => all[one].body !== ''));
const words = { name: required(80), texts: someText };

const template = z.object({
  id: z.string(),
  /** Written by the company, which can change it; ours otherwise. */
  own: z.boolean(),
  name: z.string(),
  texts: emailTemplateTexts,
  /** What is put into an e-mail: in the language asked for, where there is one, with what is known filled in. */
  subject: z.string(),
  html: z.string(),
  language,
});
export type EmailTemplate = z.output<typeof template>;

/** What is written often. */
export const emailTemplates = {
  list: endpoint({
    route: `GET ${path}/list`,
    access,
    summary: 'E-mails to begin with, in a language, with their places filled in for a recipient as far as the caller may see who that is.',
    query: z.object({ language, email: emailAddress.optional() }),
    reply: z.object({ items: z.array(template) }),
  }),
  add: endpoint({
    route: `POST ${path}/add`,
    access,
    summary: `Keeps an e-mail for the company to begin with, up to ${maxOwnTemplates}.`,
    body: z.object(words),
    refusals: ['slots-full'],
  }),
  update: endpoint({
    route: `POST ${path}/update`,
    access,
    summary: 'Changes a template of the company.',
    body: z.object({ id, ...words }),
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: `POST ${path}/remove`,
    access,
    summary: 'Deletes a template of the company.',
    body: byId,
    refusals: ['not-found'],
  }),
};
