import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import { type CompanyReader, inPages, ofEach } from '../../platform/company-data/company-data.ts';
import type { World } from '../../platform/context.ts';
import { applicationsAfter } from './company-data.sql.ts';
import { maskedFor } from './masking.ts';

type Row = Awaited<ReturnType<typeof applicationsAfter>>[number];

/** An application as its company may read it at this moment. */
interface ReadApplication extends Row {
  alias: string;
  /** Where its files lie in the export. */
  folder: string;
  /** A text as the reader may read it: while the application is left blind, without names and address. */
  masked(text: string): string;
}

function asRead(row: Row): ReadApplication {
  const alias = aliasOf(row.number);
  return { ...row, alias, folder: `applications/${alias}`, masked: row.blind ? maskedFor(row) : (text) => text };
}

/**
 * What belongs to the applications of a company, some of them at a time. Whoever tells it keeps to what a page would
 * show this reader: `of` says of an application whether it is left blind, and masks a text.
 */
export const eachApplication = <R>(
  ctx: World,
  reader: CompanyReader,
  rowsOf: (ids: string[], of: (id: string) => ReadApplication) => Promise<readonly R[]>,
) =>
  ofEach(
    inPages((after, limit) => applicationsAfter(ctx.db, reader, after, limit)),
    (rows) => {
      const read = new Map(rows.map((row) => [row.id, asRead(row)]));
      const of = (id: string) => {
        const found = read.get(id);
        if (!found) throw new Error(`an application that nobody asked for: ${id}`);
        return found;
      };
      return rowsOf([...read.keys()], of);
    },
  );
