import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import type { Db } from '../../../platform/postgres/db.ts';
import { all, quoted } from '../../../platform/search/tsquery.ts';
import type { Span } from './lexicon.ts';
import type { Occupation } from './occupation.ts';
import { otherForms } from './other-forms.ts';
import { titleLexemes } from './titles.sql.ts';

/** The terms of a language that find the titles of an occupation. */
type Titles = Record<Language, readonly string[]>;

/** They depend on nothing but the names: worked out once in a process, when somebody first looks for the occupation. */
const known = new WeakMap<Occupation, Promise<Titles>>();

async function workOut(db: Db, occupation: Occupation): Promise<Titles> {
  const names = languages.flatMap((language) =>
    occupation[language].names.flatMap((name) => [name, ...otherForms(language, name)]).map((name) => ({ language, name })),
  );
  const lexemes = await titleLexemes(db, names);
  const terms = names.map(({ language }, index) => ({ language, term: all((lexemes[index] ?? []).map(quoted)) }));
  const of = (language: Language) => [
    ...new Set(terms.filter((one) => one.language === language && one.term).map(({ term }) => `(${term})`)),
  ];
  return { en: of('en'), de: of('de'), fr: of('fr') };
}

function titlesOf(db: Db, occupation: Occupation) {
  const before = known.get(occupation);
  if (before) return before;
  const now = workOut(db, occupation);
  known.set(occupation, now);
  now.catch(() => known.delete(occupation));
  return now;
}

/** What finds the titles of the occupations that some words name: in every language, and in the languages of the words. */
export async function titleTerms(db: Db, { named }: Span): Promise<{ everywhere: string[]; own: string[] }> {
  const found = await Promise.all(named.map(async (one) => ({ ...one, titles: await titlesOf(db, one.occupation) })));
  return {
    everywhere: found.flatMap(({ titles }) => Object.values(titles).flat()),
    own: found.flatMap(({ titles, languages }) => languages.flatMap((language) => titles[language])),
  };
}
