import type { applicationHome, OwnApplication } from '@vitrine/contract/applying/home.ts';
import type { Reply } from '@vitrine/contract/endpoint.ts';
import { type Actor, atomically, type Ctx } from '../../platform/context.ts';
import { pictureUrl } from '../../platform/files/pictures.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { findPerson, mailGuestWayBack } from '../accounts/index.ts';
import { findTalk, lettersOf, plannedOf, sendLetter, type TalkRow, talkTime } from '../applications/index.ts';
import { mailboxOf } from '../companies/index.ts';
import { offeredTo, reaches, sentAnswers, tellOfQuestion } from '../interviews/index.ts';
import { visibleCards } from '../job-ads/index.ts';
import { documentsOf, isGuest, listMine, listSettledChanges, type MineRow } from './applying.sql.ts';
import { documentOnWire } from './documents.ts';
import { findBehindInvitation, findBookingOf, findBookingOfCode, looksAt } from './home.sql.ts';
import { otherDateLetter, otherDateSubject, questionLetter, questionSubject } from './mails/question.ts';
import { historyOf, standingOf, toldOf } from './own-applications.ts';

interface Place {
  bookingId?: string | undefined;
  jobcodeId?: string | undefined;
  uniqueId?: string | undefined;
}

const findOne = async (ctx: Ctx, accountId: string, bookingId: string) =>
  (await listMine(ctx.db, accountId, { bookingId, page: 1, count: 1 }))[0];

/** The caller's own application, where this session reaches it. */
async function ownOf(ctx: Ctx, bookingId: string) {
  const { actor } = ctx;
  if (actor?.userType !== 'Candidate') return undefined;
  const row = await findOne(ctx, actor.accountId, bookingId);
  return row && reaches(actor, { booking_id: bookingId, job_code_id: row.job_code_id ?? row.code_id }) ? { row, actor } : undefined;
}

/** Whose application a link means: the caller's own, else the one that came by the invitation whose secret was shown. */
async function ownerOf(ctx: Ctx, { jobcodeId, uniqueId, ...place }: Place) {
  const bookingId = place.bookingId ?? (jobcodeId && (await findBookingOfCode(ctx.db, jobcodeId)));
  if (!bookingId) throw new Refused('not-found');
  const own = await ownOf(ctx, bookingId);
  if (own) return { row: own.row, accountId: own.actor.accountId, actor: own.actor };
  const behind = uniqueId ? await findBehindInvitation(ctx.db, bookingId, uniqueId) : undefined;
  const row = behind && (await findOne(ctx, behind.account_id, bookingId));
  if (!row) throw new Refused('not-found');
  return { row, accountId: behind.account_id, actor: undefined };
}

/** Who of the company has opened it; whoever left since has no name. */
async function seenBy(ctx: Ctx, row: MineRow, accountId: string, named: boolean): Promise<Reply<typeof applicationHome.show>['seen']> {
  const since = row.applied_at ?? row.submitted_at;
  const looks = since && !row.withdrawn_at ? await looksAt(ctx.db, { applicationId: row.id, accountId, since }) : [];
  const [first] = looks;
  if (!first) return null;
  const by = named ? looks.flatMap(({ name }) => name ?? []) : [];
  return { at: first.at, by, others: looks.length - by.length };
}

async function ownView(ctx: Ctx<Actor>, row: MineRow): Promise<OwnApplication> {
  const { email } = ctx.actor;
  const [documents, answers, offered, letters, mailbox] = await Promise.all([
    documentsOf(ctx.db, [row.id]),
    row.submitted_at && !row.withdrawn_at ? sentAnswers(ctx, row) : [],
    row.withdrawn_at ? [] : offeredTo(ctx, row),
    lettersOf(ctx.db, [row.id]),
    mailboxOf(ctx.db, row.company_id),
  ]);
  const reader = { title: row.title, company: row.company_name, mailbox: mailbox?.email ?? email, language: ctx.language, email };
  const planned = row.withdrawn_at ? undefined : await plannedOf(ctx, row.id, { ...reader, own: true });
  return {
    applicationId: row.id,
    email,
    message: row.message,
    phone: row.phone,
    documents: documents.map((one) => documentOnWire(ctx, one)),
    answers,
    offered,
    recordingsRemovedAt: row.recordings_removed_at,
    talk: planned?.talk ?? null,
    talkOffer: planned?.offer ?? null,
    letters: letters.map(({ id, by_candidate, subject, body, sent_at }) => ({
      id,
      byCandidate: by_candidate,
      subject,
      body,
      sentAt: sent_at,
    })),
  };
}

