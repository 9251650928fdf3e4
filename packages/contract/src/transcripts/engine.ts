import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { language } from '../vocabulary.ts';
import { transcriptionStates } from './shapes.ts';

/** What writes down answers: nothing, the whisper that comes along, a program of this machine, or a server. */
export const transcriberKinds = ['off', 'built-in', 'command', 'http'] as const;

/** Why it gives nothing; `place`: its candidate agreed to another place. */
export const engineFaults = ['away', 'busy', 'refused', 'slow', 'memory', 'nonsense', 'unreadable', 'place'] as const;
const fault = z.enum(engineFaults).nullable();

/** What writes down answers on this installation, for whoever runs it. */
export const transcription = {
  look: endpoint({
    route: 'GET /api/admin/transcription',
    access: 'admin',
    summary: 'What writes down the answers of those who agree: which program or model, where, and how far it is.',
    reply: z.object({
      kind: z.enum(transcriberKinds),
      /** The program, or the name of the model. */
      engine: z.string(),
      /** The host that the sound goes to; null where it does not leave this installation. */
      sentTo: z.string().nullable(),
      /** Of the model file that was found. */
      model: z.object({ name: z.string(), bytes: z.number(), multilingual: z.boolean(), size: z.string().nullable() }).nullable(),
      /** The model cannot be read, or a library is missing that it needs on this system. */
      problem: z.enum(['unreadable', 'library']).nullable(),
      answers: z.record(z.enum(transcriptionStates), z.number()),
      lastFault: fault,
    }),
  }),
  try: endpoint({
    route: 'POST /api/admin/transcription/try',
    access: 'admin',
    summary: 'Has a short recording written down and forgets it: what was heard and how long that took, or why it failed.',
    body: z.object({ language }),
    upload: { maxBytes: 20 * 1024 * 1024, kinds: ['recording', 'video', 'audio'] },
    reply: z.object({
      text: z.string(),
      /** How long the recording is, and how long it took. */
      seconds: z.number(),
      took: z.number(),
      fault,
      /** What the program or server said about it, for whoever set it up. */
      said: z.string(),
    }),
    refusals: ['broken-video', 'not-found'],
    rate: { max: 30, seconds: 600 },
  }),
};
