import { minute } from '@vitrine/contract/durations.ts';
import type { Language } from '@vitrine/contract/vocabulary.ts';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { locales } from '../written.ts';
import type { Attachment } from './mail.sql.ts';

interface Somebody {
  name: string;
  email: string;
}

export interface CalendarEntry {
  uid: string;
  start: Date;
  minutes: number;
  summary: string;
  description: string;
  location?: string;
  organizer: Somebody;
  attendee: Somebody;
  now: Date;
  /** Proposed, unless something else is said. */
  state?: 'proposed' | 'agreed' | 'cancelled';
  /** Counts what was said of it: calendars keep the newest. */
  sequence?: number;
}

const statuses = {
  proposed: ICalEventStatus.TENTATIVE,
  agreed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The instant of a time on the clock of a zone. A time that a change of summer time leaves out is moved on; one that comes twice is the first. */
export const instantOf = (wallTime: string, timeZone: string) =>
  new Date(Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);

/** An instant on the clock of a zone, with its name: Monday, 29 March 2027 at 10:00 CEST. */
export const spokenTime = (at: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

/** An invitation to a talk, or its end (RFC 5546, REQUEST and CANCEL). Times are in UTC, which is right in every calendar and across every change of summer time. */
export function calendarOf({ uid, start, minutes, now, state = 'proposed', sequence = 0, attendee, ...said }: CalendarEntry) {
  const talk = {
    ...said,
    id: uid,
    stamp: now,
    start,
    end: new Date(start.getTime() + minutes * minute),
    sequence,
    status: statuses[state],
    attendees: [{ ...attendee, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION, rsvp: true }],
  };
  const method = state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  return `${ical({ prodId: '//Vitrine//Talks//EN', scale: 'GREGORIAN', method, events: [talk] }).toString()}\r\n`;
}

/** A calendar as the attachment of a mail, which mail programs offer to accept. */
export const calendarFile = (name: string, calendar: string): Attachment => ({
  name,
  contentType: `text/calendar; charset=utf-8; method=${/^METHOD:CANCEL\r?$/m.test(calendar) ? 'CANCEL' : 'REQUEST'}`,
  content: Buffer.from(calendar).toString('base64'),
});
