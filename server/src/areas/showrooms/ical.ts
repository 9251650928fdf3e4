import { createHash } from 'node:crypto';

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

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** Text of a property: backslash, comma, semicolon and line breaks are escaped (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, (one) => `\\${one}`).replace(/\r\n|\r|\n/g, '\\n');

/** A name as a parameter: quoted, without what no quoting allows. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, "'")}"`;

/** Lines of at most 75 bytes, never within a character (RFC 5545, 3.1). */
function folded(line: string) {
  const lines: string[] = [];
  let now = '';
  for (const one of line) {
    const room = lines.length === 0 ? 75 : 74;
    if (Buffer.byteLength(now + one) > room) {
      lines.push(now);
      now = '';
    }
    now += one;
  }
  return [...lines, now].join('\r\n ');
}

/** An invitation to a talk (RFC 5546, REQUEST). Times are in UTC, which is right in every calendar and across every change of summer time. */
export function invitationTo({ uid, start, minutes, summary, description, organizer, attendee, now }: Talk) {
  const end = new Date(start.getTime() + minutes * 60_000);
  return `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Showroom//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    'SEQUENCE:0',
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${attendee.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`;
}

/** Ids of events hold nothing that opens anything. */
export const uidOf = (requestId: string, place: number) =>
  `${createHash('sha256').update(`${requestId} ${place}`).digest('hex').slice(0, 32)}@vitrine`;
