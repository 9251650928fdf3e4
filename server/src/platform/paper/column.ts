import { colours, drawRuns, type Element, type Face, type Paper, runsOf, sheet, widthOf } from './paper.ts';
import { artifact, element, type Tag, tagged } from './tags.ts';

/** A column that runs from page to page. */
export interface Column {
  paper: Paper;
  /** Left end and width on a page counted from 0. */
  place: (page: number) => { x: number; width: number };
  page: number;
  y: number;
  /** Where what is written next belongs. */
  into: Element;
}

const top = 48;
const bottom = sheet.height - 56;

export const columnAt = (paper: Paper, y: number, place: Column['place']): Column => ({ paper, place, page: 0, y, into: paper.content });

/** Stands on the column's page, which is added where it is not there yet. */
export function turn({ paper, page }: Column) {
  const { count } = paper.pdf.bufferedPageRange();
  if (page >= count) paper.pdf.addPage();
  else paper.pdf.switchToPage(page);
}

/** Goes on to the next page where less than so many points are left on this one. */
export function need(column: Column, height: number) {
  if (column.y + height <= bottom) return;
  column.page += 1;
  column.y = top;
}

export const skip = (column: Column, height: number) => {
  column.y += height;
};

/** What is written meanwhile belongs to a new element. */
export function within(column: Column, tag: Tag, write: () => void) {
  const outer = column.into;
  column.into = element(column.paper, outer, tag);
  write();
  column.into = outer;
}

/** One of a list. */
export const item = (column: Column, write: () => void) => within(column, 'LI', () => within(column, 'LBody', write));

/** A list, if there is anything to list. */
export function itemsOf<One>(column: Column, all: readonly One[], write: (one: One) => void) {
  if (all.length === 0) return;
  within(column, 'L', () => {
    for (const one of all) item(column, () => write(one));
  });
}

interface Style {
  /** What a paragraph is; a heading of the paper or a part of it, or text. */
  as?: Tag;
  face?: Face;
  size?: number;
  colour?: string;
  /** Points from the column's left end. */
  indent?: number;
}

/** A text of one or more paragraphs, broken where the column ends. */
export function write(column: Column, text: string, { as = 'P', face = 'text', size = 9.5, colour = colours.ink, indent = 0 }: Style = {}) {
  const height = size * 1.42;
  for (const paragraph of text.split('\n')) {
    const words = paragraph.split(' ').filter(Boolean);
    const own = words.length > 0 ? element(column.paper, column.into, as) : column.into;
    if (words.length === 0) skip(column, height * 0.6);
    while (words.length > 0) {
      need(column, height);
      turn(column);
      const { x, width } = column.place(column.page);
      const before = words.length;
      const filled = fill(column.paper, face, size, words, width - indent);
      // a screen reader joins the lines of a paragraph; a word that was cut goes on without a space
      const line = words.length > 0 && words.length < before ? `${filled} ` : filled;
      tagged(column.paper, own, as, () => drawRuns(column.paper, runsOf(column.paper, face, line), x + indent, column.y, size, colour));
      skip(column, height);
    }
  }
}

/** Takes as many words as a line holds; a word that is longer than the line is cut. */
function fill(paper: Paper, face: Face, size: number, words: string[], width: number): string {
  const fits = (text: string) => widthOf(paper, runsOf(paper, face, text), size) <= width;
  let line = '';
  for (let word = words[0]; word !== undefined; word = words[0]) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      words.shift();
      continue;
    }
    if (line) return line;
    const letters = Array.from(word);
    let count = letters.length;
    while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1;
    words[0] = letters.slice(count).join('');
    if (!words[0]) words.shift();
    return letters.slice(0, count).join('');
  }
  return line;
}

/** The heading of a section; it never stands alone at the end of a page. */
export function heading(column: Column, text: string, room = 60) {
  need(column, room);
  write(column, text, { as: 'H2', face: 'black', size: 12, colour: colours.primary });
  turn(column);
  const { x, width } = column.place(column.page);
  artifact(column.paper, () =>
    column.paper.pdf
      .moveTo(x, column.y + 2)
      .lineTo(x + width, column.y + 2)
      .lineWidth(0.7)
      .stroke(colours.line),
  );
  skip(column, 10);
}
