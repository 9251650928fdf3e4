import type { Language } from '@vitrine/contract/vocabulary.ts';
import type { Atomic } from '../../platform/context.ts';
import { calendarFile } from '../../platform/mail/calendar.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused } from '../../platform/refused.ts';
import { findRecipient } from '../applicants/index.ts';
import { type InterviewerRow, interviewersOf, sendLetter, type TalkRow, talkCalendar, talkTime, timeOn } from '../applications/index.ts';
import { applicationTexts, wayTo } from '../applying/index.ts';
import { mailboxOf } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';
import { type ToldCandidate, talkLetter } from './mails/candidate.ts';
import { interviewerLetter, type ToldInterviewer } from './mails/interviewer.ts';
import { webexPlace } from './meetings/untold.ts';

/** What of a talk or of an offer is said to people. */
interface Said {
  applicationId: string;
  /** Instants. */
  times: readonly string[];
  zone: string;
  minutes: number;
  place: string;
  /** It is at Webex, and its link is not made yet. */
  linkFollows: boolean;
}

const isLinkless = ({ webex, place }: TalkRow) => webex && place === webexPlace;

/** What is said of a date, on the clock of the applicant where that is known. */
export const saidOf = (row: TalkRow): Said => ({
  applicationId: row.application_id,
  times: [row.starts_at],
  zone: row.own_zone ?? row.time_zone,
  minutes: row.minutes,
  place: row.place,
  linkFollows: isLinkless(row),
});

export async function recipientOf(ctx: Atomic, applicationId: string) {
  const who = await findRecipient(ctx.db, applicationId);
  if (!who) throw new Refused('not-found');
  return who;
}
type Recipient = Awaited<ReturnType<typeof recipientOf>>;

async function readerOf(ctx: Atomic, who: Recipient, { email, language }: { email: string; language: Language }) {
  const mailbox = await mailboxOf(ctx.db, who.company_id);
  return { title: who.title, company: who.name, mailbox: mailbox?.email ?? who.email, language, email };
}

interface ToApplicant {
  what: ToldCandidate;
  note?: string;
  /** What they did is no news to them. */
  byThemselves?: boolean;
  /** Names the occasion where a job writes it. */
  once?: string;
}

/** Writes to the applicant of what is planned; `row` is the talk whose entry for the calendar goes with it. */
export async function tellCandidate(
  ctx: Atomic,
  said: Said,
  row: TalkRow | undefined,
  { what, note = '', once, byThemselves = false }: ToApplicant,
) {
  const who = await recipientOf(ctx, said.applicationId);
  const language = who.language as Language;
  const people = await interviewersOf(ctx.db, [said.applicationId]);
  const letter = talkLetter(language, {
    what,
    note,
    firstName: who.first_name,
    title: who.title ?? '',
    company: who.name,
    times: said.times.map((one) => timeOn(one, said.zone, language)),
    minutes: said.minutes,
    place: said.place,
    linkFollows: said.linkFollows,
    people: people.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
  });
  const reader = await readerOf(ctx, who, { email: who.email, language });
  await sendLetter(
    ctx,
    { email: who.email, language },
    {
      ...letter,
      action: { label: applicationTexts[language].see, url: await wayTo(ctx, who) },
      notes: [applicationTexts[language].seeNote],
    },
    {
      applicationId: said.applicationId,
      attachments: row ? [calendarFile('talk.ics', talkCalendar(ctx, row, reader))] : [],
      about: who.account_id,
      ...(once ? { once } : {}),
    },
  );
  const { id: applicationId, booking_id: bookingId } = who;
  if (byThemselves || what === 'reminder') return;
  await notify(ctx, [who.account_id], { kind: 'talk', thing: applicationId, applicationId, bookingId, detail: what, count: 1 });
}

interface ToCompany {
  what: ToldInterviewer;
  note?: string;
  /** Who did it is not told in the page. */
  by?: string | null;
  once?: string;
}

/** Writes to people of the company who take part, with the entry for the calendar of each, and tells them in the page. */
export async function tellInterviewers(ctx: Atomic, row: TalkRow, people: readonly InterviewerRow[], told: ToCompany) {
  const { what, note = '', by = null, once } = told;
  const who = await recipientOf(ctx, row.application_id);
  const { id: applicationId, booking_id: bookingId } = who;
  for (const { id, email, first_name: firstName, language: spoken } of people) {
    const language = spoken as Language;
    const letter = interviewerLetter(language, {
      what,
      note,
      firstName,
      title: who.title ?? '',
      times: [talkTime(row, language)],
      minutes: row.minutes,
      place: row.place,
      linkFollows: isLinkless(row),
      url: `${ctx.url()}/candidate-details/candidate/${applicationId}`,
    });
    const reader = await readerOf(ctx, who, { email, language });
    const entry = calendarFile('talk.ics', talkCalendar(ctx, row, reader, { off: what === 'without' }));
    const options = { attachments: [entry], about: who.account_id };
    await sendMail(ctx, { email, language }, letter, { ...options, ...(once ? { once: `${once} ${id}` } : {}) });
  }
  const others = people.map(({ id }) => id).filter((id) => id !== by);
  await notify(ctx, others, { kind: 'appointment', thing: applicationId, applicationId, bookingId, detail: what, count: 1 });
}

/** Everybody hears of a date: that it is set, moved or called off. */
export async function tellEverybody(
  ctx: Atomic,
  row: TalkRow,
  { what, note, by }: { what: 'set' | 'moved' | 'off'; note: string; by: string | null },
) {
  await tellCandidate(ctx, saidOf(row), row, { what, note });
  await tellInterviewers(ctx, row, await interviewersOf(ctx.db, [row.application_id]), { what, by });
}
