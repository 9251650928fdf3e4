import * as z from 'zod';
import { type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { removeFiles, storingFiles } from '../../../platform/files/stored-files.ts';
import { forDays, job } from '../../../platform/jobs/jobs.ts';
import { newToken } from '../../../platform/sessions/secrets.ts';
import { makeRendition } from '../../../providers/media/index.ts';
import { nextChange } from '../messages.sql.ts';
import { tellChanged } from '../news.ts';
import * as sql from './attachments.sql.ts';

/** Turns a recording that only some browsers play into one that all do; whoever has the message on the screen is told. */
export const transcodeRecording = job(
  'render-chat-recording',
  z.object({ stored: z.string() }),
  async (ctx: Ctx<undefined>, { stored }) => {
    if (!(await sql.isStored(ctx.db, stored))) return;
    await storingFiles(ctx, async (ctx) => {
      const { video, contentType } = await makeRendition(ctx, stored, `chat/${newToken()}`);
      const bytes = (await ctx.files.size(video)) ?? 0;
      await atomically(ctx, async (ctx) => {
        const taken = await sql.replaceRecording(ctx.db, stored, { stored: video, content_type: contentType, bytes });
        await removeFiles(ctx, [taken ? stored : video]);
        if (taken?.message_id) await tellPlayable(ctx, taken.message_id);
      });
    });
  },
  { retries: forDays, seconds: 1800 },
);

async function tellPlayable(ctx: Atomic<Ctx>, messageId: string) {
  const conversation = await sql.conversationOfMessage(ctx.db, messageId);
  if (!conversation) return;
  const change = await nextChange(ctx.db, conversation.id);
  await sql.noteChange(ctx.db, messageId, change);
  await tellChanged(ctx, conversation.id, change, conversation.members);
}
