import { two } from './format.ts';
import { locale } from './i18n.ts';

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

/** A timer as `mm : ss` (R238); a started second counts as one. */
export function minutesSeconds(seconds: number) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${two(Math.floor(whole / 60))} : ${two(whole % 60)}`;
}
