import * as z from 'zod';
import { cageInAdvance } from '../../../platform/cage/cage.ts';
import { cvRead, cvRefusals } from './what-was-read.ts';

/** CVs are read in a child of its own for each: both the files and the rules that go over their text. */
export const cvs = cageInAdvance({
  entry: new URL('./cv-work.ts', import.meta.url),
  replies: { read: z.union([z.object({ refused: z.enum(cvRefusals) }), z.object({ read: cvRead })]) },
  // pdf.js loads a library for drawing, which asks for a gigabyte at once
  limits: { memory: 600, reserved: 1024, cpu: 60, size: 1 },
});
