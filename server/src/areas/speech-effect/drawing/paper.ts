import type { DrawnEffect } from '@vitrine/contract/speech-effect/shapes.ts';
import { levels } from '@vitrine/contract/speech-effect/styles.ts';
import { type Column, item, need, skip, turn, within, write } from '../../../platform/paper/column.ts';
import { colours, drawLine, drawRuns, runsOf, widthOf } from '../../../platform/paper/paper.ts';
import { artifact, element, tagged } from '../../../platform/paper/tags.ts';

const rowHeight = 16;
const size = 9.5;
const boxes = { width: 16, height: 7, gap: 3 };
const barWidth = levels.length * (boxes.width + boxes.gap);

/** So many of five boxes as a level has; the words beside it say the same. */
function bar(column: Column, level: number, x: number) {
  const { pdf } = column.paper;
  for (const one of levels) {
    pdf.rect(x + (one - 1) * (boxes.width + boxes.gap), column.y + 2, boxes.width, boxes.height);
    if (one <= level) pdf.fill(colours.primary);
    else pdf.lineWidth(0.6).stroke(colours.muted);
  }
}

type Row = DrawnEffect['groups'][number]['items'][number];

/** A style in one line: its name, the picture of its level, and how that is called. */
function row(column: Column, { name, level, levelName }: Row, nameWidth: number) {
  need(column, rowHeight);
  turn(column);
  const { paper, y } = column;
  const { x } = column.place(column.page);
  const line = element(paper, column.into, 'P');
  tagged(paper, line, 'P', () => drawLine(paper, 'text', `${name} `, x, y, size, colours.ink, nameWidth));
  artifact(paper, () => bar(column, level, x + nameWidth + 8));
  const runs = runsOf(paper, 'text', levelName);
  tagged(paper, line, 'P', () => drawRuns(paper, runs, x + nameWidth + 16 + barWidth, y, 8.5, colours.muted));
  skip(column, rowHeight);
}

/** Styles in groups on paper: a list for who hears it, a picture for who sees it. */
export function drawStyles(column: Column, { note, groups }: DrawnEffect) {
  write(column, note, { size: 8.5, colour: colours.muted });
  skip(column, 6);
  const names = groups.flatMap(({ items }) => items.map(({ name }) => widthOf(column.paper, runsOf(column.paper, 'text', name), size)));
  const { width } = column.place(column.page);
  const nameWidth = Math.min(Math.max(...names, 0) + 4, width * 0.45);
  for (const { name, items } of groups) {
    // a group never leaves its name behind on the page before
    need(column, rowHeight * Math.min(items.length, 3) + 18);
    write(column, name, { face: 'bold', size: 10 });
    skip(column, 2);
    within(column, 'L', () => {
      for (const one of items) item(column, () => row(column, one, nameWidth));
    });
    skip(column, 8);
  }
}
