import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maxDocumentBytes } from '@vitrine/contract/applying/applying.ts';
import { type archiveFaults, type DocumentFault, maxArchiveFiles, maxUnpackedBytes } from '@vitrine/contract/imports/documents.ts';
import { inCage, type Run } from '../../../platform/cage/cage.ts';
import { Stopped } from '../../../platform/cage/child.ts';
import { Unreadable } from '../../../platform/cage/unreadable.ts';
import { type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { keepFile } from '../../../platform/files/documents.ts';
import { demandUnlockedPdf } from '../../../platform/files/locked-files.ts';
import { removeFiles, storingFiles } from '../../../platform/files/stored-files.ts';
import { demandKind, type UploadedFile } from '../../../platform/http/upload.ts';
import { oneOfMany } from '../../../platform/jobs/every-one.ts';
import { Refused } from '../../../platform/refused.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { withScratch } from '../../../providers/media/index.ts';
import { type ImportRow, lockImport, updateImport } from '../imports.sql.ts';
import { insertFile } from './documents.sql.ts';
import { entriesFrom, type ZipEntry, zips } from './zip-cage.ts';

type Unzip = Run<typeof zips.replies>;

/** The same ZIP is still to be read, and that far: it may be removed or replaced meanwhile, and another run may be further. */
const stillAt = (row: ImportRow | undefined, stored: string, done?: number) =>
  row?.archive_stored === stored && row.archive_state === 'reading' && (done === undefined || row.archive_done === done);

/** Changes the import while the same ZIP is to be read; false where it is not any more. */
const note = (ctx: Ctx, id: string, stored: string, done: number | undefined, write: (ctx: Atomic<Ctx>) => Promise<unknown>) =>
  atomically(ctx, async (ctx) => {
    if (!stillAt(await lockImport(ctx.db, id), stored, done)) return false;
    await write(ctx);
    return true;
  });

/** Nothing more is to be read of it. */
const finish = (ctx: Ctx, id: string, stored: string, fault?: (typeof archiveFaults)[number]) =>
  note(ctx, id, stored, undefined, async (ctx) => {
    await updateImport(ctx.db, id, {
      archive_state: fault ? 'unreadable' : 'read',
      archive_fault: fault ?? null,
      archive_stored: null,
    });
    await removeFiles(ctx, [stored]);
  });

async function listed(unzip: Unzip, size: number): Promise<ZipEntry[] | (typeof archiveFaults)[number]> {
  try {
    const most = { mostBytes: maxDocumentBytes, mostFiles: maxArchiveFiles };
    const { result, bytes } = await unzip('list', { size, ...most }, { seconds: 60 });
    if (result !== null) return result;
    const entries = entriesFrom(bytes);
    if (entries.reduce((sum, { bytes, fault }) => sum + (fault ? 0 : bytes), 0) > maxUnpackedBytes) return 'too-large';
    return entries.length === 0 ? 'empty' : entries;
  } catch (error) {
    if (error instanceof Unreadable || (error instanceof Stopped && error.why !== 'ended')) return 'no-zip';
    throw error;
  }
}

const faults: Record<string, DocumentFault> = {
  'wrong-file-type': 'wrong-type',
  'macros-refused': 'macros',
  'old-office': 'old-office',
  'password-refused': 'password',
};

/** Unpacks one file to a place of this machine and looks what it is, by the rules of an upload; or says what is wrong with it. */
async function unpacked(unzip: Unzip, size: number, entry: ZipEntry, target: string): Promise<UploadedFile | DocumentFault> {
  if (entry.fault) return entry.fault;
  try {
    const { bytes } = await unzip('unpack', { size, entry }, { seconds: 60 });
    await fs.promises.writeFile(target, bytes, { mode: 0o600 });
    const name = path.posix.basename(entry.path);
    const kind = await demandKind(target, bytes.subarray(0, 4096), name, ['pdf', 'office', 'image']);
    if (kind.kind === 'pdf') await demandUnlockedPdf(target);
    return { ...kind, path: target, size: bytes.length, name, bytes: () => fs.promises.readFile(target) };
  } catch (error) {
    const fault = error instanceof Refused ? faults[error.code] : undefined;
    if (fault) return fault;
    // what a parser cannot read is of no use to whoever opens it either
    if (error instanceof Unreadable || (error instanceof Stopped && error.why !== 'ended')) return 'damaged';
    throw error;
  }
}

const isPictureFault = (error: unknown) => error instanceof Refused || error instanceof Unreadable;

/** Stores one file, with its row; false where the ZIP is not to be read any more. */
async function takeOne(ctx: Ctx, id: string, stored: string, position: number, entry: ZipEntry, file: UploadedFile | DocumentFault) {
  const write = (more: object) => async (ctx: Atomic<Ctx>) => {
    await insertFile(ctx.db, { id: ctx.newId(), import_id: id, position, path: entry.path, ...more });
    await updateImport(ctx.db, id, { archive_done: position + 1 });
  };
  if (typeof file === 'string') return note(ctx, id, stored, position, write({ fault: file }));
  try {
    return await storingFiles(ctx, async (ctx) => {
      const name = `documents/${newToken()}.${file.extension}`;
      const bytes = await keepFile(ctx, file, name);
      return atomically(ctx, async (ctx) => {
        if (!stillAt(await lockImport(ctx.db, id), stored, position)) throw new Gone();
        await write({ stored: name, content_type: file.contentType, bytes })(ctx);
        return true;
      });
    });
  } catch (error) {
    if (error instanceof Gone) return false;
    if (isPictureFault(error)) return note(ctx, id, stored, position, write({ fault: 'damaged' }));
    throw error;
  }
}

/** The ZIP was removed or replaced while one of its files was being stored. */
class Gone extends Error {}

/** Reads a ZIP file by file, from where the run before was killed. */
async function unpack(ctx: Ctx, id: string, stored: string, from: number, folder: string) {
  const zip = path.join(folder, 'documents.zip');
  const content = await ctx.files.read(stored);
  if (!content) return finish(ctx, id, stored, 'no-zip');
  await pipeline(content, fs.createWriteStream(zip, { mode: 0o600 }));
  const { size } = await fs.promises.stat(zip);
  await inCage(zips, { reads: { zip } }, async (unzip) => {
    const entries = await listed(unzip, size);
    if (typeof entries === 'string') return finish(ctx, id, stored, entries);
    await note(ctx, id, stored, undefined, (ctx) => updateImport(ctx.db, id, { archive_files: entries.length }));
    const target = path.join(folder, 'document');
    for (const [position, entry] of entries.entries()) {
      if (position < from) continue;
      const file = await unpacked(unzip, size, entry, target);
      if (!(await takeOne(ctx, id, stored, position, entry, file))) return false;
    }
    return finish(ctx, id, stored);
  });
}

/** Unpacks the ZIP beside a table, one file at a time; what it is that lies there is looked at as if each had been uploaded. */
export const unpackDocuments = oneOfMany(
  'unpack-documents',
  async (ctx, { id }) => {
    const row = await atomically(ctx, (ctx) => lockImport(ctx.db, id));
    if (row?.archive_state !== 'reading' || !row.archive_stored) return;
    const { archive_stored, archive_done } = row;
    await withScratch((folder) => unpack(ctx, id, archive_stored, archive_done, folder));
  },
  { seconds: 3600 },
);
