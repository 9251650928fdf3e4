import { forgetAuditNumber } from '../../platform/audit.sql.ts';
import type { World } from '../../platform/context.ts';
import { deleteMailsAbout, deleteMailsOf, moveMails } from '../../platform/mail/mail.sql.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { withoutLinkSecrets } from '../../platform/sessions/link-secrets.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.ts';
import { findAccount, updateAccount } from './accounts.sql.ts';
import { closedAccount, forgetClosedAccount } from './closing.sql.ts';
import * as sql from './personal-data.sql.ts';
import { passkeysOf } from './second-step/passkeys.sql.ts';
import { codesOf, secondStepOf, setupOf } from './second-step/second-step.sql.ts';
import { deleteSignUps } from './sign-up/sign-ups.sql.ts';
import { givenJobsOf } from './team/roles.sql.ts';

export { consentsOf, withdrawConsents } from './personal-data.sql.ts';

/** Where pictures of people lie (platform/pictures). */
const pictureOf = (name: string | null) => (name ? [`pictures/${name}`] : []);

/** Whether administrators closed the account, since when, and when it is to be removed. */
async function closingOf({ db }: Pick<World, 'db'>, id: string) {
  const closed = await closedAccount(db, id);
  return closed ? { since: closed.closed_at, removedAt: closed.erase_at } : null;
}

/** What somebody signs in with beside the password; never a key or a code. */
async function signInWaysOf({ db }: Pick<World, 'db'>, id: string) {
  const { appSince } = await secondStepOf(db, id);
  const keys = await passkeysOf(db, id);
  return {
    passkeys: keys.map(({ name, created_at, used_at, synced }) => ({ name, addedAt: created_at, usedAt: used_at, synced })),
    authenticatorApp: appSince ? { since: appSince } : null,
    recoveryCodesLeft: await codesOf(db, id),
    appBeingSetUp: (await setupOf(db, id)) ?? null,
  };
}

/** Erases candidates who have never come, and of whom no other area keeps anything, all at once; returns the names of their stored pictures. */
export async function eraseUnseen(ctx: Pick<World, 'db'>, ids: readonly string[]) {
  await deleteMailsAbout(ctx.db, ids);
  return (await sql.deleteCandidates(ctx.db, ids)).flatMap(({ picture }) => pictureOf(picture));
}

/** The account itself, what it agreed to, its sessions and its mails. Comes last: the row of a candidate goes with it. */
export const accountData: PersonalData = {
  area: 'account',

  async tell(ctx, { id, email, confirmed }) {
    const account = await findAccount(ctx.db, id);
    return {
      data: {
        account: account && {
          email,
          pendingEmail: account.pending_email,
          firstName: account.first_name,
          lastName: account.last_name,
          kind: account.user_type,
          role: account.company_role,
          jobs: await givenJobsOf(ctx.db, id),
          language: account.language,
          department: account.department,
          careerStage: account.career_stage,
          timeZone: account.time_zone,
          createdAt: account.created_at,
          activatedAt: account.activated_at,
          closed: await closingOf(ctx, id),
        },
        consents: await sql.consentsOf(ctx.db, id),
        sessions: await sql.sessionsOf(ctx.db, id),
        signInWays: account && (await signInWaysOf(ctx, id)),
        mails: confirmed ? (await sql.mailsOf(ctx.db, email)).map((mail) => ({ ...mail, text: withoutLinkSecrets(mail.text) })) : [],
      },
      files: pictureOf(account?.picture ?? null).map((stored) => ({ name: `picture${stored.slice(stored.lastIndexOf('.'))}`, stored })),
    };
  },

  async erase(ctx, { id, email, confirmed }) {
    const account = await findAccount(ctx.db, id);
    if (!account) return [];
    await deleteMailsOf(ctx.db, id, confirmed ? email : null);
    if (confirmed) {
      await sql.deleteInvitationTo(ctx.db, email);
      await deleteSignUps(ctx.db, email);
    }
    if (account.user_type === 'Candidate') await sql.deleteAccount(ctx.db, id);
    else {
      await endSessionsOf(ctx, id);
      await forgetAuditNumber(ctx.db, id);
      await sql.deleteBelongings(ctx.db, id);
      await forgetClosedAccount(ctx.db, id);
      await sql.makeNameless(ctx.db, id, ctx.now().toISOString());
    }
    return pictureOf(account.picture);
  },

  // what lets somebody in (sessions, passkeys, authenticator apps, mailed links, known devices, sign-ups, the number in the log) ends with its account
  async merge(ctx, keepId, dropId) {
    await sql.moveConsents(ctx.db, keepId, dropId);
    await moveMails(ctx.db, keepId, dropId);
    const [keep, drop] = [await findAccount(ctx.db, keepId), await findAccount(ctx.db, dropId)];
    if (keep?.picture) return pictureOf(drop?.picture ?? null);
    await updateAccount(ctx.db, keepId, { picture: drop?.picture ?? null });
    return [];
  },
};
