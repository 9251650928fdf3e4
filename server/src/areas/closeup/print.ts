import type { ShownCloseup, ShownPage } from '@vitrine/contract/closeup/shapes.ts';
import type { World } from '../../platform/context.ts';
import { imageFrom } from '../../platform/files/image-work.ts';
import { columnAt, heading, need, skip, turn, write } from '../../platform/paper/column.ts';
import { finished, newPaper, sheet } from '../../platform/paper/paper.ts';
import { artifact, element, tagged } from '../../platform/paper/tags.ts';
import { drawStyles } from '../speech-effect/index.ts';
import { closeupAddress } from './closeups.ts';
import type { FileRow } from './files.sql.ts';

const margin = 56;
const width = sheet.width - margin * 2;
type Column = ReturnType<typeof columnAt>;

interface Picture {
  bytes: Buffer;
  caption: string;
}

/** The pictures of these files as JPEGs for print, by their ids. */
export async function printable(world: Pick<World, 'files'>, files: FileRow[]) {
  const pictures = new Map<string, Picture>();
  for (const { id, kind, stored, poster, caption } of files) {
    const name = kind === 'picture' ? stored : kind === 'video' ? poster : null;
    const bytes = name && (await world.files.get(name));
    if (!bytes) continue;
    const shape = { resize: { width: 900, height: 900, fit: 'inside', withoutEnlargement: true }, background: '#ffffff' } as const;
    pictures.set(id, { bytes: await imageFrom(bytes, { ...shape, format: 'jpeg', quality: 82 }), caption });
  }
  return pictures;
}

const most = 190;

function picture(column: Column, { bytes, caption }: Picture) {
  need(column, most + 24);
  turn(column);
  const { paper } = column;
  const { x } = column.place(column.page);
  const figure = element(paper, column.into, 'Figure', caption || ' ');
  tagged(paper, figure, 'Figure', () => paper.pdf.image(bytes, x, column.y, { fit: [width, most] }));
  skip(column, most + 8);
  if (caption) write(column, caption, { size: 8.5, colour: '#52656A' });
  skip(column, 8);
}

function page(column: Column, one: ShownPage, pictures: Map<string, Picture>) {
  if (one.text) {
    write(column, one.text);
    skip(column, 10);
  }
  if (one.styles) drawStyles(column, one.styles);
  for (const { title, detail, text } of one.entries) {
    need(column, 40);
    if (title) write(column, title, { face: 'bold', size: 10.5 });
    if (detail) write(column, detail, { size: 9, colour: '#52656A' });
    if (text) write(column, text, { size: 9.5 });
    skip(column, 8);
  }
  for (const { id, kind, name } of one.files) {
    const found = pictures.get(id);
    if (found) picture(column, found);
    else if (kind === 'document') write(column, name, { size: 9 });
  }
}

/** A closeup as a PDF, page after page. */
export function closeupPdf(world: Pick<World, 'url'>, shown: ShownCloseup, pictures: Map<string, Picture>): Promise<Buffer> {
  const paper = newPaper(shown.language, shown.name, shown.name);
  artifact(paper, () => paper.pdf.rect(0, 0, sheet.width, 12).fill(shown.colour));
  const column = columnAt(paper, 48, () => ({ x: margin, width }));
  for (const [place, one] of shown.pages.entries()) {
    if (one.number === 1) {
      need(column, 60);
      write(column, one.title, { as: place === 0 ? 'H1' : 'H2', face: 'black', size: 26 });
      skip(column, 4);
    } else {
      skip(column, 14);
      heading(column, one.title, 90);
    }
    page(column, one, pictures);
  }
  skip(column, 18);
  write(column, closeupAddress(world, shown.id), { size: 8.5, colour: '#52656A' });
  return finished(paper);
}