const over: readonly string[] = ['Accepted', 'Denied', 'Declined'];

/** The caller's own application by its id, where this session reaches it. */
export async function ownApplication(ctx: Ctx<Actor>, applicationId: string): Promise<MineRow> {
  const bookingId = await findBookingOf(ctx.db, ctx.actor.accountId, applicationId);
  const own = bookingId && (await ownOf(ctx, bookingId));
  if (!own) throw new Refused('not-found');
  return own.row;
}

/** The talk that another date can be asked for. */
async function talkAhead(ctx: Ctx, { id, status, withdrawn_at }: MineRow): Promise<TalkRow> {
  const talk = await findTalk(ctx.db, id);
  const isAhead = talk && !talk.cancelled_at && new Date(talk.starts_at) > ctx.now();
  if (!isAhead || withdrawn_at || over.includes(status)) throw new Refused('not-found');
  return talk;
}

/** The one place where a candidate sees what became of an application, with an account or without. */
export const applicationHomeHandlers: Handlers<typeof applicationHome> = {
  async show(ctx, place) {
    const { row, accountId, actor } = await ownerOf(ctx, place);
    const history = historyOf(row, await listSettledChanges(ctx.db, [row.id]));
    const { applicationId: _id, ...standing } = standingOf(row, row, ctx.now());
    const cards = await visibleCards(ctx, accountId, [row.booking_id]);
    return {
      ...standing,
      status: toldOf(history),
      bookingId: row.booking_id,
      jobcodeId: row.job_code_id ?? row.code_id,
      uniqueId: actor && row.invitation_id ? row.unique_id : null,
      title: row.title ?? '',
      companyId: row.company_id,
      companyName: row.company_name,
      companyLogo: pictureUrl(row.company_logo),
      hasAd: cards.has(row.booking_id),
      sentAt: row.submitted_at,
      history,
      seen: await seenBy(ctx, row, accountId, actor !== undefined),
      guest: await isGuest(ctx.db, accountId),
      own: actor ? await ownView({ ...ctx, actor }, row) : null,
    };
  },

  async ask(ctx, { applicationId, message, about }) {
    const { actor } = ctx;
    const asked = await findBookingOf(ctx.db, actor.accountId, applicationId);
    const own = asked && (await ownOf(ctx, asked));
    const mailbox = own && (await mailboxOf(ctx.db, own.row.company_id));
    if (!mailbox) throw new Refused('not-found');
    const title = own.row.title ?? '';
    const question = { from: actor, title, message };
    const talk = about === 'other-date' ? await talkAhead(ctx, own.row) : undefined;
    const letter = talk
      ? otherDateLetter(mailbox.language, { ...question, time: talkTime(talk, mailbox.language) })
      : questionLetter(mailbox.language, question);
    const said = { subject: (talk ? otherDateSubject : questionSubject)(ctx.language, title), body: message };
    await atomically(ctx, async (ctx) => {
      await sendLetter(ctx, mailbox, letter, { applicationId, byCandidate: true, said, about: actor.accountId });
      await tellOfQuestion(ctx, applicationId, about);
    });
  },

  async mailWayIn(ctx, place) {
    const { accountId } = await ownerOf(ctx, place);
    const person = await findPerson(ctx.db, accountId);
    // who has an account signs in
    if (!person?.guest) throw new Refused('not-found');
    await atomically(ctx, (ctx) => mailGuestWayBack(ctx, person, place));
  },
};
