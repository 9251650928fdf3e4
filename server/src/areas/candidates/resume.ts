import { newEducation, newExperience } from '@vitrine/contract/candidates/parts.ts';
import { type Education, type Experience, maxDescription, type ShownProfile, untilNow } from '@vitrine/contract/candidates/shapes.ts';
import { type LanguageLevel, type SpokenLanguage, spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import { type GraduationType, graduationTypes } from '@vitrine/contract/reference-lists.ts';
import * as z from 'zod';
import { Refused } from '../../platform/refused.ts';

type Post = Omit<Experience, 'id'>;
type School = Omit<Education, 'id'>;

export interface Resume {
  fields: Partial<Record<'firstName' | 'lastName' | 'profession' | 'cTelephone' | 'cAddress' | 'about', string>>;
  experiences: Post[];
  educations: School[];
  skills: string[];
  languages: { language: SpokenLanguage; level: LanguageLevel }[];
  /** Entries that could not be understood. */
  left: string[];
}

const words = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);
const several = <T extends z.ZodType>(one: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((item) => one.safeParse(item).data ?? []));

const post = z.object({
  name: words,
  company: words,
  organization: words,
  position: words,
  location: words,
  startDate: words,
  endDate: words,
  summary: words,
  highlights: z.array(z.string()).catch([]),
});
const school = z.object({ institution: words, area: words, studyType: words, startDate: words, endDate: words, score: words });

