import { randomInt } from 'node:crypto';
import { minute } from '@vitrine/contract/durations.ts';
import { codeDigits, type entering } from '@vitrine/contract/guest-reviewers/entering.ts';
import type { leaving } from '@vitrine/contract/guest-reviewers/leaving.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { atomically, type Ctx, type GuestReviewer, type ReviewingActor } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { limitMailsTo } from '../../platform/mail/mail-limit.ts';
import { Refused } from '../../platform/refused.ts';
import { hashOf, newToken, sign } from '../../platform/sessions/secrets.ts';
import * as sql from './guest-reviewers.sql.ts';
import { codeLetter } from './mails/code.ts';

const codeMilliseconds = 10 * minute;
/** A code is worth nothing once it was tried so often. */
const mostTries = 5;

const newCode = () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/** What is stored of a code: digits are few, so the key of the installation goes in. */
const digestOf = (ctx: Pick<Ctx, 'key'>, reviewerId: string, code: string) => hashOf(sign(ctx.key, `review code ${reviewerId} ${code}`));

/** The living invitation behind the secret of a link; guessed, ended and expired ones are refused alike. */
async function reviewerBehind(ctx: Ctx, token: string) {
  const found = await sql.findByLink(ctx.db, hashOf(token), ctx.now().toISOString());
  if (!found?.email) throw new Refused('link-expired');
  return { ...found, email: found.email };
}

const isGuest = (actor: ReviewingActor): actor is GuestReviewer => actor.role === 'guest-reviewer';

/** How a guest reviewer comes in and leaves: a link that was forwarded opens nothing without the mailbox it was sent to. */
export const enteringHandlers: Handlers<typeof entering> = {
  async about(ctx, { token }) {
    const { name, company_name, title } = await reviewerBehind(ctx, token);
    return { name, companyName: company_name, title };
  },

  async mailCode(ctx, { token }) {
    const { id, email, name, language, title } = await reviewerBehind(ctx, token);
    await limitMailsTo(ctx, email);
    const code = newCode();
    await atomically(ctx, async (ctx) => {
      const expires_at = new Date(ctx.now().getTime() + codeMilliseconds).toISOString();
      await sql.putCode(ctx.db, { reviewer_id: id, code_hash: digestOf(ctx, id, code), expires_at });
      await sendMail(ctx, { email, language: language as Language }, codeLetter(language as Language, { name, title, code }));
    });
  },

  async enter(ctx, { token, code }) {
    const { id } = await reviewerBehind(ctx, token);
    const now = ctx.now().toISOString();
    if (!(await sql.countTry(ctx.db, id, mostTries, now))) throw new Refused('wrong-code');
    const given = digestOf(ctx, id, code.replace(/\D/g, ''));
    const session = newToken();
    await atomically(ctx, async (ctx) => {
      if (!(await sql.useCode(ctx.db, id, given))) throw new Refused('wrong-code');
      await sql.updateReviewer(ctx.db, id, { entered_at: now });
      await sql.insertSession(ctx.db, { token_hash: hashOf(session), reviewer_id: id, created_at: now });
    });
    return { token: session };
  },

  async own(ctx) {
    const found = isGuest(ctx.actor) ? await sql.findLiving(ctx.db, ctx.actor.guestId, ctx.now().toISOString()) : undefined;
    if (!found) throw new Refused('not-found');
    return {
      name: found.name,
      companyName: found.company_name,
      title: found.title,
      bookingId: found.booking_id,
      expiresAt: found.expires_at,
    };
  },
};

export const leavingHandlers: Handlers<typeof leaving> = {
  async end(ctx) {
    if (!isGuest(ctx.actor)) throw new Refused('not-found');
    await sql.deleteSession(ctx.db, ctx.actor.sessionHash);
  },

  async endByDigest(ctx, { digest }) {
    await sql.deleteSession(ctx.db, Buffer.from(digest, 'hex'));
  },
};
