import { createRequire } from 'node:module';
import path from 'node:path';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type PDFDocument from 'pdfkit';
import { fontOf } from './fonts.ts';

const require = createRequire(import.meta.url);
const latoFolder = path.dirname(require.resolve('@fontsource/lato/package.json'));
const dejavuFolder = path.dirname(require.resolve('dejavu-fonts-ttf/package.json'));
const lato = (subset: string, weight: number) => path.join(latoFolder, 'files', `lato-${subset}-${weight}-normal.woff`);
const dejavu = (name: string) => path.join(dejavuFolder, 'ttf', `${name}.ttf`);

/** The faces of a paper; each is a row of fonts, of which the first that knows a letter draws it. */
const faces = {
  text: () => [lato('latin', 400), lato('latin-ext', 400), dejavu('DejaVuSans')],
  bold: () => [lato('latin', 700), lato('latin-ext', 700), dejavu('DejaVuSans-Bold')],
  black: () => [lato('latin', 900), lato('latin-ext', 900), dejavu('DejaVuSans-Bold')],
};
export type Face = keyof typeof faces;

export const colours = {
  primary: '#248291',
  link: '#207886',
  confirm: '#35A49D',
  warm: '#FABC60',
  ink: '#1D2B2E',
  muted: '#52656A',
  soft: '#F1F7F7',
  line: '#DCE6E7',
};

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89 };

export type Pdf = InstanceType<typeof PDFDocument>;
/** An element of the structure that a screen reader reads, in the order in which elements are added. */
export type Element = ReturnType<Pdf['struct']>;
type Knows = { hasGlyphForCodePoint: (code: number) => boolean };
export interface Paper {
  pdf: Pdf;
  /** The fonts of a face that can draw letters, in the order in which they are asked. */
  fonts: Record<Face, { name: string; knows: Knows['hasGlyphForCodePoint'] }[]>;
  language: Language;
  /** The root of what a screen reader reads. */
  content: Element;
}

/** A file that lies inside a PDF for programs; it says the same as the paper. */
export interface Enclosed {
  name: string;
  type: string;
  description: string;
  bytes: Buffer;
  /** What the metadata of the PDF say of it, as XMP. */
  metadata: string;
  /** When the paper was written. */
  at: Date;
}

/** Metadata are XML, and pdfkit writes these texts there as they are. */
const plain = (text: string) => text.replace(/[&<>]/g, ' ');

/**
 * A paper to write on, with its fonts embedded; nothing is fetched. One that encloses a file is a PDF/A-3, the kind of PDF
 * that is kept for years and may hold what programs read.
 */
export function newPaper(language: Language, title: string, author: string, enclosed?: Enclosed): Paper {
  // read with the first paper: most programs never write one
  const Document = require('pdfkit') as typeof PDFDocument;
  const pdf = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    // screen readers read by the tags and not by the place on the page
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: plain(title), Author: plain(author), Creator: 'Vitrine', ...(enclosed ? { CreationDate: enclosed.at } : {}) },
    ...(enclosed ? { subset: 'PDF/A-3a' as const } : {}),
  });
  if (enclosed) enclose(pdf, enclosed);
  const open = (face: Face) =>
    faces[face]().map((file, place) => {
      const name = `${face}${place}`;
      pdf.registerFont(name, fontOf(file));
      pdf.font(name);
      const { font } = (pdf as unknown as { _font: { font: Knows } })._font;
      return { name, knows: (code: number) => font.hasGlyphForCodePoint(code) };
    });
  const content = pdf.struct('Document');
  pdf.addStructure(content);
  return { pdf, language, content, fonts: { text: open('text'), bold: open('bold'), black: open('black') } };
}

function enclose(pdf: Pdf, { name, type, description, bytes, metadata, at }: Enclosed) {
  // @types/pdfkit knows neither
  const writing = pdf as unknown as { file(bytes: Buffer, options: object): void; appendXML(xml: string): void };
  writing.file(bytes, { name, type, description, relationship: 'Alternative', modifiedDate: at });
  writing.appendXML(metadata);
}

export interface Run {
  font: string;
  text: string;
}

/** A text cut where the font changes; what no font can draw is left out. */
export function runsOf({ fonts }: Paper, face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    // a space stays with what stands before it
    const font = letter === ' ' && runs.length > 0 ? runs.at(-1)?.font : fonts[face].find((one) => one.knows(code))?.name;
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

export const widthOf = (paper: Paper, runs: Run[], size: number) =>
  runs.reduce((sum, run) => sum + paper.pdf.font(run.font).fontSize(size).widthOfString(run.text), 0);

/** Draws one line from its left end; `y` is the top of the line. */
export function drawRuns(paper: Paper, runs: Run[], x: number, y: number, size: number, colour: string) {
  let at = x;
  for (const { font, text } of runs) {
    // every font sits on the same base line
    paper.pdf.font(font).fontSize(size).fillColor(colour);
    paper.pdf.text(text, at, y + size * 0.8, { lineBreak: false, baseline: 'alphabetic' });
    at += paper.pdf.widthOfString(text);
  }
}

/** One line, cut with an ellipsis where it is too long. */
export function drawLine(paper: Paper, face: Face, text: string, x: number, y: number, size: number, colour: string, width: number) {
  let shown = text;
  while (shown.length > 1 && widthOf(paper, runsOf(paper, face, shown), size) > width)
    shown = `${shown.replace(/…$/, '').slice(0, -1).trimEnd()}…`;
  drawRuns(paper, runsOf(paper, face, shown), x, y, size, colour);
}

/** The finished file. */
export function finished({ pdf }: Paper): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}
