import { language, locale } from './i18n.ts';

/** At least two digits. */
export const two = (value: number) => String(value).padStart(2, '0');

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

/** A number as the language writes it; small whole ones look alike in all of them. */
/** How many of something wait for somebody: where they are very many, nobody counts them. */
export const few = (count: number) => (count > 99 ? '99+' : String(count));

export const number = (value: number, options?: Intl.NumberFormatOptions) =>
  !options && Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : new Intl.NumberFormat(locale(), options).format(value);
