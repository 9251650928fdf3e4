interface Day {
  uid: string;
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  text: string;
  url: string;
}

const compact = (day: string) => day.replaceAll('-', '');
const after = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** No line is longer than 75 bytes, and none breaks within a letter (RFC 5545, 3.1). */
function folded(line: string) {
  const lines: string[] = [];
  let [part, bytes] = ['', 0];
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 73) {
      lines.push(part);
      [part, bytes] = [' ', 1];
    }
    part += letter;
    bytes += size;
  }
  return [...lines, part].join('\r\n');
}

/** A calendar entry for a whole day that leaves the person free (RFC 5545). */
export const calendarDay = ({ uid, day, title, text, url }: Day, now: Date) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Application//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(after(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${text}\n${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
