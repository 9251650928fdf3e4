/** Reads the lines of a CV: headings say what stands below them, shapes and labels what needs no heading. */
import { maxCvLines } from '@vitrine/contract/candidates/cv.ts';
import { maxDescription, maxEntries } from '@vitrine/contract/candidates/shapes.ts';
import { saidLevel } from '../../resume.ts';
import { type CvRead, type FieldRead, NotRead, nothingRead, type Unplaced } from '../what-was-read.ts';
import { spanIn } from './dates.ts';
import { postsIn, schoolsIn } from './entries.ts';
import { languageRead, languagesIn } from './languages.ts';
import { isBullet, type Line, shown, withoutBullet } from './lines.ts';
import { detailsIn, emailIn, endsWithTown, isLabel, looksLikeName, looksLikeStreet, namesOf } from './person.ts';
import { isFurniture, type Section, sectionCalled } from './sections.ts';
import { skillsIn } from './skills.ts';

interface Part {
  /** Nothing before the first heading of a column. */
  section: Section | undefined;
  lines: Line[];
}

/** A line such as "Skills: Java, SQL" is a heading and what stands below it in one. */
function labelled({ text, ...line }: Line): Part | undefined {
  const [, label = '', words = ''] = /^([^:]{2,40}):\s*\t?\s*(\S.*)$/.exec(withoutBullet(text)) ?? [];
  const section = label && sectionCalled(label);
  return section && section !== 'experience' && section !== 'education' && section !== 'person'
    ? { section, lines: [{ ...line, text: words }] }
    : undefined;
}

/** Parts the lines by their headings; each column goes on where it was, also on the next page. */
function partsOf(lines: Line[]): { parts: Part[]; shownAs: Map<Line, string> } {
  const parts: Part[] = [];
  const current = new Map<number, Part>();
  const shownAs = new Map<Line, string>();
  let before: { column: number; heading: boolean; part: Part } | undefined;
  for (const line of lines) {
    if (isFurniture(line.text)) continue;
    // a heading may stand beside what it heads
    const [lead = '', ...beside] = line.text.split('\t');
    const heads = beside.length > 0 && !isLabel(lead) ? sectionCalled(lead) : undefined;
    const section = heads ?? (isBullet(line.text) ? undefined : sectionCalled(line.text));
    const inline = section ? undefined : labelled(line);
    if (inline) {
      for (const one of inline.lines) shownAs.set(one, shown(line));
      parts.push(inline);
      continue;
    }
    // columns below a heading across the page belong to it
    const inherited = before?.heading && before.column === 0 && line.column > 0 ? before.part : undefined;
    let part = section ? undefined : (inherited ?? current.get(line.column));
    if (!part) {
      part = { section, lines: [] };
      parts.push(part);
    }
    current.set(line.column, part);
    if (heads) part.lines.push({ ...line, text: beside.join('\t') });
    else if (!section) part.lines.push(line);
    before = { column: line.column, heading: section !== undefined || (inherited !== undefined && before?.heading === true), part };
  }
  return { parts, shownAs };
}

const pieces = (text: string) =>
  (isLabel(text.split('\t')[0] ?? '') ? [text] : withoutBullet(text).split(/\s*[|•·●✉☎⚲\t]\s*|\s+\/\s+(?=\S*@|\+?\d)/u))
    .map((one) => one.trim())
    .filter(Boolean);

