import { type Experience, type ShownProfile, untilNow } from '@vitrine/contract/candidates/shapes.ts';
import { languageLevels, spokenLanguages } from '@vitrine/contract/profile-lists.ts';
import { careerStageKeyOf } from '@vitrine/contract/reference-lists.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Column, columnAt, heading, item, itemsOf, need, skip, turn, within, write } from '../../../platform/paper/column.ts';
import {
  colours,
  drawLine,
  drawRuns,
  finished,
  newPaper,
  type Paper,
  type Pdf,
  runsOf,
  sheet,
  widthOf,
} from '../../../platform/paper/paper.ts';
import { artifact, element, tagged } from '../../../platform/paper/tags.ts';
import { fill } from '../../../platform/texts.ts';
import { locales, writtenDay } from '../../../platform/written.ts';
import { printTexts } from '../texts.ts';

const margin = 48;
const band = 132;
/** The narrow column stands at the right, as far down as it reaches; below it the wide one takes the whole width. */
const narrow = { x: 402, width: sheet.width - 402 - margin };
const wide = { x: margin, width: 402 - margin - 34 };

function monthIn(language: Language, month: number, year: number) {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(year, month - 1, 1)));
}

const spanOf = (
  language: Language,
  { fromMonth, fromYear, toMonth, toYear }: Pick<Experience, 'fromMonth' | 'fromYear' | 'toMonth' | 'toYear'>,
) =>
  `${monthIn(language, fromMonth, fromYear)} – ${toYear === untilNow ? printTexts[language].own.untilNow : monthIn(language, toMonth, toYear)}`;

function drawBand(pdf: Pdf) {
  pdf.rect(0, 0, sheet.width, band).fill(colours.primary);
  pdf.save().rect(0, 0, sheet.width, band).clip();
  pdf
    .circle(sheet.width - 66, 18, 44)
    .fillOpacity(0.85)
    .fill(colours.warm);
  pdf
    .circle(sheet.width - 148, band + 6, 62)
    .fillOpacity(0.35)
    .fill(colours.confirm);
  pdf.restore().fillOpacity(1);
  pdf.circle(margin + 46, band / 2, 49).fill('#ffffff');
}

/** The band on top: picture or initials, name, what the person is. */
function head(paper: Paper, profile: ShownProfile, picture: Buffer | undefined, above: string) {
  const { pdf, language } = paper;
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  artifact(paper, () => drawBand(pdf));
  const [x, y, radius] = [margin + 46, band / 2, 46];
  if (picture) {
    tagged(paper, element(paper, paper.content, 'Figure', name), 'Figure', () => {
      pdf.save().circle(x, y, radius).clip();
      pdf.image(picture, x - radius, y - radius, { width: radius * 2, height: radius * 2 });
      pdf.restore();
    });
  } else {
    artifact(paper, () => {
      pdf.circle(x, y, radius).fill('#0c717a');
      const letters = [profile.firstName, profile.lastName].map((one) => Array.from(one)[0] ?? '');
      const initials = runsOf(paper, 'bold', letters.join('').toUpperCase());
      drawRuns(paper, initials, x - widthOf(paper, initials, 32) / 2, y - 17, 32, '#ffffff');
    });
  }
  const left = margin + 112;
  const room = sheet.width - left - 110;
  const headline = [profile.profession, profile.company].filter(Boolean).join(' · ');
  const stage = profile.careerStage ? printTexts[language].stage[careerStageKeyOf(profile.careerStage) ?? 'student'] : '';
  const lines = [
    above && ([above, 9.5, 'bold'] as const),
    [name, 25, 'black'] as const,
    headline && ([headline, 12, 'text'] as const),
    stage && ([stage, 9.5, 'bold'] as const),
  ];
  const shown = lines.filter((one) => one !== '');
  let at = y - shown.reduce((sum, [, size]) => sum + size * 1.35, 0) / 2;
  for (const [text, size, face] of shown) {
    const tag = text === name ? 'H1' : 'P';
    tagged(paper, element(paper, paper.content, tag), tag, () => drawLine(paper, face, text, left, at, size, '#ffffff', room));
    at += size * 1.35;
  }
}

/** Facts, languages and skills in the narrow column. */
function side(column: Column, profile: ShownProfile) {
  const { language } = column.paper;
  const { own, employmentType, graduationType, level } = printTexts[language];
  const country = profile.nationality && new Intl.DisplayNames(locales[language], { type: 'region' }).of(profile.nationality);
  const facts: [string, string | null | undefined][] = [
    [own.email, profile.email],
    [own.phone, profile.cTelephone],
    [own.address, profile.cAddress],
    [own.born, profile.DOB && writtenDay(language, profile.DOB)],
    [own.nationality, country],
    [own.hiring, profile.preferdTypeOfHiring.map((one) => employmentType[one]).join(', ')],
    [own.graduation, profile.interHigestGraduation && graduationType[profile.interHigestGraduation]],
    [own.university, [profile.universityName, profile.interCourseofStudies].filter(Boolean).join(', ')],
  ];
  const there = facts.filter(([, value]) => value);
  if (there.length > 0) heading(column, own.facts);
  for (const [term, value] of there) {
    need(column, 30);
    write(column, term, { size: 8, colour: colours.muted });
    write(column, value ?? '');
    skip(column, 5);
  }
  if (profile.languages.length > 0) {
    skip(column, there.length > 0 ? 9 : 0);
    heading(column, own.languages);
  }
  itemsOf(column, profile.languages, (one) => {
    need(column, 34);
    const name = new Intl.DisplayNames(locales[language], { type: 'language' }).of(spokenLanguages[one.language]) ?? one.language;
    write(column, name.charAt(0).toLocaleUpperCase(locales[language]) + name.slice(1), { face: 'bold' });
    bars(column, languageLevels.indexOf(one.level) + 1);
    write(column, level[one.level], { size: 8, colour: colours.muted });
    skip(column, 5);
  });
  if (profile.skills.length > 0) {
    skip(column, 9);
    heading(column, own.skills);
    const names = profile.skills.map(({ name }) => name);
    within(column, 'L', () => tags(column, names));
  }
}

