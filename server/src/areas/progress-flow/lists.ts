import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { progressLists } from '@vitrine/contract/progress-flow/lists.ts';
import { isOutstanding } from '@vitrine/contract/progress-flow/papers.ts';
import { audited } from '../../platform/audit.ts';
import { atomically, type Ctx, type RecruiterActor } from '../../platform/context.ts';
import { cursorAfter, readCursor } from '../../platform/cursors.ts';
import { mediaLink } from '../../platform/files/media-links.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { documentsOf } from './asking.sql.ts';
import { documentOnWire, isAskedIn } from './asking.ts';
import * as members from './members.sql.ts';
import * as sql from './papers.sql.ts';
import { showPaper } from './showing.ts';
import { cellOf, papersOf } from './view.ts';

/** Somebody of the caller's company who has a list. */
export async function memberOf(ctx: Ctx<RecruiterActor>, applicationId: string) {
  const member = await members.findMember(ctx.db, applicationId, ctx.actor.companyId, ctx.actor.accountId);
  if (!member) throw new Refused('not-found');
  return member;
}

/** The same, where papers are to be seen: they tell who it is. */
export async function namedMemberOf(ctx: Ctx<RecruiterActor>, applicationId: string) {
  const member = await memberOf(ctx, applicationId);
  if (member.blind) throw new Refused('left-blind');
  return member;
}

const personOnWire = (row: members.Member) => ({
  applicationId: row.id,
  candidate_id: row.blind ? null : row.account_id,
  name: row.blind ? '' : `${row.first_name} ${row.last_name}`.trim(),
  alias: aliasOf(row.number),
  candidateEmail: row.blind ? '' : row.email,
  bookingId: row.booking_id,
  title: row.title,
  since: row.since,
  byHand: row.added_at !== null,
});

type Listing = 'candidates' | 'candidate' | 'addable' | 'add' | 'show' | 'archive' | 'seen';

const listName = 'documents';
const firstId = '00000000-0000-0000-0000-000000000000';

/** Everybody's documents, looked at. */
export const listHandlers: Pick<Handlers<typeof progressLists>, Listing> = {
  async candidates(ctx, { page, count, after, ...wanted }) {
    const behind = readCursor(ctx, listName, after);
    const { companyId, accountId } = ctx.actor;
    const [{ items, total }, documents] = await Promise.all([
      members.listMembers(ctx.db, {
        ...wanted,
        ...(behind ? { page: 1, after: behind[0] ?? firstId } : { page }),
        count,
        companyId,
        reviewerId: accountId,
      }),
      documentsOf(ctx.db, companyId),
    ]);
    const standing = await sql.itemsOf(
      ctx.db,
      items.map(({ id }) => id),
    );
    const found = new Map(standing.map((one) => [`${one.application_id} ${one.document_id}`, one]));
    const rows = items.map((member) => {
      const asked = documents.filter((one) => isAskedIn(one, member.booking_id));
      const cells = asked.map((one) => cellOf(one, found.get(`${member.id} ${one.id}`), member));
      const outstanding = cells.filter(({ review, ...cell }) => isOutstanding({ ...cell, file: review && { review } })).length;
      return { ...personOnWire(member), cells, outstanding, news: cells.filter((one) => !one.seen).length };
    });
    const last = rows.at(-1);
    const next = cursorAfter(ctx, listName, after, last && [last.applicationId]);
    return { items: rows, total, page, count, documents: documents.map(documentOnWire), ...next };
  },

  async candidate(ctx, { applicationId }) {
    const member = await memberOf(ctx, applicationId);
    const papers = await papersOf(ctx, member);
    // names of files tell who it is
    const blind = papers.map((one) => ({ ...one, filePath: null, file: null, earlier: [] }));
    return { ...personOnWire(member), papers: member.blind ? blind : papers };
  },

  async addable(ctx, { textSearch }) {
    const { companyId, accountId } = ctx.actor;
    const rows = await members.findAddable(ctx.db, companyId, accountId, textSearch, 20);
    return { items: rows.map((row) => ({ applicationId: row.id, name: `${row.first_name} ${row.last_name}`.trim(), title: row.title })) };
  },

  add: (ctx, { applicationId, remove }) =>
    atomically(ctx, async (ctx) => {
      const { companyId, accountId } = ctx.actor;
      if (!(await sql.lockApplication(ctx.db, applicationId))) throw new Refused('not-found');
      const person = await members.findOutside(ctx.db, applicationId, companyId, accountId);
      if (!person) throw new Refused('not-found');
      if (person.blind) throw new Refused('left-blind');
      if (remove && (person.status === 'Accepted' || (await sql.filesOf(ctx.db, [applicationId])).length > 0))
        throw new Refused('papers-there');
      const at = ctx.now().toISOString();
      await audited(ctx, { action: 'changed', object: 'document', objectId: applicationId, subjects: [person.account_id] });
      if (!remove && person.added_at) return;
      await members.noteMember(ctx.db, { applicationId, companyId, set: { added_at: remove ? null : at } });
    }),

  async show(ctx, { fileId }) {
    const file = await sql.findFile(ctx.db, fileId);
    if (!file) throw new Refused('not-found');
    const { account_id } = await namedMemberOf(ctx, file.application_id);
    await audited(ctx, { action: 'seen', object: 'document', objectId: fileId, subjects: [account_id] });
    return showPaper(ctx, file);
  },

  async archive(ctx, { applicationId }) {
    const member = await namedMemberOf(ctx, applicationId);
    const papers = (await papersOf(ctx, member)).filter((one) => one.file);
    const files = await sql.filesOf(ctx.db, [applicationId]);
    await audited(ctx, { action: 'exported', object: 'document', objectId: applicationId, subjects: [member.account_id] });
    return {
      name: `${member.first_name} ${member.last_name}`.trim(),
      files: papers.flatMap(({ pfTitle, pfSLNo, file }) => {
        const row = files.find(({ id }) => id === file?.fileId);
        if (!row) return [];
        const name = `${String(pfSLNo).padStart(2, '0')} ${pfTitle.replaceAll(/[/\\:*?"<>|]/g, ' ')} - ${row.name}`;
        return [{ name, url: mediaLink(ctx, row.stored, row.content_type, row.name).url }];
      }),
    };
  },

  async seen(ctx, { applicationId, pfId }) {
    await memberOf(ctx, applicationId);
    await sql.markSeen(ctx.db, applicationId, pfId, ctx.now().toISOString());
  },
};
