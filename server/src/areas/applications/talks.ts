import type { Talk } from '@vitrine/contract/applicants/talks.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx } from '../../platform/context.ts';
import { calendarOf, spokenTime } from '../../platform/mail/calendar.ts';
import { fill } from '../../platform/texts.ts';
import type { TalkRow } from './talks.sql.ts';
import { talkTexts } from './texts.ts';

/** Whose calendar an entry is for. */
interface Reader {
  title: string | null;
  company: string;
  /** Where an answer to the invitation goes. */
  mailbox: string;
  language: Language;
  /** Of who reads it. */
  email: string;
}

/** The entry of a talk for a calendar. It names nobody but the company, and holds nothing that opens anything. */
export const talkCalendar = (ctx: Ctx, row: TalkRow, { title, company, mailbox, language, email }: Reader) =>
  calendarOf({
    uid: `${row.uid}@vitrine`,
    start: new Date(row.starts_at),
    minutes: row.minutes,
    summary: fill(talkTexts[language].summary, { title: title ?? '', company }),
    description: row.place,
    location: row.place,
    organizer: { name: company, email: mailbox },
    attendee: { name: email, email },
    sequence: row.sequence,
    state: row.cancelled_at ? 'cancelled' : 'agreed',
    now: ctx.now(),
  });

/** When it takes place, in words, on the clock on which it was agreed. */
export const talkTime = ({ starts_at, time_zone }: Pick<TalkRow, 'starts_at' | 'time_zone'>, language: Language) =>
  `${spokenTime(new Date(starts_at), language, time_zone)} (${time_zone.replaceAll('_', ' ')})`;

/** A talk on the wire; null where none is set, or it was called off. */
export const talkOnWire = (ctx: Ctx, row: TalkRow | undefined, reader: Reader): Talk | null =>
  row && !row.cancelled_at
    ? {
        startsAt: row.starts_at,
        minutes: row.minutes,
        timeZone: row.time_zone,
        place: row.place,
        calendar: talkCalendar(ctx, row, reader),
      }
    : null;
