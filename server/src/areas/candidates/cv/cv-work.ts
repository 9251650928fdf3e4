/** What the caged child does with a CV. */
import type { FileKind } from '@vitrine/contract/endpoint.ts';
import { serve } from '../../../platform/cage/serving.ts';
import { readArchive } from './formats/linkedin.ts';
import { readOffice } from './formats/office.ts';
import { readPdf } from './formats/pdf.ts';
import { readText } from './formats/text.ts';
import { type CvRead, NotRead } from './what-was-read.ts';

const readers: Partial<Record<FileKind, (bytes: Buffer) => CvRead | Promise<CvRead>>> = {
  pdf: readPdf,
  office: readOffice,
  text: readText,
  archive: readArchive,
};

await serve({
  async read({ kind }: { kind: FileKind }, { bytes }) {
    try {
      const read = await readers[kind]?.(bytes);
      return { result: read ? { read } : { refused: 'cv-unreadable' } };
    } catch (error) {
      // the bytes are complete: whatever a parser throws is about them
      return { result: { refused: error instanceof NotRead ? error.why : 'cv-unreadable' } };
    }
  },
});
