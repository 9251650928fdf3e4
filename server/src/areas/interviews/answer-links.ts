import { day } from '@vitrine/contract/durations.ts';
import type { answers } from '@vitrine/contract/interviews/answers.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { hashOf, newToken } from '../../platform/sessions/secrets.ts';
import * as sql from './answer-links.sql.ts';
import { mediaOf, takeView } from './takes/view.ts';

/** An answer that was sent to the caller's company. */
async function answerOf(ctx: Ctx, takeId: string) {
  const answer = await sql.findAnswer(ctx.db, takeId, ctx.actor?.accountId);
  if (!answer || answer.company_id !== ctx.actor?.companyId || answer.state !== 'submitted') throw new Refused('not-found');
  return answer;
}

type LinkCalls = 'createLink' | 'links' | 'revokeLink' | 'openLink';

/** Links by which a recruiter shows one answer to somebody without an account: expiring, revocable, counted. */
export const answerLinkHandlers: Pick<Handlers<typeof answers>, LinkCalls> = {
  async createLink(ctx, { takeId, days }) {
    const answer = await answerOf(ctx, takeId);
    if (answer.blind) throw new Refused('left-blind');
    const token = newToken();
    const linkId = ctx.newId();
    const expiresAt = new Date(ctx.now().getTime() + days * day).toISOString();
    await sql.insertLink(ctx.db, {
      id: linkId,
      token_hash: hashOf(token),
      take_id: takeId,
      company_id: answer.company_id,
      created_by: ctx.actor.accountId,
      created_at: ctx.now().toISOString(),
      expires_at: expiresAt,
    });
    // behind the hash a browser keeps the token out of every log and referrer
    return { linkId, url: `${ctx.url()}/interview-video#${token}`, expiresAt };
  },

  async links(ctx, { takeId }) {
    await answerOf(ctx, takeId);
    const rows = await sql.linksOf(ctx.db, takeId);
    return {
      items: rows.map((row) => ({
        linkId: row.id,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        revoked: row.revoked_at !== null,
        opened: row.opened,
      })),
    };
  },

  async revokeLink(ctx, { linkId }) {
    const revoked = await sql.revokeLink(ctx.db, linkId, ctx.actor.companyId, ctx.now().toISOString());
    if (!revoked) throw new Refused('not-found');
  },

  async openLink(ctx, { token }) {
    const now = ctx.now().toISOString();
    const link = await sql.openLink(ctx.db, hashOf(token), now);
    const answer = link && (await sql.findAnswer(ctx.db, link.take_id));
    if (!link || answer?.state !== 'submitted') throw new Refused('link-expired');
    const { trim, text } = takeView(ctx, answer);
    return {
      companyName: answer.company_name,
      question: answer.question ?? '',
      firstName: answer.first_name,
      text,
      trim,
      // ends with the link, whoever is signed in
      video: mediaOf({ ...ctx, actor: undefined, through: link.id }, answer),
    };
  },
};
