import path from 'node:path';
import type { takes } from '@vitrine/contract/interviews/takes.ts';
import { maxAnswerCharacters } from '@vitrine/contract/vocabulary.ts';
import { atomically, type Ctx } from '../../../platform/context.ts';
import { keepFile } from '../../../platform/files/documents.ts';
import { storingFiles } from '../../../platform/files/stored-files.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { demandAnswering, demandUnsent, holdUnsent, interviewOf, questionOf } from '../rules.ts';
import { addTake, choose, createTake, discardTake, endTake, isOpen } from './ledger.ts';
import { takeOfToken } from './take-routes.ts';
import * as sql from './takes.sql.ts';
import { takeView } from './view.ts';

/** A take of the caller's own interview that was not sent yet. */
async function ownTake(ctx: Ctx, takeId: string) {
  const take = await sql.findTake(ctx.db, takeId);
  if (!take) throw new Refused('not-found');
  const interview = await interviewOf(ctx, take.application_id);
  if (interview.application.submitted_at || !isOpen(take)) throw new Refused('take-closed');
  return take;
}

/** Hides the beginning or end of a take; refuses what lies outside of it (start < end <= length). */
export function demandTrim(take: sql.TakeRow, trim: { start: number; end: number }) {
  const length = take.seconds ?? 0;
  if (trim.start < 0 || trim.start >= trim.end || trim.end > length + 0.5)
    throw refuseField('end', `must lie between the start and ${length.toFixed(1)} s`);
  return { trim_start: trim.start, trim_end: Math.min(trim.end, length) };
}

export const takeHandlers: Handlers<typeof takes> = {
  async create(ctx, { applicationId, questionNo, kind, mimeType }) {
    const interview = await interviewOf(ctx, applicationId);
    demandAnswering(interview, ctx.now());
    return createTake(ctx, interview, questionNo, kind, mimeType);
  },

  async end(ctx, { takeId, uploadToken, endedBy, length, recordedMs }) {
    await takeOfToken(ctx, takeId, uploadToken);
    const take = await endTake(ctx, takeId, endedBy, length, recordedMs);
    return { state: take.state, bytes: take.bytes, complete: take.length !== null && take.bytes >= take.length };
  },

  async choose(ctx, { takeId }) {
    await ownTake(ctx, takeId);
    return takeView(ctx, await choose(ctx, takeId));
  },

  async discard(ctx, { takeId }) {
    await ownTake(ctx, takeId);
    await atomically(ctx, async (ctx) => {
      // it may have been sent meanwhile, and what was sent stays
      const take = await sql.lockTake(ctx.db, takeId);
      if (!take || !isOpen(take)) throw new Refused('take-closed');
      await discardTake(ctx, takeId);
    });
  },

  async trim(ctx, { takeId, trim }) {
    await ownTake(ctx, takeId);
    return atomically(ctx, async (ctx) => {
      const take = await sql.lockTake(ctx.db, takeId);
      if (!take || !isOpen(take)) throw new Refused('take-closed');
      return takeView(ctx, await sql.updateTake(ctx.db, takeId, trim ? demandTrim(take, trim) : { trim_start: null, trim_end: null }));
    });
  },

  async text(ctx, { applicationId, questionNo, text }) {
    if (text.length > maxAnswerCharacters) throw new Refused('too-long');
    const interview = await interviewOf(ctx, applicationId);
    demandUnsent(interview, ctx.now());
    questionOf(interview, questionNo);
    return atomically(ctx, async (ctx) => {
      await holdUnsent(ctx, interview);
      const written = (await sql.takesOf(ctx.db, [applicationId])).find(
        (one) => one.question_no === questionNo && one.kind === 'text' && isOpen(one),
      );
      const take = written
        ? await sql.updateTake(ctx.db, written.id, { text_answer: text })
        : await addTake(ctx, interview, questionNo, { kind: 'text', state: 'finished', ended_by: 'stopped', text_answer: text });
      return takeView(ctx, await sql.chooseTake(ctx.db, take));
    });
  },

  async file(ctx, { applicationId, questionNo }, file) {
    const interview = await interviewOf(ctx, applicationId);
    demandUnsent(interview, ctx.now());
    if (!questionOf(interview, questionNo).kinds.includes('file')) throw new Refused('wrong-file-type');
    const id = ctx.newId();
    const stored = `takes/${id}/answer.${file.extension}`;
    return storingFiles(ctx, async (ctx) => {
      const bytes = await keepFile(ctx, file, stored);
      return atomically(ctx, async (ctx) => {
        await holdUnsent(ctx, interview);
        const answer = { kind: 'file', state: 'finished', ended_by: 'stopped', bytes, length: bytes } as const;
        const take = await addTake(ctx, interview, questionNo, {
          ...answer,
          id,
          media: stored,
          media_state: 'ready',
          file_name: path.basename(file.name).slice(0, 120),
        });
        return takeView(ctx, await sql.chooseTake(ctx.db, take));
      });
    });
  },
};
