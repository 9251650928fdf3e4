import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { inEveryLanguage, maxOwnTemplates } from '../text-templates.ts';
import { byId, id, languages, required, text } from '../vocabulary.ts';
import { maxMessageCharacters, which } from './shapes.ts';

const path = '/api/v2/inbox/template';

const texts = inEveryLanguage(text(maxMessageCharacters));
const someText = texts.refine((all) => languages.some((one) => all[one] !== ''));

const template = z.object({
  id: z.string(),
  /** Written by the company, which can change it; ours otherwise. */
  own: z.boolean(),
  name: z.string(),
  texts,
  /** What is put into a message: in the language of whoever reads it, where there is one, with what is known filled in. */
  text: z.string(),
  language: z.enum(languages),
});
export type ChatTemplate = z.output<typeof template>;

/** What is written often. */
export const chatTemplates = {
  list: endpoint({
    route: `GET ${path}/list`,
    access: 'hiring-manager',
    summary: 'Messages to begin with, in the language of whoever reads them, with what is known filled in.',
    query: which,
    reply: z.object({ items: z.array(template) }),
    refusals: ['not-found', 'not-your-contact'],
  }),
  add: endpoint({
    route: `POST ${path}/add`,
    access: 'recruiter',
    summary: `Keeps a message for the company, up to ${maxOwnTemplates}.`,
    body: z.object({ name: required(80), texts: someText }),
    refusals: ['slots-full'],
  }),
  update: endpoint({
    route: `POST ${path}/update`,
    access: 'recruiter',
    summary: 'Changes a template of the company.',
    body: z.object({ id, name: required(80), texts: someText }),
    refusals: ['not-found'],
  }),
  remove: endpoint({
    route: `POST ${path}/remove`,
    access: 'recruiter',
    summary: 'Deletes a template of the company.',
    body: byId,
    refusals: ['not-found'],
  }),
};