/** What the lines without a heading, and those under the person's, say of the person. */
function readPerson(lines: Line[], into: CvRead, first: boolean) {
  const put = (found: FieldRead[]) => {
    const fresh = found.filter((one) => !into.fields.some(({ field }) => field === one.field));
    into.fields.push(...fresh);
    return fresh.length > 0 || found.some((one) => into.fields.some((there) => there.field === one.field && there.found === one.found));
  };
  const name = first ? nameLine(lines) : undefined;
  if (name) put(namesOf(name.text, shown(name), ['name-by-place']));
  const below = name && lines[lines.indexOf(name) + 1];
  const isProfession =
    below &&
    below.column === name.column &&
    !/[\d@:|]/.test(below.text) &&
    below.text.length <= 80 &&
    detailsIn(below.text, '').length === 0 &&
    !looksLikeStreet(below.text);
  if (isProfession)
    put([{ field: 'profession', found: below.text.replace(/\t/g, ', '), from: [shown(below)], doubts: ['profession-by-place'] }]);
  for (const [place, line] of lines.entries()) {
    if (line === name || (isProfession && line === below)) continue;
    const next = lines[place + 1];
    const previous = lines[place - 1];
    // a street above its town: both are the address
    if (
      next &&
      looksLikeStreet(line.text) &&
      endsWithTown(next.text) &&
      pieces(line.text).length === 1 &&
      detailsIn(line.text, '').length === 0
    )
      continue;
    if (endsWithTown(line.text) && !line.text.includes(':') && pieces(line.text).length === 1) {
      const street =
        previous && previous !== name && looksLikeStreet(previous.text) && detailsIn(previous.text, '').length === 0 ? previous : undefined;
      const from = [...(street ? [street] : []), line];
      if (
        put([
          {
            field: 'cAddress',
            found: from
              .map(({ text }) => text.replace(/\t/g, ', '))
              .join(', ')
              .slice(0, 300),
            from: from.map(shown),
            doubts: [],
          },
        ])
      )
        continue;
      if (street) into.unplaced.push({ words: shown(street), why: 'no-place' });
    }
    for (const piece of pieces(line.text)) readPiece(piece, line, into, put);
  }
}

function readPiece(piece: string, line: Line, into: CvRead, put: (found: FieldRead[]) => boolean) {
  const details = detailsIn(piece, shown(line));
  const address = emailIn(piece);
  if (details === 'email' || (details.length === 0 && address)) {
    into.unplaced.push({ words: address ?? piece, why: 'email' });
    const rest = address ? piece.replace(address, '').replace(/^[\s,;]+|[\s,;]+$/g, '') : '';
    if (details !== 'email' && rest && !put(detailsIn(rest, shown(line)) as FieldRead[]))
      into.unplaced.push({ words: rest, why: 'not-understood' });
    return;
  }
  if (put(details)) return;
  const known =
    details.length > 0 ||
    /^(?:https?:|www\.)|\.(?:com|de|fr|org|io|net|ch|at)(?:\/|$)|^(?:linkedin|github|xing|web|website|homepage|familienstand|marital status|geburtsort|place of birth|lieu de naissance|situation)/i.test(
      piece,
    );
  into.unplaced.push({ words: piece.replace(/\t/g, '  '), why: known ? 'no-place' : 'not-understood' });
}

/** The line that holds the name: of those near the top the largest that looks like one. */
function nameLine(lines: Line[]): Line | undefined {
  const likely = lines.slice(0, 8).filter(({ text }) => looksLikeName(text) && !endsWithTown(text) && !spanIn(text));
  const largest = Math.max(0, ...likely.map(({ size }) => size));
  return likely.find(({ size }) => size >= largest - 0.1);
}

const all = (lines: Line[], shownAs: Map<Line, string>, why: Unplaced['why']): Unplaced[] =>
  lines.map((line) => ({ words: shownAs.get(line) ?? shown(line), why }));

/** A line that is longer, and more letters in all, are no CV. */
const [longestLine, mostLetters] = [10_000, 500_000];
function demandShort(lines: Line[]) {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (lines.length > maxCvLines || letters > mostLetters || lines.some(({ text }) => text.length > longestLine))
    throw new NotRead('cv-too-long');
}

/** What the lines of a CV say, each of them in one place or among what found none. */
export function readLines(format: CvRead['format'], lines: Line[]): CvRead {
  demandShort(lines);
  const read = nothingRead(format);
  const { parts, shownAs } = partsOf(lines);
  const words = (line: Line) => shownAs.get(line) ?? shown(line);
  let first = true;
  for (const { section, lines } of parts) {
    if (lines.length === 0) continue;
    if (section === undefined || section === 'person') {
      readPerson(lines, read, first);
      first = false;
    } else if (section === 'experience' || section === 'voluntary') {
      const { found, unplaced } = postsIn(lines);
      read.experiences.push(
        ...(section === 'voluntary' ? found.map((one) => ({ ...one, doubts: [...one.doubts, 'voluntary' as const] })) : found),
      );
      read.unplaced.push(...unplaced);
    } else if (section === 'education') {
      const { found, unplaced } = schoolsIn(lines);
      read.educations.push(...found);
      read.unplaced.push(...unplaced);
    } else if (section === 'about') readAbout(lines, read, words);
    else if (section === 'no-place') read.unplaced.push(...all(lines, shownAs, 'no-place'));
    else for (const line of lines) readListed(section, line, words(line), read);
  }
  return within(withoutOwnName(read));
}

