import type { profileDocuments } from '@vitrine/contract/candidates/documents.ts';
import { maxProfileDocuments } from '@vitrine/contract/candidates/shapes.ts';
import type { DocumentKind } from '@vitrine/contract/profile-lists.ts';
import type { Actor, Ctx } from '../../platform/context.ts';
import { keepDocument, shownName } from '../../platform/files/documents.ts';
import { removeFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { Refused } from '../../platform/refused.ts';
import * as sql from './documents.sql.ts';
import { withLockedProfile } from './entries.ts';

const store = (ctx: Ctx<Actor>, kind: DocumentKind, file: UploadedFile) =>
  keepDocument(ctx, file, (ctx, row) =>
    withLockedProfile(ctx, async (ctx, accountId) => {
      const there = await sql.listDocuments(ctx.db, accountId);
      if (there.length >= maxProfileDocuments) throw new Refused('too-many-profile-documents');
      await sql.insertDocument(ctx.db, {
        ...row,
        id: ctx.newId(),
        account_id: accountId,
        kind,
        position: (there.at(-1)?.position ?? -1) + 1,
        created_at: ctx.now().toISOString(),
      });
    }),
  );

async function documentOf(ctx: Ctx, accountId: string, id: string) {
  const all = await sql.listDocuments(ctx.db, accountId);
  const found = all.find((one) => one.id === id);
  if (!found) throw new Refused('not-found');
  return { all, found };
}

/** Puts a document at a place counted from 0 and numbers all of them anew. */
async function move(ctx: Ctx, all: sql.DocumentRow[], found: sql.DocumentRow, position: number) {
  const others = all.filter((one) => one !== found);
  others.splice(position, 0, found);
  for (const [place, { id }] of others.entries()) await sql.updateDocument(ctx.db, id, { position: place });
}

export const profileDocumentHandlers: Handlers<typeof profileDocuments> = {
  create: (ctx, { kind }, file) => store(ctx, kind, file),

  update: (ctx, { id, kind, name, position }) =>
    withLockedProfile(ctx, async (ctx, accountId) => {
      const { all, found } = await documentOf(ctx, accountId, id);
      const extension = found.stored.slice(found.stored.lastIndexOf('.') + 1);
      const set = { ...(kind ? { kind } : {}), ...(name === undefined ? {} : { name: shownName({ name, extension }) }) };
      if (Object.keys(set).length > 0) await sql.updateDocument(ctx.db, id, set);
      if (position !== undefined) await move(ctx, all, found, position);
    }),

  remove: (ctx, { id }) =>
    withLockedProfile(ctx, async (ctx, accountId) => {
      const { found } = await documentOf(ctx, accountId, id);
      await sql.deleteDocument(ctx.db, id);
      await removeFiles(ctx, [found.stored]);
    }),
};
