import { createHash } from 'node:crypto';
import type { Effect } from '@vitrine/contract/speech-effect/shapes.ts';
import { textOf } from '@vitrine/contract/transcripts/text.ts';
import { type Language, languages } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../../../platform/context.ts';
import { shownWordsOf } from '../../transcripts/index.ts';
import { effectOnWire } from '../on-wire.ts';
import { isWrittenIn } from '../reading/language.ts';
import { wordsOf } from '../reading/words.ts';
import { writtenAnswers } from './released.sql.ts';

export interface Counted {
  text: string;
  effect: Effect;
  /** Names the text, its language and the rules. */
  seen: string;
}

interface Said {
  language: Language;
  text: string;
  words: number;
}

/** An answer in writing names no language: it is in the one in which it reads, or it is left out. */
function saidIn(text: string): Said[] {
  return languages.flatMap((language) => {
    const words = wordsOf(text, language);
    return isWrittenIn(words, language) ? [{ language, text, words: words.length }] : [];
  });
}

/** All own words of a candidate that a company may read: what was said and released in writing, and what was sent as text. */
async function ownWords(world: Pick<World, 'db' | 'now'>, applicationId: string): Promise<Said[]> {
  const [shown, written] = await Promise.all([shownWordsOf(world, applicationId), writtenAnswers(world.db, applicationId)]);
  const released = shown.filter(({ source }) => source === 'candidate');
  const spoken = released.map(({ language, words }) => ({ language, text: textOf(words), words: words.length }));
  return [...spoken, ...written.flatMap((text) => saidIn(text))];
}

/** How the own words of a candidate may come across; in the language most of them are in. Nobody else's words count. */
export async function countedOf(world: Pick<World, 'db' | 'now'>, applicationId: string): Promise<Counted> {
  const said = await ownWords(world, applicationId);
  const lengthIn = (language: Language) => said.reduce((sum, one) => sum + (one.language === language ? one.words : 0), 0);
  const language = said.map((one) => one.language).toSorted((one, other) => lengthIn(other) - lengthIn(one))[0] ?? 'en';
  const own = said.filter((one) => one.language === language);
  const text = own.map((one) => one.text).join('\n\n');
  const effect = effectOnWire(text, language);
  const seen = createHash('sha256').update(`${effect.version} ${language} ${text}`).digest('base64url');
  return { text, effect, seen };
}
