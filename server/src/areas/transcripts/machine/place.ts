import type { Config } from '../../../platform/config.ts';
import { transcriberOf } from '../../../providers/transcription/index.ts';

/** Where answers are written down by a program, as a candidate agrees to it: `here`, or the host that the sound goes to; null where none does. */
export function transcriptionPlace(config: Config): string | null {
  const transcriber = transcriberOf(config);
  return transcriber ? (transcriber.sentTo ?? 'here') : null;
}
