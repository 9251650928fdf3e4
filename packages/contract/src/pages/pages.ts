import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { language } from '../vocabulary.ts';

/** The pages for everybody that are written as text: what the product is, questions and answers, and the law. */
export const pageNames = [
  'candidate',
  'recruiter',
  'product-demo',
  'jobcode-landing',
  'jobvideo-landing',
  'about-us',
  'press',
  'imprint',
  'privacy-policy',
  'terms-and-conditions',
  'candidate-faq',
  'recruiter-faq',
] as const;
export type PageName = (typeof pageNames)[number];

export const pagePicture = z.object({ src: z.string(), alt: z.string() });
export type PagePicture = z.output<typeof pagePicture>;

const section = z.object({
  title: z.string(),
  /** Safe HTML. */
  html: z.string(),
  picture: pagePicture.nullable(),
  /** The same on a phone: it stands beside the picture, and on a phone in its place. */
  phone: pagePicture.nullable(),
  /** Questions that open their answers. */
  questions: z.array(z.object({ question: z.string(), html: z.string() })),
});
export type PageSection = z.output<typeof section>;

export const pages = {
  read: endpoint({
    route: 'GET /api/pages/{name}',
    access: 'public',
    summary: 'One of the pages for everybody, in the language of the caller.',
    params: z.object({ name: z.enum(pageNames) }),
    query: z.object({ language: language.optional() }),
    reply: z.object({
      title: z.string(),
      lead: z.string(),
      /** What to do next: label and address of ours. */
      actions: z.array(z.object({ label: z.string(), to: z.string() })),
      picture: pagePicture.nullable(),
      phone: pagePicture.nullable(),
      sections: z.array(section),
      /** What the operator of this installation has not told yet and the page leaves out; told to administrators alone. */
      unnamed: z.array(z.string()),
    }),
  }),
};
