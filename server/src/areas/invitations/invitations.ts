import type { Input } from '@vitrine/contract/endpoint.ts';
import type { invitations } from '@vitrine/contract/invitations/invitations.ts';
import { minutesOf } from '@vitrine/contract/job-codes/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { type Atomic, atomically, type Ctx, type RecruiterActor, type World } from '../../platform/context.ts';
import { cursorAfter, readBehind } from '../../platform/cursors.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { limitMailsTo } from '../../platform/mail/mail-limit.ts';
import { Refused } from '../../platform/refused.ts';
import { newToken } from '../../platform/sessions/secrets.ts';
import { cancelInvitation, lockApplications, putInvitation, recordStatus, updateInvitation } from '../applications/index.ts';
import { demandEntitlement } from '../billing/index.ts';
import * as sql from './invitations.sql.ts';
import { invitationLetter } from './mails/invitation.ts';

type JobCode = NonNullable<Awaited<ReturnType<typeof sql.findJobCode>>>;

/** Where a personal link leads, and where it is cancelled. */
export const personalLinks = (world: World, jobCodeId: string, uniqueId: string) => ({
  url: `${world.url()}/video-interview/${jobCodeId}/${uniqueId}`,
  cancelUrl: `${world.url()}/invite/cancel/${uniqueId}`,
});

/** The own company's job code of a booking, open for invitations. */
async function openJobCodeOf(ctx: Ctx<RecruiterActor>, bookingId: string) {
  const found = await sql.findJobCode(ctx.db, bookingId, ctx.actor.companyId);
  if (!found) throw new Refused('not-found');
  if (!found.published_at || found.archived_at) throw new Refused('interview-unavailable');
  if (found.closes_at && new Date(found.closes_at) <= ctx.now()) throw new Refused('interview-expired');
  return found;
}

async function invitationOf(ctx: Ctx<RecruiterActor>, id: string) {
  const found = await sql.findInvitation(ctx.db, id, ctx.actor.companyId);
  if (!found) throw new Refused('not-found');
  return found;
}

interface Person {
  email: string;
  firstName: string;
  language: Language;
  message: string;
  uniqueId: string;
}

const listName = 'invitations';

const mailInvitation = async (ctx: Atomic<Ctx<RecruiterActor>>, jobCode: JobCode, person: Person) =>
  sendMail(
    ctx,
    person,
    invitationLetter(person.language, {
      ...person,
      sender: await sql.nameOf(ctx.db, ctx.actor.accountId),
      questions: jobCode.questions ?? 0,
      minutes: minutesOf([{ seconds: jobCode.seconds ?? 0, thinkSeconds: 0 }]),
      ...personalLinks(ctx, jobCode.id, person.uniqueId),
      name: person.firstName,
      companyName: jobCode.name,
      title: jobCode.title,
      deadline: jobCode.deadline,
    }),
  );

/** Returns whether the address was invited before. */
async function inviteOne(ctx: Atomic<Ctx<RecruiterActor>>, jobCode: JobCode, person: Omit<Person, 'uniqueId'> & { lastName: string }) {
  const now = ctx.now().toISOString();
  const id = ctx.newId();
  const kept = await putInvitation(ctx.db, {
    id,
    job_code_id: jobCode.id,
    company_id: ctx.actor.companyId,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    language: person.language,
    message: person.message,
    unique_id: newToken(),
    invited_by: ctx.actor.accountId,
    created_at: now,
    sent_at: now,
  });
  await mailInvitation(ctx, jobCode, { ...person, uniqueId: kept.unique_id });
  return kept.id !== id;
}

