import fs from 'node:fs';
import type { documentImports } from '@vitrine/contract/imports/documents.ts';
import { atomically } from '../../../platform/context.ts';
import { storingFiles } from '../../../platform/files/stored-files.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { Refused } from '../../../platform/refused.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { updateImport } from '../imports.sql.ts';
import { heldImport, importOf } from '../imports.ts';
import { countWithArchive } from './documents.sql.ts';
import { letGoOfFiles } from './letting-go.ts';
import { unpackDocuments } from './unpacking.jobs.ts';

/** So many imports with documents of a company may wait for being begun: each may take gigabytes. */
const mostWaiting = 3;

const none = { archive_fault: null, archive_files: 0, archive_done: 0 };

export const documentImportHandlers: Handlers<typeof documentImports> = {
  async upload(ctx, { id, fileName }, file) {
    if ((await importOf(ctx, id, 'people')).state !== 'mapping') throw new Refused('import-begun');
    const stored = `imports/${newToken()}.zip`;
    await storingFiles(ctx, async (ctx) => {
      await ctx.files.put(stored, fs.createReadStream(file.path));
      await atomically(ctx, async (ctx) => {
        const row = await heldImport(ctx, id, 'people');
        if (row.state !== 'mapping') throw new Refused('import-begun');
        if ((await countWithArchive(ctx.db, row.company_id, id)) >= mostWaiting) throw new Refused('imports-waiting');
        await letGoOfFiles(ctx, row);
        await updateImport(ctx.db, id, { ...none, archive_name: fileName, archive_stored: stored, archive_state: 'reading' });
        await enqueue(ctx, unpackDocuments, { id }, { key: stored });
      });
    });
  },

  remove: (ctx, { id }) =>
    atomically(ctx, async (ctx) => {
      const row = await heldImport(ctx, id, 'people');
      if (row.state !== 'mapping') throw new Refused('import-begun');
      await letGoOfFiles(ctx, row);
      await updateImport(ctx.db, id, { ...none, archive_name: null, archive_stored: null, archive_state: null });
    }),
};