/** The name stands in page headers too: once it is known, it has its place. */
function withoutOwnName(read: CvRead): CvRead {
  const [first, last] = (['firstName', 'lastName'] as const).map((name) => read.fields.find(({ field }) => field === name));
  if (!first || !last) return read;
  const isName = (words: string) =>
    [`${first.found} ${last.found}`, `${last.found} ${first.found}`].some((one) => one.toLowerCase() === words.toLowerCase());
  const again = read.unplaced.filter(({ words }) => isName(words)).map(({ words }) => words);
  first.from.push(...again);
  return { ...read, unplaced: read.unplaced.filter(({ words }) => !isName(words)) };
}

function readAbout(lines: Line[], read: CvRead, words: (line: Line) => string) {
  const text = lines.map((line) => line.text.replace(/\t/g, ' ')).join(' ');
  const there = read.fields.some(({ field }) => field === 'about');
  if (there) return read.unplaced.push(...lines.map((line) => ({ words: words(line), why: 'too-much' as const })));
  const left = text.slice(maxDescription);
  read.fields.push({
    field: 'about',
    found: text.slice(0, maxDescription).trim(),
    from: lines.map(words),
    doubts: left ? ['shortened'] : [],
  });
  if (left) read.unplaced.push({ words: left, why: 'too-much' });
}

function readListed(section: 'skills' | 'languages' | 'skills-and-languages' | 'licences', line: Line, from: string, read: CvRead) {
  const languages = section === 'languages' || section === 'skills-and-languages' ? languagesIn(line.text) : [];
  if (languages.length > 0) {
    const fresh = languages.filter(({ language }) => !read.languages.some((one) => one.language === language));
    read.languages.push(...fresh.map((one) => languageRead(one, [from])));
    // languages that the list of the profile does not hold stand between those that it does
    const others = withoutBullet(line.text)
      .split(/\s*[,;|•·\t]\s*/)
      .filter((one) => /\p{L}/u.test(one) && languagesIn(one).length === 0 && !saidLevel(one));
    read.unplaced.push(...others.map((words) => ({ words, why: 'no-place' as const })));
    return;
  }
  const skills = section === 'languages' ? [] : skillsIn(line.text, from);
  if (skills.length === 0) {
    read.unplaced.push({ words: from, why: section === 'languages' ? 'no-place' : 'not-understood' });
    return;
  }
  const fresh = skills.filter(({ name }) => !read.skills.some((one) => one.name.toLowerCase() === name.toLowerCase()));
  read.skills.push(...(section === 'licences' ? fresh.map((one) => ({ ...one, doubts: ['licence' as const] })) : fresh));
}

/** More than a CV says, and more than an answer of the cage takes. */
const mostAnswered = 2_000_000;

/** No more of a kind than a profile holds; the rest is named. Refuses what is more than any CV says. */
export function within(read: CvRead): CvRead {
  if (read.unplaced.length > maxCvLines || JSON.stringify(read).length > mostAnswered) throw new NotRead('cv-too-long');
  const over = [...read.experiences.slice(maxEntries), ...read.educations.slice(maxEntries), ...read.skills.slice(maxEntries)];
  return {
    ...read,
    experiences: read.experiences.slice(0, maxEntries),
    educations: read.educations.slice(0, maxEntries),
    skills: read.skills.slice(0, maxEntries),
    unplaced: [...read.unplaced, ...over.flatMap(({ from }) => from.map((words) => ({ words, why: 'too-much' as const })))],
  };
}
