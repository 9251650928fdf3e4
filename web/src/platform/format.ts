import { language, locale } from './i18n.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** DD/MM/YYYY in the zone of the browser, `-` if empty (R239). */
export function date(value: string | Date | null | undefined) {
  if (!value) return '-';
  const day = new Date(value);
  return Number.isNaN(day.getTime()) ? '-' : `${two(day.getDate())}/${two(day.getMonth() + 1)}/${day.getFullYear()}`;
}

/** Whether a day (YYYY-MM-DD) or an instant lies behind us. */
export const isPast = (value: string) => value < new Date().toISOString().slice(0, value.length);

/** Written out in the language of the interface: 21 November 2026. */
export const longDate = (value: string | Date) => new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(value));

export const time = (value: string | Date) => new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(new Date(value));

/** With the day of the week, on the clock of the reader or of a zone: Monday, 30/11/2026, 10:00. */
export function dayAndTime(value: string, timeZone?: string) {
  const said = (options: Intl.DateTimeFormatOptions, words: string) =>
    new Intl.DateTimeFormat(words, { ...options, timeZone }).format(new Date(value));
  return [said({ weekday: 'long' }, locale()), said({ dateStyle: 'short' }, 'en-GB'), said({ timeStyle: 'short' }, locale())].join(', ');
}

/** On the clock of the reader, as a field for times understands it: YYYY-MM-DDTHH:MM. */
export const clockTime = (value: string | Date) => {
  const at = new Date(value);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago or how far ahead, in words: "3 days ago". */
export function relative(value: string | Date, now = new Date()) {
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000;
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  return step ? words.format(Math.round(seconds / step[1]), step[0]) : words.format(0, 'second');
}

/** A timer as `mm : ss` (R238); a started second counts as one. */
export function minutesSeconds(seconds: number) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${two(Math.floor(whole / 60))} : ${two(whole % 60)}`;
}

/** A number as the language writes it; small whole ones look alike in all of them. */
export const number = (value: number, options?: Intl.NumberFormatOptions) =>
  !options && Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : new Intl.NumberFormat(locale(), options).format(value);

/** Size of a file in words: 12 MB. */
export function bytes(size: number) {
  const [unit, divisor] = size >= 1e6 ? (['megabyte', 1e6] as const) : (['kilobyte', 1e3] as const);
  return number(size / divisor, { style: 'unit', unit, maximumFractionDigits: size >= 1e7 ? 0 : 1 });
}
