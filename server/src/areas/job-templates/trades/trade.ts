import type { FieldOfActivity } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Asked } from './asked.ts';
import type { SharedQuestion } from './shared-questions.ts';

interface Words {
  title: string;
  tasks: readonly string[];
  lookingFor: readonly string[];
  questions: readonly Asked[];
}

/** What an ad and an interview of a trade can begin with, in every language of the product. */
export interface Trade extends Record<Language, Words> {
  key: string;
  field: readonly [FieldOfActivity, ...FieldOfActivity[]];
  /** Questions that fit many trades, asked after its own. */
  shared: readonly SharedQuestion[];
}
