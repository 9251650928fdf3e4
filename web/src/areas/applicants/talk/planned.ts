import type { Reply } from '@vitrine/contract/endpoint.ts';
import { talkLengths } from '@vitrine/contract/talks/shapes.ts';
import type { talks } from '@vitrine/contract/talks/talks.ts';

/** What is planned for an application: a date, times on offer, people. */
export type Planned = Reply<typeof talks.show>;

/** How a date is found. */
export const ways = ['offer', 'set'] as const;
export type Way = (typeof ways)[number];

/** One of the lengths that a talk may have; half an hour where it is none of them. */
export const lengthOf = (minutes: number | undefined) => talkLengths.find((one) => one === minutes) ?? 30;
