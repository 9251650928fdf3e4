/** What the caged child can do with a calendar. */
import ICAL from 'ical.js';
import { serve } from '../../platform/cage/serving.ts';
import { Unreadable } from '../../platform/cage/unreadable.ts';

interface Asked {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** Whose clock is meant where the calendar names none. */
  timeZone: string;
}

/** A rule that repeats more often than that is about no appointments. */
const mostRepeats = 50_000;
const mostSpans = 5000;

const zones = new Set(Intl.supportedValuesOf('timeZone'));

const two = (value: number) => String(value).padStart(2, '0');

/** The instant of a time: by the rules of its zone where that has a name that the world knows, else by those in the calendar. */
function instantOf(time: ICAL.Time, of: ICAL.Event, timeZone: string): number {
  const named = String(of.component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '');
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const isDescribed = time.zone !== ICAL.Timezone.localTimezone && !zones.has(named);
  if (!time.isDate && (isUtc || isDescribed)) return time.toUnixTime() * 1000;
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  const wall = time.isDate ? `${day}T00:00` : `${day}T${two(time.hour)}:${two(time.minute)}:${two(Math.min(time.second, 59))}`;
  const clock = !time.isDate && zones.has(named) ? named : timeZone;
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(clock, { disambiguation: 'compatible' }).epochMilliseconds;
}

const textOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

/** Whether somebody has no time then. What came from here is known here already. */
const keepsBusy = (event: ICAL.Component) =>
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE' &&
  !textOf(event, 'uid').endsWith('@VITRINE');

/** Events by their name, each with the days on which it takes place otherwise. */
function eventsOf(calendar: ICAL.Component) {
  const all = calendar.getAllSubcomponents('vevent');
  const masters = new Map<string, ICAL.Event>();
  const alone: ICAL.Event[] = [];
  for (const one of all) if (!one.hasProperty('recurrence-id')) masters.set(textOf(one, 'uid') || crypto.randomUUID(), new ICAL.Event(one));
  for (const one of all) {
    if (!one.hasProperty('recurrence-id')) continue;
    const master = masters.get(textOf(one, 'uid'));
    if (master) master.relateException(one);
    else alone.push(new ICAL.Event(one));
  }
  return [...masters.values(), ...alone];
}

interface Occurrence {
  item: ICAL.Event;
  startDate: ICAL.Time;
  endDate: ICAL.Time;
}

function* occurrencesOf(event: ICAL.Event, isPast: (time: ICAL.Time) => boolean): Generator<Occurrence> {
  if (!event.isRecurring()) return yield { item: event, startDate: event.startDate, endDate: event.endDate };
  const all = event.iterator();
  for (let n = 0; n < mostRepeats; n++) {
    const next = all.next() as ICAL.Time | undefined;
    if (!next || isPast(next)) return;
    yield event.getOccurrenceDetails(next);
  }
}

function busy(bytes: Buffer, { from, to, timeZone }: Asked): [number, number][] {
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString()));
  if (calendar.name !== 'vcalendar') throw new Unreadable('it is no calendar');
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const spans = new Set<string>();
  for (const event of eventsOf(calendar)) {
    for (const { item, startDate, endDate } of occurrencesOf(event, (time) => instantOf(time, event, timeZone) >= to)) {
      if (!startDate || !keepsBusy(item.component)) continue;
      const [begins, ends] = [instantOf(startDate, item, timeZone), instantOf(endDate ?? startDate, item, timeZone)];
      if (begins < to && ends > from && ends > begins) spans.add(`${begins} ${ends}`);
      if (spans.size >= mostSpans) break;
    }
  }
  return [...spans].map((one) => one.split(' ').map(Number) as [number, number]);
}

await serve({
  busy: (asked: Asked, { bytes }) => {
    try {
      return { result: busy(bytes, asked) };
    } catch (error) {
      // whatever a parser throws at bytes that it has completely is about the bytes
      throw error instanceof Unreadable ? error : new Unreadable(error instanceof Error ? error.message : String(error));
    }
  },
});
