import { createRequire } from 'node:module';
import { downloadZip } from 'client-zip';
import PDFDocument from 'pdfkit';

const lato = createRequire(import.meta.url).resolve('@fontsource/lato/files/lato-latin-400-normal.woff');

/** A line of a page: where it begins, in points from the left and from the top, and how large it is. */
export type Drawn = readonly [text: string, x: number, y: number, size?: number];

/** A PDF whose pages hold these lines. */
export async function pdfOf(
  pages: readonly (readonly Drawn[])[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.registerFont('lato', lato);
  for (const lines of pages) {
    pdf.addPage();
    for (const [text, x, y, size = 10] of lines) pdf.font('lato').fontSize(size).text(text, x, y, { lineBreak: false });
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** Lines one below the other, the first of them large. */
export const below = (lines: readonly string[], x = 50, y = 50): Drawn[] =>
  lines.map((line, place) => [line, x, y + place * 18, place === 0 ? 18 : 10]);

export async function zipOf(files: Record<string, string | Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await downloadZip(Object.entries(files).map(([name, input]) => ({ name, input }))).arrayBuffer());
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (text: string) => {
  const listed = text.startsWith('• ') ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : '';
  const runs = text
    .replace(/^• /, '')
    .split('\t')
    .map((one) => `<w:r><w:t xml:space="preserve">${escaped(one)}</w:t></w:r>`);
  return `<w:p>${listed}${runs.join('<w:r><w:tab/></w:r>')}</w:p>`;
};
const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell.split('\n').map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document of paragraphs and tables; `header` stands at the top of each page. */
export const docxOf = (parts: readonly (string | readonly (readonly string[])[])[], header = '') =>
  zipOf({
    '[Content_Types].xml': types,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${w}><w:body>${parts.map((one) => (typeof one === 'string' ? paragraph(one) : table(one))).join('')}</w:body></w:document>`,
    ...(header ? { 'word/header1.xml': `<?xml version="1.0"?><w:hdr ${w}>${paragraph(header)}</w:hdr>` } : {}),
  });