/** The parts of the format that a profile has a place for (jsonresume.org/schema); everything may be missing. */
const format = z.object({
  basics: z
    .object({
      name: words,
      label: words,
      phone: words,
      summary: words,
      location: z.object({ address: words, postalCode: words, city: words, region: words }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
  work: several(post),
  volunteer: several(post),
  education: several(school),
  skills: several(z.object({ name: words, keywords: z.array(z.string()).catch([]) })),
  languages: several(z.object({ language: words, fluency: words })),
});

/** Without what cannot be seen, in one piece, no longer than its place. */
export const clean = (text: string | null | undefined, max: number) =>
  (text ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{C}\u2028\u2029]/gu, '')
    .trim()
    .slice(0, max)
    .toWellFormed()
    .trim();

/** Year and month of a date in ISO 8601, as far as it goes; a year alone begins in January and ends in December. */
function monthOf(date: string | null | undefined, alone: 1 | 12) {
  const [, year, month] = /^(\d{4})(?:-(\d{1,2}))?/.exec(date?.trim() ?? '') ?? [];
  if (!year) return undefined;
  return { year: Number(year), month: Math.min(12, Math.max(1, month ? Number(month) : alone)) };
}

function periodOf({ startDate, endDate }: { startDate?: string | null | undefined; endDate?: string | null | undefined }) {
  const end = monthOf(endDate, 12);
  const start = monthOf(startDate, 1) ?? (end && { ...end, month: 1 });
  if (!start) return undefined;
  return {
    fromMonth: start.month,
    fromYear: start.year,
    toMonth: end?.month ?? untilNow,
    toYear: end?.year ?? untilNow,
  };
}

const bullets = (summary: string | null | undefined, highlights: string[]) =>
  clean([summary ?? '', ...highlights.map((one) => `• ${one}`)].filter(Boolean).join('\n'), maxDescription);

function readPost(one: z.output<typeof post>): Post | undefined {
  const employer = clean(one.name ?? one.company ?? one.organization, 160);
  const title = clean(one.position, 160) || employer;
  const period = periodOf(one);
  const description = bullets(one.summary, one.highlights);
  return newExperience.safeParse({ title, employer, place: clean(one.location, 160), description, ...period }).data;
}

const graduationOf = (studyType: string): GraduationType | null =>
  graduationTypes.find((one) => one.toLowerCase() === studyType.toLowerCase()) ?? null;

function readSchool(one: z.output<typeof school>): School | undefined {
  const studyType = clean(one.studyType, 80);
  const graduation = graduationOf(studyType);
  const course = [graduation ? '' : studyType, clean(one.area, 160)].filter(Boolean).join(', ').slice(0, 160);
  const institution = clean(one.institution, 160) || course;
  return newEducation.safeParse({ school: institution, course, graduation, description: clean(one.score, 200), ...periodOf(one) }).data;
}

const languageNames = ['en', 'de', 'fr'].map((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** A language by its code or its name in one of our languages or in its own. */
export function languageOf(text: string) {
  const wanted = text
    .toLowerCase()
    .replace(/[-_(].*$/, '')
    .trim();
  return (Object.entries(spokenLanguages) as [SpokenLanguage, string][]).find(([name, code]) => {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
    return [name, code, own, ...languageNames.map((names) => names.of(code))].some((one) => one?.toLowerCase() === wanted);
  })?.[0];
}

const levels: [LanguageLevel, RegExp][] = [
  ['native', /native|mother|mutter|maternel|bilingu|zweisprachig/i],
  ['fluent', /fluent|flie(ß|ss)end|courant|professional|proficien|verhandlungssicher|full|\bc[12]\b|advanced/i],
  ['conversational', /conversation|intermediate|\bb[12]\b|limited|good|gut|bonne|working/i],
];
const levelOf = (fluency: string): LanguageLevel => levels.find(([, sign]) => sign.test(fluency))?.[0] ?? 'basic';

const beginner = /basic|beginner|elementary|grund|anf(ä|ae)nger|schul|notion|d(é|e)butant|scolaire|base|\ba[12]\b/i;
/** A level that words name; nothing where they name none. */
export const saidLevel = (words: string): LanguageLevel | undefined =>
  beginner.test(words) ? 'basic' : levels.find(([, sign]) => sign.test(words))?.[0];

/** Sections of a JSON Resume that a profile has no place for: they are named, so that nobody misses them later. */
const placeless = ['awards', 'certificates', 'publications', 'projects', 'interests', 'references'];
const namesIn = (entries: unknown) =>
  (Array.isArray(entries) ? entries : []).slice(0, 100).map((one: unknown) => {
    const { title, name } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>;
    return clean([title, name].find((word) => typeof word === 'string') as string | undefined, 120) || '?';
  });

const unique = <T>(all: T[], keyOf: (one: T) => string) => [...new Map(all.map((one) => [keyOf(one), one])).values()];

/** Reads a JSON Resume; what is none is refused (`not-a-resume`), what has no place in a profile is left out. */
export function readResume(text: string): Resume {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Refused('not-a-resume');
  }
  const known = ['basics', 'work', 'volunteer', 'education', 'skills', 'languages'];
  const object = typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
  if (!known.some((key) => key in object)) throw new Refused('not-a-resume');
  const { basics, work, volunteer, education, skills, languages } = format.parse(object);
  const left: string[] = [];
  const kept = <I, O>(all: I[], read: (one: I) => O | undefined, nameOf: (one: I) => string | null | undefined) =>
    all.slice(0, 100).flatMap((one) => {
      const found = read(one);
      if (found === undefined) left.push(clean(nameOf(one), 120) || '?');
      return found === undefined ? [] : [found];
    });
  const name = clean(basics?.name, 160).split(/\s+/).filter(Boolean);
  const place = basics?.location;
  const address = [place?.address, [place?.postalCode, place?.city].filter(Boolean).join(' '), place?.region].filter(Boolean).join(', ');
  const fields = {
    firstName: name.length > 1 ? name.slice(0, -1).join(' ').slice(0, 80) : (name[0] ?? '').slice(0, 80),
    lastName: name.length > 1 ? (name.at(-1) ?? '').slice(0, 80) : '',
    profession: clean(basics?.label, 120),
    cTelephone: clean(basics?.phone, 40),
    cAddress: clean(address, 300),
    about: clean(basics?.summary, maxDescription),
  };
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    experiences: kept([...work, ...volunteer], readPost, (one) => one.position ?? one.name),
    educations: kept(education, readSchool, (one) => one.institution),
    skills: unique(skills.flatMap((one) => [clean(one.name, 80), ...one.keywords.map((word) => clean(word, 80))]).filter(Boolean), (one) =>
      one.toLowerCase(),
    ).slice(0, 100),
    languages: unique(
      kept(
        languages,
        (one) => {
          const language = languageOf(clean(one.language, 60));
          return language && { language, level: levelOf(clean(one.fluency, 80)) };
        },
        (one) => one.language,
      ),
      (one) => one.language,
    ),
    left: [...left, ...placeless.flatMap((section) => namesIn((object as Record<string, unknown>)[section]))],
  };
}

const two = (value: number) => String(value).padStart(2, '0');
const datesOf = ({ fromMonth, fromYear, toMonth, toYear }: Pick<Experience, 'fromMonth' | 'fromYear' | 'toMonth' | 'toYear'>) => ({
  startDate: `${fromYear}-${two(fromMonth)}`,
  ...(toYear === untilNow ? {} : { endDate: `${toYear}-${two(toMonth)}` }),
});

const given = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== '' && value !== null && value !== undefined));

const fluency: Record<LanguageLevel, string> = {
  basic: 'Elementary',
  conversational: 'Intermediate',
  fluent: 'Fluent',
  native: 'Native speaker',
};

/** A profile in the JSON Resume format. */
export const resumeOf = (profile: ShownProfile) => ({
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: given({
    name: `${profile.firstName} ${profile.lastName}`,
    label: profile.profession,
    email: profile.email,
    phone: profile.cTelephone,
    summary: profile.about,
    location: profile.cAddress ? { address: profile.cAddress } : undefined,
  }),
  work: profile.experiences.map((one) =>
    given({ name: one.employer, position: one.title, location: one.place, summary: one.description, ...datesOf(one) }),
  ),
  education: profile.educations.map((one) =>
    given({ institution: one.school, area: one.course, studyType: one.graduation, score: one.description, ...datesOf(one) }),
  ),
  skills: profile.skills.map(({ name }) => ({ name })),
  languages: profile.languages.map((one) => ({ language: one.language, fluency: fluency[one.level] })),
});
