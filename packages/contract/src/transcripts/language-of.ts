import type { Language } from '../vocabulary.ts';

/** Small words that one of the languages uses all the time and the others hardly do. */
const smallWords: readonly (readonly [Language, string])[] = [
  ['en', 'the and is of to that it was for with have this are they you my but not from at been would there which'],
  ['de', 'der die das und ist ich nicht ein eine zu mit den von auf sich auch als wir aber dem habe sind wie bei'],
  ['fr', 'le la les et est je ne pas un une des que qui dans pour avec sur mais nous ce suis il au plus été'],
];

const fewest = 8;

/** The language that a text is in, by its small words; nothing where they do not tell clearly. */
export function languageOf(words: readonly string[]): Language | undefined {
  const bare = words.map((one) => one.toLocaleLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const counts = smallWords
    .map(([language, small]) => ({ language, count: bare.filter((one) => small.split(' ').includes(one)).length }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = counts;
  return first && first.count >= fewest && first.count >= 3 * (second?.count ?? 0) ? first.language : undefined;
}
