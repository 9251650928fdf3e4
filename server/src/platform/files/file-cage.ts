import * as z from 'zod';
import { cageInAdvance } from '../cage/cage.ts';

/** What becomes of a picture; it is turned upright in any case. */
export interface PictureWork {
  /** All pictures of an animation are kept. */
  animated?: boolean;
  resize?: { width: number; height?: number; fit?: 'cover' | 'inside'; withoutEnlargement?: boolean };
  /** What shows where the picture is transparent. */
  background?: string;
  format: 'webp' | 'jpeg' | 'png' | 'gif';
  /** 1 to 100. */
  quality?: number;
}

/** Pictures and documents of strangers are parsed in a child of its own for each. */
export const files = cageInAdvance({
  entry: new URL('./file-work.ts', import.meta.url),
  replies: {
    picture: z.enum(['done', 'too-large']),
    heif: z.null(),
    macros: z.boolean(),
    words: z.array(z.string()),
    encrypted: z.boolean(),
  },
  limits: { memory: 1000, cpu: 60, size: 1 },
});
