import * as z from 'zod';

/** From where to where the packets or frames of a track play, in seconds. */
const span = z.object({ start: z.number(), end: z.number() });
export type Span = z.infer<typeof span>;

/** The first picture and the first sound of a recording. */
const spans = z.object({ video: span.nullable(), audio: span.nullable() });
export type Spans = z.infer<typeof spans>;

/** The part of a recording that is kept, in seconds; without an end, all that follows. */
export interface Trim {
  start: number;
  end?: number | undefined;
}

/** What a cleaned recording lies in; `mov` only where nothing else holds the sound. */
const cleanContainer = z.enum(['mp4', 'webm', 'mov']);
export type CleanContainer = z.infer<typeof cleanContainer>;

const probe = z.object({
  container: z.string(),
  seconds: z.number(),
  video: z.object({ codec: z.string().nullable(), width: z.number(), height: z.number(), rotation: z.number() }).nullable(),
  audio: z.object({ codec: z.string().nullable(), channels: z.number(), sampleRate: z.number() }).nullable(),
  spans,
  /** The first container that holds both codecs as they are. */
  clean: cleanContainer.nullable(),
});
/** What a recording is made of; `seconds` is measured from its packets, not believed from its header. */
export type Probe = z.infer<typeof probe>;

const decoded = z.object({
  spans,
  /** What the decoder complained about; nothing where every byte made sense to it. */
  complaint: z.string().optional(),
});
export type Decoded = z.infer<typeof decoded>;

const spoken = z.object({ seconds: z.number(), voice: z.array(span) });
/** How long the sound of a recording is, and where somebody speaks in it. */
export type Spoken = z.infer<typeof spoken>;

const abilities = z.object({
  version: z.string(),
  decoders: z.array(z.string()),
  encoders: z.array(z.string()),
  filters: z.array(z.string()),
  lacks: z.array(z.string()),
});
/** Which FFmpeg works on films here, and what it has of what it needs. */
export type Abilities = z.infer<typeof abilities>;

/** What the tasks of `work.ts` answer. */
export const replies = {
  abilities,
  probe,
  remux: z.null(),
  sound: z.null(),
  rendition: z.null(),
  /** Whether there is a poster; it comes as bytes, JPEG. */
  poster: z.boolean(),
  /** Whether there is one; it comes as bytes, JPEG. */
  still: z.boolean(),
  decode: decoded,
  quiet: z.array(span),
  speech: spoken,
};
