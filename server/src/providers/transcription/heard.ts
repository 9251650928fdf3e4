import type { Language } from '@vitrine/contract/vocabulary.ts';

export interface Span {
  start: number;
  end: number;
}

/** What is to be written down: WAV of 16 kHz, one channel, 16 bits, with where a voice is heard in it, in seconds. */
export interface Sound {
  wav: string;
  seconds: number;
  voice: readonly Span[];
}

export interface Word extends Span {
  text: string;
}

/** A stretch of what was said; with its words where the engine tells when each was said. */
export interface Piece extends Word {
  words?: Word[];
}

/** What an engine made of a sound: the language it took it for, where it says so, and the pieces in order. */
export interface Heard {
  language: string | null;
  pieces: Piece[];
}

/** Something that writes down what is said. */
export interface Transcriber {
  kind: 'built-in' | 'command' | 'http';
  /** The host that the sound is sent to; null where it does not leave this machine. */
  sentTo: string | null;
  /** What does it, by the name that an administrator knows. */
  engine: string;
  /** Rejects with `EngineFailed` for whatever goes wrong with the engine. */
  transcribe(sound: Sound, options: { language: Language; signal?: AbortSignal }): Promise<Heard>;
}

/** Why an engine gave nothing. */
type EngineFault = 'away' | 'busy' | 'refused' | 'slow' | 'memory' | 'nonsense' | 'unreadable';

/** The engine is away, busy, too slow, or answers what makes no sense: nothing that the recording is to blame for. */
export class EngineFailed extends Error {
  override name = 'EngineFailed';
  readonly why: EngineFault;
  /** Seconds after which it wants to be asked again. */
  readonly after: number | undefined;
  constructor(why: EngineFault, message: string, after?: number) {
    super(message);
    this.why = why;
    this.after = after;
  }
}

/** So many seconds an engine may take: four times as long as somebody speaks, and the time to get going. */
export const patience = (seconds: number) => Math.ceil(60 + 4 * seconds);
