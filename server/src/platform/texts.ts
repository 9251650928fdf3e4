import type { Language } from '@vitrine/contract/vocabulary.ts';

/** The names that stand in braces in a text. */
type Names<S extends string> = string extends S ? never : S extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;

declare const names: unique symbol;
/** A text that cannot be shown until its braces are filled. */
export interface Template<N extends string> {
  readonly [names]: N;
  toString(): string;
}

interface Table {
  readonly [key: string]: string | readonly string[] | Table;
}
type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends readonly string[] ? readonly string[] : SameKeys<T[K]>;
};
type Said<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? [Names<T[K]>] extends [never]
      ? string
      : Template<Names<T[K]>>
    : T[K] extends readonly string[]
      ? readonly string[]
      : Said<T[K]>;
};

/**
 * A table of texts in every language, nested as it likes. English is the type: a language or a key that is missing does
 * not compile, and neither does showing `Hello {name}` before `fill` has filled it. The check compares the braces.
 */
export const inLanguages = <const T extends Table>(texts: { en: T; de: SameKeys<NoInfer<T>>; fr: SameKeys<NoInfer<T>> }) =>
  texts as object as Record<Language, Said<T>>;

/** The text with what stands in its braces. */
export const fill = <N extends string>(text: Template<N>, facts: Record<NoInfer<N>, string | number>) =>
  String(text).replace(/\{(\w+)\}/g, (_, name: N) => String(facts[name]));
