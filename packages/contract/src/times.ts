import * as z from 'zod';
import { text } from './vocabulary.ts';

/** The name of a time zone. */
export const timeZone = text(64).refine(
  (name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  },
  { message: 'must be a time zone such as Europe/Berlin' },
);

/** A time on the clock of somebody: YYYY-MM-DDTHH:MM. */
export const wallTime = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/);
