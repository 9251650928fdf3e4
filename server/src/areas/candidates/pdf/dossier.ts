import type { Dossier } from '@vitrine/contract/candidates/dossier.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { labelled } from '../../../platform/labelled.ts';
import { type Column, heading, itemsOf, need, skip, turn, write } from '../../../platform/paper/column.ts';
import { colours, finished, newPaper, type Paper, type Pdf } from '../../../platform/paper/paper.ts';
import { artifact } from '../../../platform/paper/tags.ts';
import { fill } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';
import { drawnEffect, drawStyles, effectTitle } from '../../speech-effect/index.ts';
import { printTexts } from '../texts.ts';
import { beginning, feet, story } from './profile.ts';

type Answer = Dossier['interviews'][number]['answers'][number];

const posterWidth = 128;
const posterHeight = 72;

const two = (value: number) => String(value).padStart(2, '0');
const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)}:${two(Math.round(seconds) % 60)}`;

function drawPoster(pdf: Pdf, picture: Buffer, x: number, y: number) {
  pdf.save().roundedRect(x, y, posterWidth, posterHeight, 6).clip();
  pdf.rect(x, y, posterWidth, posterHeight).fill('#10181a');
  pdf.image(picture, x, y, { fit: [posterWidth, posterHeight], align: 'center', valign: 'center' });
  pdf.restore();
  const [cx, cy] = [x + posterWidth / 2, y + posterHeight / 2];
  pdf.circle(cx, cy, 13).fillOpacity(0.72).fill('#10181a').fillOpacity(1);
  pdf.polygon([cx - 4, cy - 6], [cx - 4, cy + 6], [cx + 6, cy]).fill('#ffffff');
}

/** A question, and beside it what the answer looks like and how long it is, or its words. */
function answered(column: Column, { questionNo, question, answer }: Answer, poster: Buffer | undefined) {
  const { own } = printTexts[column.paper.language];
  const picture = answer?.kind === 'video' ? poster : undefined;
  need(column, picture ? posterHeight + 16 : 48);
  turn(column);
  const { x } = column.place(column.page);
  const { pdf } = column.paper;
  const begun = column.y;
  const { page } = column;
  if (picture) {
    // what it shows is said by the words beside it
    artifact(column.paper, () => drawPoster(pdf, picture, x, begun));
  }
  const indent = picture ? posterWidth + 16 : 0;
  write(column, `${questionNo}. ${question}`, { face: 'bold', size: 10.5, indent });
  const trim = answer?.trim ? answer.trim.end - answer.trim.start : answer?.media?.seconds;
  const length = trim ? ` · ${fill(own.minutes, { length: lengthOf(trim) })}` : '';
  write(column, answer ? `${own[answer.kind]}${length}` : own.skipped, { size: 8.5, colour: colours.muted, indent });
  if (answer?.text) {
    skip(column, 2);
    write(column, answer.text, { indent });
  }
  if (answer?.kind === 'file' && answer.fileName) write(column, answer.fileName, { indent });
  if (picture && column.page === page) column.y = Math.max(column.y, begun + posterHeight);
  skip(column, 14);
}

/** Posters of the answers, by take; JPEG. */
type Posters = Map<string, Buffer>;

function interviews(column: Column, dossier: Dossier, posters: Posters) {
  const { language } = column.paper;
  for (const one of dossier.interviews) {
    skip(column, 6);
    heading(column, one.title, 140);
    write(column, `${one.companyName} · ${writtenDay(language, one.sentAt)}`, { size: 8.5, colour: colours.muted });
    skip(column, 6);
    itemsOf(column, one.answers, (answer) => answered(column, answer, posters.get(answer.answer?.takeId ?? '')));
    if (!one.speechEffect) continue;
    need(column, 120);
    write(column, effectTitle(language), { face: 'bold', size: 10.5 });
    skip(column, 2);
    drawStyles(column, drawnEffect(one.speechEffect, language));
  }
}

function documents(column: Column, { profile }: Dossier) {
  const { own, documentKind } = printTexts[column.paper.language];
  if (profile.documents.length === 0) return;
  skip(column, 6);
  heading(column, own.documents);
  itemsOf(column, profile.documents, ({ kind, name }) => write(column, labelled(column.paper.language, documentKind[kind], name)));
  skip(column, 14);
}

function comment(column: Column, { comment }: Dossier) {
  if (!comment) return;
  heading(column, printTexts[column.paper.language].own.comment);
  write(column, comment);
  skip(column, 14);
}

/** What administrators wrote, once the candidate has released it: a printed page is passed on. */
function administratorWords(column: Column, { administratorWords: words }: Dossier) {
  if (!words?.releasedAt) return;
  heading(column, printTexts[column.paper.language].own.administrator);
  write(column, words.comment);
  skip(column, 14);
}

/** A dossier as a PDF: comment, profile, documents, interviews. */
export function dossierPdf(
  dossier: Dossier,
  picture: Buffer | undefined,
  posters: Posters,
  language: Language,
  now: Date,
): Promise<Buffer> {
  const { profile } = dossier;
  const { own } = printTexts[language];
  const paper: Paper = newPaper(language, labelled(language, own.dossier, `${profile.firstName} ${profile.lastName}`), 'Vitrine');
  const column = beginning(paper, profile, picture, own.dossier);
  comment(column, dossier);
  administratorWords(column, dossier);
  story(column, profile);
  documents(column, dossier);
  interviews(column, dossier, posters);
  feet(paper, profile, now);
  return finished(paper);
}
