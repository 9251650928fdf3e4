import type { reports } from '@vitrine/contract/chat/reports.ts';
import type { Asked } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../../platform/audit.ts';
import { type Actor, type Atomic, atomically, type Ctx } from '../../../platform/context.ts';
import { removeFiles } from '../../../platform/files/stored-files.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { Refused } from '../../../platform/refused.ts';
import { lockConversation, membersOf } from '../conversations.sql.ts';
import { decisionLetter } from '../mails/reports.ts';
import { emptyMessage, findMessage, nextChange } from '../messages.sql.ts';
import { tellChanged } from '../news.ts';
import * as sql from './reports.sql.ts';

type Found = sql.ReportFound;

const rowOnWire = ({ id, at, reason, title, messages, outcome, decidedAt, ...row }: Found) => ({
  id,
  at,
  reason,
  title,
  messages,
  outcome,
  decidedAt,
  reporter: { name: row.reporterName, email: row.reporterEmail, companyName: row.reporterCompany },
  reported: { name: row.reportedName, email: row.reportedEmail, companyName: row.reportedCompany },
});

async function foundOr404(ctx: Ctx<Actor>, id: string) {
  const found = await sql.findReport(ctx.db, id);
  if (!found) throw new Refused('not-found');
  return found;
}

/** Leaves the places of the reported messages empty for both, whatever their age; their files go. */
async function takeAway(ctx: Atomic<Ctx<Actor>>, { id, conversationId }: Found) {
  if (!conversationId) return;
  await lockConversation(ctx.db, conversationId);
  // the writer may have left and handed the conversation over
  const members = await membersOf(ctx.db, conversationId);
  const at = ctx.now().toISOString();
  for (const { messageId } of await sql.linesOf(ctx.db, id)) {
    const message = messageId ? await findMessage(ctx.db, messageId) : undefined;
    if (!message || message.deleted) continue;
    const change = await nextChange(ctx.db, conversationId);
    await removeFiles(ctx, await emptyMessage(ctx.db, message.id, change, at));
    await tellChanged(ctx, conversationId, change, members);
  }
}

async function tell(ctx: Atomic<Ctx<Actor>>, accountId: string, what: Omit<Parameters<typeof decisionLetter>[1], 'name'>) {
  const told = await sql.findTold(ctx.db, accountId);
  if (!told) return;
  const language = told.language as Language;
  await sendMail(ctx, { email: told.email, language }, decisionLetter(language, { ...what, name: told.name }), { about: told.id });
}

async function decide(ctx: Ctx<Actor>, { id, outcome, grounds }: Asked<typeof reports.decide>) {
  const found = await foundOr404(ctx, id);
  await atomically(ctx, async (ctx) => {
    const decision = { outcome, grounds, decided_by: ctx.actor.accountId, decided_at: ctx.now().toISOString() };
    if (!(await sql.decideReport(ctx.db, id, decision))) throw new Refused('changed-elsewhere');
    if (outcome === 'removed') await takeAway(ctx, found);
    const { title, reporterId, reportedId } = found;
    await tell(ctx, reporterId, { to: 'reporter', outcome, title, grounds });
    // of a report that led to nothing the writer learns nothing, by letter or by log
    if (outcome === 'dismissed') return;
    await tell(ctx, reportedId, { to: 'writer', outcome, title, grounds });
    const action = outcome === 'removed' ? 'removed' : 'changed';
    await audited(ctx, { action, object: 'message', objectId: id, subjects: [reportedId] });
  });
}

/** What administrators do with reported messages. */
export const decidingHandlers: Pick<Handlers<typeof reports>, 'list' | 'read' | 'decide'> = {
  async list(ctx, { decided = false, page, count }) {
    const { rows, total } = await sql.listReports(ctx.db, { decided, page, count });
    return { items: rows.map(rowOnWire), total, page, count };
  },

  async read(ctx, { id }) {
    const found = await foundOr404(ctx, id);
    const lines = await sql.linesOf(ctx.db, id);
    // in the writer's log a look would tell that there is a report, and by that who reported
    await audited(ctx, { action: 'seen', object: 'message', objectId: id, subjects: [found.reporterId] });
    return {
      ...rowOnWire(found),
      words: found.words,
      grounds: found.grounds,
      lines: lines.map(({ number, text, fileNames, sentAt }) => ({ number, text, fileNames, sentAt })),
    };
  },

  decide,
};
