import fs from 'node:fs';
import type { ApplicationDocument } from '@vitrine/contract/applicants/applying.ts';
import { maxDocuments } from '@vitrine/contract/applicants/applying.ts';
import * as z from 'zod';
import { type Actor, atomically, type Ctx, type World } from '../../platform/context.ts';
import { job } from '../../platform/jobs.ts';
import { mediaLink } from '../../platform/media-links.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/secrets.ts';
import type { UploadedFile } from '../../platform/upload.ts';
import * as sql from './applying.sql.ts';

const shownPictures = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];

/** A document as the caller, who may read it, sees it. */
export function documentOnWire(ctx: Ctx, row: sql.DocumentRow): ApplicationDocument {
  return {
    documentId: row.id,
    name: row.name,
    contentType: row.content_type,
    bytes: row.bytes,
    url: mediaLink(ctx, row.stored, row.content_type).url,
    saveUrl: mediaLink(ctx, row.stored, row.content_type, row.name).url,
    preview: row.content_type === 'application/pdf' ? 'pdf' : shownPictures.includes(row.content_type) ? 'picture' : 'none',
  };
}

/** The name a document is shown under: what the person called it, with the ending of what it is. */
function shownName({ name, extension }: UploadedFile) {
  const clean = name
    .replace(/[\p{C}/\\]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
  return new RegExp(`\\.(${extension}|jpeg)$`, 'i').test(clean) ? clean : `${clean || 'document'}.${extension}`;
}

/** Stores a document for an application that is still to be sent. */
export async function storeDocument(ctx: Ctx<Actor>, bookingId: string, file: UploadedFile) {
  const stored = `documents/${newToken()}.${file.extension}`;
  await ctx.files.put(stored, fs.createReadStream(file.path));
  try {
    return await atomically(ctx, async (ctx) => {
      const { accountId } = ctx.actor;
      await sql.lockAccount(ctx.db, accountId);
      if ((await sql.waitingDocuments(ctx.db, accountId, bookingId)).length >= maxDocuments) throw new Refused('too-many-documents');
      return sql.insertDocument(ctx.db, {
        id: ctx.newId(),
        account_id: accountId,
        booking_id: bookingId,
        name: shownName(file),
        stored,
        content_type: file.contentType,
        bytes: file.size,
        created_at: ctx.now().toISOString(),
      });
    });
  } catch (error) {
    await ctx.files.remove([stored]);
    throw error;
  }
}

/** Deletes documents with their files. */
export async function removeDocuments(world: World, rows: sql.DocumentRow[]) {
  await sql.deleteDocuments(
    world.db,
    rows.map(({ id }) => id),
  );
  await world.files.remove(rows.map(({ stored }) => stored));
}

const day = 24 * 60 * 60 * 1000;

/** Every hour: documents of applications that were never sent are gone after a day. */
export const forgetDocuments = job(
  'forget-documents',
  z.object({}),
  async (world) => removeDocuments(world, await sql.forgottenDocuments(world.db, new Date(world.now().getTime() - day).toISOString())),
  { cron: '23 * * * *' },
);
