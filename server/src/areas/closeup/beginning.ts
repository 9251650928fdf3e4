import { type Education, type Experience, type ShownProfile, untilNow } from '@vitrine/contract/candidates/shapes.ts';
import { type PageEntry, type PageWords, pageCount, pageKinds, stylesPage, templateColours } from '@vitrine/contract/closeup/shapes.ts';
import { spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type Ctx } from '../../platform/context.ts';
import { pictureBytes } from '../../platform/files/pictures.ts';
import { removeFiles, storingFiles } from '../../platform/files/stored-files.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { locales } from '../../platform/written.ts';
import { printTexts, profileOf } from '../candidates/index.ts';
import * as sql from './closeups.sql.ts';
import { insertFile } from './files.sql.ts';
import { closeupTexts } from './texts.ts';

type Period = Pick<Experience, 'fromMonth' | 'fromYear' | 'toMonth' | 'toYear'>;

const monthOf = (month: number, year: number) => `${String(month).padStart(2, '0')}/${year}`;

const spanOf = (language: Language, { fromMonth, fromYear, toMonth, toYear }: Period) =>
  `${monthOf(fromMonth, fromYear)} – ${toYear === untilNow ? closeupTexts[language].untilNow : monthOf(toMonth, toYear)}`;

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

const postOf = (language: Language, one: Experience): PageEntry => ({
  title: one.title,
  detail: joined([one.employer, one.place].filter(Boolean).join(', '), spanOf(language, one)).slice(0, 240),
  text: one.description,
});

const schoolOf = (language: Language, one: Education): PageEntry => ({
  title: one.school,
  detail: joined(one.course, one.graduation && printTexts[language].graduationType[one.graduation], spanOf(language, one)).slice(0, 240),
  text: one.description,
});

const languageIn = (language: Language, one: ShownProfile['languages'][number]): PageEntry => {
  const name = new Intl.DisplayNames(locales[language], { type: 'language' }).of(spokenLanguages[one.language]) ?? one.language;
  const capital = name.charAt(0).toLocaleUpperCase(locales[language]) + name.slice(1);
  return { title: capital, detail: printTexts[language].level[one.level], text: '' };
};

/** What the pages of a closeup say at the beginning: what stands in the profile, in the language of its owner. */
export function firstWords(profile: ShownProfile, language: Language): PageWords[] {
  const t = closeupTexts[language];
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const said = (detail: string | null, title: string): PageEntry[] => (detail ? [{ title, detail, text: '' }] : []);
  const words: Record<(typeof pageKinds)[number], Partial<PageWords>> = {
    cover: { title: name.slice(0, 120), text: joined(profile.profession, profile.company) },
    about: { title: t.about, text: profile.about },
    experience: { title: t.experience, entries: profile.experiences.map((one) => postOf(language, one)) },
    education: { title: t.education, entries: profile.educations.map((one) => schoolOf(language, one)) },
    skills: {
      title: t.skills,
      entries: [
        ...profile.skills.map(({ name }) => ({ title: name, detail: '', text: '' })),
        ...profile.languages.map((one) => languageIn(language, one)),
      ].slice(0, 40),
    },
    styles: { title: t.styles },
    gallery: { title: t.gallery },
    contact: { title: t.contact, entries: [...said(profile.email, t.email), ...said(profile.cTelephone, t.phone)] },
  };
  return pageKinds.map((kind) => {
    const { title = '', text = '', entries = [] } = words[kind];
    return { title, text, entries: entries.slice(0, 40) };
  });
}

/**
 * Begins the closeup of a candidate who has none yet, with the words and the picture of the profile. Returns whether it
 * did: one that is there stays as it is.
 */
export async function beginCloseup(ctx: Ctx, accountId: string): Promise<boolean> {
  if (await sql.closeupOf(ctx.db, accountId)) return false;
  const [profile, person] = await Promise.all([profileOf(ctx, accountId), sql.findOwner(ctx.db, accountId)]);
  if (!person) throw new Refused('not-found');
  const language = person.language as Language;
  const at = ctx.now().toISOString();
  const picture = await pictureBytes(ctx, person.picture);
  return storingFiles(ctx, async (ctx) => {
    const stored = `closeups/${newToken()}.webp`;
    if (picture) await ctx.files.put(stored, picture);
    return atomically(ctx, async (ctx) => {
      const id = ctx.newId();
      const row = { id, account_id: accountId, language, template: 'clear', colour: templateColours.clear };
      const order = Array.from({ length: pageCount }, (_, index) => index + 1);
      if (!(await sql.insertCloseup(ctx.db, { ...row, page_order: order, created_at: at, changed_at: at }))) {
        await removeFiles(ctx, picture ? [stored] : []);
        return false;
      }
      for (const [index, words] of firstWords(profile, language).entries())
        await sql.insertPage(ctx.db, id, index + 1, words, index + 1 === stylesPage);
      if (!picture) return true;
      const file = { id: ctx.newId(), closeup_id: id, number: 1, kind: 'picture' as const, name: 'portrait.webp', stored };
      await insertFile(ctx.db, { ...file, content_type: 'image/webp', bytes: picture.length, created_at: at });
      return true;
    });
  });
}
