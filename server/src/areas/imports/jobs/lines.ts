import { createHash } from 'node:crypto';
import type { JobImportField } from '@vitrine/contract/imports/fields.ts';
import type { LineFault, LineProblem } from '@vitrine/contract/imports/imports.ts';
import type { JobImportChoices, LackedField } from '@vitrine/contract/imports/jobs.ts';
import { remoteKinds, salaryPeriods } from '@vitrine/contract/job-ads/card.ts';
import { maxPlaces, maxSectionCharacters, missingInAd, usualCurrencies } from '@vitrine/contract/job-ads/shapes.ts';
import { employmentTypes } from '@vitrine/contract/reference-lists.ts';
import { type Language, languages, text } from '@vitrine/contract/vocabulary.ts';
import { escapeHtml } from '../../../platform/mail/letter.ts';
import { safeHtml } from '../../../platform/rich-text.ts';
import { fill } from '../../../platform/texts.ts';
import { writtenDay } from '../../../platform/written.ts';
import type { FieldsOfAd } from '../../job-ads/index.ts';
import { byWord, jobKey, languageWords, parseDay } from '../lines.ts';
import { factTexts } from '../texts.ts';
import { amountOf, currencyOf, likelyPeriod, spanOf } from './amounts.ts';
import { countryOf, placesFrom } from './places.ts';
import { richOf } from './rich.ts';
import { employmentsOf, fieldsOf, periodOf, remoteOf } from './words.ts';

/** What lines are read by. */
export interface JobRules extends JobImportChoices {
  names: readonly string[];
  /** Folders of the company by `jobKey` of their names. */
  folders: ReadonlyMap<string, string>;
  /** The country of places that name none. */
  home: string;
  /** YYYY-MM-DD. */
  today: string;
}

/** The job of a line, as its draft would be. */
export interface LineJob {
  fields: FieldsOfAd & { title: string };
  reference: string;
  /** By what it is known again. */
  key: string;
  lacking: LackedField[];
}

const lengths: Partial<Record<JobImportField, number>> = {
  title: 120,
  reference: 100,
  hours: 200,
  postalCode: 20,
  street: 120,
  region: 80,
  startDate: 200,
  contact: 300,
};
const sectionOf = { description: 'tasks', requirements: 'lookingFor', benefits: 'benefits', aboutUs: 'presentYourCompany' } as const;
const visible = text(20_000);

type Wrong = (field: JobImportField, fault: LineFault, allowed?: readonly string[]) => void;
type Value = (field: JobImportField) => string;

function salaryOf(value: Value, wrong: Wrong, country: string | undefined) {
  const span = value('salary') ? spanOf(value('salary')) : undefined;
  if (value('salary') && !span) wrong('salary', 'amount', ['2400', '2.400,00', '2400 - 2900']);
  const one = (field: 'salaryFrom' | 'salaryTo', spoken: number | null) => {
    if (!value(field)) return spoken;
    const amount = amountOf(value(field));
    if (amount === undefined) wrong(field, 'amount', ['2400', '2.400,00']);
    return amount ?? null;
  };
  const from = one('salaryFrom', span?.from ?? null);
  const to = one('salaryTo', span?.to ?? null);
  const named = value('currency') ? currencyOf(value('currency')) : (span?.currency ?? currencyOf(value('salaryFrom')));
  if (value('currency') && !named) wrong('currency', 'choice', usualCurrencies);
  const over = value('period') ? periodOf(value('period')) : span?.period;
  if (value('period') && !over) wrong('period', 'choice', salaryPeriods);
  if (from !== null && to !== null && from > to)
    wrong(value('salaryFrom') ? 'salaryFrom' : value('salaryTo') ? 'salaryTo' : 'salary', 'range');
  const amount = from ?? to;
  if (amount === null) return undefined;
  const usual = country === 'CH' ? 'CHF' : country === 'GB' ? 'GBP' : 'EUR';
  return { from, to, currency: named ?? usual, period: over ?? likelyPeriod(amount) };
}

