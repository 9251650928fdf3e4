import type { ownTranscripts } from '@vitrine/contract/transcripts/own.ts';
import type { OwnWords, WordSource } from '@vitrine/contract/transcripts/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import * as found from './answers.sql.ts';
import { transcriptionsOf, updateTranscription } from './machine/transcription.sql.ts';
import * as sql from './transcripts.sql.ts';
import { shownOf, storedWords } from './words/shown.ts';
import { timed } from './words/timing.ts';

type Answer = found.AnswerRow;
type Transcript = Awaited<ReturnType<typeof found.transcriptsOf>>[number];

const isReached = ({ accountId, guestOf, guestBooking }: Actor, answer: Answer) =>
  answer.account_id === accountId && (!guestOf || guestOf === answer.job_code_id || guestBooking === answer.booking_id);

/** A recorded answer of the caller that was sent; any other does not exist. */
async function ownAnswer(ctx: Ctx<Actor>, takeId: string) {
  const answer = await found.findAnswer(ctx.db, takeId);
  if (!answer || !isReached(ctx.actor, answer)) throw new Refused('not-found');
  return answer;
}

/** Their own words, else those that somebody wrote down for them. */
const inTurn: readonly WordSource[] = ['candidate', 'administrator', 'company', 'machine'];

/** The words a candidate finds and corrects. */
const standingOf = (transcripts: readonly Transcript[]) =>
  inTurn.map((source) => transcripts.find((one) => one.source === source)).find((one) => one !== undefined);

/** How the words of answers stand for their candidate. */
async function viewsOf(ctx: Pick<Ctx, 'db'>, answers: Answer[]): Promise<OwnWords[]> {
  const ids = answers.map(({ take_id }) => take_id);
  const [transcripts, programs] = [await found.transcriptsOf(ctx.db, ids), await transcriptionsOf(ctx.db, ids)];
  return answers.map(({ take_id, language }) => {
    const of = transcripts.filter((one) => one.take_id === take_id);
    const standing = standingOf(of);
    return {
      takeId: take_id,
      source: (standing?.source ?? null) as WordSource | null,
      language: (standing?.language ?? language) as Language,
      words: storedWords(standing?.words ?? []),
      changedAt: standing?.changed_at ?? null,
      releasedAt: of.find((one) => one.source === 'candidate')?.released_at ?? null,
      program: programOf(programs.find((one) => one.take_id === take_id)),
    };
  });
}

function programOf(row: Awaited<ReturnType<typeof transcriptionsOf>>[number] | undefined): OwnWords['program'] {
  if (!row) return null;
  return {
    state: row.state as NonNullable<OwnWords['program']>['state'],
    otherLanguage: row.other_language as Language | null,
    cut: row.cut,
    shownFrom: row.shown_from,
    objected: row.objected_at !== null,
  };
}

async function viewOf(ctx: Pick<Ctx, 'db'>, answer: Answer): Promise<OwnWords> {
  const [view] = await viewsOf(ctx, [answer]);
  if (!view) throw new Refused('not-found');
  return view;
}

/** Changes the words of an own answer as the caller has read them, and answers how they stand then. */
async function changing(
  ctx: Ctx<Actor>,
  { takeId, changedAt }: { takeId: string; changedAt: string | null },
  change: (ctx: Ctx<Actor>, answer: Answer, standing: Transcript | undefined) => Promise<void>,
) {
  const answer = await ownAnswer(ctx, takeId);
  return atomically(ctx, async (ctx) => {
    if (!(await found.lockAnswer(ctx.db, takeId))) throw new Refused('not-found');
    const standing = standingOf(await found.transcriptsOf(ctx.db, [takeId]));
    if ((standing?.changed_at ?? null) !== changedAt) throw new Refused('changed-elsewhere');
    await change(ctx, answer, standing);
    return viewOf(ctx, answer);
  });
}

export const ownTranscriptHandlers: Handlers<typeof ownTranscripts> = {
  async list(ctx, { applicationId }) {
    const answers = await found.answersOfApplication(ctx.db, applicationId);
    if (answers.some((one) => !isReached(ctx.actor, one))) throw new Refused('not-found');
    return { items: await viewsOf(ctx, answers) };
  },

  save: (ctx, { text, language, ...which }) =>
    changing(ctx, which, async (ctx, answer, standing) => {
      const words = timed(text, storedWords(standing?.words ?? []), shownOf(answer));
      if (words.length === 0) await sql.deleteTranscript(ctx.db, answer.take_id, 'candidate');
      else {
        const changed_at = ctx.now().toISOString();
        await sql.putTranscript(ctx.db, { take_id: answer.take_id, source: 'candidate', language, words, changed_at });
      }
      const action = words.length === 0 ? 'removed' : 'changed';
      await audited(ctx, { action, object: 'answer', objectId: answer.take_id, subjects: [answer.account_id] });
    }),

  share: (ctx, { released, ...which }) =>
    changing(ctx, which, async (ctx, { take_id, account_id, company_id }, standing) => {
      const now = ctx.now().toISOString();
      if (released && !standing) throw new Refused('not-found');
      // what others wrote becomes the candidate's own by being released
      if (released && standing && standing.source !== 'candidate')
        await sql.putTranscript(ctx.db, { ...standing, source: 'candidate', released_at: null });
      await sql.setReleased(ctx.db, take_id, released ? (standing?.released_at ?? now) : null);
      const companyId = released ? { companyId: company_id } : {};
      await audited(ctx, {
        action: released ? 'shared' : 'changed',
        object: 'answer',
        objectId: take_id,
        subjects: [account_id],
        ...companyId,
      });
    }),

  async object(ctx, { takeId, objected }) {
    const answer = await ownAnswer(ctx, takeId);
    return atomically(ctx, async (ctx) => {
      if ((await transcriptionsOf(ctx.db, [takeId])).length === 0) throw new Refused('not-found');
      await updateTranscription(ctx.db, takeId, { objected_at: objected ? ctx.now().toISOString() : null });
      await audited(ctx, { action: 'changed', object: 'answer', objectId: takeId, subjects: [answer.account_id] });
      return viewOf(ctx, answer);
    });
  },
};
