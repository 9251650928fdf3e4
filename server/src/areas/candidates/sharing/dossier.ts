import type { Dossier, dossiers } from '@vitrine/contract/candidates/dossier.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, atomically, type Ctx } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { Refused } from '../../../platform/refused.ts';
import { answersOf } from '../../interviews/index.ts';
import { hasRated, releasedEffect } from '../../speech-effect/index.ts';
import { profileOf } from '../profile-view.ts';
import { findWords } from './administrator-words.sql.ts';
import * as sql from './dossier.sql.ts';
import { type DossierReader, printLink } from './print-links.ts';
import { listApplications } from './viewing.sql.ts';
import { demandRelated, profileFor, recruiterOf } from './viewing.ts';

type Reader = Ctx<Actor>;

/** Whose dossier the caller reads, and as whose reviewer; a candidate reads the own one alone. */
async function subjectOf(ctx: Reader, wanted: string | undefined) {
  const recruiter = recruiterOf(ctx);
  if (!recruiter) {
    if (wanted && wanted !== ctx.actor.accountId) throw new Refused('not-found');
    return { accountId: ctx.actor.accountId, reviewer: null };
  }
  if (!wanted) throw new Refused('not-found');
  await demandRelated(recruiter, wanted);
  const { accountId, scope, key } = recruiter.actor;
  return { accountId: wanted, reviewer: { accountId, scope, byProgram: key !== undefined } };
}

/** What the candidate shows of the effect of words in the dossier; a reviewer sees it once they have judged, a program never. */
async function effectIn(ctx: Ctx, application: { id: string; accountId: string }, reviewer: DossierReader | null) {
  if (reviewer?.byProgram) return null;
  if (reviewer && !(await hasRated(ctx, application.id, reviewer.accountId))) return null;
  const { effect, dossier } = await releasedEffect(ctx, application);
  return dossier ? effect : null;
}

/** Interviews that were sent: all of the own, or those a reviewer sees by name. */
async function interviewsOf(ctx: Ctx, accountId: string, reviewer: DossierReader | null): Promise<Dossier['interviews']> {
  const sent = (await listApplications(ctx.db, accountId, reviewer)).filter((one) => one.sentAt !== null && one.setId !== null);
  if (sent.length === 0) return [];
  const [questions, answers] = await Promise.all([
    sql.listQuestions(
      ctx.db,
      sent.map((one) => one.setId ?? ''),
    ),
    answersOf(
      ctx,
      sent.map(({ id }) => id),
    ),
  ]);
  const effects = new Map(await Promise.all(sent.map(async ({ id }) => [id, await effectIn(ctx, { id, accountId }, reviewer)] as const)));
  return sent.map(({ id, title, companyName, sentAt, setId }) => ({
    applicationId: id,
    speechEffect: effects.get(id) ?? null,
    title,
    companyName,
    sentAt: sentAt ?? '',
    answers: questions
      .filter((one) => one.setId === setId)
      .map(({ questionNo, question }) => ({
        questionNo,
        question,
        answer: answers.find((one) => one.applicationId === id && one.questionNo === questionNo) ?? null,
      })),
  }));
}

/** The dossier of a person, for a reviewer or for the person; whether the caller may read it is asked before. */
export async function dossierOf(ctx: Ctx, accountId: string, reviewer: DossierReader | null): Promise<Dossier> {
  const [profile, interviews, comment, words] = await Promise.all([
    reviewer ? profileFor(ctx, reviewer.scope.companyId, accountId) : profileOf(ctx, accountId),
    interviewsOf(ctx, accountId, reviewer),
    sql.findComment(ctx.db, accountId, reviewer?.scope.companyId ?? null),
    findWords(ctx.db, accountId),
  ]);
  const shown = words && (reviewer === null || words.released_at) ? words : undefined;
  return {
    profile,
    interviews,
    comment: comment?.text ?? '',
    commentAt: comment?.changed_at ?? null,
    administratorWords: shown ? { comment: shown.text, changedAt: shown.changed_at, releasedAt: shown.released_at } : null,
  };
}

export const dossierHandlers: Handlers<typeof dossiers> = {
  async read(ctx, { candidate_id }) {
    const { accountId, reviewer } = await subjectOf(ctx, candidate_id);
    await audited(ctx, { action: 'seen', object: 'profile', subjects: [accountId] });
    return dossierOf(ctx, accountId, reviewer);
  },

  async comment(ctx, { candidate_id, comment }) {
    const { accountId, reviewer } = await subjectOf(ctx, candidate_id);
    const at = ctx.now().toISOString();
    await atomically(ctx, async (ctx) => {
      const row = { id: ctx.newId(), account_id: accountId, company_id: reviewer?.scope.companyId ?? null, text: comment };
      await sql.putComment(ctx.db, { ...row, changed_by: ctx.actor.accountId, changed_at: at });
      await audited(ctx, { action: 'changed', object: 'comment', subjects: [accountId] });
    });
  },

  async pdf(ctx, { candidate_id }) {
    const { accountId, reviewer } = await subjectOf(ctx, candidate_id);
    await audited(ctx, { action: 'exported', object: 'profile', subjects: [accountId] });
    return { url: printLink(ctx, { what: 'dossier', accountId, reviewer }) };
  },
};
