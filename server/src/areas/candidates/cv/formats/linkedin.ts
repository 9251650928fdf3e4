/** The copy of their data that LinkedIn gives to its members: a ZIP of tables. Runs in the cage alone. */
import { maxCvLines } from '@vitrine/contract/candidates/cv.ts';
import { maxDescription } from '@vitrine/contract/candidates/shapes.ts';
import { csvRecords } from '../../../../platform/csv.ts';
import { contentOf, type Entry, entriesOf } from '../../../../platform/files/office/office-zip.ts';
import { clean, languageOf, saidLevel } from '../../resume.ts';
import { dayIn, spanIn } from '../rules/dates.ts';
import { graduationIn } from '../rules/entries.ts';
import { languageRead } from '../rules/languages.ts';
import { within } from '../rules/reading.ts';
import { type CvRead, type FieldRead, NotRead, nothingRead } from '../what-was-read.ts';

const mostOfTable = 4 * 1024 * 1024;

/** Tables that are read, by their name without signs, and the column that each of them has. */
const tables = {
  profile: 'First Name',
  positions: 'Company Name',
  education: 'School Name',
  skills: 'Name',
  languages: 'Name',
  phonenumbers: 'Number',
  emailaddresses: 'Email Address',
  certifications: 'Name',
  volunteering: 'Company Name',
  projects: 'Title',
  publications: 'Name',
  honors: 'Title',
  courses: 'Name',
  organizations: 'Name',
  patents: 'Title',
} as const;
type Table = keyof typeof tables;
const isTable = (name: string): name is Table => name in tables;

