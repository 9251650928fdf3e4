import { type Language, language } from '@vitrine/contract/vocabulary.ts';
import * as z from 'zod';
import { Unreadable } from '../../platform/cage/unreadable.ts';
import { atomically, type World } from '../../platform/context.ts';
import * as sql from '../../platform/files/film-captions.sql.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { EngineFailed, transcriberOf } from '../../providers/transcription/index.ts';
import { heardIn } from '../transcripts/index.ts';

/** What a program made of a film. */
type Heard = Pick<NonNullable<Parameters<typeof sql.setHeard>[3]>, 'program' | 'heard'>;

/** Has a program write down what is said in a film, for the one who writes its captions to check; nobody else sees it. */
export const transcribeFilm = job(
  'transcribe-film',
  z.object({ film: z.string(), language }),
  async (world, { film: named, language }) => {
    const heard = await listen(world, await sql.presentFilm(world.db, named), language);
    await atomically(world, async (world) => {
      // it may have been made anew, or have gone, while the program listened
      await sql.setHeard(world.db, await sql.presentFilm(world.db, named), language, heard);
    });
  },
  { retries: 2, seconds: 3 * 3600, priority: -5 },
);

async function listen(world: World, film: string, language: Language): Promise<Heard> {
  const transcriber = transcriberOf(world.config);
  if (!transcriber || (await world.files.size(film)) === undefined) return { program: 'failed', heard: null };
  try {
    const { words } = await heardIn(world, transcriber, { media: film, language });
    return words.length > 0 ? { program: 'done', heard: JSON.stringify(words) } : { program: 'nothing', heard: null };
  } catch (error) {
    if (error instanceof Unreadable) return { program: 'nothing', heard: null };
    if (!(error instanceof EngineFailed)) throw error;
    // what makes no sense may be the very words of somebody
    world.log.warn({ why: error.why, ...(error.why === 'nonsense' ? {} : { message: error.message }) }, 'a film could not be written down');
    return { program: 'failed', heard: null };
  }
}
