import * as z from 'zod';
import { color } from '../companies/branding.ts';
import { drawnEffect } from '../speech-effect/shapes.ts';
import { instant, language, revision, text, whole } from '../vocabulary.ts';

/** What the eight pages are about, in their numbers (`page1` to `page8`). */
export const pageKinds = ['cover', 'about', 'experience', 'education', 'skills', 'styles', 'gallery', 'contact'] as const;
export type PageKind = (typeof pageKinds)[number];
export const pageCount = pageKinds.length;
export const kindOfPage = (number: number) => pageKinds[number - 1] as PageKind;

/** The page of communication styles: nobody writes them, so it is absent until its owner shows an effect of words that was released. */
export const stylesPage = 6;

export const templates = ['clear', 'bold', 'warm', 'night', 'paper'] as const;
export const template = z.enum(templates);
export type Template = z.output<typeof template>;

/** The colour that each template begins with. */
export const templateColours: Record<Template, string> = {
  clear: '#207886',
  bold: '#7a2e8e',
  warm: '#b4532a',
  night: '#35a49d',
  paper: '#1d2b2e',
};

/** How somebody came to have a closeup (decision 7.9). */
export const enrollTypes = ['none', 'voucher', 'paid', 'admin'] as const;
export type EnrollType = (typeof enrollTypes)[number];

/** So many months a closeup lives once it was bought or given; it never renews by itself (decision 11.3). */
export const closeupMonths = 12;

export const maxPageEntries = 40;
export const maxPagePictures = 12;
export const maxPageDocuments = 10;
export const maxPageText = 4000;

export const pageNumber = whole(1, pageCount);

/** A line of a page: a post, a school, a skill. */
export const pageEntry = z.object({
  title: text(160),
  detail: text(240),
  text: text(2000),
});
export type PageEntry = z.output<typeof pageEntry>;

/** What somebody writes on a page. */
export const pageWords = z.object({
  title: text(120),
  text: text(maxPageText),
  entries: z.array(pageEntry).max(maxPageEntries),
});
export type PageWords = z.output<typeof pageWords>;

export const fileKinds = ['picture', 'video', 'document'] as const;
export const pageFile = z.object({
  id: z.string(),
  kind: z.enum(fileKinds),
  name: z.string(),
  url: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  /** What a picture shows, or what is said in a film. */
  caption: z.string(),
  poster: z.string().nullable(),
  seconds: z.number().nullable(),
  /** False while some browsers could not play it. */
  ready: z.boolean(),
});
export type PageFile = z.output<typeof pageFile>;

/** A page as others see it. */
export const shownPage = z.object({
  number: z.number(),
  title: z.string(),
  text: z.string(),
  entries: z.array(pageEntry),
  files: z.array(pageFile),
  /** What the page of communication styles draws; null on every other page, and there while nothing is shown. */
  styles: drawnEffect.nullable(),
});
export type ShownPage = z.output<typeof shownPage>;

/** A page as its owner edits it: whoever saves says which version they saw. */
export const ownPage = shownPage.extend({
  hidden: z.boolean(),
  version: z.number(),
  /** When its words and files go, since an administrator has emptied it: until then nobody else sees it. */
  emptyAt: instant.nullable(),
});
export type OwnPage = z.output<typeof ownPage>;

/** How others see a closeup. */
export const shownCloseup = z.object({
  id: z.string(),
  name: z.string(),
  /** In which its owner wrote it. */
  language,
  template,
  colour: z.string(),
  pages: z.array(shownPage),
  /** The same as a PDF. */
  pdfUrl: z.string(),
});
export type ShownCloseup = z.output<typeof shownCloseup>;

/** What an owner has: the eight pages as `page1` to `page8` (R079), and how the whole stands. */
export const ownCloseup = z.object({
  id: z.string(),
  candidate_id: z.string(),
  language,
  template,
  colour: z.string(),
  /** Numbers of the pages, as they follow each other. */
  order: z.array(z.number()),
  enrollType: z.enum(enrollTypes),
  /** Until when others may see it; null: it was never bought nor given. */
  givenUntil: instant.nullable(),
  released: z.boolean(),
  /** Recruiters who may see the profile find it there. */
  shared: z.boolean(),
  /** Others see it at this address; null: nobody does. */
  publicUrl: z.string().nullable(),
  views: z.number(),
  changedAt: instant,
  /** When it goes, since an administrator has deleted it: until then nobody else sees it. */
  removeAt: instant.nullable(),
  /** Until when an administrator can give the months again that one took back; null where there are none. */
  monthsReturnUntil: instant.nullable(),
  page1: ownPage,
  page2: ownPage,
  page3: ownPage,
  page4: ownPage,
  page5: ownPage,
  page6: ownPage,
  page7: ownPage,
  page8: ownPage,
  /** What its owner, and nobody else, may choose to show as communication styles: effects of words that were released. */
  releasedEffects: z.array(
    z.object({ applicationId: z.string(), companyName: z.string(), title: z.string(), releasedAt: instant, chosen: z.boolean() }),
  ),
});
export type OwnCloseup = z.output<typeof ownCloseup>;

export type PageName = `page${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export const pageName = (number: number) => `page${number}` as PageName;
export const pageNames = pageKinds.map((_, index) => pageName(index + 1));

/** How the whole looks, and in which order and of which pages it is; what is left out stays. */
export const closeupDetails = z.object({
  template: template.optional(),
  colour: color.optional(),
  order: z.array(pageNumber).length(pageCount).optional(),
  hidden: z.array(pageNumber).max(pageCount).optional(),
  shared: z.boolean().optional(),
});
export type CloseupDetails = z.output<typeof closeupDetails>;

/** A page to save, with the version that its writer saw. */
export const savedPage = pageWords.extend({ version: revision.optional() });
const saved = savedPage.optional();
/** Pages to save, each with the version that its writer saw; without one it takes the place of whatever is there. */
export const savedPages = z.object({
  page1: saved,
  page2: saved,
  page3: saved,
  page4: saved,
  page5: saved,
  page6: saved,
  page7: saved,
  page8: saved,
});
export type SavedPages = z.output<typeof savedPages>;