const baseOf = ({ name }: Entry) => name.slice(name.lastIndexOf('/') + 1);
const tableOf = (entry: Entry) =>
  baseOf(entry)
    .replace(/\.csv$/i, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

type Row = Record<string, string>;

async function* whole(text: string) {
  yield text;
}

/** The rows of a table by the names of its columns; notes may stand above those. */
async function rowsOf(file: Buffer, entry: Entry, column: string): Promise<Row[]> {
  const text = contentOf(file, entry, mostOfTable)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const rows: Row[] = [];
  let names: string[] | undefined;
  for await (const { cells } of csvRecords(whole(text), ',')) {
    if (!names) {
      if (cells.some((one) => one.trim() === column)) names = cells.map((one) => one.trim());
      continue;
    }
    rows.push(Object.fromEntries(names.map((name, place) => [name, clean(cells[place], 20_000)])));
    if (rows.length > maxCvLines) throw new NotRead('cv-too-long');
  }
  return rows;
}

const words = (...all: (string | undefined)[]) => all.filter((one): one is string => Boolean(one));

/** The time of an entry: `Jan 2020` or `2020`, and nothing for what goes on. */
function periodOf(from: string | undefined, to: string | undefined) {
  const span = spanIn(from && to ? `${from} – ${to}` : from ? `since ${from}` : (to ?? ''));
  if (!span) return undefined;
  const { fromMonth, fromYear, toMonth, toYear, yearsOnly, single } = span;
  const doubts: CvRead['experiences'][number]['doubts'] = [
    ...(yearsOnly ? (['years-only'] as const) : []),
    ...(single ? (['one-date'] as const) : []),
  ];
  return { fromMonth, fromYear, toMonth, toYear, doubts };
}

function addPost(read: CvRead, row: Row, title: string | undefined, voluntary: boolean) {
  const { 'Company Name': employer = '', Location: place = '', Description: description = '' } = row;
  const when = periodOf(row['Started On'], row['Finished On']);
  const from = words(title, employer, place, words(row['Started On'], row['Finished On']).join(' – '), ...description.split('\n'));
  if (!when || !(title || employer)) return read.unplaced.push(...from.map((one) => ({ words: one, why: 'no-dates' as const })));
  const left = description.slice(maxDescription);
  if (left) read.unplaced.push({ words: left, why: 'too-much' });
  const doubts = [...when.doubts, ...(voluntary ? (['voluntary'] as const) : []), ...(left ? (['shortened'] as const) : [])];
  read.experiences.push({
    ...when,
    title: (title || employer).slice(0, 160),
    employer: title ? employer.slice(0, 160) : '',
    place: place.slice(0, 160),
    description: description.slice(0, maxDescription),
    from,
    doubts,
  });
}

function addSchool(read: CvRead, row: Row) {
  const { 'School Name': school = '', 'Degree Name': course = '', Notes: notes = '', Activities: activities = '' } = row;
  const when = periodOf(row['Start Date'], row['End Date']);
  const from = words(school, course, words(row['Start Date'], row['End Date']).join(' – '), notes, activities);
  if (!when || !(school || course)) return read.unplaced.push(...from.map((one) => ({ words: one, why: 'no-dates' as const })));
  read.educations.push({
    ...when,
    school: (school || course).slice(0, 160),
    course: school ? course.slice(0, 160) : '',
    graduation: graduationIn(course),
    description: words(notes, activities).join('\n').slice(0, maxDescription),
    from,
  });
}

function addProfile(read: CvRead, row: Row) {
  const put = (field: FieldRead['field'], found: string | undefined, max: number) => {
    if (!found) return;
    read.fields.push({ field, found: found.slice(0, max), from: [found], doubts: found.length > max ? ['shortened'] : [] });
    if (found.length > max) read.unplaced.push({ words: found.slice(max), why: 'too-much' });
  };
  put('firstName', row['First Name'], 80);
  put('lastName', row['Last Name'], 80);
  put('profession', row.Headline, 120);
  put('about', row.Summary, maxDescription);
  put(
    'cAddress',
    words(row.Address, row['Zip Code'] && !row.Address?.includes(row['Zip Code']) ? row['Zip Code'] : undefined).join(', ') ||
      row['Geo Location'],
    300,
  );
  const day = dayIn(row['Birth Date'] ?? '');
  if (day) read.fields.push({ field: 'DOB', found: day.day, from: words(row['Birth Date']), doubts: day.unsure ? ['day-or-month'] : [] });
  const told = read.fields.flatMap(({ from }) => from).join('\n');
  for (const [name, value] of Object.entries(row))
    if (value && !told.includes(value)) read.unplaced.push({ words: `${name}: ${value}`, why: 'no-place' });
}

const adding: Record<Table, (read: CvRead, row: Row) => unknown> = {
  profile: addProfile,
  positions: (read, row) => addPost(read, row, row.Title, false),
  volunteering: (read, row) => addPost(read, row, row.Role, true),
  education: addSchool,
  skills: (read, { Name: name }) => name && read.skills.push({ name: name.slice(0, 80), from: [name], doubts: [] }),
  certifications: (read, row) => {
    const name = row.Name?.slice(0, 80);
    return name && read.skills.push({ name, from: [words(row.Name, row.Authority, row['Started On']).join(', ')], doubts: ['licence'] });
  },
  languages: (read, { Name: name = '', Proficiency: level = '' }) => {
    const language = languageOf(name);
    const from = words(name, level).join(', ');
    if (language) read.languages.push(languageRead({ language, level: saidLevel(level.replaceAll('_', ' ')) }, [from]));
    else if (from) read.unplaced.push({ words: from, why: 'no-place' });
  },
  phonenumbers: (read, { Number: number }) => {
    if (!number) return;
    if (read.fields.some(({ field }) => field === 'cTelephone')) read.unplaced.push({ words: number, why: 'too-much' });
    else read.fields.push({ field: 'cTelephone', found: number.slice(0, 40), from: [number], doubts: [] });
  },
  emailaddresses: (read, { 'Email Address': address }) => address && read.unplaced.push({ words: address, why: 'email' }),
  projects: other,
  publications: other,
  honors: other,
  courses: other,
  organizations: other,
  patents: other,
};

function other(read: CvRead, row: Row) {
  const all = Object.values(row).filter(Boolean).join(', ');
  if (all) read.unplaced.push({ words: all.slice(0, 2000), why: 'no-place' });
}

const unique = <T>(all: T[], keyOf: (one: T) => string) =>
  all.filter((one, place) => all.findIndex((two) => keyOf(two) === keyOf(one)) === place);

/** Reads the tables that say something of a career; the other files of the archive are named. */
export async function readArchive(file: Buffer): Promise<CvRead> {
  const entries = entriesOf(file).filter(({ name }) => !name.endsWith('/'));
  const read = nothingRead('linkedin');
  const known = (Object.keys(tables) as Table[]).flatMap((table) =>
    entries.filter((one) => /\.csv$/i.test(one.name) && tableOf(one) === table),
  );
  if (!known.some((one) => ['profile', 'positions', 'education', 'skills'].includes(tableOf(one)))) throw new NotRead('cv-unreadable');
  for (const entry of known) {
    const table = tableOf(entry);
    if (isTable(table)) for (const row of await rowsOf(file, entry, tables[table])) adding[table](read, row);
  }
  const files = entries.filter((one) => !known.includes(one)).slice(0, 200);
  read.unplaced.push(...files.map((one) => ({ words: baseOf(one), why: 'no-place' as const })));
  return within({
    ...read,
    skills: unique(read.skills, ({ name }) => name.toLowerCase()),
    languages: unique(read.languages, ({ language }) => language),
  });
}
