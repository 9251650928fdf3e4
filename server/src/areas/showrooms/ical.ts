import { createHash } from 'node:crypto';
import { minute } from '@vitrine/contract/durations.ts';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface Talk {
  uid: string;
  start: Date;
  minutes: number;
  summary: string;
  description: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
  now: Date;
}

/** The instant of a time on the clock of a zone. A time that a change of summer time leaves out is moved on; one that comes twice is the first. */
export const instantOf = (wallTime: string, timeZone: string) =>
  new Date(Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);

/** An invitation to a talk (RFC 5546, REQUEST). Times are in UTC, which is right in every calendar and across every change of summer time. */
export function invitationTo({ uid, start, minutes, summary, description, organizer, attendee, now }: Talk) {
  const talk = {
    id: uid,
    stamp: now,
    start,
    end: new Date(start.getTime() + minutes * minute),
    sequence: 0,
    status: ICalEventStatus.TENTATIVE,
    summary,
    description,
    organizer,
    attendees: [{ ...attendee, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION, rsvp: true }],
  };
  const head = { prodId: '//Vitrine//Showroom//EN', scale: 'GREGORIAN', method: ICalCalendarMethod.REQUEST };
  return `${ical({ ...head, events: [talk] }).toString()}\r\n`;
}

/** Ids of events hold nothing that opens anything. */
export const uidOf = (requestId: string, place: number) =>
  `${createHash('sha256').update(`${requestId} ${place}`).digest('hex').slice(0, 32)}@vitrine`;
