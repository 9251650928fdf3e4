import * as z from 'zod';
import type { MeetingRow } from './meetings.sql.ts';

/** What a talk at Webex has for its place until there is a link. */
export const webexPlace = 'Webex';

/** What waits for the link before it is said to those who take part. */
const untold = z.object({
  what: z.enum(['set', 'moved', 'picked']),
  /** The applicant had another date before. */
  moved: z.boolean(),
  note: z.string(),
  by: z.string().nullable(),
});
export type Untold = z.output<typeof untold>;

export const untoldOf = ({ untold: row }: MeetingRow): Untold | null => untold.nullable().catch(null).parse(row);
