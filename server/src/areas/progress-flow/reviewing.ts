import { day } from '@vitrine/contract/durations.ts';
import { paperLinkDays, type progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import type { Paper } from '@vitrine/contract/progress-flow/papers.ts';
import type { PfStatus, Review } from '@vitrine/contract/progress-flow/status.ts';
import { audited } from '../../platform/audit.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused, refuseField } from '../../platform/refused.ts';
import { hashOf, newToken } from '../../platform/sessions/secrets.ts';
import { insertLink } from './links.sql.ts';
import { namedMemberOf } from './lists.ts';
import { sharedPaperLetter } from './mails/shared.ts';
import type { Member } from './members.sql.ts';
import * as sql from './papers.sql.ts';
import { tellCandidate } from './telling.ts';
import { papersOf } from './view.ts';

async function paperOf(ctx: Ctx, member: Member, pfId: string) {
  const paper = (await papersOf(ctx, member)).find((one) => one.pfId === pfId);
  if (!paper) throw new Refused('not-found');
  return paper;
}

interface Wanted {
  pfStatus?: PfStatus | undefined;
  review?: Review | undefined;
  reason?: string | undefined;
  again?: boolean | undefined;
  fileId?: string | undefined;
  dueOn?: string | null | undefined;
}

/** Says of the file that counts whether it will do. A refused one stays where it is. */
async function judge(ctx: Atomic<Ctx>, file: Paper['file'], { review, reason = '' }: Wanted) {
  if (review === undefined) return;
  if (!file) throw new Refused('not-found');
  if (review === 'refused' && reason === '') throw refuseField('reason', 'Please say why, so that the next one will do');
  const said = review === 'refused' ? reason : '';
  await sql.updateFile(ctx.db, file.fileId, { review, reason: said, reviewed_at: ctx.now().toISOString() });
}

/** What is set with it: a document that is asked for anew lets go of its file, which is kept as an earlier one. */
function changed(paper: Paper, { pfStatus, review, again, dueOn }: Wanted, at: string) {
  const anew = again === true || pfStatus === 'missing';
  const kept = paper.pfStatus === 'urgent' ? ('urgent' as const) : ('missing' as const);
  return {
    ...(pfStatus ? { pf_status: pfStatus, update_action: null } : {}),
    ...(anew ? { pf_status: pfStatus ?? kept, update_action: null, file_id: null } : {}),
    ...(review ? { seen_at: at } : {}),
    ...(dueOn === undefined ? {} : { due_on: dueOn }),
  };
}

/** What the candidate is to hear of it, if anything. */
function newsOf({ pfStatus, review, again }: Wanted, paper: Paper) {
  if (review === 'refused') return 'refused' as const;
  if (again || (pfStatus === 'missing' && paper.file)) return 'again' as const;
  return pfStatus === 'urgent' && !paper.file ? ('urgent' as const) : undefined;
}

/** What recruiters say of documents, and to whom they pass them on. */
export const reviewingHandlers: Pick<Handlers<typeof progressLists>, 'status' | 'mail'> = {
  status: (ctx, { applicationId, pfId, ...wanted }) =>
    atomically(ctx, async (ctx) => {
      if (!(await sql.lockApplication(ctx.db, applicationId))) throw new Refused('not-found');
      const member = await namedMemberOf(ctx, applicationId);
      const paper = await paperOf(ctx, member, pfId);
      // what somebody has looked at is not what counts any more
      if (wanted.fileId && wanted.fileId !== paper.file?.fileId) throw new Refused('changed-elsewhere');
      await judge(ctx, paper.file, wanted);
      const place = { application_id: applicationId, document_id: pfId, company_id: member.company_id };
      const set = changed(paper, wanted, ctx.now().toISOString());
      if (Object.keys(set).length > 0) await sql.setItem(ctx.db, place, set);
      await audited(ctx, { action: 'changed', object: 'document', objectId: paper.file?.fileId ?? pfId, subjects: [member.account_id] });
      const news = newsOf(wanted, paper);
      if (news) await tellCandidate(ctx, member, { what: news, titles: [paper.pfTitle], reason: wanted.reason ?? '' });
      return paperOf(ctx, member, pfId);
    }),

  async mail(ctx, { applicationId, pfId, email, message, attach }) {
    const member = await namedMemberOf(ctx, applicationId);
    const { file, pfTitle } = await paperOf(ctx, member, pfId);
    const row = file && (await sql.findFile(ctx.db, file.fileId));
    if (!row) throw new Refused('not-found');
    const content = attach ? await ctx.files.get(row.stored) : undefined;
    if (attach && !content) throw new Refused('not-found');
    const { actor } = ctx;
    const facts = { sender: `${actor.firstName} ${actor.lastName}`.trim(), company: member.company_name, title: pfTitle, message };
    await atomically(ctx, async (ctx) => {
      const way = content ? undefined : await linkTo(ctx, row);
      const letter = sharedPaperLetter(actor.language, { ...facts, name: row.name, ...way });
      const attachments = content
        ? [{ name: row.name, contentType: row.content_type, content: Buffer.from(content).toString('base64') }]
        : [];
      await sendMail(ctx, { email, language: actor.language }, letter, { attachments, about: member.account_id });
      await audited(ctx, { action: 'sent', object: 'document', objectId: row.id, subjects: [member.account_id] });
    });
  },
};

/** A link that opens this file alone, for some days. */
async function linkTo(ctx: Atomic<Ctx<RecruiterActor>>, file: sql.FileRow) {
  const token = newToken();
  const now = ctx.now();
  const until = new Date(now.getTime() + paperLinkDays * day).toISOString();
  await insertLink(ctx.db, {
    id: ctx.newId(),
    file_id: file.id,
    company_id: ctx.actor.companyId,
    token_hash: hashOf(token),
    created_by: ctx.actor.accountId,
    created_at: now.toISOString(),
    expires_at: until,
  });
  // behind the hash a browser keeps the token out of every log and referrer
  return { url: `${ctx.url()}/shared-document#${token}`, until };
}
