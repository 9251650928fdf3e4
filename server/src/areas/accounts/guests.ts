import type { registration } from '@vitrine/contract/accounts/registration.ts';
import type { Language, UserType } from '@vitrine/contract/vocabulary.ts';
import { atomically, type World } from '../../platform/context.ts';
import { sendMail } from '../../platform/mail.ts';
import { Refused } from '../../platform/refused.ts';
import type { Handlers } from '../../platform/serve.ts';
import { openSession } from '../../platform/sessions.ts';
import { findAccount, findAccountByEmail } from './accounts.sql.ts';
import { createAccount, recordConsent } from './creating.ts';
import { newLink, readLink } from './links.ts';
import { wayBackLetter } from './mails/letters.ts';

interface Guest {
  id: string;
  email: string;
  firstName: string;
  language: Language;
}

/** Mails the link that opens this one interview again; every guest gets it at once. */
async function mailWayBack(ctx: World, guest: Guest, jobcodeId: string, uniqueId: string | null) {
  const token = await newLink(ctx, guest.id, 'guest', { jobcodeId, uniqueId });
  const path = uniqueId ? `${jobcodeId}/${uniqueId}` : jobcodeId;
  await sendMail(ctx, guest, wayBackLetter(guest.language, guest.firstName, `${ctx.url()}/video-interview/${path}?guest=${token}`));
}

type Guests = Pick<Handlers<typeof registration>, 'guest' | 'guestByLink'>;

export const guestHandlers: Guests = {
  async guest(ctx, { email, firstName, lastName, language, jobcodeId, uniqueId }) {
    return atomically(ctx, async (ctx) => {
      const known = await findAccountByEmail(ctx.db, email);
      if (known && !known.guest) throw new Refused('already-registered');
      if (known) {
        // somebody typed an address that is in use: its owner gets the way back, the typist gets no session
        await mailWayBack(
          ctx,
          { id: known.id, email, firstName: known.first_name, language: known.language as Language },
          jobcodeId,
          uniqueId ?? null,
        );
        return { mailed: true as const };
      }
      const id = await createAccount(ctx, {
        email,
        userType: 'Candidate',
        first_name: firstName,
        last_name: lastName,
        language,
        password_hash: null,
        guest: true,
      });
      await recordConsent(ctx, id, 'terms', language);
      await mailWayBack(ctx, { id, email, firstName, language }, jobcodeId, uniqueId ?? null);
      return { token: await openSession(ctx, id, jobcodeId), userType: 'Candidate' as const, userEmail: email };
    });
  },

  async guestByLink(ctx, { token }) {
    const { accountId, detail } = await readLink(ctx, token, 'guest');
    const account = await findAccount(ctx.db, accountId);
    if (!account || account.deactivated_at || !detail.jobcodeId) throw new Refused('link-expired');
    return {
      token: await openSession(ctx, accountId, detail.jobcodeId),
      userType: account.user_type as UserType,
      userEmail: account.email,
      jobcodeId: detail.jobcodeId,
      uniqueId: detail.uniqueId ?? null,
    };
  },
};
