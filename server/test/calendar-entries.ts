import ICAL from 'ical.js';
import type { TestWorld } from './world.ts';

/** What a calendar makes of an entry. */
export function eventOf(calendar: string) {
  const whole = new ICAL.Component(ICAL.parse(calendar));
  const event = new ICAL.Event(whole.getFirstSubcomponent('vevent') as ICAL.Component);
  return { method: whole.getFirstPropertyValue('method'), event };
}

/** The mails to an address that hold an entry for a calendar, the latest first, each with that entry. */
export async function calendarMails({ world }: Pick<TestWorld, 'world'>, address: string) {
  const mails = await world.db
    .selectFrom('mail')
    .select(['attachments', 'subject', 'body_text'])
    .where('recipient', '=', address)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return mails.flatMap((mail) => {
    const [file] = mail.attachments as { content: string }[];
    return file ? [{ ...mail, ...eventOf(Buffer.from(file.content, 'base64').toString()) }] : [];
  });
}
