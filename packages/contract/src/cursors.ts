import * as z from 'zod';
import { text } from './vocabulary.ts';

/** Beside the pages of a long list: the whole of it in an order that nothing changes, first from `start`, then from the `next` of each reply. */
export const walk = { after: text(2000, 1).optional() };

/** Where to read on after this; absent without `after`, and where nothing followed. */
export const walked = { next: z.string().optional() };
