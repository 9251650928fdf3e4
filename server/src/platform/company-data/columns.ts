import type { Language } from '@vitrine/contract/vocabulary.ts';
import { namesAndWords } from './names-and-words.ts';
import { timesAndFigures } from './times-and-figures.ts';

/** What a column may be called: the same name means the same in every list. */
export type ColumnName = keyof (typeof namesAndWords)['en'] | keyof (typeof timesAndFigures)['en'];

/** What each column says, in this language. */
export const columnsIn = (language: Language): Record<ColumnName, string> => ({ ...namesAndWords[language], ...timesAndFigures[language] });
