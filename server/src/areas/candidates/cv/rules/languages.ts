import { type LanguageLevel, type SpokenLanguage, spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import { saidLevel } from '../../resume.ts';
import type { LanguageRead } from '../what-was-read.ts';

const namesOf = (code: string) =>
  ['en', 'de', 'fr', code].flatMap((locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(code)?.toLowerCase() ?? []);

const byName = new Map<string, SpokenLanguage>(
  (Object.entries(spokenLanguages) as [SpokenLanguage, string][]).flatMap(([language, code]) =>
    [language.toLowerCase(), ...namesOf(code)].map((name) => [name, language] as const),
  ),
);
const anyName = new RegExp(
  `(?<!\\p{L})(?:${[...byName.keys()].sort((a, b) => b.length - a.length).join('|')})(?:kenntnisse)?(?!\\p{L})`,
  'giu',
);

export interface LanguageNamed {
  language: SpokenLanguage;
  level: LanguageLevel | undefined;
}

/** The languages that a line names, each with the level that stands beside it, or before all of them. */
export function languagesIn(text: string): LanguageNamed[] {
  const found = [...text.matchAll(anyName)];
  const before = text.slice(0, found[0]?.index ?? 0);
  return found.map((match, place) => {
    const after = text.slice(match.index + match[0].length, found[place + 1]?.index);
    return {
      language: byName.get(match[0].toLowerCase().replace(/kenntnisse$/, '')) as SpokenLanguage,
      level: saidLevel(after) ?? saidLevel(before),
    };
  });
}

/** What is proposed of a language; without a level the lowest stands in, in doubt. */
export const languageRead = ({ language, level }: LanguageNamed, from: string[]): LanguageRead => ({
  language,
  level: level ?? 'basic',
  from,
  doubts: level ? [] : ['no-level'],
});