/** Facts without a field of their own, as the last lines of the tasks. */
function factsOf(value: Value, language: Language, dayFirst: boolean) {
  const begins = parseDay(value('startDate'), dayFirst);
  const said = { hours: value('hours'), startDate: begins ? writtenDay(language, begins) : value('startDate'), contact: value('contact') };
  const lines = (Object.keys(said) as (keyof typeof said)[])
    .filter((one) => said[one] !== '')
    .map((one) => escapeHtml(fill(factTexts[language][one], { value: said[one] })));
  return lines.length > 0 ? `<p>${lines.join('<br>')}</p>` : '';
}

const digestOf = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Reads one line: the job, or everything that is wrong with it by column. */
export function readJob(cells: readonly string[], rules: JobRules): { job: LineJob } | { problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const at = (field: JobImportField) => rules.columns.indexOf(field);
  const value: Value = (field) => (at(field) < 0 ? '' : (cells[at(field)] ?? '').trim());
  const wrong: Wrong = (field, fault, allowed = []) =>
    void problems.push({ column: rules.names[at(field)] ?? '', fault, allowed: [...allowed] });

  if (cells.slice(rules.columns.length).some((one) => one.trim() !== ''))
    problems.push({ column: '', fault: 'cells', allowed: [String(rules.columns.length)] });
  rules.columns.forEach((column, index) => {
    if (column === 'none') return;
    const max = lengths[column as JobImportField];
    const found = (cells[index] ?? '').trim();
    if (max !== undefined && found.length > max) wrong(column as JobImportField, 'too-long', [String(max)]);
    else if (!visible.safeParse(found).success) wrong(column as JobImportField, 'invisible');
  });
  const title = value('title').replace(/\s+/g, ' ');
  if (title === '') wrong('title', 'missing');

  const language = value('language') ? byWord(languageWords, value('language')) : rules.language;
  if (!language) wrong('language', 'language', languages);

  const country = value('country') ? countryOf(value('country')) : undefined;
  if (value('country') && !country) wrong('country', 'choice', ['DE', 'AT', 'CH', 'FR', '…']);
  const told = { city: value('city'), postalCode: value('postalCode'), street: value('street'), region: value('region'), country };
  const places = placesFrom(told, rules.home);
  if (places.length > maxPlaces) wrong('city', 'too-many', [String(maxPlaces)]);
  if (places.some(({ city }) => city.length > 80)) wrong('city', 'too-long', ['80']);

  const employmentType = value('employmentType') ? employmentsOf(value('employmentType')) : [];
  if (!employmentType) wrong('employmentType', 'choice', employmentTypes);
  const remote = value('remote') ? remoteOf(value('remote')) : 'no';
  if (!remote) wrong('remote', 'choice', remoteKinds);
  const category = value('folder') ? rules.folders.get(jobKey(value('folder'))) : '';
  if (category === undefined) wrong('folder', 'choice', [...rules.folders.values()].slice(0, 20));
  const closingDate = value('closingDate') ? parseDay(value('closingDate'), rules.dayFirst) : null;
  if (closingDate === undefined) wrong('closingDate', 'day', ['2026-04-03', '03.04.2026', rules.dayFirst ? '03/04/2026' : '04/03/2026']);
  const salary = salaryOf(value, wrong, places[0]?.country);

  const said = { tasks: '', lookingFor: '', benefits: '', presentYourCompany: '' };
  for (const [field, section] of Object.entries(sectionOf) as [keyof typeof sectionOf, (typeof sectionOf)[keyof typeof sectionOf]][]) {
    const facts = field === 'description' ? factsOf(value, language ?? rules.language, rules.dayFirst) : '';
    const rich = richOf(value(field)) + facts;
    if (rich === '') continue;
    said[section] = safeHtml(rich);
    if (said[section].length > maxSectionCharacters) wrong(field, 'too-long', [String(maxSectionCharacters)]);
  }
  if (problems.length > 0 || !language || !employmentType || !remote || category === undefined || closingDate === undefined)
    return { problems };

  const fields = { title, language, ...said, employmentType, field: fieldsOf(value('field')), places, remote, category, closingDate };
  const reference = value('reference');
  const whole = [title, said, places, employmentType, salary ?? null, remote];
  const past = closingDate !== null && closingDate < rules.today ? (['closingDate'] as const) : [];
  return {
    job: {
      fields: { ...fields, ...(salary && { salary }) },
      reference,
      key: reference ? `ref ${reference}` : digestOf(whole),
      lacking: [...(missingInAd(fields) as LackedField[]), ...past],
    },
  };
}
