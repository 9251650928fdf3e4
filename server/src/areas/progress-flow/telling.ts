import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic } from '../../platform/context.ts';
import { sendLetter } from '../applications/index.ts';
import { wayTo } from '../applying/index.ts';
import { endMailLink, notify } from '../notifications/index.ts';
import { tellPrograms } from '../webhooks/index.ts';
import { type Occasion, papersLetter } from './mails/papers.ts';
import type { Member } from './members.sql.ts';
import { recruitersOf } from './papers.sql.ts';
import { wantsMail } from './telling.sql.ts';

interface News {
  what: Occasion;
  /** Of the documents it is about, each with its day where there is one. */
  titles: string[];
  reason?: string;
  /** Names the one occasion, where a job that may run twice tells it. */
  once?: string;
}

/** Tells a candidate of papers: in the page, and by mail where they want it. */
export async function tellCandidate(ctx: Atomic, member: Member, { what, titles, reason = '', once }: News) {
  const { id: applicationId, booking_id: bookingId, account_id: accountId } = member;
  await notify(ctx, [accountId], { kind: 'papers', thing: applicationId, applicationId, bookingId, detail: what, count: titles.length });
  if (!(await wantsMail(ctx.db, accountId))) return;
  const language = member.language as Language;
  const url = member.guest ? await wayTo(ctx, member) : `${ctx.url()}/candidate-dashboard`;
  const facts = { name: member.first_name, company: member.company_name, title: member.title, titles, reason, guest: member.guest };
  const letter = papersLetter(language, what, { ...facts, url, end: endMailLink(ctx, accountId, 'papers') });
  await sendLetter(ctx, { email: member.email, language }, letter, { applicationId, ...(once ? { once } : {}) });
}

/** Recruiters of the job hear that something was handed in, once for each person until they look. */
export async function tellRecruiters(ctx: Atomic, { id: applicationId, company_id, booking_id: bookingId }: Member) {
  const recruiters = await recruitersOf(ctx.db, company_id, bookingId);
  await notify(ctx, recruiters, { kind: 'document', thing: applicationId, applicationId, bookingId });
  await tellPrograms(ctx, 'document.uploaded', { applicationId });
}
