import type { ShownWords, SpokenWord, WordSource } from '@vitrine/contract/transcripts/shapes.ts';
import { textOf } from '@vitrine/contract/transcripts/text.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../platform/context.ts';
import { Refused } from '../../platform/refused.ts';
import * as found from './answers.sql.ts';
import { transcriptionsOf } from './machine/transcription.sql.ts';
import * as sql from './transcripts.sql.ts';
import { shownOf, storedWords } from './words/shown.ts';
import { timed } from './words/timing.ts';

/** The words of an application's answers that its company may read; whom it may show them is asked before. */
export async function shownWordsOf(world: Pick<World, 'db' | 'now'>, applicationId: string): Promise<ShownWords[]> {
  const answers = await found.answersOfApplication(world.db, applicationId);
  const ids = answers.map(({ take_id }) => take_id);
  const [transcripts, programs] = [await found.transcriptsOf(world.db, ids), await transcriptionsOf(world.db, ids)];
  const now = world.now().getTime();
  const isDue = (takeId: string) =>
    programs.some(
      ({ take_id, shown_from, objected_at }) =>
        take_id === takeId && objected_at === null && shown_from !== null && Date.parse(shown_from) <= now,
    );
  return answers.flatMap(({ take_id, question_no }) => {
    const of = transcripts.filter((one) => one.take_id === take_id);
    const by = (source: WordSource) => of.find((one) => one.source === source);
    // whoever has begun to correct what a program heard releases it themselves
    const machine = by('candidate') || !isDue(take_id) ? undefined : by('machine');
    const shown = of.find((one) => one.released_at !== null) ?? by('company') ?? machine;
    if (!shown) return [];
    return {
      questionNo: question_no,
      takeId: take_id,
      source: shown.source as WordSource,
      language: shown.language as Language,
      changedAt: shown.changed_at,
      words: storedWords(shown.words),
    };
  });
}

/** Words as they read after something was changed in their text, such as a name that is left out; those that stay keep their seconds. */
export function rewritten(words: SpokenWord[], change: (text: string) => string): SpokenWord[] {
  const length = words.at(-1)?.end ?? 0;
  return timed(change(textOf(words)), words, { length, quiet: [] });
}

interface Written {
  applicationId: string;
  questionNo: number;
  text: string;
  language: Language;
}

/** Writes down for a company what was said in an answer, or takes it away; returns the answer. */
export function writeForCompany(world: World, { applicationId, questionNo, text, language }: Written) {
  return atomically(world, async (world) => {
    const answer = await found.findAnswerTo(world.db, applicationId, questionNo);
    if (!answer || !(await found.lockAnswer(world.db, answer.take_id))) throw new Refused('not-found');
    const former = (await found.transcriptsOf(world.db, [answer.take_id])).find((one) => one.source === 'company');
    const words = timed(text, storedWords(former?.words ?? []), shownOf(answer));
    const row = { take_id: answer.take_id, source: 'company' as const, language, words, changed_at: world.now().toISOString() };
    if (words.length === 0) await sql.deleteTranscript(world.db, answer.take_id, 'company');
    else await sql.putTranscript(world.db, row);
    return answer.take_id;
  });
}