/** Invites to the own company's open job code of a booking, whatever plan it is by; `repeated` are those who were invited before. */
export async function sendInvitations(
  ctx: Ctx<RecruiterActor>,
  { bookingId, candidates, language, message }: Input<typeof invitations.invite>,
) {
  const jobCode = await openJobCodeOf(ctx, bookingId);
  return atomically(ctx, async (ctx) => {
    const once = new Map(candidates.map((one) => [one.email, one]));
    const before = new Set<string>();
    // always in the same order, so that two who invite the same people never wait for each other
    for (const person of [...once.values()].toSorted((one, other) => (one.email < other.email ? -1 : 1)))
      if (await inviteOne(ctx, jobCode, { ...person, language, message })) before.add(person.email);
    const emails = [...once.keys()];
    return { invited: emails.filter((one) => !before.has(one)), repeated: emails.filter((one) => before.has(one)) };
  });
}

const invite: Handlers<typeof invitations>['invite'] = async (ctx, wanted) => {
  await openJobCodeOf(ctx, wanted.bookingId);
  await demandEntitlement(ctx, ctx.actor.companyId, 'jobCodes');
  return sendInvitations(ctx, wanted);
};

export const invitationHandlers: Handlers<typeof invitations> = {
  invite,
  inviteToJobCode: (ctx, wanted) => invite(ctx, wanted, undefined),

  async resend(ctx, { id }) {
    const found = await invitationOf(ctx, id);
    const jobCode = await openJobCodeOf(ctx, found.booking_id);
    await demandEntitlement(ctx, ctx.actor.companyId, 'jobCodes');
    await limitMailsTo(ctx, found.email);
    await atomically(ctx, async (ctx) => {
      await updateInvitation(ctx.db, id, { sent_at: ctx.now().toISOString(), cancelled_at: null, cancelled_by: null });
      await mailInvitation(ctx, jobCode, {
        email: found.email,
        firstName: found.first_name,
        language: found.language as Language,
        message: found.message,
        uniqueId: found.unique_id,
      });
    });
  },

  async about(ctx, { uniqueId }) {
    const found = await sql.findByUniqueId(ctx.db, uniqueId);
    if (!found) throw new Refused('not-found');
    const { companyName, title, jobcodeId } = found;
    return { companyName, title, jobcodeId, cancelled: found.cancelled_at !== null };
  },

  async decline(ctx, { uniqueId }) {
    const found = await sql.findByUniqueId(ctx.db, uniqueId);
    if (!found) throw new Refused('not-found');
    if (found.cancelled_at) return;
    if (found.closes_at && new Date(found.closes_at) <= ctx.now()) throw new Refused('too-late');
    await atomically(ctx, async (ctx) => {
      const now = ctx.now().toISOString();
      // who has applied otherwise and begun no interview says no to the interview alone
      const applicationId = found.started_at && !found.withdrawn_at ? found.applicationId : null;
      if (applicationId) await lockApplications(ctx.db, [applicationId], found.companyId);
      // the link may be open twice
      if (!(await cancelInvitation(ctx.db, found.id, now, 'candidate'))) return;
      if (applicationId) await recordStatus(ctx, { id: ctx.newId(), applicationId, status: 'Declined', by: null, at: now });
    });
  },

  async cancel(ctx, { id, isDelete }) {
    await invitationOf(ctx, id);
    const now = ctx.now().toISOString();
    await atomically(ctx, async (ctx) => {
      await cancelInvitation(ctx.db, id, now, 'company');
      if (isDelete) await updateInvitation(ctx.db, id, { deleted_at: now });
    });
  },

  async list(ctx, { bookingId, after, ...wanted }) {
    const behind = readBehind(ctx, listName, after);
    if (bookingId && !(await sql.findJobCode(ctx.db, bookingId, ctx.actor.companyId))) throw new Refused('not-found');
    const { companyId, accountId } = ctx.actor;
    const asked = { companyId, reviewerId: accountId, bookingId, ...wanted };
    const found = await sql.listInvitations(ctx.db, behind ? { ...asked, page: 1, after: behind } : asked);
    const last = found.items.at(-1);
    return { ...found, page: wanted.page, ...cursorAfter(ctx, listName, after, last && [last.invitedAt, last.id]) };
  },
};
