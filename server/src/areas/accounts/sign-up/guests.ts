import type { registration } from '@vitrine/contract/accounts/registration.ts';
import type { Language, UserType } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { type MailedLink, stepLink } from '../../../platform/mail/mail-action.ts';
import { Refused, refuseField } from '../../../platform/refused.ts';
import { endSessionsOf, openSession } from '../../../platform/sessions/sessions.ts';
import { findAccount, findAccountByEmail, findJobAddress, jobCodeExists, updateAccount } from '../accounts.sql.ts';
import { newLink, readLink } from '../links.ts';
import { wayBackLetter } from '../mails/way-back.ts';
import { wayToApplicationLetter } from '../mails/way-to-application.ts';
import { createGuestAccount, type Named, recordConsent } from './creating.ts';

type Guest = Newcomer & { id: string };
interface Newcomer {
  email: string;
  firstName: string;
  language: Language;
}

/** What a guest's session reaches: one interview, or the application to one job. */
export type Reach = { jobcodeId: string; uniqueId: string | null } | { bookingId: string };

/** The address of the screen that a guest comes back to, with the secret of the way. */
export async function guestUrl(ctx: World, accountId: string, reach: Reach) {
  const token = await newLink(ctx, accountId, 'guest', reach);
  if (!('bookingId' in reach)) {
    const path = reach.uniqueId ? `${reach.jobcodeId}/${reach.uniqueId}` : reach.jobcodeId;
    return `${ctx.url()}/video-interview/${path}?guest=${token}`;
  }
  const job = await findJobAddress(ctx.db, reach.bookingId);
  if (!job) throw new Refused('not-found');
  return `${ctx.url()}/job/${reach.bookingId}/${job.companyId}/${job.hasJobCode}?guest=${token}`;
}

/** Where a guest has everything removed; its pages are those of the area that knows what is stored. */
export const guestErasing: MailedLink = { path: '/api/privacy/erase/guest', kind: 'erase guest' };

/** Mails the link that opens this one interview or application again; every guest gets it at once. */
const mailWayBack = (ctx: World, guest: Guest, reach: Reach) =>
  atomically(ctx, async (ctx) => {
    const url = await guestUrl(ctx, guest.id, reach);
    const letter = 'bookingId' in reach ? wayToApplicationLetter : wayBackLetter;
    const facts = { name: guest.firstName, url, erase: stepLink(ctx, guestErasing, guest.id) };
    await sendMail(ctx, guest, letter(guest.language, facts));
  });

/** The same for whoever holds the secret of the invitation that the guest came by: only the guest's mailbox gets it. */
export const mailGuestWayBack = (
  ctx: World,
  { first_name, language, ...guest }: { id: string; email: string; first_name: string; language: string },
  { jobcodeId, uniqueId }: { jobcodeId: string; uniqueId: string },
) => mailWayBack(ctx, { ...guest, firstName: first_name, language: language as Language }, { jobcodeId, uniqueId });

export const openGuestSession = (ctx: World, accountId: string, reach: Reach) =>
  'bookingId' in reach
    ? openSession(ctx, accountId, { guestBooking: reach.bookingId })
    : openSession(ctx, accountId, { guestOf: reach.jobcodeId });

/** Makes the account of a guest and mails the way back; whoever holds no mailed link has confirmed nothing yet. */
export async function createGuest(ctx: World, person: Named, reach: Reach) {
  const { email, firstName, language } = person;
  const id = await createGuestAccount(ctx, person);
  await recordConsent(ctx, id, 'terms', language);
  await mailWayBack(ctx, { id, email, firstName, language }, reach);
  return id;
}

/** Whoever opens a mailed link reads the mailbox; sessions opened before by typing the address may be somebody else's. */
const confirmAddress = (ctx: World, accountId: string) =>
  atomically(ctx, async (ctx) => {
    await updateAccount(ctx.db, accountId, { confirmed_at: ctx.now().toISOString() });
    await endSessionsOf(ctx, accountId);
  });

type Guests = Pick<Handlers<typeof registration>, 'guest' | 'guestByLink'>;

export const guestHandlers: Guests = {
  async guest(ctx, { email, firstName, lastName, language = ctx.language, jobcodeId, uniqueId, bookingId }) {
    if (!jobcodeId && !bookingId) throw refuseField('jobcodeId', 'Say which interview or job');
    if (jobcodeId && !(await jobCodeExists(ctx.db, jobcodeId))) throw new Refused('not-found');
    const reach: Reach = jobcodeId ? { jobcodeId, uniqueId: uniqueId ?? null } : { bookingId: bookingId ?? '' };
    return atomically(ctx, async (ctx) => {
      const known = await findAccountByEmail(ctx.db, email);
      if (known && !known.guest) throw new Refused('already-registered');
      if (known) {
        // somebody typed an address that is in use: its owner gets the way back, the typist gets no session
        await mailWayBack(ctx, { id: known.id, email, firstName: known.first_name, language: known.language as Language }, reach);
        return { mailed: true as const };
      }
      const id = await createGuest(ctx, { email, firstName, lastName, language }, reach);
      return { token: await openGuestSession(ctx, id, reach), userType: 'Candidate' as const, userEmail: email };
    });
  },

  async guestByLink(ctx, { token }) {
    const { accountId, detail } = await readLink(ctx, token, 'guest');
    const account = await findAccount(ctx.db, accountId);
    const { jobcodeId = null, uniqueId = null, bookingId = null } = detail;
    if (!account || account.deactivated_at || !(jobcodeId || bookingId)) throw new Refused('link-expired');
    if (!account.confirmed_at) await confirmAddress(ctx, accountId);
    return {
      token: await openGuestSession(ctx, accountId, jobcodeId ? { jobcodeId, uniqueId } : { bookingId: bookingId ?? '' }),
      userType: account.user_type as UserType,
      userEmail: account.email,
      jobcodeId,
      uniqueId,
      bookingId,
    };
  },
};
