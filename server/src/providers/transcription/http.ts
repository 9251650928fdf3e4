import { openAsBlob } from 'node:fs';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { EngineFailed, type Heard, patience, type Sound, type Transcriber } from './heard.ts';
import { readJson } from './outputs.ts';

export interface HttpSettings {
  /** Where the server is, without `/v1/audio/transcriptions`. */
  url: string;
  key: string | undefined;
  model: string;
}

/** An answer is not read beyond this: an hour of quick speech with all its words is a tenth of it. */
const mostBytes = 32 * 1024 * 1024;

/** A server that speaks as OpenAI does: whisper servers on the own machine, and others. */
export function httpTranscriber({ url, key, model }: HttpSettings): Transcriber {
  const address = `${url.replace(/\/(v1\/?)?$/, '')}/v1/audio/transcriptions`;
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  const post = async (sound: Sound, language: Language, isVerbose: boolean, signal: AbortSignal) => {
    const form = new FormData();
    form.set('file', await openAsBlob(sound.wav, { type: 'audio/wav' }), 'answer.wav');
    form.set('model', model);
    form.set('language', language);
    form.set('response_format', isVerbose ? 'verbose_json' : 'json');
    if (isVerbose) for (const one of ['word', 'segment']) form.append('timestamp_granularities[]', one);
    return fetch(address, { method: 'POST', headers, body: form, signal, redirect: 'error' });
  };
  return {
    kind: 'http',
    sentTo: new URL(url).host,
    engine: model,
    async transcribe(sound, { language, signal: stopped }) {
      const late = AbortSignal.timeout(patience(sound.seconds) * 1000);
      const signal = stopped ? AbortSignal.any([stopped, late]) : late;
      try {
        let reply = await post(sound, language, true, signal);
        // some know no seconds and refuse to be asked for them
        if (reply.status === 400 || reply.status === 422) {
          await reply.body?.cancel();
          reply = await post(sound, language, false, signal);
        }
        return await heardIn(reply, sound.seconds);
      } catch (error) {
        if (error instanceof EngineFailed) throw error;
        if (late.aborted) throw new EngineFailed('slow', 'the server did not answer in time');
        throw new EngineFailed('away', reasonOf(error));
      }
    },
  };
}

/** Whether anything answers there at all; rejects with the reason. Nothing of anybody is sent. */
export async function reachServer({ url }: Pick<HttpSettings, 'url'>, signal: AbortSignal) {
  try {
    const reply = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
    await reply.body?.cancel();
  } catch (error) {
    throw new Error(reasonOf(error));
  }
}

const reasonOf = (error: unknown) => {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

async function heardIn(reply: Response, seconds: number): Promise<Heard> {
  const { status } = reply;
  if (!reply.ok) {
    const said = (await textOf(reply)).slice(0, 300);
    const after = Number(reply.headers.get('retry-after'));
    const busy = status === 429 || status === 503;
    throw new EngineFailed(busy ? 'busy' : 'refused', `the server answered ${status}: ${said}`, busy && after > 0 ? after : undefined);
  }
  const heard = readJson(jsonIn(await textOf(reply)), seconds);
  if (!heard) throw new EngineFailed('nonsense', 'the server answered something else than a transcript');
  return heard;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function textOf(reply: Response) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > mostBytes) throw new EngineFailed('nonsense', 'the server does not come to an end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
