/** The lines of a PDF as people read them, by where its text stands. Runs in the cage alone. */
import { maxCvLines, maxCvPages } from '@vitrine/contract/candidates/cv.ts';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Line, tidy } from '../rules/lines.ts';
import { readLines } from '../rules/reading.ts';
import { type CvRead, NotRead } from '../what-was-read.ts';
import { inReadingOrder, type Piece } from './columns.ts';
import { europassIn } from './europass.ts';

/** More pieces of text than this on a page are a drawing. */
const mostPieces = 20_000;

async function open(bytes: Buffer): Promise<PDFDocumentProxy> {
  const opening = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    maxImageSize: 0,
    verbosity: 0,
  });
  try {
    return await opening.promise;
  } catch (error) {
    throw new NotRead(error instanceof Error && error.name === 'PasswordException' ? 'password-refused' : 'cv-unreadable');
  }
}

async function piecesOf(pdf: PDFDocumentProxy, number: number): Promise<{ pieces: Piece[]; width: number }> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  if (items.length > mostPieces) throw new NotRead('cv-too-long');
  const [left = 0, , right = 0] = page.view;
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item)) return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const text = tidy(item.str);
    // what is turned, or stands beside the sheet, nobody reads
    if (text === '' || Math.abs(b) > Math.abs(a)) return [];
    return [{ text: item.str, x: x - left, right: x - left + item.width, y, size: Math.hypot(a, b) }];
  });
  page.cleanup();
  return { pieces, width: right - left };
}

/** What Europass puts into its PDFs for programs: the same CV as XML. */
async function enclosedEuropass(pdf: PDFDocumentProxy): Promise<CvRead | undefined> {
  const enclosed = await pdf.getAttachments();
  const id = [...(enclosed?.keys() ?? [])].find((name) => /\.xml$/i.test(name));
  const content = id === undefined ? undefined : await pdf.getAttachmentContent(id);
  return content ? europassIn(Buffer.from(content).toString('utf8')) : undefined;
}

/** Reads a PDF. Refuses one with a password, with more pages or lines than a CV has, and one whose pages hold pictures alone. */
export async function readPdf(bytes: Buffer): Promise<CvRead> {
  const pdf = await open(bytes);
  if (pdf.numPages > maxCvPages) throw new NotRead('cv-too-long');
  const enclosed = await enclosedEuropass(pdf).catch(() => undefined);
  if (enclosed) return enclosed;
  const lines: Line[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { pieces, width } = await piecesOf(pdf, number);
    lines.push(...inReadingOrder(pieces, width));
    if (lines.length > maxCvLines) throw new NotRead('cv-too-long');
  }
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new NotRead('cv-without-text');
  return readLines('pdf', lines);
}
