/** The lines of a DOCX or an ODT document. Runs in the cage alone. */
import { contentOf, entriesOf } from '../../../../platform/files/office/office-zip.ts';
import { type Line, tidy } from '../rules/lines.ts';
import { readLines } from '../rules/reading.ts';
import { type CvRead, NotRead } from '../what-was-read.ts';
import { type Node, nodesOf } from './xml.ts';

const mostContent = 16 * 1024 * 1024;

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: Node) => {
  const children = node[nameOf(node)];
  return Array.isArray(children) ? (children as Node[]) : [];
};

/** What is crossed out, told twice for older programs, or an instruction to the program. */
const passedOver = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'pPr',
  'rPr',
  'tblPr',
  'tracked-changes',
  'annotation',
  'sectPr',
  'automatic-styles',
  'font-face-decls',
]);
const paragraphs = new Set(['p', 'h']);

/** The text of a paragraph; boxes in it are paragraphs of their own. Word holds text in `t` alone, OpenDocument everywhere. */
function textOf(nodes: Node[], word: boolean, boxes: Node[][], within = false): string {
  return nodes
    .map((node) => {
      const name = nameOf(node);
      if (name === '#text') return word && !within ? '' : String(node['#text']);
      if (passedOver.has(name)) return '';
      if (name === 'txbxContent' || name === 'text-box') {
        boxes.push(childrenOf(node));
        return '';
      }
      if (name === 'tab') return '\t';
      if (name === 'br' || name === 'cr' || name === 'line-break') return '\n';
      if (name === 's') return ' ';
      if (name === 'noBreakHyphen') return '-';
      return textOf(childrenOf(node), word, boxes, name === 't');
    })
    .join('');
}

const isListed = (paragraph: Node) =>
  childrenOf(paragraph).some((one) => nameOf(one) === 'pPr' && childrenOf(one).some((two) => nameOf(two) === 'numPr'));

function linesOf(nodes: Node[], word: boolean, column: number, listed = false): Line[] {
  return nodes.flatMap((node): Line[] => {
    const name = nameOf(node);
    if (passedOver.has(name) || name === '#text') return [];
    if (paragraphs.has(name)) {
      const boxes: Node[][] = [];
      const texts = textOf(childrenOf(node), word, boxes).split('\n').map(tidy).filter(Boolean);
      const mark = listed || isListed(node) ? '• ' : '';
      return [
        ...texts.map((text, place) => ({ text: place === 0 ? mark + text : text, size: 0, column })),
        ...boxes.flatMap((one) => linesOf(one, word, 9)),
      ];
    }
    if (name === 'tr' || name === 'table-row') return rowOf(node, word, column);
    return linesOf(childrenOf(node), word, column, listed || name === 'list-item');
  });
}

/** A row of a table: cells that belong together share a line; where the first is long, cells are columns of the page. */
function rowOf(row: Node, word: boolean, column: number): Line[] {
  const cells = childrenOf(row)
    .filter((one) => ['tc', 'table-cell', 'sdt'].includes(nameOf(one)))
    .map((cell, place) => linesOf(childrenOf(cell), word, column === 0 ? place + 1 : column));
  const filled = cells.filter((one) => one.length > 0);
  if (filled.length < 2) return filled.flat().map((line) => ({ ...line, column }));
  if ((filled[0]?.length ?? 0) > 3) return cells.flat();
  const [firsts, rest] = [filled.map((one) => one[0]?.text ?? ''), filled.flatMap((one) => one.slice(1))];
  return [{ text: firsts.join('\t'), size: 0, column }, ...rest.map((line) => ({ ...line, column }))];
}

/** Reads a document of Word or OpenDocument with what stands in its page header and footer. */
export function readOffice(file: Buffer): CvRead {
  const entries = entriesOf(file);
  const xmlOf = (pattern: RegExp) =>
    entries
      .filter(({ name }) => pattern.test(name))
      .slice(0, 6)
      .map((one) => contentOf(file, one, mostContent).toString('utf8'));
  const word = entries.some(({ name }) => name === 'word/document.xml');
  const parts = word
    ? [...xmlOf(/^word\/header\d*\.xml$/), ...xmlOf(/^word\/document\.xml$/), ...xmlOf(/^word\/footer\d*\.xml$/)]
    : xmlOf(/^content\.xml$/);
  const lines = parts.flatMap((xml) => linesOf(nodesOf(xml), word, 0));
  if (lines.length === 0) throw new NotRead('cv-unreadable');
  return readLines('document', lines);
}
