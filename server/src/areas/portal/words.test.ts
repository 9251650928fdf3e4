import fs from 'node:fs';
import path from 'node:path';
import { employmentTypes } from '@vitrine/contract/reference-lists.ts';
import { languages } from '@vitrine/contract/vocabulary.ts';
import { expect, it } from 'vitest';
import { portalTexts } from './texts.ts';
import { employmentNames, replyWords, salaryWords } from './words.ts';

const web = path.join(import.meta.dirname, '../../../../web/src');

/** A text of the program, by its file and its way in it. */
function said(file: string, way: string, language: string): string {
  let found: unknown = JSON.parse(fs.readFileSync(path.join(web, file, 'texts.json'), 'utf8'));
  for (const step of [...way.split('.'), language]) found = (found as Record<string, unknown>)[step];
  return String(found).replace(/\{\{(\w+)\}\}/g, '{$1}');
}

const ads = 'areas/job-ads';
const companies = 'areas/companies';
const search = 'areas/job-search';

/** Where the screen that takes the place of a page of the server says the same. */
const same = {
  find: [search, 'title'],
  findLead: [search, 'lead'],
  what: [search, 'what'],
  whatHint: [search, 'whatHint'],
  where: [search, 'where'],
  whereHint: [search, 'whereHint'],
  allJobs: [ads, 'view.allJobs'],
  company: [ads, 'view.about'],
  tasks: [ads, 'sections.tasks'],
  lookingFor: [ads, 'sections.lookingFor'],
  benefits: [ads, 'sections.benefits'],
  apply: [ads, 'apply.action'],
  byVideo: [ads, 'view.apply'],
  byDocuments: [ads, 'apply.byDocuments'],
  videoNote: [ads, 'view.byVideo'],
  closed: [ads, 'view.closed'],
  noProfile: [companies, 'profile.gone'],
  noProfileText: [companies, 'profile.goneText'],
  about: [companies, 'profile.about'],
  team: [companies, 'profile.team'],
  inside: [companies, 'profile.inside'],
  picture: [companies, 'profile.picture'],
  openJobs: [companies, 'profile.jobs'],
} as const;

const interviews = 'areas/interviews';
const sameOfInterviews = {
  hello: 'landing.hello',
  invitation: 'landing.invitation',
  asks: 'landing.asks',
  questionsOne: 'facts.short.questions_one',
  questionsOther: 'facts.short.questions_other',
  minutesOne: 'facts.short.minutes_one',
  minutesOther: 'facts.short.minutes_other',
  whenever: 'facts.short.open',
  until: 'facts.short.closes',
  reviewersOne: 'facts.reviewers_one',
  reviewersOther: 'facts.reviewers_other',
  recorded: 'consent.text',
} as const;

it.each(languages)('pages of the server say what the screens say (%s)', (language) => {
  for (const [name, [file, way]] of Object.entries(same))
    expect(String(portalTexts[language][name as keyof typeof same]), name).toBe(said(file, way, language));
  for (const [name, way] of Object.entries(sameOfInterviews))
    expect(portalTexts[language].interview[name as keyof typeof sameOfInterviews], name).toBe(said(interviews, way, language));
  expect(employmentNames(employmentTypes, language)).toEqual(
    employmentTypes.map((one) => said('platform', `lists.employmentType.${one}`, language)),
  );
  expect(replyWords(1, language)).toBe(said(ads, 'view.reply_one', language).replace('{count}', '1'));
  expect(replyWords(7, language)).toBe(said(ads, 'view.reply_other', language).replace('{count}', '7'));
  for (const span of ['upTo', 'from', 'range'] as const)
    for (const period of ['hour', 'day', 'week', 'month', 'year'] as const)
      expect(String(portalTexts[language].salary[span][period])).toBe(said('platform', `salary.${span}.${period}`, language));
});

it('pay is said as the screen says it: whole amounts, and cents of hours and days', () => {
  const euros = { currency: 'EUR', period: 'year' } as const;
  expect(salaryWords({ ...euros, from: 36_000, to: 42_000 }, 'en')).toBe('€36,000 – €42,000 a year');
  expect(salaryWords({ ...euros, from: 36_000, to: null }, 'de')).toBe('ab 36.000\u00a0€ im Jahr');
  expect(salaryWords({ ...euros, from: null, to: 18, period: 'hour' }, 'en')).toBe('up to €18 an hour');
  expect(salaryWords({ ...euros, from: 15.5, to: 18, period: 'hour' }, 'en')).toBe('€15.50 – €18.00 an hour');
  expect(salaryWords({ ...euros, from: null, to: null }, 'fr')).toBeUndefined();
});
