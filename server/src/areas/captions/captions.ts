import type { CaptionsInLanguage, EditedCaptions, filmCaptions } from '@vitrine/contract/captions/films.ts';
import { type CaptionProblem, isCaptionFile, readCaptionFile, wordsOfCues } from '@vitrine/contract/captions/parsing.ts';
import type { SpokenWord } from '@vitrine/contract/transcripts/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { OwnsFilm } from '../../platform/area.ts';
import { type Actor, type Atomic, atomically, type Ctx, type World } from '../../platform/context.ts';
import * as sql from '../../platform/files/film-captions.sql.ts';
import { fileBehind } from '../../platform/files/media-links.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import { timed, transcriptionPlace } from '../transcripts/index.ts';
import { transcribeFilm } from './transcribing.jobs.ts';

const storedWords = (words: unknown) => (words ?? []) as SpokenWord[];

async function editedOf(ctx: Pick<World, 'db' | 'config'>, film: string): Promise<EditedCaptions> {
  const rows = await sql.captionsOf(ctx.db, [film]);
  const items = rows.map(
    ({ language, words, changed_at, program, heard }): CaptionsInLanguage => ({
      language,
      words: storedWords(words),
      changedAt: changed_at,
      program: program && { state: program, words: storedWords(heard) },
    }),
  );
  return { film, items, place: transcriptionPlace(ctx.config) };
}

/** What is wrong in a file, for who reads the call; the page says it in its own words. */
const problemTexts: Record<CaptionProblem['problem'], string> = {
  time: 'the time is none, write 00:01:05.000 --> 00:01:08.000',
  ends: 'it ends before it begins',
  order: 'it begins before the one above it',
  late: 'it begins after the end of the film',
  stray: 'a text without a time',
};
const mostProblems = 50;

function refuseFile(problems: readonly CaptionProblem[]) {
  const errors = problems.slice(0, mostProblems);
  return new Refused(
    'invalid',
    errors.map(({ line, problem }) => ({ field: 'text', message: `Line ${line}: ${problemTexts[problem]}` })),
  );
}

/** The words of lines that somebody typed, or of a file; those that stay keep their seconds. */
function wordsOf(text: string, former: SpokenWord[], seconds: number): SpokenWord[] {
  if (!isCaptionFile(text)) return timed(text, former, { length: seconds, quiet: [] });
  const { cues, problems } = readCaptionFile(text, seconds > 0 ? seconds : undefined);
  if (problems.length > 0) throw refuseFile(problems);
  return wordsOfCues(cues);
}

export function captionHandlers(owners: readonly OwnsFilm[]): Handlers<typeof filmCaptions> {
  /** Changes what is said in a film that is the caller's, while it stays so; any other does not exist. */
  const changing = (ctx: Ctx<Actor>, named: string, change: (ctx: Atomic<Ctx<Actor>>, film: string) => Promise<void>) =>
    atomically(ctx, async (ctx) => {
      const film = await sql.presentFilm(ctx.db, named);
      for (const owns of owners) {
        if (!(await owns(ctx, film))) continue;
        await change(ctx, film);
        return editedOf(ctx, film);
      }
      throw new Refused('not-found');
    });

  return {
    async shown(ctx, { link }) {
      const film = await sql.presentFilm(ctx.db, await fileBehind(ctx, link));
      const items = (await sql.captionsOf(ctx.db, [film])).map(({ language, words }) => ({ language, words: storedWords(words) }));
      return { items: items.filter(({ words }) => words.length > 0) };
    },

    async edited(ctx, { link, film }) {
      const named = link === undefined ? film : await fileBehind(ctx, link);
      if (named === undefined) throw refuseField('link', 'Say which film');
      return changing(ctx, named, async () => undefined);
    },

    save: (ctx, { film: named, language, text, changedAt, seconds }) =>
      changing(ctx, named, async (ctx, film) => {
        const former = (await sql.captionsOf(ctx.db, [film])).find((one) => one.language === language);
        if ((former?.changed_at ?? null) !== changedAt) throw new Refused('changed-elsewhere');
        const words = wordsOf(text, storedWords(former?.words ?? former?.heard), seconds);
        await sql.putCaptions(ctx.db, film, language, words.length > 0 ? words : null, ctx.now().toISOString());
      }),

    transcribe: (ctx, { film: named, language }) =>
      changing(ctx, named, async (ctx, film) => {
        if (transcriptionPlace(ctx.config) === null) throw new Refused('not-found');
        await ask(ctx, film, language);
      }),
  };
}

async function ask(ctx: Atomic<Ctx<Actor>>, film: string, language: Language) {
  const before = (await sql.captionsOf(ctx.db, [film])).find((one) => one.language === language);
  if (before?.program === 'waiting') return;
  await sql.putWaiting(ctx.db, film, language);
  await enqueue(ctx, transcribeFilm, { film, language });
}
