import * as z from 'zod';
import { pageOf } from '../vocabulary.ts';

/** A page of a list that may be very long: up to 10,000 `total` is counted, beyond it is an estimate. */
export const longPageOf = <T extends z.ZodType>(item: T) => pageOf(item).extend({ totalIsEstimate: z.boolean() });
