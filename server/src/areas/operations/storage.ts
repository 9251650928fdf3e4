import type { storage } from '@vitrine/contract/operations/storage.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { databaseBytes, knownFiles, largestTables } from './storage.sql.ts';

const mostTables = 8;

export const storageHandlers: Handlers<typeof storage> = {
  look: async ({ db, files, config }) => ({
    kind: config.s3 ? 'bucket' : 'folder',
    room: (await files.room()) ?? null,
    least: config.leastRoom,
    database: await databaseBytes(db),
    files: await knownFiles(db),
    tables: await largestTables(db, mostTables),
  }),
};
