/**
 * How a publisher sets each language: French with its spaces that never break and « », German with „ “,
 * English with “ ” (its apostrophes may be straight, as in sentences that are given word for word). Addresses, placeholders, markup, code and times stay as they are.
 */
import type { Language } from '@vitrine/contract/vocabulary.ts';

const narrow = '\u202f';
const fixed = '\u00a0';
/** What a protected piece is while the rest is set. Tags let marks see through them, all others count as a word. */
const word = '\ue000';
const tag = '\ue001';

const kept = new RegExp(
  [
    /^---\n[\s\S]*?\n---\n/, // head of a page: its values are set one by one
    /```[\s\S]*?```|`[^`\n]*`/,
    /\{\{[^}]*\}\}|\$?\{[^{}\s]*\}/,
    /!?\]\([^)]*\)|!\[/,
    /(?<![p{L}p{N}])\/[^\s|)»]+/,
    /https?:\/\/[^\s<)]+/,
    /<\/?[a-zA-Z][^<>]*>/,
    /&#?\w+;/,
  ]
    .map((one) => one.source)
    .join('|'),
  'gu',
);

const spaces = `[ ${fixed}${narrow}\u2009]*`;
const before = `[\\p{L}\\p{N})\\]”’»%*_${word}${tag}]`;
const marks = new RegExp(`(?<=${before})${spaces}([?!;]+)`, 'gu');
const colons = new RegExp(`(?<=${before})${spaces}:(?=[\\s\\\\${tag}*_]|$)`, 'gu');

/** Pairs of straight marks, which a text holds in the order of opening and closing. */
const quoted = (text: string, open: string, close: string) => text.replace(/"([^"\n]+)"/g, `${open}$1${close}`);

const apostrophes = (text: string) => text.replace(new RegExp(`(?<=[\\p{L}\\p{N}${word}${tag}])'(?!\\d)`, 'gu'), '’');

const setters: Record<Language, (text: string) => string> = {
  en: (text) => quoted(text.replace(/[„“]([^„“”"]*)[“”]/g, '“$1”'), '“', '”'),
  de: (text) => quoted(apostrophes(text), '„', '“').replace(/[„“]([^„“”"]*)[“”]/g, '„$1“'),
  fr: (text) =>
    quoted(apostrophes(text), '«', '»')
      .replace(/[„“]([^„“”"]*)[“”]/g, '«$1»')
      .replace(marks, `${narrow}$1`)
      .replace(colons, `${fixed}:`)
      .replace(/«\s*/g, `«${fixed}`)
      .replace(/\s*»/g, `${fixed}»`)
      .replace(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, narrow)
      .replace(new RegExp(`(?<=[\\d${word}])[ ${fixed}]%`, 'g'), `${narrow}%`)
      .replace(new RegExp(`(?<=[\\d${word}]) (?=(?:€|[KMG]o|ko|px)(?![\\p{L}]))`, 'gu'), fixed),
};

/** What takes a reader for a man, or writes both at once: a French text says neither. */
const gendered =
  /·e|\bvous (?:êtes|serez|n’êtes (?:pas|plus)) (?:encore |déjà )?(?:invité|connecté|déconnecté|obligé|inscrit|filmé|appelé|enregistré|présenté|prêt|sûr)(?!\p{L})|\bqui vous a (?:invité|contacté)(?!\p{L})|\bvous seul(?!\p{L})/iu;

/** The words of a French text that say the gender of who reads it, or nothing. */
export const genderIn = (text: string) => gendered.exec(text)?.[0];

/** The text as a publisher of the language sets it; setting it twice changes nothing. */
export function typeset(language: Language, text: string): string {
  const pieces: string[] = [];
  const masked = text.replace(kept, (piece) => {
    pieces.push(piece);
    return piece.startsWith('<') ? tag : word;
  });
  const set = setters[language](masked.replaceAll('...', '…'));
  return set.replace(new RegExp(`[${word}${tag}]`, 'g'), () => pieces.shift() ?? '');
}
