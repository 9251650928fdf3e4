import { richOf } from './rich.ts';

/** The columns of a table that is made of postings, called as schema.org calls what they hold. */
const columns = [
  'title',
  'identifier',
  'description',
  'qualifications',
  'jobBenefits',
  'occupationalCategory',
  'employmentType',
  'workHours',
  'addressLocality',
  'postalCode',
  'streetAddress',
  'addressRegion',
  'addressCountry',
  'jobLocationType',
  'minValue',
  'maxValue',
  'currency',
  'unitText',
  'jobStartDate',
  'validThrough',
  'applicationContact',
  'inLanguage',
] as const;
type Cells = Record<(typeof columns)[number], string>;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
const nodeOf = (value: unknown): Node => listOf(value).find(isNode) ?? {};

/** What a value says: a word, a number, or a thing by its value or its name; several with a semicolon between. */
function said(value: unknown): string {
  const words = listOf(value).map((one) => {
    if (typeof one === 'string' || typeof one === 'number') return String(one);
    return isNode(one) ? said(one['@value'] ?? one.value ?? one.name) : '';
  });
  return words.filter(Boolean).join('; ').replace(/\s+/g, ' ').trim();
}

/** Rich text in one line, for each posting is a line of the table. */
const rich = (...values: unknown[]) =>
  values
    .flatMap(listOf)
    .map((one) => (typeof one === 'string' ? richOf(one) : said(one)))
    .join('')
    .replace(/\s+/g, ' ');

const isPosting = (node: Node) => listOf(node['@type']).some((one) => typeof one === 'string' && /(^|[/:])JobPosting$/.test(one));

/** The postings of a document: alone, in a list, in a graph, or as elements of an `ItemList`. */
function postingsIn(value: unknown, depth = 0): Node[] {
  if (depth > 5) return [];
  return listOf(value).flatMap((one) => {
    if (!isNode(one)) return [];
    if (isPosting(one)) return [one];
    return [one['@graph'], one.itemListElement, one.item].flatMap((inner) => postingsIn(inner, depth + 1));
  });
}

/** Kinds of employment of schema.org for which we have a word; `OTHER` says nothing. */
const employment = /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN)$/;
const employmentOf = (value: unknown) =>
  listOf(value)
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map((one) => one.trim().replace(/^https?:\/\/schema\.org\//, ''))
    .filter((one) => employment.test(one.toUpperCase().replace(/[\s-]/g, '_')))
    .join('; ');

function placesOf(posting: Node): Partial<Cells> {
  const addresses = listOf(posting.jobLocation)
    .filter(isNode)
    .map((one) => nodeOf(one.address));
  const [only] = addresses;
  const parts = (one: Node) => ({
    addressLocality: said(one.addressLocality),
    postalCode: said(one.postalCode),
    streetAddress: said(one.streetAddress),
    addressRegion: said(one.addressRegion),
    addressCountry: said(one.addressCountry),
  });
  if (only && addresses.length === 1) return parts(only);
  const written = addresses.map(parts).map(({ postalCode, addressLocality, addressCountry }) => {
    const town = [postalCode, addressLocality].filter(Boolean).join(' ');
    return [town, addressCountry].filter(Boolean).join(', ');
  });
  return { addressLocality: written.filter(Boolean).join('; ') };
}

function salaryOf(posting: Node): Partial<Cells> {
  const salary = nodeOf(posting.baseSalary);
  const value = isNode(salary.value) ? salary.value : salary;
  const one = said(value.value);
  return {
    minValue: said(value.minValue) || one,
    maxValue: said(value.maxValue) || one,
    currency: said(salary.currency ?? posting.salaryCurrency),
    unitText: said(value.unitText),
  };
}

function cellsOf(posting: Node): Partial<Cells> {
  const contact = nodeOf(posting.applicationContact);
  return {
    title: said(posting.title ?? posting.name),
    identifier: said(posting.identifier),
    description: rich(posting.description, posting.responsibilities),
    qualifications: rich(posting.qualifications, posting.skills),
    jobBenefits: rich(posting.jobBenefits),
    occupationalCategory: said(posting.occupationalCategory),
    employmentType: employmentOf(posting.employmentType),
    workHours: said(posting.workHours),
    jobLocationType: said(posting.jobLocationType),
    jobStartDate: said(posting.jobStartDate),
    validThrough: said(posting.validThrough),
    applicationContact: [contact.name, contact.email, contact.telephone].map(said).filter(Boolean).join(', '),
    inLanguage: said(isNode(posting.inLanguage) ? (posting.inLanguage.alternateName ?? posting.inLanguage.name) : posting.inLanguage),
    ...placesOf(posting),
    ...salaryOf(posting),
  };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A table (CSV) of the postings of schema.org that a JSON document holds, each in a line; undefined where it is no JSON or holds none. */
export function tableOfPostings(text: string): string | undefined {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return undefined;
  }
  const postings = postingsIn(document).map(cellsOf);
  if (postings.length === 0) return undefined;
  return [columns, ...postings.map((cells) => columns.map((one) => cells[one] ?? ''))].map((line) => line.map(quoted).join(',')).join('\n');
}
