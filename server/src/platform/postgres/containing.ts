import { type RawBuilder, sql } from 'kysely';

/** A pattern for `like` that finds a text anywhere; what people type is never a pattern itself. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, (one) => `\\${one}`)}%`;

/** Whether a text (a column by its name, or an expression) holds what was typed, whatever its capitals and accents. */
export const holds = (text: string | RawBuilder<unknown>, typed: string) =>
  sql<boolean>`folded(${typeof text === 'string' ? sql.ref(text) : text}) like folded(${containing(typed)})`;
