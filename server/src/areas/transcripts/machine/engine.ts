import type { engineFaults, transcription } from '@vitrine/contract/transcripts/engine.ts';
import { textOf } from '@vitrine/contract/transcripts/text.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { makePlayable, withSpeechOf } from '../../../providers/media/index.ts';
import { EngineFailed, modelOf, transcriberOf } from '../../../providers/transcription/index.ts';
import { sensible } from './sense.ts';
import { tally } from './transcription.sql.ts';

/** Nobody waits longer at a screen. */
const longestTrial = 120_000;

/** What administrators see of what writes answers down, and a trial of it. */
export const transcriptionHandlers: Handlers<typeof transcription> = {
  async look({ config, db }) {
    const transcriber = transcriberOf(config);
    const { model, problem } = transcriber?.kind === 'built-in' ? modelOf(config) : { model: undefined, problem: null };
    const { counts, lastFault } = await tally(db);
    const count = (state: string) => counts.find((one) => one.state === state)?.count ?? 0;
    return {
      kind: transcriber?.kind ?? 'off',
      engine: transcriber?.engine ?? '',
      sentTo: transcriber?.sentTo ?? null,
      model: model ?? null,
      problem,
      answers: { waiting: count('waiting'), done: count('done'), nothing: count('nothing'), failed: count('failed') },
      lastFault: lastFault as (typeof engineFaults)[number] | null,
    };
  },

  async try(ctx, { language }, file) {
    const transcriber = transcriberOf(ctx.config);
    if (!transcriber) throw new Refused('not-found');
    const { video, poster } = await makePlayable(ctx, file.path, `checks/${ctx.now().getTime()}-${ctx.newId()}`);
    const begun = performance.now();
    try {
      return await withSpeechOf(ctx, video, async (sound) => {
        const signal = AbortSignal.timeout(longestTrial);
        const heard = sound.voice.length > 0 ? await transcriber.transcribe(sound, { language, signal }) : { pieces: [] };
        const text = textOf(sensible(heard.pieces, sound.voice).words);
        return { text, seconds: sound.seconds, took: since(begun), fault: null, said: '' };
      });
    } catch (error) {
      if (!(error instanceof EngineFailed)) throw error;
      return { text: '', seconds: 0, took: since(begun), fault: error.why, said: error.message.slice(0, 500) };
    } finally {
      await ctx.files.remove([video, ...(poster ? [poster] : [])]);
    }
  },
};

const since = (begun: number) => Math.round((performance.now() - begun) / 100) / 10;
