import type { talks } from '@vitrine/contract/applicants/talks.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import { audited } from '../../platform/audit.ts';
import { type Atomic, atomically, type Ctx } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { calendarFile, instantOf } from '../../platform/mail/calendar.ts';
import { Refused } from '../../platform/refused.ts';
import {
  cancelTalk,
  findTalk,
  recordStatus,
  sendLetter,
  type TalkRow,
  talkCalendar,
  talkOnWire,
  talkTime,
  upsertTalk,
} from '../applications/index.ts';
import { applicationTexts, wayTo } from '../applying/index.ts';
import { mailboxOf } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';
import { applicationOf } from './applicants.ts';
import { findRecipient } from './deciding.jobs.sql.ts';
import { talkLetter } from './mails/talk.ts';

type Told = { what: 'set' | 'moved' | 'off'; note: string };

async function tell(ctx: Atomic<Ctx>, row: TalkRow, { what, note }: Told) {
  const who = await findRecipient(ctx.db, row.application_id);
  if (!who) throw new Refused('not-found');
  const language = who.language as Language;
  const letter = talkLetter(language, {
    what,
    note,
    firstName: who.first_name,
    title: who.title ?? '',
    company: who.name,
    time: talkTime(row, language),
    minutes: row.minutes,
    place: row.place,
  });
  const mailbox = await mailboxOf(ctx.db, who.company_id);
  const reader = { title: who.title, company: who.name, mailbox: mailbox?.email ?? who.email, language, email: who.email };
  const calendar = talkCalendar(ctx, row, reader);
  await sendLetter(
    ctx,
    { email: who.email, language },
    {
      ...letter,
      action: { label: applicationTexts[language].see, url: await wayTo(ctx, who) },
      notes: [applicationTexts[language].seeNote],
    },
    { applicationId: row.application_id, attachments: [calendarFile('talk.ics', calendar)], about: who.account_id },
  );
  const { id: applicationId, booking_id: bookingId } = who;
  await notify(ctx, [who.account_id], { kind: 'talk', thing: applicationId, applicationId, bookingId, detail: what, count: 1 });
}

/** Dates of talks with applicants. */
export const talkHandlers: Handlers<typeof talks> = {
  async show(ctx, { id }) {
    const { account_id, title, company_name } = await applicationOf(ctx, id);
    const row = await findTalk(ctx.db, id);
    if (row) await audited(ctx, { action: 'seen', object: 'talk', objectId: id, subjects: [account_id] });
    const { language, actor } = ctx;
    return { talk: talkOnWire(ctx, row, { title, company: company_name, mailbox: actor.email, language, email: actor.email }) };
  },

  async set(ctx, { id, startsAt, timeZone, minutes, place, note }) {
    const application = await applicationOf(ctx, id);
    if (application.withdrawn_at) throw new Refused('already-withdrawn');
    const starts = instantOf(startsAt, timeZone);
    if (starts <= ctx.now()) throw new Refused('times-past', [{ field: 'startsAt', message: 'times-past' }]);
    await atomically(ctx, async (ctx) => {
      await audited(ctx, { action: 'changed', object: 'talk', objectId: id, subjects: [application.account_id] });
      const talk = { application_id: id, starts_at: starts.toISOString(), time_zone: timeZone, minutes, place };
      const before = await findTalk(ctx.db, id);
      const row = await upsertTalk(ctx.db, talk, ctx.newId());
      if (application.status !== 'Interview')
        await recordStatus(ctx.db, {
          id: ctx.newId(),
          applicationId: id,
          status: 'Interview',
          by: ctx.actor.accountId,
          at: ctx.now().toISOString(),
        });
      await tell(ctx, row, { what: before && !before.cancelled_at ? 'moved' : 'set', note });
    });
  },

  async cancel(ctx, { id, note }) {
    const { account_id } = await applicationOf(ctx, id);
    await atomically(ctx, async (ctx) => {
      const row = await cancelTalk(ctx.db, id, ctx.now().toISOString());
      if (!row) throw new Refused('not-found');
      await audited(ctx, { action: 'removed', object: 'talk', objectId: id, subjects: [account_id] });
      await tell(ctx, row, { what: 'off', note });
    });
  },
};
