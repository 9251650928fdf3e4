import type { Language } from '@vitrine/contract/vocabulary.ts';

/** A film whose captions are written. */
export interface CaptionedFilm {
  url: string;
  contentType: string;
  poster: string | null;
  processing: boolean;
  /** What the film is called where its captions are written. */
  label: string;
  /** The language in which it is probably spoken. */
  language: Language;
}