/** Four bars, so many of them filled. */
function bars(column: Column, count: number) {
  turn(column);
  const { x } = column.place(column.page);
  // the level stands below in words
  artifact(column.paper, () => {
    for (const place of languageLevels.keys())
      column.paper.pdf.roundedRect(x + place * 21, column.y + 1, 18, 4, 2).fill(place < count ? colours.confirm : colours.line);
  });
  skip(column, 8);
}

/** Words in soft boxes, row by row. */
function tags(column: Column, names: string[]) {
  let used = 0;
  for (const name of names) {
    const { x, width } = column.place(column.page);
    const full = widthOf(column.paper, runsOf(column.paper, 'text', name), 9) + 14;
    const own = Math.min(width, full);
    if (used > 0 && used + own > width) {
      skip(column, 19);
      used = 0;
    }
    if (used === 0) need(column, 20);
    turn(column);
    const left = x + used;
    artifact(column.paper, () => column.paper.pdf.roundedRect(left, column.y, own, 16, 8).fill('#DDEFEE'));
    item(column, () =>
      tagged(column.paper, column.into, 'LBody', () =>
        drawLine(column.paper, 'text', name, left + 7, column.y + 3, 9, colours.ink, own - 13),
      ),
    );
    used += own + 5;
  }
  if (names.length > 0) skip(column, 22);
}

interface Entry {
  when: string;
  title: string;
  below: string;
  description: string;
  now: boolean;
}

/** Something that was done over a time, with a dot beside it. */
function entry(column: Column, { when, title, below, description, now }: Entry) {
  need(column, 46);
  turn(column);
  const { x } = column.place(column.page);
  const { pdf } = column.paper;
  artifact(column.paper, () =>
    pdf
      .circle(x + 4, column.y + 6, 3.2)
      .lineWidth(1.6)
      .fillAndStroke(now ? colours.confirm : '#ffffff', colours.confirm),
  );
  const indent = 18;
  write(column, when, { size: 8.5, colour: colours.muted, indent });
  write(column, title, { face: 'bold', size: 10.5, indent });
  if (below) write(column, below, { indent });
  if (description) {
    skip(column, 2);
    write(column, description, { size: 9, colour: '#2F4145', indent });
  }
  skip(column, 10);
}

/** What somebody says and did, in the wide column. */
export function story(column: Column, profile: ShownProfile) {
  const { language } = column.paper;
  const { own, graduationType } = printTexts[language];
  if (profile.about) {
    heading(column, own.about);
    write(column, profile.about);
    skip(column, 14);
  }
  if (profile.experiences.length > 0) heading(column, own.experience, 90);
  itemsOf(column, profile.experiences, (one) =>
    entry(column, {
      when: spanOf(language, one),
      title: one.title,
      below: [one.employer, one.place].filter(Boolean).join(', '),
      description: one.description,
      now: one.toYear === untilNow,
    }),
  );
  if (profile.educations.length > 0) {
    skip(column, profile.experiences.length > 0 ? 4 : 0);
    heading(column, own.education, 90);
  }
  itemsOf(column, profile.educations, (one) =>
    entry(column, {
      when: spanOf(language, one),
      title: one.school,
      below: [one.course, one.graduation && graduationType[one.graduation]].filter(Boolean).join(' · '),
      description: one.description,
      now: one.toYear === untilNow,
    }),
  );
}

/** Begins a paper with its band and narrow column; returns the wide column to go on in. */
export function beginning(paper: Paper, profile: ShownProfile, picture: Buffer | undefined, above = ''): Column {
  head(paper, profile, picture, above);
  const facts = columnAt(paper, band + 30, () => narrow);
  side(facts, profile);
  const lastNarrow = facts.page;
  return columnAt(paper, band + 30, (page) => (page <= lastNarrow ? wide : { x: margin, width: sheet.width - margin * 2 }));
}

/** Writes who it is about and the number of the page at the foot of every page. */
export function feet(paper: Paper, profile: ShownProfile, now: Date) {
  const { pdf, language } = paper;
  const { own } = printTexts[language];
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const left = `${profile.firstName} ${profile.lastName} · ${fill(own.made, { day: writtenDay(language, now) })}`;
    const right = runsOf(paper, 'text', fill(own.page, { page: page + 1, pages: count }));
    const foot = () => {
      drawLine(paper, 'text', left, margin, sheet.height - 36, 8, colours.muted, 380);
      drawRuns(paper, right, sheet.width - margin - widthOf(paper, right, 8), sheet.height - 36, 8, colours.muted);
    };
    artifact(paper, foot, 'Pagination');
  }
}

/** A profile as a PDF. `picture` is a JPEG or PNG. */
export function profilePdf(profile: ShownProfile, picture: Buffer | undefined, language: Language, now: Date): Promise<Buffer> {
  const name = `${profile.firstName} ${profile.lastName}`;
  const paper = newPaper(language, name, name);
  story(beginning(paper, profile, picture), profile);
  feet(paper, profile, now);
  return finished(paper);
}
