import type { World } from '../../platform/context.ts';
import { instantOf } from '../../platform/mail/calendar.ts';
import { busyAt } from '../applications/index.ts';

/** 07:00 to 19:30: nobody plans a talk for the night. */
const times = Array.from({ length: 26 }, (_, place) => `${String(7 + Math.floor(place / 2)).padStart(2, '0')}:${place % 2 ? '30' : '00'}`);

interface Asked {
  id: string;
  /** YYYY-MM-DD on the clock of `timeZone`. */
  day: string;
  timeZone: string;
  minutes: number;
  people: readonly { id: string; first_name: string; last_name: string }[];
}

/** The half hours of a day that lie ahead, and by name who has something else then. One that a change of summer time leaves out is not there. */
export async function halfHours(ctx: Pick<World, 'db' | 'now'>, { id, day, timeZone, minutes, people }: Asked) {
  const all = times.map((time) => ({ time, at: instantOf(`${day}T${time}`, timeZone) }));
  const ahead = all.filter(({ at }, place) => at > ctx.now() && at.getTime() !== all[place - 1]?.at.getTime());
  const [from, last] = [ahead[0]?.at.toISOString(), ahead.at(-1)?.at.toISOString()];
  if (!from || !last) return [];
  const busy = await busyAt(ctx, people, { from, last, minutes, but: id });
  return ahead.map(({ time, at }) => {
    const others = busy(at.toISOString());
    return { time, busy: people.filter((one) => others.has(one.id)).map(({ first_name, last_name }) => `${first_name} ${last_name}`) };
  });
}
