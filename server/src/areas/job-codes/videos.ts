import type { jobCodeVideos } from '@vitrine/contract/job-codes/videos.ts';
import type { World } from '../../platform/context.ts';
import { storingFiles } from '../../platform/files/stored-files.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import type { Trim } from '../../providers/media/index.ts';
import { renderLater, storeClip } from './clips.ts';
import { jobCodeOf, withLockedJobCode } from './editing.ts';
import { type JobCodeRow, updateJobCode } from './job-codes.sql.ts';
import { updateQuestion } from './questions.sql.ts';
import { editableSet, questionsOf } from './questions.ts';

interface Which {
  questionId?: string | undefined;
  fileIndex?: number | undefined;
}

async function questionIn(ctx: World, row: JobCodeRow, { questionId, fileIndex }: Which) {
  if (questionId === undefined && fileIndex === undefined) throw refuseField('fileIndex', 'Say which question');
  const found = (await questionsOf(ctx, row)).find((one) =>
    questionId === undefined ? one.position - 1 === fileIndex : one.id === questionId,
  );
  if (!found) throw new Refused('not-found');
  return found;
}

interface Asked {
  trimStart?: number | undefined;
  trimEnd?: number | undefined;
}

/** The part of an upload that is kept; all of it where nothing is asked for. */
function trimOf({ trimStart: start = 0, trimEnd: end }: Asked): Trim | undefined {
  if (end !== undefined && end <= start) throw refuseField('trimEnd', 'Must lie after the start');
  return start > 0 || end !== undefined ? { start, end } : undefined;
}

const nothing = { video: null, video_poster: null, video_ready: false };

export const jobCodeVideoHandlers: Handlers<typeof jobCodeVideos> = {
  async upload(ctx, { id, trimStart, trimEnd, ...which }, file) {
    const trim = trimOf({ trimStart, trimEnd });
    await questionIn(ctx, await jobCodeOf(ctx, id), which);
    return storingFiles(ctx, async (ctx) => {
      const clip = await storeClip(ctx, file, trim);
      return withLockedJobCode(ctx, id, async (ctx, row) => {
        const { id: questionId } = await questionIn(ctx, row, which);
        const setId = await editableSet(ctx, row);
        await updateQuestion(ctx.db, setId, questionId, { video: clip.video, video_poster: clip.poster, video_ready: clip.ready });
        await renderLater(ctx, clip);
      });
    });
  },

  remove: (ctx, { id, ...which }) =>
    withLockedJobCode(ctx, id, async (ctx, row) => {
      const { id: questionId } = await questionIn(ctx, row, which);
      await updateQuestion(ctx.db, await editableSet(ctx, row), questionId, nothing);
    }),

  async uploadWelcome(ctx, { id, ...asked }, file) {
    const trim = trimOf(asked);
    await jobCodeOf(ctx, id);
    return storingFiles(ctx, async (ctx) => {
      const clip = await storeClip(ctx, file, trim);
      return withLockedJobCode(ctx, id, async (ctx) => {
        await updateJobCode(ctx.db, id, { welcome_video: clip.video, welcome_poster: clip.poster, welcome_ready: clip.ready });
        await renderLater(ctx, clip);
      });
    });
  },

  removeWelcome: (ctx, { id }) =>
    withLockedJobCode(ctx, id, async (ctx) => {
      await updateJobCode(ctx.db, id, { welcome_video: null, welcome_poster: null, welcome_ready: false });
    }),
};
