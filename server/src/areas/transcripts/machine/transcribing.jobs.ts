import { hour, minute } from '@vitrine/contract/durations.ts';
import { languageOf } from '@vitrine/contract/transcripts/language-of.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { Unreadable } from '../../../platform/cage/unreadable.ts';
import { atomically, type World } from '../../../platform/context.ts';
import { everyOne, oneOfMany } from '../../../platform/jobs/every-one.ts';
import { withSpeechOf } from '../../../providers/media/index.ts';
import { EngineFailed, type Transcriber, transcriberOf } from '../../../providers/transcription/index.ts';
import { findAnswer, lockAnswer } from '../answers.sql.ts';
import { putTranscript } from '../transcripts.sql.ts';
import { shownOf } from '../words/shown.ts';
import { type Sensible, sensible } from './sense.ts';
import { languageNamed } from './spoken-language.ts';
import * as sql from './transcription.sql.ts';

/** After the first try, an engine that fails is asked again so much later each time: five tries over a day. */
const pauses = [10 * minute, hour, 5 * hour, 18 * hour];

/** An answer, a recording of it, and in which language its interview is. */
interface Due {
  id: string;
  media: string;
  language: Language;
}

interface Result extends Sensible {
  otherLanguage: Language | null;
}

/** Has a program write down what is said in an answer; nobody waits for it, and nothing but its own row knows how it went. */
const transcribeTake = oneOfMany(
  'transcribe-take',
  async (world, { id }) => {
    const due = await sql.findWaiting(world.db, id);
    if (!due) return later(world, id, hour);
    const transcriber = transcriberOf(world.config);
    // whoever agreed to one place agreed to no other
    if (due.place === null || (transcriber && due.place !== (transcriber.sentTo ?? 'here'))) return ended(world, id, 'failed', 'place');
    if (!transcriber || due.media_state === 'failed') return transcriber ? ended(world, id, 'nothing') : later(world, id, hour);
    if (!due.media) return later(world, id, 5 * minute);
    const answer = { id, media: due.media, language: due.language as Language };
    try {
      await store(world, answer, transcriber, await heardIn(world, transcriber, answer));
    } catch (error) {
      if (error instanceof Unreadable) return ended(world, id, 'nothing');
      if (!(error instanceof EngineFailed)) throw error;
      await failed(world, id, due.tries, error);
    }
  },
  { atOnce: 1, priority: -5, seconds: 3 * 3600 },
);

/** The words that a program hears in a recording, in the seconds of all of it. */
export const heardIn = (world: World, transcriber: Transcriber, { media, language }: Omit<Due, 'id'>): Promise<Result> =>
  withSpeechOf(world, media, async (sound) => {
    // in silence and in music an engine invents sentences: it is asked only where somebody speaks
    if (sound.voice.length === 0) return { words: [], cut: false, otherLanguage: null };
    const heard = await transcriber.transcribe(sound, { language });
    const made = sensible(heard.pieces, sound.voice);
    const spoken = languageOf(made.words.map(({ text }) => text)) ?? languageNamed(heard.language) ?? language;
    return { ...made, otherLanguage: spoken === language ? null : spoken };
  });

/** Writes the words down, in the seconds of what is shown; those of people stay beside them. */
const store = (world: World, { id, media, language }: Due, { engine }: Transcriber, { words, cut, otherLanguage }: Result) =>
  atomically(world, async (world) => {
    if (!(await lockAnswer(world.db, id))) return;
    const [answer, now] = [await findAnswer(world.db, id), await sql.findWaiting(world.db, id)];
    if (!answer || now?.media !== media || now.place === null) return;
    const { length } = shownOf(answer);
    const first = answer.trim_start ?? 0;
    const shown = words
      .map((word) => ({ ...word, start: cents(word.start - first), end: cents(word.end - first) }))
      .filter(({ start, end }) => start >= 0 && end <= length + 0.5);
    const at = world.now().toISOString();
    const spoken = otherLanguage ?? language;
    if (shown.length > 0) await putTranscript(world.db, { take_id: id, source: 'machine', language: spoken, words: shown, changed_at: at });
    const state = shown.length > 0 ? 'done' : 'nothing';
    await sql.updateTranscription(world.db, id, { state, ended_at: at, engine, cut, other_language: otherLanguage, fault: null });
  });

const cents = (seconds: number) => Math.round(seconds * 100) / 100;

const later = async ({ db, now }: World, id: string, pause: number) => {
  await sql.updateTranscription(db, id, { due_at: new Date(now().getTime() + pause).toISOString() });
};

const ended = async ({ db, now }: World, id: string, state: 'nothing' | 'failed', fault: string | null = null) => {
  await sql.updateTranscription(db, id, { state, fault, ended_at: now().toISOString() });
};

async function failed(world: World, id: string, tries: number, { why, message, after = 0 }: EngineFailed) {
  // what makes no sense may be the very words of somebody
  world.log.warn({ why, ...(why === 'nonsense' ? {} : { message }), take: id }, 'an answer could not be written down');
  const pause = pauses[tries];
  if (pause === undefined) return ended(world, id, 'failed', why);
  const due = world.now().getTime() + Math.max(pause, Math.min(after, 6 * 3600) * 1000);
  await sql.updateTranscription(world.db, id, { tries: tries + 1, due_at: new Date(due).toISOString(), fault: why });
}

export const transcribingJobs = [
  transcribeTake,
  everyOne('transcribe-takes', '* * * * *', transcribeTake, (ctx, after, limit) =>
    sql.dueTakes(ctx.db, ctx.now().toISOString(), after, limit),
  ),
];
