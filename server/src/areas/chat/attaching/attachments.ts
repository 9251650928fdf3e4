import path from 'node:path';
import type { messages } from '@vitrine/contract/chat/messages.ts';
import { type Attachment, longestRecordingSeconds } from '@vitrine/contract/chat/shapes.ts';
import type * as z from 'zod';
import { type Actor, atomically, type Ctx } from '../../../platform/context.ts';
import { documentLinks, keepFile, shownName } from '../../../platform/files/documents.ts';
import { mediaLink } from '../../../platform/files/media-links.ts';
import { storingFiles } from '../../../platform/files/stored-files.ts';
import type { UploadedFile } from '../../../platform/http/upload.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { Refused } from '../../../platform/refused.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { makePlayable } from '../../../providers/media/index.ts';
import type { AttachmentFound } from '../messages.sql.ts';
import { recordingTexts } from '../texts.ts';
import { insertAttachment } from './attachments.sql.ts';
import { transcodeRecording } from './transcoding.jobs.ts';

/** What goes along with a message, for somebody who may read it. */
export function attachmentOf(ctx: Ctx<Actor>, row: AttachmentFound): Attachment {
  const { id, name, stored, contentType, bytes, recorded, poster, seconds, ready } = row;
  const links = documentLinks(ctx, { name, stored, content_type: contentType, bytes });
  const posterLink = poster && mediaLink(ctx, poster, 'image/jpeg').url;
  return { id, ...links, recording: recorded && { kind: recorded, poster: posterLink, seconds, processing: !ready } };
}

/** What the sender's next message names, and where it can be looked at before. */
function waiting(ctx: Ctx<Actor>, row: AttachmentFound): z.input<typeof messages.attach.reply> {
  const attachment = attachmentOf(ctx, row);
  return { ...attachment, link: attachment.url };
}

const plain = { recorded: null, poster: null, seconds: null, ready: true };

/** Stores a file that is to go along with a message. */
export const keepAttachment = (ctx: Ctx<Actor>, file: UploadedFile) =>
  storingFiles(ctx, async (ctx) => {
    const id = ctx.newId();
    const stored = `chat/${newToken()}.${file.extension}`;
    const bytes = await keepFile(ctx, file, stored);
    const row = { name: shownName(file), stored, bytes };
    const sender = { account_id: ctx.actor.accountId, created_at: ctx.now().toISOString() };
    await atomically(ctx, (ctx) => insertAttachment(ctx.db, { ...row, ...sender, id, content_type: file.contentType }));
    return waiting(ctx, { ...row, ...plain, id, contentType: file.contentType });
  });

/** A browser writes down a little more than it was told to. */
const tolerance = 5;

/** Makes what was recorded for a message playable, and stores it; refuses what is no recording, or too long. */
export const keepRecording = (ctx: Ctx<Actor>, file: UploadedFile) =>
  storingFiles(ctx, async (ctx) => {
    const made = await makePlayable(ctx, file.path, `chat/${newToken()}`);
    if (made.seconds > longestRecordingSeconds + tolerance) throw new Refused('recording-too-long');
    const recorded = made.hasPicture ? ('video' as const) : ('voice' as const);
    const name = `${recordingTexts[ctx.language][recorded]}${path.extname(made.video)}`;
    const bytes = (await ctx.files.size(made.video)) ?? file.size;
    const row = { name, stored: made.video, bytes, recorded, poster: made.poster, seconds: made.seconds, ready: made.everywhere };
    const id = ctx.newId();
    const sender = { account_id: ctx.actor.accountId, created_at: ctx.now().toISOString() };
    await atomically(ctx, async (ctx) => {
      await insertAttachment(ctx.db, { ...row, ...sender, id, content_type: made.contentType });
      if (!made.everywhere) await enqueue(ctx, transcodeRecording, { stored: made.video });
    });
    return waiting(ctx, { ...row, id, contentType: made.contentType });
  });
