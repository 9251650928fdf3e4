import { documentFaults } from '@vitrine/contract/imports/documents.ts';
import * as z from 'zod';
import type { Work } from '../../../platform/cage/cage.ts';

const entry = z.object({
  path: z.string().max(400),
  bytes: z.number(),
  packed: z.number(),
  offset: z.number(),
  method: z.number(),
  crc: z.number(),
  fault: z.enum(documentFaults).nullable(),
});
export type ZipEntry = z.output<typeof entry>;

/** What lies in a ZIP, as the child says it. */
export const entriesFrom = (bytes: Buffer) => z.array(entry).parse(JSON.parse(bytes.toString()));

const replies = {
  /** The entries follow as bytes: thousands of long names are more than fits into a line. */
  list: z.literal('too-many').nullable(),
  unpack: z.null(),
};

/** A ZIP of somebody is listed and unpacked in a child of its own. */
export const zips: Work<typeof replies> = {
  entry: new URL('./zip-work.ts', import.meta.url),
  replies,
  limits: { memory: 400, cpu: 1800, size: 1 },
};
