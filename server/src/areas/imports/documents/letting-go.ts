import type { Atomic, Ctx } from '../../../platform/context.ts';
import { removeFiles } from '../../../platform/files/stored-files.ts';
import type { ImportRow } from '../imports.sql.ts';
import { deleteFilesOf } from './documents.sql.ts';

/** Orders the ZIP of an import and the files that are nobody's to be removed; returns how many files these are. */
export async function letGoOfFiles(ctx: Atomic<Ctx>, { id, archive_stored }: Pick<ImportRow, 'id' | 'archive_stored'>) {
  const { count, stored } = await deleteFilesOf(ctx.db, id);
  await removeFiles(ctx, [archive_stored, ...stored]);
  return count;
}
