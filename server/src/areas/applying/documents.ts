import { type ApplicationDocument, maxDocuments } from '@vitrine/contract/applying/applying.ts';
import { day } from '@vitrine/contract/durations.ts';
import * as z from 'zod';
import { audited } from '../../platform/audit.ts';
import { type Actor, type AnyCtx, atomically, type Ctx, type World } from '../../platform/context.ts';
import { documentLinks, keepDocument } from '../../platform/files/documents.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { reaches } from '../interviews/index.ts';
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

export interface Copied {
  name: string;
  stored: string;
  content_type: string;
  bytes: number;
}

/** Copies documents of the own profile: what becomes of the profile changes nothing of what was sent. */
export async function copyProfileDocuments(ctx: Ctx<Actor>, ids: string[]): Promise<Copied[]> {
  const rows = await sql.findProfileDocuments(ctx.db, ctx.actor.accountId, ids);
  if (rows.length < new Set(ids).size) throw new Refused('not-found');
  const copies: Copied[] = [];
  for (const { name, stored, content_type } of rows) {
    const content = await ctx.files.read(stored);
    if (!content) throw new Refused('not-found');
    const copy = `documents/${newToken()}${stored.slice(stored.lastIndexOf('.'))}`;
    copies.push({ name, stored: copy, content_type, bytes: await ctx.files.put(copy, content) });
  }
  return copies;
}

/** Takes one document of a sent application back, unless it is kept for a dispute. */
export async function takeBackDocument(ctx: Ctx<Actor>, documentId: string) {
  await atomically(ctx, async (ctx) => {
    const { accountId } = ctx.actor;
    const sent = await sql.findSent(ctx.db, accountId, documentId);
    if (sent) await sql.lockMine(ctx.db, accountId, sent.sent_with);
    const found = await sql.findSent(ctx.db, accountId, documentId);
    if (!found || !reaches(ctx.actor, { booking_id: found.job_booking, job_code_id: found.job_code_id })) throw new Refused('not-found');
    if (found.held) throw new Refused('application-held');
    await audited(ctx, {
      action: 'removed',
      object: 'document',
      objectId: documentId,
      subjects: [ctx.actor.accountId],
      companyId: found.company_id,
    });
    await removeDocuments(ctx, [found]);
  });
}

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
