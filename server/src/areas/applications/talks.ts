import { minute } from '@vitrine/contract/durations.ts';
import { meetingStates, type Talk, type TalkOffer } from '@vitrine/contract/talks/shapes.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Ctx, World } from '../../platform/context.ts';
import { calendarOf, spokenTime } from '../../platform/mail/calendar.ts';
import { fill } from '../../platform/texts.ts';
import {
  calendarsBetween,
  type InterviewerRow,
  interviewersOf,
  meetingStateOf,
  type OfferRow,
  offersOf,
  type TalkRow,
  talksBetween,
  talksOf,
} from './talks.sql.ts';
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

/** The entry of a talk for a calendar. It names nobody but the company, and holds nothing that opens anything. `off`: for somebody who takes part no longer. */
export const talkCalendar = (
  ctx: Pick<World, 'now'>,
  row: TalkRow,
  { title, company, mailbox, language, email }: Reader,
  { off = false } = {},
) =>
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
    state: off || row.cancelled_at ? 'cancelled' : 'agreed',
    now: ctx.now(),
  });

/** A time in words on a clock, with the name of its zone. */
export const timeOn = (at: string, zone: string, language: Language) =>
  // what already names its zone is not told it twice
  [spokenTime(new Date(at), language, zone), ...(zone === 'UTC' ? [] : [`(${zone.replaceAll('_', ' ')})`])].join(' ');

/** When it takes place, in words, on the clock on which it was planned. */
export const talkTime = ({ starts_at, time_zone }: Pick<TalkRow, 'starts_at' | 'time_zone'>, language: Language) =>
  timeOn(starts_at, time_zone, language);

const namesOf = (people: InterviewerRow[]) => people.map(({ first_name, last_name }) => `${first_name} ${last_name}`);

type MeetingState = Awaited<ReturnType<typeof meetingStateOf>>;

/** What is wrong at Webex is for the company to hear; the applicant waits for the link, or has it. */
function stateOf(meeting: MeetingState, own: boolean) {
  const made = meeting?.link ? 'ready' : 'making';
  return own ? made : (meetingStates.find((one) => one === meeting?.fault) ?? made);
}

/** A talk on the wire; null where none is set, or it was called off. `own`: for the applicant, on the clock they picked it on. */
const onWire = (
  ctx: Ctx,
  row: TalkRow | undefined,
  meeting: MeetingState,
  people: InterviewerRow[],
  reader: Reader & { own: boolean },
): Talk | null =>
  row && !row.cancelled_at
    ? {
        startsAt: row.starts_at,
        minutes: row.minutes,
        timeZone: reader.own ? (row.own_zone ?? row.time_zone) : row.time_zone,
        place: row.place,
        calendar: talkCalendar(ctx, row, reader),
        people: namesOf(people),
        webex: row.webex ? stateOf(meeting, reader.own) : null,
        recordable: meeting?.recordable ?? false,
      }
    : null;

interface Span {
  from: string;
  /** How long the talk would take. */
  minutes: number;
  /** When it would begin at the latest. */
  last: string;
  /** The application it is about, whose own date is in nobody's way. */
  but: string;
}

/** Who of these people has something else at a time, here or in their own calendar, as a function of when a talk would begin. */
export async function busyAt(ctx: Pick<World, 'db'>, people: readonly { id: string }[], { from, minutes, last, but }: Span) {
  const length = minutes * minute;
  const to = new Date(new Date(last).getTime() + length).toISOString();
  const accountIds = people.map(({ id }) => id);
  const [talks, elsewhere] = await Promise.all([
    talksBetween(ctx.db, { accountIds, from, to, but }),
    calendarsBetween(ctx.db, { accountIds, from, to }),
  ]);
  const taken = [...talks, ...elsewhere].map((one) => ({
    id: one.account_id,
    from: new Date(one.starts_at).getTime(),
    to: new Date(one.ends_at).getTime(),
  }));
  return (start: string) => {
    const begins = new Date(start).getTime();
    return new Set(taken.filter((one) => one.from < begins + length && one.to > begins).map(({ id }) => id));
  };
}

/** Times on offer that are still ahead, and at which nobody who takes part has something else. */
export async function timesLeft(ctx: Pick<World, 'db' | 'now'>, offer: OfferRow, people: readonly { id: string }[]) {
  const ahead = offer.times.filter((one) => new Date(one) > ctx.now());
  const [from, last] = [ahead[0], ahead.at(-1)];
  if (!from || !last) return [];
  const busy = await busyAt(ctx, people, { from, last, minutes: offer.minutes, but: offer.application_id });
  return ahead.filter((one) => busy(one).size === 0);
}

export interface Planned {
  talk: Talk | null;
  offer: TalkOffer | null;
  interviewers: InterviewerRow[];
}

/** What is planned for an application: its date, the times on offer, who takes part. */
export async function plannedOf(ctx: Ctx, applicationId: string, reader: Reader & { own: boolean }): Promise<Planned> {
  const [[row], [offer], interviewers, meeting] = await Promise.all([
    talksOf(ctx.db, [applicationId]),
    offersOf(ctx.db, [applicationId]),
    interviewersOf(ctx.db, [applicationId]),
    meetingStateOf(ctx.db, applicationId),
  ]);
  const times = offer ? await timesLeft(ctx, offer, interviewers) : [];
  return {
    talk: onWire(ctx, row, meeting, interviewers, reader),
    offer: offer
      ? {
          times,
          minutes: offer.minutes,
          timeZone: offer.time_zone,
          place: offer.place,
          note: offer.note,
          people: namesOf(interviewers),
          webex: offer.webex,
        }
      : null,
    interviewers,
  };
}
