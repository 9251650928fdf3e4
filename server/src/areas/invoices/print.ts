import { columnAt, heading, need, skip, turn, write } from '../../platform/paper/column.ts';
import { colours, drawRuns, type Face, finished, newPaper, runsOf, sheet, widthOf } from '../../platform/paper/paper.ts';
import { artifact, element, tagged } from '../../platform/paper/tags.ts';
import { fill } from '../../platform/texts.ts';
import { euros, percent, writtenDay } from '../../platform/written.ts';
import { ciiOf } from './cii.ts';
import { grossOf, type InvoiceDocument } from './document.ts';
import { facturX } from './factur-x.ts';
import { exemptionOf, invoiceTexts, titleOf } from './texts.ts';

const margin = 56;
const width = sheet.width - margin * 2;
type Column = ReturnType<typeof columnAt>;

/** One line with a word at its left and an amount at its right end; read as one sentence. */
function row(column: Column, label: string, amount: string, face: Face = 'text') {
  const size = 10;
  need(column, 18);
  turn(column);
  const { paper } = column;
  const { x } = column.place(column.page);
  const own = element(paper, column.into, 'P');
  const right = runsOf(paper, face, amount);
  tagged(paper, own, 'P', () => {
    drawRuns(paper, runsOf(paper, face, `${label} `), x, column.y, size, colours.ink);
    drawRuns(paper, right, x + width - widthOf(paper, right, size), column.y, size, colours.ink);
  });
  skip(column, 18);
}

function rule(column: Column) {
  turn(column);
  const { x } = column.place(column.page);
  artifact(column.paper, () =>
    column.paper.pdf
      .moveTo(x, column.y)
      .lineTo(x + width, column.y)
      .lineWidth(0.7)
      .stroke(colours.line),
  );
  skip(column, 8);
}

const countryName = ({ language }: InvoiceDocument, code: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** Name, address and numbers of one side. */
function side(column: Column, title: string, lines: readonly (string | null)[]) {
  write(column, title, { size: 8.5, colour: colours.muted });
  for (const [place, one] of lines.filter((one) => one !== null).entries()) write(column, one, { face: place === 0 ? 'bold' : 'text' });
  skip(column, 14);
}

function sides(column: Column, of: InvoiceDocument) {
  const t = invoiceTexts[of.language];
  const { seller, buyer } = of;
  const numbered = (number: string | null) => number && fill(t.vatNumber, { number });
  side(column, t.buyer, [buyer.name, ...buyer.address, countryName(of, buyer.country), numbered(buyer.vatNumber)]);
  side(column, t.seller, [
    seller.name,
    seller.street,
    `${seller.postcode} ${seller.city}`,
    countryName(of, seller.country),
    seller.email,
    numbered(seller.vatNumber),
    seller.taxNumber && fill(t.taxNumber, { number: seller.taxNumber }),
  ]);
}

function sums(column: Column, of: InvoiceDocument) {
  const t = invoiceTexts[of.language];
  const { language, line, net, vat, total, vatRate, category } = of;
  const said = (day: string) => writtenDay(language, day);
  heading(column, t.what);
  row(column, line.name, euros(language, grossOf(of)), 'bold');
  write(column, line.from && line.to ? fill(t.period, { from: said(line.from), to: said(line.to) }) : t.supplied, {
    colour: colours.muted,
  });
  if (line.credit) {
    skip(column, 6);
    row(column, line.credit.name, euros(language, -line.credit.net));
  }
  skip(column, 12);
  rule(column);
  row(column, t.net, euros(language, net));
  if (category === 'S') row(column, fill(t.vat, { rate: percent(language, vatRate) }), euros(language, vat));
  rule(column);
  row(column, t.total, euros(language, total), 'bold');
  skip(column, 12);
}

/** What is left to do, and what the law wants said. */
function notes(column: Column, of: InvoiceDocument) {
  const t = invoiceTexts[of.language];
  const { language, number, category, seller, paidOn, dueOn, corrects } = of;
  const lines = [
    exemptionOf(language, category, seller.country),
    corrects && t.back,
    paidOn && fill(t.paid, { day: writtenDay(language, paidOn) }),
    dueOn && fill(t.due, { day: writtenDay(language, dueOn), number }),
    dueOn && seller.iban && fill(t.iban, { iban: seller.iban.replace(/(.{4})(?=.)/g, '$1 ') }),
  ];
  for (const one of lines) {
    if (!one) continue;
    write(column, one);
    skip(column, 6);
  }
  skip(column, 12);
  write(column, t.data, { size: 8, colour: colours.muted });
}

/** An invoice as a PDF/A-3 with the same invoice inside as data. */
export function invoicePdf(of: InvoiceDocument): Promise<Buffer> {
  const t = invoiceTexts[of.language];
  const paper = newPaper(of.language, titleOf(of), of.seller.name, facturX(ciiOf(of), new Date(`${of.issuedOn}T12:00:00Z`)));
  artifact(paper, () => paper.pdf.rect(0, 0, sheet.width, 12).fill(colours.primary));
  const column = columnAt(paper, 48, () => ({ x: margin, width }));
  write(column, titleOf(of), { as: 'H1', face: 'black', size: 22 });
  skip(column, 6);
  write(column, fill(t.dated, { day: writtenDay(of.language, of.issuedOn) }));
  if (of.corrects) write(column, fill(t.corrects, { number: of.corrects.number, day: writtenDay(of.language, of.corrects.issuedOn) }));
  skip(column, 20);
  sides(column, of);
  sums(column, of);
  notes(column, of);
  return finished(paper);
}
