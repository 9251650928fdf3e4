import type { Config } from '../../platform/config.ts';
import { commandTranscriber, isProgramMissing } from './command.ts';
import type { Transcriber } from './heard.ts';
import { httpTranscriber, reachServer } from './http.ts';
import { builtInTranscriber, isLibraryMissing } from './whisper.ts';
import { modelIn, readModel, type WhisperModel } from './whisper-model.ts';

export { EngineFailed, type Piece, type Span, type Transcriber, type Word } from './heard.ts';

/** The model file that is there: named by the operator, or put into the data folder. */
const modelFile = ({ transcription, dataDir }: Config) => transcription.model ?? modelIn(dataDir);

/** What writes down answers here: a server, else a program, else a model file; nothing until the operator has set one up. */
export function transcriberOf(config: Config): Transcriber | undefined {
  const { http, command } = config.transcription;
  if (http) return httpTranscriber(http);
  if (command) return commandTranscriber(command);
  const file = modelFile(config);
  return file === undefined ? undefined : builtInTranscriber(file);
}

/** What an administrator should know of the model: which it is, and why it does not work. */
export function modelOf(config: Config): { model: WhisperModel | undefined; problem: 'unreadable' | 'library' | null } {
  const model = readModel(modelFile(config) ?? '');
  return { model, problem: model === undefined ? 'unreadable' : isLibraryMissing() ? 'library' : null };
}

/** Why what writes down answers would not work, as far as that shows without an answer; rejects where its server is not reached. */
export async function obstacleOf(config: Config, signal: AbortSignal): Promise<'no-model' | 'no-library' | 'no-program' | undefined> {
  const { http, command } = config.transcription;
  if (http) await reachServer(http, signal);
  else if (command) return isProgramMissing(command.words) ? 'no-program' : undefined;
  else {
    const { problem } = modelOf(config);
    if (problem) return problem === 'unreadable' ? 'no-model' : 'no-library';
  }
  return undefined;
}
