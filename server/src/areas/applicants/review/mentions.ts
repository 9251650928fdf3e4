import { aliasOf } from '@vitrine/contract/applicants/alias.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic, Ctx, ReviewingActor } from '../../../platform/context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { refuseField } from '../../../platform/refused.ts';
import { isGuestReviewer } from '../../../platform/sessions/roles.ts';
import { endMailLink } from '../../notifications/index.ts';
import type { applicationOf } from '../applicants.ts';
import { mentionLetter } from '../mails/mention.ts';
import * as sql from './mentions.sql.ts';
import { maskedFor } from './person.ts';

type Application = Awaited<ReturnType<typeof applicationOf>>;

const nameOf = (one: { first_name: string; last_name: string }) => `${one.first_name} ${one.last_name}`;

/** Whom a note on this applicant can mention: all who may see the applicant but the author. */
export async function colleaguesFor(ctx: Ctx<ReviewingActor>, applicationId: string) {
  if (isGuestReviewer(ctx.actor)) return [];
  const { accountId } = ctx.actor;
  const rows = await sql.listColleagues(ctx.db, applicationId);
  return rows.filter((one) => one.id !== accountId).map((one) => ({ id: one.id, name: nameOf(one), email: one.email }));
}

/** The colleagues of these ids; refuses one who may not see the applicant, as if there were nobody of the id. */
export async function mentionedBy(ctx: Ctx<ReviewingActor>, applicationId: string, ids: readonly string[]) {
  const wanted = new Set(ids);
  if (wanted.size === 0) return [];
  // guests judge by themselves: they are told of no colleague, and tell none
  const rows = isGuestReviewer(ctx.actor) ? [] : await sql.listColleagues(ctx.db, applicationId);
  const found = rows.filter((one) => wanted.has(one.id));
  if (found.length < wanted.size) throw refuseField('mentions', 'Only colleagues who may see this applicant can be mentioned');
  return found;
}

/** Whom the notes on an applicant mention, by note; names that no longer stand for a colleague are left out. */
export async function mentionsByNote(ctx: Ctx<ReviewingActor>, applicationId: string) {
  const rows = await sql.listMentions(ctx.db, applicationId);
  return Map.groupBy(rows, (one) => one.comment_id);
}

/** As a note shows them: whose names stand in its text, which may be masked. */
export const mentionsOnWire = (text: string, rows: readonly Pick<sql.ColleagueRow, 'id' | 'first_name' | 'last_name'>[] = []) =>
  rows.map((one) => ({ id: one.id, name: nameOf(one) })).filter(({ name }) => text.includes(`@${name}`));

interface Written {
  commentId: string;
  text: string;
  at: string;
}

/** Keeps whom a note mentions, and writes to those it did not mention before, never to the author. Returns who those are. */
export async function keepMentions(
  ctx: Atomic<Ctx<ReviewingActor>>,
  application: Application,
  { commentId, text, at }: Written,
  mentioned: readonly sql.ColleagueRow[],
) {
  const ids = mentioned.map((one) => one.id);
  const fresh = new Set((await sql.keepMentions(ctx.db, commentId, ids, at)).map((one) => one.account_id));
  if (isGuestReviewer(ctx.actor)) return [];
  const { accountId, firstName, lastName } = ctx.actor;
  const told = mentioned.filter((one) => fresh.has(one.id) && one.id !== accountId);
  for (const one of told.filter(({ mail }) => mail)) {
    const language = one.language as Language;
    const letter = mentionLetter(language, {
      name: one.first_name,
      author: `${firstName} ${lastName}`,
      candidate: one.blind ? { alias: aliasOf(application.number) } : nameOf(application),
      title: application.title ?? '',
      text: one.blind ? maskedFor(application)(text) : text,
      url: `${ctx.url()}/candidate-details/candidate/${application.id}#notes`,
      end: endMailLink(ctx, one.id, 'mention'),
    });
    await sendMail(ctx, { email: one.email, language }, letter, { about: application.account_id });
  }
  return told.map(({ id }) => id);
}
