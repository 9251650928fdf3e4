/** Files of text: Europass as XML or JSON, JSON Resume, or a CV that is nothing but text. Runs in the cage alone. */
import { untilNow } from '@vitrine/contract/candidates/shapes.ts';
import { readResume } from '../../resume.ts';
import { tidy } from '../rules/lines.ts';
import { readLines, within } from '../rules/reading.ts';
import { type CvRead, NotRead, nothingRead } from '../what-was-read.ts';
import { europassIn, europassOf } from './europass.ts';

/** A date of a JSON Resume that is a year alone gets January or December: told as a doubt where the file names no such month. */
function doubtsOf(
  text: string,
  { fromMonth, fromYear, toMonth, toYear }: { fromMonth: number; fromYear: number; toMonth: number; toYear: number },
): CvRead['experiences'][number]['doubts'] {
  const named = (year: number, month: string) => text.includes(`${year}-${month}`) || text.includes(`${year}-${Number(month)}"`);
  const guessed = (fromMonth === 1 && !named(fromYear, '01')) || (toYear !== untilNow && toMonth === 12 && !named(toYear, '12'));
  return guessed ? ['years-only'] : [];
}

function jsonResume(text: string): CvRead {
  const { fields, experiences, educations, skills, languages, left } = readResume(text);
  const of = (...words: (string | null)[]) => words.filter((one): one is string => Boolean(one));
  return within({
    ...nothingRead('json-resume'),
    fields: (Object.entries(fields) as [keyof typeof fields, string][]).map(([field, found]) => ({
      field,
      found,
      from: [found],
      doubts: [],
    })),
    experiences: experiences.map((one) => ({ ...one, from: of(one.title, one.employer, one.place), doubts: doubtsOf(text, one) })),
    educations: educations.map((one) => ({ ...one, from: of(one.school, one.course), doubts: doubtsOf(text, one) })),
    skills: skills.map((name) => ({ name, from: [name], doubts: [] })),
    languages: languages.map((one) => ({ ...one, from: [one.language], doubts: [] })),
    unplaced: left.map((words) => ({ words, why: 'no-place' as const })),
  });
}

function json(text: string): CvRead {
  const parsed: unknown = JSON.parse(text);
  return europassOf(parsed) ?? jsonResume(text);
}

export function readText(bytes: Buffer): CvRead {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const start = text.trimStart()[0];
  if (start === '{' || start === '[') return json(text);
  if (start === '<') {
    const read = europassIn(text);
    if (!read) throw new NotRead('cv-unreadable');
    return read;
  }
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => tidy(line.replace(/ {3,}/g, '\t')))
    .filter(Boolean);
  if (lines.length < 2) throw new NotRead('cv-unreadable');
  return readLines(
    'text',
    lines.map((line) => ({ text: line, size: 0, column: 0 })),
  );
}
