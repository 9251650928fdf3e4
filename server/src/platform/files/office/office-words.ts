/** The words of a DOCX or ODT document, paragraph by paragraph. Runs in the cage alone. */
import { contentOf, entriesOf } from './office-zip.ts';

const mostContent = 16 * 1024 * 1024;
const mostParagraphs = 2000;
const longestParagraph = 4000;

const places = ['word/document.xml', 'content.xml'];
/** Where a paragraph or a heading ends, in either format. */
const ends = /<\/(?:w:p|text:p|text:h)>/;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string) =>
  text.replace(/&(?:#(x?)([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (_, hex: string, digits: string | undefined, name: string) => {
    if (digits === undefined) return named[name.toLowerCase()] ?? '';
    const code = Number.parseInt(digits, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Breaks and tabs become spaces; of everything else only what stands between the tags stays. */
const paragraph = (xml: string) =>
  decoded(xml.replace(/<(?:w:tab|w:br|text:tab|text:line-break|text:s)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestParagraph);

/** Throws where the parts of the document cannot be listed or are too long. */
export function officeWords(file: Buffer): string[] {
  const entry = entriesOf(file).find(({ name }) => places.includes(name));
  if (!entry) return [];
  const xml = contentOf(file, entry, mostContent).toString('utf8');
  const body = xml.slice(Math.max(0, xml.search(/<(?:w:body|office:text)[ >]/)));
  return body.split(ends, mostParagraphs).map(paragraph).filter(Boolean);
}
