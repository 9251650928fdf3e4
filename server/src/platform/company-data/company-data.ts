import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { World } from '../context.ts';
import type { ColumnName } from './columns.ts';
import type { ListName } from './lists.ts';

/** For whom what a company has is gathered: its owner, who reads in it what their pages show, and nothing else. */
export interface CompanyReader {
  companyId: string;
  accountId: string;
  language: Language;
}

/** A file of the export: under which path it lies there, and where it is stored here. */
export interface CompanyFile {
  path: string;
  stored: string;
}

type Rows = readonly object[];

/** What a company has of one kind, in rows. The export holds it twice, as JSON and as a table. */
export interface CompanyList {
  name: ListName;
  columns: readonly ColumnName[];
  /** Some rows at a time, in an order that is the same each time it is asked. */
  rows(): AsyncIterable<Rows>;
  /** The files that a row names. */
  filesOf(row: object): CompanyFile[];
}

/** What an area has of companies. Every area that stores anything of one says it here, as it says what it has of a person. */
export interface CompanyData {
  area: string;
  tell(ctx: World, reader: CompanyReader): CompanyList[];
}

/** A list of rows that have these columns; what else they have is not told. `files` names those that go along with a row. */
export const listOf = <const C extends ColumnName, R extends Record<C, unknown>>(
  name: ListName,
  columns: readonly C[],
  rows: () => AsyncIterable<readonly R[]>,
  files: (row: R) => CompanyFile[] = () => [],
): CompanyList => ({ name, columns, rows, filesOf: files as CompanyList['filesOf'] });

/** All rows at once, where a company has few. */
export const together = <R>(query: () => Promise<readonly R[]>) =>
  async function* () {
    yield await query();
  };

const first = '00000000-0000-0000-0000-000000000000';
const page = 500;

/** Rows in the order of their ids, some at a time, however many there are: `query` gives those after an id, at most so many. */
export const inPages = <R extends { id: string }>(query: (after: string, limit: number) => Promise<R[]>) =>
  async function* () {
    for (let after: string | undefined = first; after; ) {
      const rows: R[] = await query(after, page);
      yield rows;
      after = rows.length < page ? undefined : rows.at(-1)?.id;
    }
  };

/** For each of many, some at a time, what belongs to them. */
export const ofEach = <B, R>(batches: () => AsyncIterable<B>, rowsOf: (batch: B) => Promise<readonly R[]>) =>
  async function* () {
    for await (const batch of batches()) yield await rowsOf(batch);
  };

/** What stands in the name of a file that could lead elsewhere or that some file systems refuse. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const refused = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;

/** A name that somebody gave to a file, as the last step of a path; `id` keeps two of one name apart. */
export function pathStep(name: string, id: string) {
  const clean = name.replace(refused, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = clean.lastIndexOf('.');
  const [stem, ending] = dot > 0 && clean.length - dot < 10 ? [clean.slice(0, dot), clean.slice(dot)] : [clean, ''];
  return `${stem.slice(0, 80).toWellFormed() || 'file'} ${id.slice(0, 8)}${ending}`;
}

/** How the name of a stored file ends, with the dot. */
export const endingOf = (stored: string) => /\.\w+$/.exec(stored)?.[0] ?? '';
