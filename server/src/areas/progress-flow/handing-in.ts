import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Paper, papers } from '@vitrine/contract/progress-flow/papers.ts';
import { type AuditEvent, audited } from '../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import { keepFile, shownName } from '../../platform/files/documents.ts';
import { demandUnlockedPdf } from '../../platform/files/locked-files.ts';
import { removeFiles, storingFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { heifAsJpeg, withScratch } from '../../providers/media/index.ts';
import { virusIn } from '../../providers/virus-scan/index.ts';
import { isHeld } from '../applications/index.ts';
import { findOwn, type Member, noteMember, ownMembers } from './members.sql.ts';
import * as sql from './papers.sql.ts';
import { showPaper } from './showing.ts';
import { tellRecruiters } from './telling.ts';
import { papersOf } from './view.ts';

const folder = 'papers';
const taken = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
];

interface Kept {
  name: string;
  stored: string;
  content_type: string;
  bytes: number;
  shown: string | null;
}

async function ownList(ctx: Ctx<Actor>, applicationId: string) {
  const member = await findOwn(ctx.db, applicationId, ctx.actor.accountId);
  if (!member) throw new Refused('not-found');
  return member;
}

async function paperOf(ctx: Ctx<Actor>, member: Member, pfId: string) {
  const paper = (await papersOf(ctx, member)).find((one) => one.pfId === pfId);
  if (!paper) throw new Refused('not-found');
  return paper;
}

/** Shows a file to the virus scanner of the operator, where there is one; while it does not answer nothing is taken. */
async function demandClean({ config, log }: Ctx, file: string) {
  if (!config.clamav) return;
  const found = await virusIn(config.clamav, file).catch((error: unknown) => {
    log.error({ error: String(error) }, 'the virus scanner does not answer');
    throw new Refused('unavailable');
  });
  if (found) throw new Refused('virus-found');
}

/** Stores what was uploaded, with a picture beside it where pages could not show it. */
async function keep(ctx: Ctx<Actor>, file: UploadedFile): Promise<Kept> {
  if (!taken.includes(file.contentType)) throw new Refused('wrong-file-type');
  await demandClean(ctx, file.path);
  if (file.kind === 'pdf') await demandUnlockedPdf(file.path);
  const place = `${folder}/${newToken()}`;
  const picture = file.contentType === 'image/heic' ? await heifAsJpeg(file.path) : undefined;
  const stored = `${place}.${file.extension}`;
  const bytes = await keepFile(ctx, file, stored);
  if (picture) await ctx.files.put(`${place}-shown.jpg`, picture);
  return { name: shownName(file), stored, content_type: file.contentType, bytes, shown: picture ? `${place}-shown.jpg` : null };
}

/** A copy of a document of the own profile: what becomes of the profile changes nothing of what was handed in. */
async function copy(ctx: Ctx<Actor>, documentId: string): Promise<Kept> {
  const row = await sql.findProfileDocument(ctx.db, documentId, ctx.actor.accountId);
  const content = row && (await ctx.files.read(row.stored));
  if (!row || !content) throw new Refused('not-found');
  return withScratch(async (scratch) => {
    const place = path.join(scratch, 'file');
    await pipeline(content, fs.createWriteStream(place));
    const { content_type: contentType, name, bytes: size } = row;
    const kind = contentType === 'application/pdf' ? 'pdf' : contentType.startsWith('image/') ? 'image' : 'office';
    const extension = row.stored.slice(row.stored.lastIndexOf('.') + 1);
    return keep(ctx, { kind, contentType, extension, name, size, path: place, bytes: () => fs.promises.readFile(place) });
  });
}

/** Changes one paper of the caller while nobody else changes papers of that application. */
const changing = (
  ctx: Ctx<Actor>,
  { applicationId, pfId }: { applicationId: string; pfId: string },
  change: (ctx: Atomic<Ctx<Actor>>, member: Member, paper: Paper) => Promise<void>,
) =>
  atomically(ctx, async (ctx) => {
    if (!(await sql.lockApplication(ctx.db, applicationId))) throw new Refused('not-found');
    const member = await ownList(ctx, applicationId);
    await change(ctx, member, await paperOf(ctx, member, pfId));
    return paperOf(ctx, member, pfId);
  });

async function drop(ctx: Atomic<Ctx<Actor>>, fileId: string) {
  const file = await sql.findFile(ctx.db, fileId);
  await sql.deleteFile(ctx.db, fileId);
  await removeFiles(ctx, [file?.stored, file?.shown]);
}

const placeOf = (member: Member, pfId: string) => ({ application_id: member.id, document_id: pfId, company_id: member.company_id });

export const paperHandlers: Handlers<typeof papers> = {
  async mine(ctx) {
    const members = await ownMembers(ctx.db, ctx.actor.accountId);
    const items = await Promise.all(
      members.map(async (member) => ({
        applicationId: member.id,
        companyName: member.company_name,
        title: member.title,
        papers: await papersOf(ctx, member),
      })),
    );
    return { items: items.filter((one) => one.papers.length > 0) };
  },

  async upload(ctx, { documentId, ...place }, file) {
    const before = await paperOf(ctx, await ownList(ctx, place.applicationId), place.pfId);
    if (before.file?.review === 'ok') throw new Refused('paper-accepted');
    if (!file && !documentId) throw new Refused('file-missing');
    return storingFiles(ctx, async (ctx) => {
      const kept = file ? await keep(ctx, file) : await copy(ctx, documentId ?? '');
      return changing(ctx, place, async (ctx, member, paper) => {
        if (paper.file?.review === 'ok') throw new Refused('paper-accepted');
        const id = ctx.newId();
        const at = ctx.now().toISOString();
        await sql.insertFile(ctx.db, { ...kept, id, application_id: member.id, document_id: paper.pfId, created_at: at });
        await sql.setItem(ctx.db, placeOf(member, paper.pfId), { update_action: 'Uploaded', file_id: id, seen_at: null });
        // nobody has said anything of the one before; one that was refused stays
        if (paper.file?.review === 'open' && !(await isHeld(ctx.db, member.id))) await drop(ctx, paper.file.fileId);
        await noteMember(ctx.db, { applicationId: member.id, companyId: member.company_id, set: { handed_in: true } });
        const noted: Omit<AuditEvent, 'action'> = {
          object: 'document',
          objectId: id,
          subjects: [ctx.actor.accountId],
          companyId: member.company_id,
        };
        await audited(ctx, { action: 'added', ...noted });
        await tellRecruiters(ctx, member);
      });
    });
  },

  remove: (ctx, place) =>
    changing(ctx, place, async (ctx, member, { pfId, file }) => {
      if (!file) throw new Refused('not-found');
      if (file.review === 'ok') throw new Refused('paper-accepted');
      if (await isHeld(ctx.db, member.id)) throw new Refused('application-held');
      await sql.setItem(ctx.db, placeOf(member, pfId), { update_action: 'Deleted', file_id: null, seen_at: null });
      await drop(ctx, file.fileId);
      const noted: Omit<AuditEvent, 'action'> = {
        object: 'document',
        objectId: file.fileId,
        subjects: [ctx.actor.accountId],
        companyId: member.company_id,
      };
      await audited(ctx, { action: 'removed', ...noted });
    }),

  async show(ctx, { fileId }) {
    const file = await sql.findFile(ctx.db, fileId);
    if (!file) throw new Refused('not-found');
    await ownList(ctx, file.application_id);
    return showPaper(ctx, file);
  },
};
