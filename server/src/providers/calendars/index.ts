import * as z from 'zod';
import { inCage } from '../../platform/cage/cage.ts';
import { Unreadable } from '../../platform/cage/unreadable.ts';
import { fetchPublic, type Guard } from '../outgoing/index.ts';

const maxBytes = 10 * 1024 * 1024;
const patience = 15_000;

const spans = z.array(z.tuple([z.number(), z.number()])).max(5000);
const work = { entry: new URL('./calendar-work.ts', import.meta.url), replies: { busy: spans }, limits: { memory: 500, cpu: 20, size: 1 } };

/** An address of a calendar as people copy it. */
export const calendarAddress = (typed: string) => typed.trim().replace(/^webcals?:\/\//i, 'https://');

interface Asked {
  from: Date;
  to: Date;
  /** Whose clock is meant where the calendar names none. */
  timeZone: string;
}

type Read = { busy: { from: Date; to: Date }[] } | { why: 'not-public' | 'failed' | 'unreadable' };

/** When the calendar at an address holds something between two instants, repeated appointments unfolded; parsed in the cage. */
export async function readCalendar(address: string, { from, to, timeZone }: Asked, guard: Guard): Promise<Read> {
  const fetched = await fetchPublic(address, { maxBytes, milliseconds: patience }, guard);
  if ('why' in fetched) return { why: fetched.why === 'not-public' ? 'not-public' : 'failed' };
  const asked = { from: from.getTime(), to: to.getTime(), timeZone };
  try {
    const { result } = await inCage(work, {}, (run) => run('busy', asked, { seconds: 30, bytes: fetched.bytes }));
    return { busy: result.map(([begins, ends]) => ({ from: new Date(begins), to: new Date(ends) })) };
  } catch (error) {
    if (error instanceof Unreadable) return { why: 'unreadable' };
    throw error;
  }
}
