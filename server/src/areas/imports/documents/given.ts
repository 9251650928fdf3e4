import type { Atomic, Ctx } from '../../../platform/context.ts';
import { shownName } from '../../../platform/files/documents.ts';
import { insertDocument } from '../../applying/index.ts';
import type { ImportRow } from '../imports.sql.ts';
import type { Verdict } from '../judging.ts';
import { filesOf, noteGiven } from './documents.sql.ts';
import { filesFor, lackingOf, type Shelf, shelfOf } from './giving.ts';

/** The files beside a table that are nobody's yet; nothing where there is no ZIP. */
export const shelfBeside = async (ctx: Pick<Ctx, 'db'>, { id, archive_state }: Pick<ImportRow, 'id' | 'archive_state'>) =>
  archive_state === 'read' ? shelfOf(await filesOf(ctx.db, id)) : undefined;

/** What a line brings of documents: they hang on an application that comes with the import, or stay behind. */
export function documentsOfLine(shelf: Shelf, verdict: Verdict) {
  if (verdict.outcome === 'refused') return { files: [], lacking: [] };
  const { person, came } = verdict;
  const brought = person.bookingId !== null && came?.brought.has(person.bookingId);
  return brought ? filesFor(shelf, person) : { files: [], lacking: lackingOf(shelf, person) };
}

/** Gives the files of these lines to the applications that came with them. */
export async function giveDocuments(ctx: Atomic<Ctx>, row: ImportRow, verdicts: readonly Verdict[], at: string) {
  const shelf = await shelfBeside(ctx, row);
  for (const verdict of shelf ? verdicts : []) {
    if (!shelf || verdict.outcome === 'refused') continue;
    const { person, came } = verdict;
    const [accountId, applicationId] = [came?.accountId, person.bookingId === null ? undefined : came?.brought.get(person.bookingId)];
    if (!accountId || !applicationId || person.bookingId === null) continue;
    for (const { id, path, stored, content_type, bytes } of documentsOfLine(shelf, verdict).files) {
      if (stored === null || content_type === null || bytes === null) continue;
      const name = shownName({ name: path.slice(path.lastIndexOf('/') + 1), extension: stored.slice(stored.lastIndexOf('.') + 1) });
      const document = await insertDocument(ctx.db, {
        id: ctx.newId(),
        account_id: accountId,
        booking_id: person.bookingId,
        application_id: applicationId,
        name,
        stored,
        content_type,
        bytes,
        created_at: at,
      });
      await noteGiven(ctx.db, id, document.id);
    }
  }
}
