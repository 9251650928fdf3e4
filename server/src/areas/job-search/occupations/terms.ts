import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Db } from '../../../platform/postgres/db.ts';
import type { WordForms } from '../../../platform/search/lexicon.sql.ts';
import { all, any, asTerm, inTitle } from '../../../platform/search/tsquery.ts';
import { type Lexicon, spansIn } from './lexicon.ts';
import { titleTerms } from './titles.ts';

/** What a word, or a name of several, is looked for by; `title` says it in a title, in the language it was said in. */
export interface Term {
  term: string;
  title: string;
}

const grouped = (term: string) => (term ? [`(${term})`] : []);

interface Text {
  words: readonly string[];
  /** The forms of each of the words, in their order. */
  forms: readonly (WordForms | undefined)[];
  scope: 'anywhere' | 'title';
}

/**
 * The terms of a text, all of which must hold: each word in its forms; and where words name an occupation, those words, or a
 * title that means it in any of the languages. `language` decides where a word means one thing here and another one there.
 */
export async function termsOf(db: Db, lexicon: Lexicon, { words, forms, scope }: Text, language: Language | undefined): Promise<Term[]> {
  const spans = new Map(spansIn(lexicon, words, language).map((span) => [span.at, span]));
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += spans.get(at)?.words ?? 1) {
    const span = spans.get(at);
    const own = forms.slice(at, at + (span?.words ?? 1)).filter((one) => one !== undefined);
    const said = { term: all(own.map((one) => asTerm(scope, one))), title: all(own.map(inTitle)) };
    if (!span) {
      terms.push(said);
      continue;
    }
    const titles = await titleTerms(db, span);
    terms.push({
      term: any([...grouped(said.term), ...titles.everywhere]),
      title: any([...grouped(said.title), ...titles.own]),
    });
  }
  return terms;
}
