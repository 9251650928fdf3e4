import type { Files } from '../files/files.ts';
import { migrate } from '../postgres/migrate.ts';
import { countTable, loadTables } from './copying.ts';
import type { Manifest } from './manifest.ts';
import { withScratchDatabase } from './scratch.ts';

/** What is needed to read the rows of a backup. */
export type Rows = Pick<Manifest, 'migrations' | 'tables' | 'sequences'>;

/**
 * Reads the rows of a backup into an empty database and out again: they must come out the same, byte for byte, and every
 * reference between them must hold. Throws in words where they do not.
 */
export const proveRows = (folder: string, place: Files, backup: string, rows: Rows) =>
  withScratchDatabase(folder, async (pool, client) => {
    await migrate(pool, { upTo: rows.migrations });
    await loadTables(client, place, backup, rows);
    for (const table of rows.tables) {
      const { sha256 } = await countTable(client, table);
      if (sha256 !== table.sha256) throw new Error(`The rows of ${table.name} do not come out of an empty database as they went in.`);
    }
  });
