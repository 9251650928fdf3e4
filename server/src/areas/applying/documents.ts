import { type ApplicationDocument, maxDocuments } from '@vitrine/contract/applying/applying.ts';
import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { type Actor, type AnyCtx, atomically, type Ctx, type World } from '../../platform/context.ts';
import { documentLinks, keepDocument } from '../../platform/files/documents.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import * as sql from './applying.sql.ts';

/** A document as the caller, who may read it, sees it. */
export const documentOnWire = (ctx: AnyCtx, row: sql.DocumentRow): ApplicationDocument => ({
  documentId: row.id,
  ...documentLinks(ctx, row),
});

/** Stores a document for an application that is still to be sent. */
export const storeDocument = (ctx: Ctx<Actor>, bookingId: string, file: UploadedFile) =>
  keepDocument(ctx, file, async (ctx, row) => {
    const { accountId } = ctx.actor;
    await sql.lockAccount(ctx.db, accountId);
    if ((await sql.waitingDocuments(ctx.db, accountId, bookingId)).length >= maxDocuments) throw new Refused('too-many-documents');
    return sql.insertDocument(ctx.db, {
      ...row,
      id: ctx.newId(),
      account_id: accountId,
      booking_id: bookingId,
      created_at: ctx.now().toISOString(),
    });
  });

/** Deletes documents, and in the same transaction orders their files to be removed. */
export const removeDocuments = (world: World, rows: sql.DocumentRow[]) =>
  atomically(world, async (world) => {
    await sql.deleteDocuments(
      world.db,
      rows.map(({ id }) => id),
    );
    await removeFiles(
      world,
      rows.map(({ stored }) => stored),
    );
  });

/** Every hour: documents of applications that were never sent are gone after a day. */
export const forgetDocuments = job(
  'forget-documents',
  z.object({}),
  (world) =>
    atomically(world, async (world) =>
      removeDocuments(world, await sql.forgottenDocuments(world.db, new Date(world.now().getTime() - day).toISOString())),
    ),
  { cron: '23 * * * *' },
);
