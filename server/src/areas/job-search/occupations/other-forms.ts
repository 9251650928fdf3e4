import type { Language } from '@vitrine/contract/vocabulary.ts';

type Endings = readonly (readonly [of: RegExp, ...becomes: string[]])[];

/** How the last word of a German name ends for women, and for several. What ends otherwise takes `in`. */
const german: Endings = [
  [/mann$/i, 'frau', 'leute'],
  [/koch$/i, 'köchin'],
  [/arzt$/i, 'ärztin'],
  [/anwalt$/i, 'anwältin'],
  [/bauer$/i, 'bäuerin'],
  // those who are called after a participle
  [/(beauftragt|angestellt|bediensteten|bedienstet|beamt|vorsitzend)er?$/i, '$1e', '$1er'],
  [/(frau|kraft|hilfe|hebamme|leitung|assistenz|in|hand|leute|mutter|person|stewardess|hostess|nanny)$/i],
  [/e$/i, 'in'],
  [/$/, 'in'],
];

/** How a word of a French name ends for women; where there are two ways, both. */
const french: Endings = [
  [/teur$/i, 'trice', 'teuse'],
  [/eur$/i, 'euse', 'eure'],
  [/ier$/i, 'ière'],
  [/er$/i, 'ère'],
  [/ien$/i, 'ienne'],
  [/on$/i, 'onne'],
  [/f$/i, 've', 'fe'],
  [/al$/i, 'ale'],
  [/el$/i, 'elle'],
  [/é$/i, 'ée'],
  [/([ai]n|[ae]nt|ois|and|ard|if|u)$/i, '$1e'],
];

function endingsOf(word: string, endings: Endings) {
  const [of, ...becomes] = endings.find(([of]) => of.test(word)) ?? [];
  return of ? becomes.map((end) => word.replace(of, end)) : [];
}

/** "Kaufmann im Einzelhandel" changes before the preposition, "Technischer Leiter" at its end, and its adjective along. */
function germanForms(name: string) {
  const [, head = '', rest = ''] = /^(.*?)((?: (?:im|in|für|am|bei|der|des) .*)?)$/.exec(name) ?? [];
  const [, adjectives = '', noun = ''] = /^(.*[\s-])?(\S+)$/.exec(head) ?? [];
  return endingsOf(noun, german).map((one) => `${adjectives.replace(/er $/, 'e ')}${one}${rest}`);
}

/** "agent de sécurité" and "vendeur en boulangerie" change at their beginning. */
function frenchForms(name: string) {
  const [, noun = '', rest = ''] = /^(\S+)(.*)$/.exec(name) ?? [];
  return endingsOf(noun, french).map((one) => `${one}${rest}`);
}

const several = {
  en: (name: string) => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`),
  de: (name: string) => (name.endsWith('in') ? `${name}nen` : name),
  fr: (name: string) => name.replace(/^\S+/, '$&s'),
};

/** The other forms of a name: for women, and for several people; some of them nobody says, which finds nothing. */
export function otherForms(language: Language, name: string): string[] {
  const forms = { en: () => [], de: () => germanForms(name), fr: () => frenchForms(name) }[language]();
  return [...forms, ...[name, ...forms].map(several[language])].filter((one) => one !== name);
}
